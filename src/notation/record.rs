//! Puzzles one a line, read line by line.

use super::error::{ErrorKind, ReadError};
use super::sign::Sign;
use crate::grid::{Cell, Grid};

/// Reads a file of one puzzle a line: knows the number of the line.
#[derive(Clone, Debug, Default)]
pub struct LineReader {
    line: usize,
}

impl LineReader {
    /// A reader at the start of a file.
    pub const fn new() -> Self {
        Self { line: 0 }
    }

    /// The number of the line read last, from 1; 0 before the first.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The puzzle on the next line, given without its newline; nothing where the line is blank, a comment or a
    /// header.
    ///
    /// # Errors
    /// The line is not a puzzle. The next ones can be read nevertheless.
    pub fn read(&mut self, line: &[u8]) -> Option<Result<Grid, ReadError>> {
        self.line += 1;
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let text = match std::str::from_utf8(line) {
            Ok(text) => text,
            Err(error) => {
                let column = String::from_utf8_lossy(&line[..error.valid_up_to()]).chars().count() + 1;
                return Some(Err(ReadError::new(ErrorKind::Encoding, self.line, column, "not UTF-8 text")));
            }
        };
        let text = text.trim();
        if text.is_empty() || text.starts_with('#') {
            return None;
        }
        Some(cells_of(text, self.line))
    }
}

fn cells_of(text: &str, line: usize) -> Result<Grid, ReadError> {
    let text = text.split_whitespace().next().unwrap_or(text);
    let mut grid = Grid::EMPTY;
    let mut column = 0;
    for character in text.chars() {
        column += 1;
        let Sign::Cell(cell) = Sign::of(character) else {
            return Err(ReadError::new(
                ErrorKind::BadChar,
                line,
                column,
                format!("found {character:?}, expected a cell"),
            ));
        };
        if column > 81 {
            return Err(ReadError::new(ErrorKind::Length, line, column, "found more than 81 cells"));
        }
        grid[Cell::new(column - 1)] = cell;
    }
    if column < 81 {
        return Err(ReadError::new(
            ErrorKind::Length,
            line,
            column + 1,
            format!("found {column} cells, expected 81"),
        ));
    }
    Ok(grid)
}
