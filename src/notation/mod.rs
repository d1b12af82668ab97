//! Text to grids and grids to text: every notation is read by one tolerant rule, with errors that name line and column.

mod beginning;
mod block;
mod border;
mod candidates;
mod cells;
mod column;
mod content;
mod context;
mod document;
mod error;
mod fields;
mod format;
mod gnome;
mod heading;
mod ksudoku;
mod labels;
mod line;
mod nine;
mod opensudoku;
mod puzzles;
mod reading;
mod record;
mod row;
mod rows;
mod sections;
mod shape;
mod sign;
mod source;
mod whole;
mod xml;

pub use error::{ErrorKind, ReadError};
pub use format::{Format, write};
pub use puzzles::Puzzles;
pub use reading::{Reading, read, read_all};
pub use record::LineReader;
pub use shape::Shape;
