//! What is heard besides keys: signals, and the end of the terminal. Where there are no signals, nothing is.

#[cfg(not(unix))]
mod elsewhere;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub use elsewhere::{HANGUP, Reach, can_be_continued, is_in_foreground, listen, stop};
#[cfg(unix)]
pub use unix::{HANGUP, Reach, can_be_continued, is_in_foreground, listen, stop};
