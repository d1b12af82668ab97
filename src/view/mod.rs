//! From the state to the picture: pure, one panel a file; a theme names colours by meaning.

mod advice;
mod aids;
mod board;
mod braille;
mod choice;
mod compact;
mod draw;
mod frame;
mod heat;
mod help;
mod hints;
mod icicle;
mod large;
mod layout;
mod listing;
mod mark;
mod menu;
mod palette;
mod paths;
mod race;
mod spot;
mod stack;
mod strip;
mod theme;
mod title;
mod verdict;
mod wanted;
mod why;
mod words;

pub use draw::draw;
pub use spot::spot;
pub use theme::Theme;
pub use wanted::wanted;
