//! Systems without signals: the console ends the process itself, and nothing can be suspended.

use std::io;
use std::sync::mpsc::Sender;

use crate::terminal::event::Event;

/// As which signal the end of the terminal counts.
pub const HANGUP: i32 = 1;

/// There is nothing to listen to.
///
/// # Errors
/// None.
#[expect(clippy::unnecessary_wraps, reason = "where there are signals it can fail")]
pub fn listen(_: &Sender<Event>) -> io::Result<()> {
    Ok(())
}

/// Whom a stop concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// This process only.
    Process,
    /// The whole job.
    Job,
}

/// Nobody could continue the process.
pub fn can_be_continued() -> bool {
    false
}

/// There are no jobs, so this is the one.
pub fn is_in_foreground() -> bool {
    true
}

/// Does nothing.
pub fn stop(_: Reach) {}
