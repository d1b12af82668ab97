//! The thread that reads and writes files for the screen: puzzles opened and saved, paths completed, and what is being
//! typed kept for the next start.

mod completion;
mod draft;
mod files;
mod path;
mod puzzles;
mod reply;
mod request;
mod save;
mod state;

pub use draft::Draft;
pub use files::Files;
pub use puzzles::Contents;
pub use reply::Reply;
pub use request::Request;
pub use state::{State, kept};
