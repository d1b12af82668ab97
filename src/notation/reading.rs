//! A puzzle as it was read, and the two ways to read a text: the first puzzle, or all of them.

use super::error::{ErrorKind, ReadError};
use super::line::Span;
use super::puzzles::Puzzles;
use super::sections;
use super::shape::Shape;
use crate::grid::Grid;

/// So many of the puzzles behind the first one are counted.
const COUNTED: usize = 1000;

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
    /// Whether others follow, where only the first was asked for.
    pub is_first_of_many: bool,
    /// How it was written.
    pub shape: Shape,
}

/// Reads the first puzzle of a text; a note says if more follow, another if what follows cannot be read. Any number of
/// headings may stand before it.
///
/// # Errors
/// What comes first in the text is not a puzzle.
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    let mut puzzles = Puzzles::new(bytes).for_one(sections::have_puzzle(bytes));
    let mut first = next(&mut puzzles).unwrap_or_else(|| Err(nothing()))?;
    let (mut count, mut fault) = (0, None);
    for result in std::iter::from_fn(|| next(&mut puzzles)).take(COUNTED) {
        match result {
            Ok(_) => count += 1,
            Err(error) => fault = fault.or(Some(error)),
        }
    }
    first.is_first_of_many = count > 0;
    first.notes.extend(match count {
        0 => None,
        1 => Some("1 more puzzle follows: this is the first".to_owned()),
        2..COUNTED => Some(format!("{count} more puzzles follow: this is the first")),
        _ => Some(format!("at least {count} more puzzles follow: this is the first")),
    });
    first.notes.extend(fault.map(|error| format!("more follows that cannot be read: {error}")));
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

/// The error of a text that has nothing but lines like this one: brackets, borders, a fence.
pub fn only_decoration(line: Span<'_>) -> ReadError {
    let span = line.trim();
    let shown: String = span.text().chars().take(20).collect();
    span.error(ErrorKind::EmptyInput, format!("found \"{shown}\" but no cells, expected a puzzle"))
}

fn next(puzzles: &mut Puzzles<&[u8]>) -> Option<Result<Reading, ReadError>> {
    puzzles.next().map(|result| result.expect("reading from memory does not fail"))
}
