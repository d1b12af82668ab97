//! From the state to the picture: pure, one panel a file; a theme names colours by meaning.

mod board;
mod choice;
mod compact;
mod draw;
mod frame;
mod help;
mod hints;
mod large;
mod layout;
mod listing;
mod mark;
mod menu;
mod paths;
mod progress;
mod race;
mod stack;
mod theme;
mod title;
mod verdict;
mod why;
mod words;

pub use draw::draw;
pub use theme::Theme;
