//! A puzzle as it was read, and the two ways to read a text: the first puzzle, or all of them.

use super::error::{ErrorKind, ReadError};
use super::puzzles::Puzzles;
use super::shape::Shape;
use crate::grid::Grid;

/// A puzzle that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Its givens. They may clash: that is no error of the text.
    pub grid: Grid,
    /// The line of the text it starts on, from 1.
    pub line: usize,
    /// What the text calls it, if it does.
    pub title: Option<String>,
    /// What the reader should be told: what was left out, what follows.
    pub notes: Vec<String>,
    /// How it was written.
    pub shape: Shape,
}

/// Reads the first puzzle of a text; a note says if more follow. Any number of headings may stand before it.
///
/// # Errors
/// What comes first in the text is not a puzzle.
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    let mut puzzles = Puzzles::new(bytes).skipping_headings();
    let mut first = next(&mut puzzles).unwrap_or_else(|| Err(nothing()))?;
    if let Some(Ok(_)) = next(&mut puzzles) {
        first.notes.push("more puzzles follow: this is the first".to_owned());
    }
    Ok(first)
}

/// Reads every puzzle of a text, in order: at least one result, since a text without a puzzle is an error.
pub fn read_all(bytes: &[u8]) -> Vec<Result<Reading, ReadError>> {
    let mut puzzles = Puzzles::new(bytes);
    std::iter::from_fn(|| next(&mut puzzles)).collect()
}

/// The error of a text without a puzzle and without anything that could be one.
pub fn nothing() -> ReadError {
    ReadError::new(
        ErrorKind::EmptyInput,
        1,
        1,
        "found nothing but white space and comments, expected a puzzle",
    )
}

fn next(puzzles: &mut Puzzles<&[u8]>) -> Option<Result<Reading, ReadError>> {
    puzzles.next().map(|result| result.expect("reading from memory does not fail"))
}
