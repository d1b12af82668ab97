//! Why a text could not be read, and where.

use std::fmt;

/// What is wrong with a text, in one word that other programs may rely on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ErrorKind {
    /// The bytes are not UTF-8 text.
    Encoding,
    /// There is nothing but white space and comments.
    EmptyInput,
    /// It is a document, but not one of a known kind that holds a sudoku.
    UnsupportedFormat,
    /// A character stands where a cell is expected and is none.
    BadChar,
    /// A number stands where a cell is expected and is not 0 to 9.
    BadNumber,
    /// A row has not nine cells.
    RowLength,
    /// A grid has not nine rows.
    RowCount,
    /// A puzzle on one line has not 81 cells.
    Length,
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Encoding => "encoding",
            Self::EmptyInput => "empty-input",
            Self::UnsupportedFormat => "unsupported-format",
            Self::BadChar => "bad-char",
            Self::BadNumber => "bad-number",
            Self::RowLength => "row-length",
            Self::RowCount => "row-count",
            Self::Length => "length",
        })
    }
}

/// A text that could not be read. It is shown as `LINE:COLUMN: KIND: MESSAGE`, on one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// What is wrong.
    pub kind: ErrorKind,
    /// The line it is on, from 1.
    pub line: usize,
    /// The character of the line it is at, from 1. A tab is one character, a byte-order mark none. Missing cells
    /// are reported just after the last character, surplus ones where the first of them stands.
    pub column: usize,
    /// What was found and what is expected.
    pub message: String,
}

impl ReadError {
    /// An error of this kind at this line and column, each from 1.
    pub fn new(kind: ErrorKind, line: usize, column: usize, message: impl Into<String>) -> Self {
        Self { kind, line, column, message: message.into() }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.line, self.column, self.kind, self.message)
    }
}

impl std::error::Error for ReadError {}

/// `1 cell`, `2 cells`, as messages count.
pub fn plural(number: usize, noun: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {noun}{ending}")
}
