//! A puzzle as it was read, and the two ways to read: the first puzzle, or all of them.

use super::error::{ErrorKind, ReadError};
use super::record::LineReader;
use super::sign::Sign;
use crate::grid::{Cell, Grid};

/// A puzzle that was read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Its givens. They may clash: that is no error of the text.
    pub grid: Grid,
    /// The line of the text it starts on, from 1.
    pub line: usize,
    /// What the text calls it, if it has a heading.
    pub title: Option<String>,
    /// What the reader should be told: what was left out, what follows. Whole sentences without a full stop.
    pub notes: Vec<String>,
    /// How it was written.
    pub shape: Shape,
}

/// How a puzzle was written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// On one line.
    Line,
    /// In nine rows.
    Rows,
    /// In a document of another program.
    Other,
}

/// Reads the first puzzle of a text; a note says if more follow.
///
/// # Errors
/// What comes first in the text is not a puzzle.
pub fn read(bytes: &[u8]) -> Result<Reading, ReadError> {
    read_all(bytes).swap_remove(0)
}

/// Reads every puzzle of a text, in order: at least one result, since a text without a puzzle is an error.
pub fn read_all(bytes: &[u8]) -> Vec<Result<Reading, ReadError>> {
    let content = bytes.split(|byte| *byte == b'\n').find(|line| !line.trim_ascii().is_empty());
    match content {
        None => vec![Err(ReadError::new(ErrorKind::EmptyInput, 1, 1, "found no puzzle"))],
        Some(line) if line.trim_ascii().split(u8::is_ascii_whitespace).any(|token| token.len() > 20) => {
            let mut reader = LineReader::new();
            let mut all = Vec::new();
            for line in bytes.split(|byte| *byte == b'\n') {
                let result = reader.read(line);
                let number = reader.line();
                all.extend(result.map(|result| result.map(|grid| reading(grid, number, Shape::Line))));
            }
            all
        }
        Some(_) => vec![rows(&String::from_utf8_lossy(bytes))],
    }
}

fn reading(grid: Grid, line: usize, shape: Shape) -> Reading {
    Reading { grid, line, title: None, notes: Vec::new(), shape }
}

fn rows(text: &str) -> Result<Reading, ReadError> {
    let mut grid = Grid::EMPTY;
    let mut row = 0;
    let mut end = 0;
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let number = index + 1;
        if row == 9 {
            return Err(ReadError::new(ErrorKind::RowCount, number, 1, "found a tenth row, expected nine"));
        }
        read_row(line, number, row, &mut grid)?;
        row += 1;
        end = number;
    }
    if row < 9 {
        return Err(ReadError::new(
            ErrorKind::RowCount,
            end + 1,
            1,
            format!("found {row} rows, expected nine"),
        ));
    }
    Ok(reading(grid, end - 8, Shape::Rows))
}

fn read_row(line: &str, number: usize, row: usize, grid: &mut Grid) -> Result<(), ReadError> {
    let mut count = 0;
    for (index, character) in line.trim_end().chars().enumerate() {
        let sign = Sign::of(character);
        let error = |kind, message: String| ReadError::new(kind, number, index + 1, message);
        match sign {
            Sign::Cell(_) if count == 9 => {
                return Err(error(ErrorKind::RowLength, "found a tenth cell".to_owned()));
            }
            Sign::Cell(cell) => {
                grid[Cell::at(row, count)] = cell;
                count += 1;
            }
            Sign::Letter | Sign::Other => {
                return Err(error(ErrorKind::BadChar, format!("found {character:?}, expected a cell")));
            }
            _ => {}
        }
    }
    if count < 9 {
        let column = line.trim_end().chars().count() + 1;
        let message = format!("found {count} cells, expected nine");
        return Err(ReadError::new(ErrorKind::RowLength, number, column, message));
    }
    Ok(())
}
