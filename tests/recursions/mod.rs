//! The two recursions on which the project is modelled, told in Rust: the same search twice, of which one took half
//! the time. A bench times them, a test counts what they do.
#![allow(dead_code, unused_imports, reason = "the bench and the test each use their own part")]

mod last_column;
mod one_wrap;
mod output;
mod promising;
mod squares;
mod witness;

pub use last_column::last_column;
pub use one_wrap::one_wrap;
pub use output::{buffered, built_first};
pub use squares::{Passed, Shared, Squares};
pub use witness::{Counting, Filming, Silent, Witness};

/// What is done in a cell that is filled already: testing the digits all the same, or nothing.
pub const TESTED: bool = true;
/// See `TESTED`.
pub const SKIPPED: bool = false;
