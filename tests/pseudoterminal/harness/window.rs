//! A terminal window: a pseudo-terminal, the program in it, and someone who reads its screen.

use std::io::{PipeReader, PipeWriter, Read, Write};
use std::os::fd::AsFd;
use std::process::{Child, ExitStatus};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::thread;
use std::time::{Duration, Instant};

use pty_process::blocking::{Command, Pty, open};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::process::{Pid, Signal, kill_process};

use super::modes::Modes;
use super::screen::Screen;
use super::{Start, keys};

/// Nothing takes so long, on the busiest machine: whoever waits longer waits in vain.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A window with a program in it. Dropping it closes the window.
pub struct Window {
    child: Child,
    pty: Option<Pty>,
    shared: Arc<Shared>,
    modes_before: Modes,
    /// Closing this ends the reader, even while the program writes nothing.
    reader_stays: Option<PipeWriter>,
}

struct Shared {
    screen: Mutex<Screen>,
    changed: Condvar,
}

impl Window {
    /// Opens a window and starts a program in it.
    pub fn open(start: Start) -> Self {
        let (pty, pts) = open().expect("a pseudo-terminal");
        let (columns, rows) = start.size;
        if start.tells_size {
            pty.resize(pty_process::Size::new(rows, columns)).expect("a pseudo-terminal has a size");
        }
        let modes_before = Modes::of(&pty);
        let mut screen = Screen::new(columns, rows);
        screen.feed(format!("before the start\r\n{}", start.before).as_bytes());
        screen.written.clear();
        let shared = Arc::new(Shared { screen: Mutex::new(screen), changed: Condvar::new() });
        let reader_stays = read(&pty, Arc::clone(&shared));
        let mut command = Command::new(&start.program).args(&start.arguments);
        for name in ["NO_COLOR", "COLORTERM", "LANG", "LC_CTYPE", "SUDOSCOPE_THEME"] {
            command = command.env_remove(name);
        }
        command = command.envs(start.variables);
        if let Some(folder) = start.folder {
            command = command.current_dir(folder);
        }
        if let Some(input) = start.input {
            command = command.stdin(input);
        }
        let child = command.spawn(pts).expect("the program starts");
        Self { child, pty: Some(pty), shared, modes_before, reader_stays: Some(reader_stays) }
    }

    /// Types: keys as the terminal sends them.
    pub fn type_in(&self, keys: &str) {
        self.send(keys.as_bytes());
    }

    /// Sends bytes in one piece.
    pub fn send(&self, bytes: &[u8]) {
        let mut pty = self.pty.as_ref().expect("an open window");
        pty.write_all(bytes).expect("the terminal takes input");
    }

