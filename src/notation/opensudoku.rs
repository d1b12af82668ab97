//! Collections of OpenSudoku: XML with a `game` for each puzzle.

use super::error::{ErrorKind, ReadError, plural};
use super::line::Line;
use super::reading::Reading;
use super::whole;
use super::xml::{Locator, Tag, TagReader};
use crate::grid::{Cell, Digit, Grid};

/// Reads the `data` of each `game` of a collection. Its title is the name of the folder or of the collection.
#[derive(Default)]
pub struct OpenSudoku {
    is_in_name: bool,
    name: String,
    folder: Option<String>,
}

impl TagReader for OpenSudoku {
    fn open(&mut self, tag: &Tag<'_>, locator: &mut Locator<'_>) -> Option<Result<Reading, ReadError>> {
        match tag.name() {
            "name" => self.is_in_name = true,
            "folder" => self.folder = tag.attribute("name").map(|(name, _)| name),
            "game" => return Some(self.game(tag, locator)),
            _ => {}
        }
        None
    }

    fn text(&mut self, text: &str, _start: usize) {
        if self.is_in_name && self.name.len() < 200 {
            self.name.push_str(text);
        }
    }

    fn close(&mut self, name: &str, _locator: &mut Locator<'_>) -> Option<Result<Reading, ReadError>> {
        self.is_in_name &= name != "name";
        if name == "folder" {
            self.folder = None;
        }
        None
    }
}

impl OpenSudoku {
    fn game(&self, tag: &Tag<'_>, locator: &mut Locator<'_>) -> Result<Reading, ReadError> {
        let data = tag.attribute("data");
        let (data, start) = data.ok_or_else(|| locator.unsupported("a game of OpenSudoku without data"))?;
        let grid = match data.trim().strip_prefix("version:") {
            None => of_cells(&data),
            Some(cells) => of_fields(cells),
        };
        let grid = grid.map_err(|error| locator.error(start, error.column - 1, error.kind, error.message))?;
        let title = self.folder.as_ref().unwrap_or(&self.name).trim();
        Ok(locator.reading(start, grid, (!title.is_empty()).then(|| title.to_owned())))
    }
}

/// Version 0: the 81 cells.
fn of_cells(data: &str) -> Result<Grid, ReadError> {
    whole::one_line(Line::new(1, data.as_bytes())?.span().trim())
}

/// Later versions: a number, then for each cell `value|notes|editable|`, from version 4 on
/// `value|corner notes|centre notes|editable|`. Version 2 doubled some bars. A cell that can be edited is no given.
fn of_fields(data: &str) -> Result<Grid, ReadError> {
    let fault = |kind, message: &str| ReadError::new(kind, 1, 1, message);
    let (version, cells) = data.trim_start().split_once(char::is_whitespace).unwrap_or((data.trim(), ""));
    let size = match version.parse::<u32>() {
        Ok(1..=3) => 3,
        Ok(4) => 4,
        _ => {
            return Err(fault(
                ErrorKind::UnsupportedFormat,
                "found an unknown version of the data, expected 1 to 4",
            ));
        }
    };
    let fields: Vec<&str> = cells.trim().split('|').filter(|field| !field.is_empty()).collect();
    if fields.len() != 81 * size {
        let found = plural(fields.len(), "field");
        let message = format!("found {found}, expected {}: {size} for each of 81 cells", 81 * size);
        return Err(fault(ErrorKind::Length, &message));
    }
    let mut grid = Grid::EMPTY;
    for (cell, fields) in Cell::all().zip(fields.chunks(size)) {
        let digit = match fields[0].parse::<u8>() {
            Ok(number @ 0..=9) => Digit::new(number),
            _ => {
                return Err(fault(
                    ErrorKind::BadNumber,
                    &format!("found the value {}, expected 0 to 9", short(fields[0])),
                ));
            }
        };
        let is_given = match fields[size - 1] {
            "0" => true,
            "1" => false,
            _ => {
                return Err(fault(
                    ErrorKind::BadNumber,
                    &format!(
                        "found {}, expected 0 for a given or 1 for a cell of the player",
                        short(fields[size - 1])
                    ),
                ));
            }
        };
        grid[cell] = digit.filter(|_| is_given);
    }
    Ok(grid)
}

/// A field as a message shows it.
fn short(field: &str) -> String {
    field.chars().filter(|character| !character.is_control()).take(20).collect()
}
