//! Systems whose consoles give keys, not bytes: crossterm reads them.

use std::io;
use std::panic::catch_unwind;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use crossterm::event;

use crate::terminal::event::Event;

/// The name of the thread. Its panics are its own affair.
pub const THREAD: &str = "input";

/// How long to look for more input that was read together with the last event. What has been read is there at once;
/// the time only has to outlast the look at the clock.
const LOOK: Duration = Duration::from_micros(50);

/// Starts to read the terminal.
///
/// crossterm's `poll` must not be relied upon for time. Here nothing else waits for this thread.
///
/// # Errors
/// If no thread can be started.
pub fn read_terminal(sender: Sender<Event>) -> io::Result<()> {
    let read = move || while pass_on(&sender) {};
    thread::Builder::new().name(THREAD.to_owned()).spawn(read)?;
    Ok(())
}

/// Passes on one event. False when there is nobody to read from, or to pass it to.
fn pass_on(sender: &Sender<Event>) -> bool {
    let event = match catch_unwind(event::read) {
        Ok(Ok(event)) => Event::Input(event),
        Ok(Err(error)) => {
            let _ = sender.send(Event::InputEnded(error));
            return false;
        }
        // crossterm computes with whatever the console says. An event is lost, not the keyboard.
        Err(_) => return true,
    };
    sender.send(event).is_ok() && (more_was_read() || sender.send(Event::InputPause).is_ok())
}

/// Whether more events were read together with the last one. It looks twice: a thread that loses its turn between
/// two looks at the clock would find the time over before it has looked at all.
fn more_was_read() -> bool {
    let look = || catch_unwind(|| event::poll(LOOK).unwrap_or(false)).unwrap_or(true);
    look() || look()
}
