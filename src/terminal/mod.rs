//! The only room that knows terminal, threads and time together: keys in, pictures out, the terminal left as it was.

mod answer;
mod capabilities;
mod colours;
mod crew;
#[cfg(unix)]
mod decoder;
mod event;
mod exit;
mod glyphs;
mod guard;
mod inbox;
mod input;
mod keyboard;
mod output;
mod panics;
mod pen;
mod run;
mod screen;
mod session;
mod signals;
mod split_escape;

pub use capabilities::Capabilities;
pub use exit::Exit;
pub use inbox::{Arrival, Inbox};
pub use run::{Feed, run};
pub use screen::Screen;
