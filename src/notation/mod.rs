//! Text to grids and grids to text: every notation is read by one tolerant rule, with errors that name line and column.

mod error;
mod format;
mod reading;
mod record;
mod sign;

pub use error::{ErrorKind, ReadError};
pub use format::{Format, write};
pub use reading::{Reading, Shape, read, read_all};
pub use record::LineReader;
