//! The thread that reads the terminal: on Unix its bytes, elsewhere what crossterm makes of the console.

#[cfg(not(unix))]
mod elsewhere;
#[cfg(unix)]
mod unix;

#[cfg(not(unix))]
pub use elsewhere::{THREAD, read_terminal};
#[cfg(unix)]
pub use unix::{THREAD, read_terminal};
