//! The bare form of a step: `p ROW COLUMN DIGIT` places, `u ROW COLUMN` takes back.

use super::fault::{Complaint, FaultKind, quoted};
use crate::grid::{Cell, Digit};

/// What a line asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BareStep {
    /// A digit is placed.
    Place(Cell, Digit),
    /// A cell is blanked.
    Undo(Cell),
}

/// The step at the start of these bytes, with how many of them its line takes, where it is written as plainly as can
/// be: single spaces, a line feed. Nothing for anything else, which may be a step nevertheless.
pub fn plain_step(bytes: &[u8]) -> Option<(BareStep, usize)> {
    match *bytes {
        [b'p', b' ', row, b' ', column, b' ', digit, b'\n', ..] => {
            let digit = index(digit)?;
            Some((BareStep::Place(cell(row, column)?, Digit::from_index(digit)), 8))
        }
        [b'u', b' ', row, b' ', column, b'\n', ..] => Some((BareStep::Undo(cell(row, column)?), 6)),
        _ => None,
    }
}

/// The step on a line, or nothing where it holds nothing but white space or a comment.
pub fn read_step(line: &[u8]) -> Result<Option<BareStep>, Complaint> {
    let mut words = Words { line, at: 0 };
    let step = match words.next() {
        None => return Ok(None),
        Some((_, b"p")) => {
            let cell = words.cell()?;
            BareStep::Place(cell, Digit::from_index(words.number("digit")?))
        }
        Some((_, b"u")) => BareStep::Undo(words.cell()?),
        Some((at, word)) => {
            let message = format!("found {}, expected `p ROW COLUMN DIGIT` or `u ROW COLUMN`", quoted(word));
            return Err(Complaint::new(at, FaultKind::BadLine, message));
        }
    };
    match words.next() {
        None => Ok(Some(step)),
        Some((at, word)) => {
            let message = format!("found {}, expected the end of the line", quoted(word));
            Err(Complaint::new(at, FaultKind::BadLine, message))
        }
    }
}

fn cell(row: u8, column: u8) -> Option<Cell> {
    Some(Cell::at(index(row)?, index(column)?))
}

fn index(character: u8) -> Option<usize> {
    let index = character.wrapping_sub(b'1') as usize;
    (index < 9).then_some(index)
}

/// The words of a line up to a `#`, each with the byte it starts at.
struct Words<'a> {
    line: &'a [u8],
    at: usize,
}

impl<'a> Words<'a> {
    fn next(&mut self) -> Option<(usize, &'a [u8])> {
        let rest = &self.line[self.at..];
        let start = self.at + rest.iter().position(|byte| !byte.is_ascii_whitespace())?;
        let word = self.line[start..].split(u8::is_ascii_whitespace).next()?;
        if word.starts_with(b"#") {
            return None;
        }
        self.at = start + word.len();
        Some((start, word))
    }

    fn cell(&mut self) -> Result<Cell, Complaint> {
        Ok(Cell::at(self.number("row")?, self.number("column")?))
    }

    /// A number of 1 to 9, less one.
    fn number(&mut self, what: &str) -> Result<usize, Complaint> {
        let Some((at, word)) = self.next() else {
            let message = format!("found the end of the line, expected a {what}");
            return Err(Complaint::new(self.line.trim_ascii_end().len(), FaultKind::BadLine, message));
        };
        if let &[digit] = word
            && let Some(index) = index(digit)
        {
            return Ok(index);
        }
        let is_number = word.strip_prefix(b"-").unwrap_or(word).iter().all(u8::is_ascii_digit);
        let kind = if is_number { FaultKind::OutOfRange } else { FaultKind::BadLine };
        Err(Complaint::new(at, kind, format!("found {}, expected a {what} of 1 to 9", quoted(word))))
    }
}
