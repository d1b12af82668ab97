//! The program in a pseudo-terminal.

use std::io::{self, Read, Write};
use std::num::NonZero;
use std::process::Child;
use std::sync::{Arc, Condvar, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use pty_process::blocking::{Command, Pty, open};

/// Whoever waits longer waits in vain.
const PATIENCE: Duration = Duration::from_secs(20);
/// The time between two frames of a film.
const FRAME: Duration = Duration::from_millis(125);

/// A terminal with the program in it; dropping it ends the program.
pub struct Stage {
    child: Child,
    pty: Pty,
    shared: Arc<Shared>,
}

struct Shared {
    parser: Mutex<vt100::Parser>,
    changed: Condvar,
}

impl Stage {
    /// Starts the program that `cargo build --release` has made in a terminal of this many columns and rows.
    pub fn open((columns, rows): (u16, u16), arguments: &[&str]) -> io::Result<Self> {
        let (pty, pts) = open().map_err(io::Error::other)?;
        pty.resize(pty_process::Size::new(rows, columns)).map_err(io::Error::other)?;
        let state = std::env::temp_dir().join("sudoscope-pictures");
        let child = Command::new("target/release/sudoscope")
            .args(arguments)
            .env("TERM", "xterm-256color")
            .env("LC_ALL", "C.UTF-8")
            .env("XDG_STATE_HOME", state)
            .env_remove("NO_COLOR")
            .spawn(pts)
            .map_err(io::Error::other)?;
        let parser = Mutex::new(vt100::Parser::new(size(rows), size(columns), 0));
        let shared = Arc::new(Shared { parser, changed: Condvar::new() });
        let mut reader = std::fs::File::from(std::os::fd::AsFd::as_fd(&pty).try_clone_to_owned()?);
        let screen = Arc::clone(&shared);
        thread::spawn(move || {
            let mut bytes = [0; 8192];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                screen.parser.lock().expect("nobody fails with it").process(&bytes[..count]);
                screen.changed.notify_all();
            }
        });
        Ok(Self { child, pty, shared })
    }

    /// Types.
    pub fn send(&self, keys: &str) -> io::Result<()> {
        (&self.pty).write_all(keys.as_bytes())
    }

    /// Waits until this text is on the screen.
    pub fn wait_for(&self, text: &str) {
        let deadline = Instant::now() + PATIENCE;
        let mut parser = self.shared.parser.lock().expect("nobody fails with it");
        while !parser.screen().contents().contains(text) {
            let left = deadline.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "no {text:?} on the screen:\n{}", parser.screen().contents());
            parser = self.shared.changed.wait_timeout(parser, left).expect("nobody fails with it").0;
        }
    }

    /// Lets the time of a frame pass.
    pub fn wait_a_frame(&self) {
        let parser = self.shared.parser.lock().expect("nobody fails with it");
        let passed = self.shared.changed.wait_timeout_while(parser, FRAME, |_| true);
        drop(passed.expect("nobody fails with it"));
    }

    /// The screen as it is now.
    pub fn screen(&self) -> vt100::Screen {
        self.shared.parser.lock().expect("nobody fails with it").screen().clone()
    }
}

fn size(number: u16) -> NonZero<u16> {
    NonZero::new(number).expect("a picture has a size")
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
