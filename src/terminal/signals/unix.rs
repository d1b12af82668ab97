//! The threads that hear what is not a key: signals, and the end of the terminal.

use std::io;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use nix::unistd::{self, Pid};
use rustix::event::{PollFd, PollFlags, poll};
use rustix::process::Signal;
use rustix::stdio::stdout;
use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::iterator::Signals;
use signal_hook::low_level::emulate_default_handler;

use crate::terminal::event::Event;
use crate::terminal::guard;

/// As which signal the end of the terminal counts.
pub const HANGUP: i32 = SIGHUP;

/// How long the UI may take to end after a signal. It takes a millisecond, unless the terminal does not read what
/// is written to it.
const PATIENCE: Duration = Duration::from_secs(2);

/// How long it may take to end once the terminal's backlog has been thrown away.
const LAST_CHANCE: Duration = Duration::from_millis(300);

/// Starts to listen. Call it before the terminal is taken: from then on no signal ends the process by itself.
///
/// # Errors
/// If the handlers cannot be installed or no thread be started.
pub fn listen(sender: &Sender<Event>) -> io::Result<()> {
    let signals = Signals::new([SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])?;
    let to_loop = sender.clone();
    thread::Builder::new().name("signals".to_owned()).spawn(move || pass_on(signals, &to_loop))?;
    let to_loop = sender.clone();
    thread::Builder::new().name("hangup".to_owned()).spawn(move || wait_for_hangup(&to_loop))?;
    Ok(())
}

fn pass_on(mut signals: Signals, sender: &Sender<Event>) {
    let mut asked = false;
    for signal in signals.forever() {
        let event = match signal {
            SIGWINCH => Event::Resized,
            SIGTSTP => Event::Stopped,
            SIGCONT => Event::Continued,
            _ if asked => end_by_force(signal),
            _ => {
                asked = true;
                let _ = thread::Builder::new().name("watchdog".to_owned()).spawn(move || watch(signal));
                Event::Signal(signal)
            }
        };
        if sender.send(event).is_err() {
            return; // the UI has ended, and with it soon the process
        }
    }
}

/// Ends the process if the UI does not.
fn watch(signal: i32) {
    thread::sleep(PATIENCE);
    // The most likely reason is a write that waits for the terminal: what waits there is not worth having.
    let _ = rustix::termios::tcflush(stdout(), rustix::termios::QueueSelector::OFlush);
    thread::sleep(LAST_CHANCE);
    end_by_force(signal);
}

fn end_by_force(signal: i32) -> ! {
    guard::restore_without_writing();
    let _ = emulate_default_handler(signal);
    std::process::exit(128 + signal)
}

/// Waits, without ever waking up, until the terminal is gone. A terminal that closes sends SIGHUP only to those it
/// controls, and keys may come from another.
fn wait_for_hangup(sender: &Sender<Event>) {
    loop {
        let mut terminal = [PollFd::from_borrowed_fd(stdout(), PollFlags::empty())];
        match poll(&mut terminal, None) {
            Ok(_) if terminal[0].revents().contains(PollFlags::HUP) => {
                let _ = sender.send(Event::Vanished);
                return;
            }
            Err(rustix::io::Errno::INTR) => {}
            Ok(_) | Err(_) => return, // a system whose terminals cannot be waited for: SIGHUP has to do
        }
    }
}

/// Whom a stop concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// This process only.
    Process,
    /// The whole job, as Ctrl+Z does.
    Job,
}

/// Whether somebody waits for this process to stop and can continue it: a shell, which is in the same session.
/// A program that a window was opened for has none, and would be stopped for good.
///
/// In a namespace of its own (a container, `unshare`) a process may have a parent, or be in a session or group whose
/// leader, that has no number there: the system then says 0, so plain numbers are compared.
pub fn can_be_continued() -> bool {
    let session = |process: Option<Pid>| unistd::getsid(process).ok();
    let parent = unistd::getppid();
    parent.as_raw() != 0 && session(Some(parent)) == session(None)
}

/// Whether the terminal is this job's to use.
pub fn is_in_foreground() -> bool {
    unistd::tcgetpgrp(stdout()).is_ok_and(|foreground| foreground == unistd::getpgrp())
}

/// Stops; returns when the process is continued.
pub fn stop(reach: Reach) {
    let _ = match reach {
        Reach::Process => rustix::process::kill_process(rustix::process::getpid(), Signal::STOP),
        Reach::Job => rustix::process::kill_current_process_group(Signal::STOP),
    };
}
