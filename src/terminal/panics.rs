//! What happens to a panic while the terminal is ours.

use std::panic::{self, PanicHookInfo};
use std::sync::mpsc::Sender;
use std::thread;

use super::event::Event;
use super::{guard, input};
use crate::app::Message;

/// From now on a panic of this thread restores the terminal before it is printed; a panic of another thread is not
/// printed into the picture, but told to the app.
pub fn handle(sender: Sender<Event>) {
    let ours = thread::current().id();
    let print = panic::take_hook();
    panic::set_hook(Box::new(move |panic| {
        if thread::current().id() == ours {
            guard::restore();
            print(panic);
        } else if cfg!(not(unix)) && thread::current().name() == Some(input::THREAD) {
            // It was crossterm, and the thread goes on reading.
        } else if sender.send(Event::Message(Message::Failed(in_a_line(panic)))).is_err() {
            print(panic);
        }
    }));
}

fn in_a_line(panic: &PanicHookInfo<'_>) -> String {
    let thread = thread::current();
    let name = thread.name().unwrap_or("a thread");
    let payload = panic.payload();
    let text =
        payload.downcast_ref::<&str>().copied().or(payload.downcast_ref::<String>().map(String::as_str));
    format!("{name} has failed: {}", text.unwrap_or("for an unknown reason"))
}

/// Panics, if this is a debug build whose environment asks for it: `SUDOSCOPE_TEST_PANIC` names the part that is to
/// fail, `ui` at the first key, `player` or `examiner` at its first word. For the tests of what happens then.
pub fn rehearse(part: &str) {
    let asked = || std::env::var("SUDOSCOPE_TEST_PANIC").is_ok_and(|named| named == part);
    assert!(!(cfg!(debug_assertions) && asked()), "rehearsed failure of the {part}");
}
