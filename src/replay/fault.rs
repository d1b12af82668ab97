//! Why the steps of a program are read no further, and where.

use std::fmt;

use crate::notation::{ErrorKind, ReadError};

/// What is wrong, in one word that other programs may rely on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FaultKind {
    /// The puzzle before the steps cannot be read.
    Puzzle(ErrorKind),
    /// A line is no step.
    BadLine,
    /// A row, column or digit is not 1 to 9.
    OutOfRange,
    /// A digit is placed over another one that was placed.
    NotBlank,
    /// A given is placed over, or taken back.
    Given,
    /// A cell is taken back in which nothing was placed.
    NotPlaced,
    /// The line says something of the step that is not so: its number, its digit or its depth.
    Mismatch,
    /// There are more steps than are to be read.
    TooManySteps,
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Puzzle(kind) => return kind.fmt(f),
            Self::BadLine => "bad-line",
            Self::OutOfRange => "out-of-range",
            Self::NotBlank => "not-blank",
            Self::Given => "given",
            Self::NotPlaced => "not-placed",
            Self::Mismatch => "mismatch",
            Self::TooManySteps => "too-many-steps",
        })
    }
}

/// The first line that cannot be believed. It is shown as `LINE:COLUMN: KIND: MESSAGE`, on one line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The line it is on, from 1.
    pub line: u64,
    /// The character of the line it is at, from 1.
    pub column: usize,
    /// What is wrong.
    pub kind: FaultKind,
    /// What was found and what is expected.
    pub message: String,
}

impl From<ReadError> for Fault {
    fn from(error: ReadError) -> Self {
        let ReadError { kind, line, column, message } = error;
        Self { line: line as u64, column, kind: FaultKind::Puzzle(kind), message }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}: {}", self.line, self.column, self.kind, self.message)
    }
}

impl std::error::Error for Fault {}

/// What is wrong with a line, wherever the line is: at which byte, from 0.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Complaint {
    pub byte: usize,
    pub kind: FaultKind,
    pub message: String,
}

impl Complaint {
    pub fn new(byte: usize, kind: FaultKind, message: impl Into<String>) -> Self {
        Self { byte, kind, message: message.into() }
    }

    /// The fault of this line, whose number counts from 1.
    pub fn of_line(self, number: u64, line: &[u8]) -> Fault {
        let before = &line[..self.byte.min(line.len())];
        let column = String::from_utf8_lossy(before).chars().count() + 1;
        Fault { line: number, column, kind: self.kind, message: self.message }
    }
}

/// A piece of a line as a message quotes it: short, and without control characters.
pub fn quoted(bytes: &[u8]) -> String {
    const LONGEST: usize = 24;
    let text = String::from_utf8_lossy(bytes);
    let shown: String = text.chars().take(LONGEST).flat_map(char::escape_debug).collect();
    let rest = if text.chars().nth(LONGEST).is_some() { "…" } else { "" };
    format!("\"{shown}{rest}\"")
}
