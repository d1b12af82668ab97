//! A terminal window with the real program in it, and someone who types and reads.

mod modes;
mod screen;
mod start;
mod window;

pub mod keys;
#[cfg(target_os = "linux")]
pub mod process;

pub use screen::Screen;
pub use start::{PROGRAM, Start, file_with};
pub use window::Window;
