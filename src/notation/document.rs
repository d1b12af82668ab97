//! Documents of other programs: XML and JSON. Of an unknown one no digit is taken.

use super::error::{ErrorKind, ReadError};
use super::line::LONGEST;
use super::reading::Reading;
use super::shape::Shape;
use super::{gnome, xml};
use crate::grid::Grid;

/// The puzzles of a document whose first line has this number; at least one result.
pub fn read(bytes: &[u8], first_line: usize) -> Vec<Result<Reading, ReadError>> {
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        Err(error) => return vec![Err(encoding_error(bytes, error.valid_up_to(), first_line))],
    };
    let place = Place { first_line };
    if text.trim_start().starts_with('<') { xml::read(text, place) } else { vec![gnome::read(text, place)] }
}

/// Where a document starts in the text.
#[derive(Clone, Copy, Debug)]
pub struct Place {
    first_line: usize,
}

impl Place {
    /// An error at this line and column of the document, each from 1.
    pub fn error(self, kind: ErrorKind, line: usize, column: usize, message: impl Into<String>) -> ReadError {
        ReadError::new(kind, self.first_line + line.max(1) - 1, column.max(1), message)
    }

    /// The error of a document that is of no known kind.
    pub fn unsupported(self, what: &str) -> ReadError {
        let what: String = what.chars().map(|c| if c.is_control() { ' ' } else { c }).take(120).collect();
        let known = "expected a save of GNOME Sudoku, KSudoku or OpenSudoku, or plain text";
        self.error(ErrorKind::UnsupportedFormat, 1, 1, format!("found {what}, {known}"))
    }

    /// A puzzle read at this line of the document, from 1.
    pub fn reading(self, line: usize, grid: Grid, title: Option<String>) -> Reading {
        Reading {
            grid,
            line: self.first_line + line.max(1) - 1,
            title,
            notes: Vec::new(),
            is_first_of_many: false,
            shape: Shape::Other,
        }
    }
}

fn encoding_error(bytes: &[u8], index: usize, first_line: usize) -> ReadError {
    let before = String::from_utf8_lossy(&bytes[..index]);
    let line = first_line + before.matches('\n').count();
    let last = before.rsplit('\n').next().unwrap_or_default();
    let column = last.chars().take(LONGEST).count() + 1;
    let message = format!("found the byte 0x{:02X}, expected text in UTF-8", bytes[index]);
    ReadError::new(ErrorKind::Encoding, line, column, message)
}