    /// The screen as it is now.
    pub fn screen(&self) -> MutexGuard<'_, Screen> {
        self.shared.screen.lock().expect("no reader has failed")
    }

    /// Waits until the screen is as wanted.
    pub fn wait(&self, wanted: &str, is_so: impl Fn(&Screen) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        let mut screen = self.screen();
        while !is_so(&screen) {
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "waited in vain for {wanted}; the screen is:\n{}", screen.text());
            screen = self.shared.changed.wait_timeout(screen, left).expect("no reader has failed").0;
        }
    }

    /// Waits until this text is on the screen.
    pub fn wait_for(&self, text: &str) {
        self.wait(text, |screen| screen.text().contains(text));
    }

    /// Waits until this digit is in the full grid.
    pub fn wait_for_digit(&self, digit: char) {
        self.wait(&format!("the digit {digit}"), |screen| {
            (0..9).any(|row| screen.grid_row(row).contains(digit))
        });
    }

    /// In WATCH: plays as fast as the search goes, from 16 steps a second.
    pub fn play_unlimited(&self) {
        // Ten or more at once would be a paste.
        for speed in ["4,096 steps/s", "1,048,576 steps/s", "unlimited"] {
            self.type_in("]]]]]]]]");
            self.wait_for(speed);
        }
    }

    /// From WATCH to EDIT, however many levels outwards that is.
    pub fn back_to_editing(&self) {
        while !self.screen().text().contains(" EDIT ") {
            self.type_in(keys::ESCAPE);
            self.is_written_to_within(Duration::from_millis(200)); // not every level shows
        }
    }

    /// Waits until all is known of a puzzle with one solution that was opened.
    pub fn wait_for_verdict(&self) {
        self.wait("the verdict and the length of the film", |screen| {
            let text = screen.text();
            text.contains("exactly one solution")
                && text.contains("one solution ✓")
                && text.contains("fewest candidates ")
                && text.contains(" steps\n")
        });
    }

    /// Waits until the screen shows this text and nothing else.
    pub fn wait_for_screen(&self, text: &str) {
        self.wait(&format!("the screen\n{text}\n"), |screen| screen.text() == text);
    }

    /// Waits until this text is not on the screen.
    pub fn wait_without(&self, text: &str) {
        self.wait(&format!("the end of {text}"), |screen| !screen.text().contains(text));
    }

    /// Whether anything is written to the terminal within this time.
    pub fn is_written_to_within(&self, time: Duration) -> bool {
        let screen = self.screen();
        let before = screen.written.len();
        let unchanged = |screen: &mut Screen| screen.written.len() == before;
        let waited = self.shared.changed.wait_timeout_while(screen, time, unchanged);
        waited.expect("no reader has failed").0.written.len() > before
    }

    /// Gives the window another size.
    pub fn resize(&self, columns: u16, rows: u16) {
        self.screen().resize(columns, rows);
        let pty = self.pty.as_ref().expect("an open window");
        pty.resize(pty_process::Size::new(rows, columns)).expect("a pseudo-terminal has a size");
    }

    /// The process in the window.
    pub fn process(&self) -> Pid {
        Pid::from_child(&self.child)
    }

    /// Sends the process a signal.
    pub fn signal(&self, signal: Signal) {
        kill_process(self.process(), signal).expect("the process is there");
    }

    /// Closes the window under the program.
    pub fn hang_up(&mut self) {
        self.reader_stays = None;
        self.pty = None;
        let deadline = Instant::now() + PATIENCE;
        while Arc::strong_count(&self.shared) > 1 {
            assert!(Instant::now() < deadline, "the reader stays");
            thread::yield_now();
        }
    }

    /// Reads no more of what the program writes.
    pub fn stop_reading(&mut self) {
        self.reader_stays = None;
    }

    /// Whether the process runs.
    pub fn is_alive(&mut self) -> bool {
        self.child.try_wait().expect("a child of ours").is_none()
    }

    /// A row of the full grid as nine characters, blanks as dots.
    pub fn grid_row(&self, row: usize) -> String {
        self.screen().grid_row(row)
    }

    /// The modes of the terminal before the program started.
    pub fn modes_before(&self) -> &Modes {
        &self.modes_before
    }

    /// Waits for the end of the process, and of what it wrote.
    pub fn exit_status(&mut self) -> ExitStatus {
        let deadline = Instant::now() + PATIENCE;
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("a child of ours") {
                break status;
            }
            assert!(Instant::now() < deadline, "the process does not end:\n{}", self.screen().text());
            thread::sleep(Duration::from_millis(1)); // there is nothing else to wait for
        };
        if self.reader_stays.is_some() {
            self.wait("the end of the output", |screen| screen.closed);
        }
        status
    }

    /// The present modes of the terminal.
    pub fn modes(&self) -> Modes {
        Modes::of(self.pty.as_ref().expect("an open window"))
    }

    /// Fails unless the terminal is as it was before the program started, and shows what it showed.
    pub fn assert_restored(&self) {
        self.assert_modes_restored();
        let text = self.screen().text();
        assert!(text.contains("before the start"), "the screen of before:\n{text}");
    }

    /// Fails unless the terminal is in the modes of before the program started.
    pub fn assert_modes_restored(&self) {
        assert_eq!(self.modes(), self.modes_before, "the line discipline");
        let screen = self.screen();
        let last = screen.written_since(screen.written.len().saturating_sub(400));
        let terminal = screen.terminal();
        assert!(!terminal.alternate_screen(), "the alternate screen");
        assert!(!terminal.hide_cursor(), "the cursor");
        assert!(!terminal.bracketed_paste(), "bracketed paste after {last:?}");
        assert!(!terminal.application_keypad() && !terminal.application_cursor(), "the keypad");
        assert_eq!(terminal.mouse_protocol_mode(), vt100::MouseProtocolMode::None, "the mouse");
        assert!(!terminal.bold() && !terminal.inverse() && !terminal.underline(), "the style");
    }
}

impl Drop for Window {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts a thread that feeds the screen. It ends with the program's output, or when the returned end is dropped.
fn read(pty: &Pty, shared: Arc<Shared>) -> PipeWriter {
    let (stay, leave) = std::io::pipe().expect("a pipe");
    let terminal = pty.as_fd().try_clone_to_owned().expect("a descriptor");
    thread::spawn(move || {
        let mut terminal = std::fs::File::from(terminal);
        let mut bytes = vec![0; 1 << 16];
        while wait_for_output(&terminal, &stay) {
            // Linux tells the end by an error, others by nothing.
            let Ok(length @ 1..) = terminal.read(&mut bytes) else { break };
            shared.screen.lock().expect("no other reader").feed(&bytes[..length]);
            shared.changed.notify_all();
        }
        shared.screen.lock().expect("no other reader").closed = true;
        shared.changed.notify_all();
    });
    leave
}

/// True when there is something to read, false when the reader is to leave.
fn wait_for_output(terminal: &std::fs::File, stay: &PipeReader) -> bool {
    let mut ends = [PollFd::new(terminal, PollFlags::IN), PollFd::new(stay, PollFlags::empty())];
    while poll(&mut ends, None) == Err(rustix::io::Errno::INTR) {}
    ends[1].revents().is_empty()
}
