//! Saves of GNOME Sudoku: JSON with a list of cells, each with its position, value and whether it is fixed.

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::document::Place;
use super::error::{ErrorKind, ReadError};
use super::reading::Reading;
use crate::grid::{Cell, Digit, Grid};

/// The puzzle of a save. Only fixed cells are givens; the others were set by the player.
///
/// # Errors
/// The text is not such a save, or a position or value in it is out of range.
pub fn read(text: &str, place: Place) -> Result<Reading, ReadError> {
    match serde_json::from_str::<Probe>(text) {
        Err(error) if !error.is_data() => return Err(place.unsupported(&format!("faulty JSON ({error})"))),
        Ok(Probe { cells: Some(_), .. }) => {}
        _ => return Err(place.unsupported("JSON of an unknown kind")),
    }
    let save: Save = serde_json::from_str(text)
        .map_err(|error| place.error(ErrorKind::BadNumber, error.line(), error.column(), in_words(&error)))?;
    let mut grid = Grid::EMPTY;
    let mut is_seen = [false; 81];
    for cell in &save.cells {
        if std::mem::replace(&mut is_seen[cell.position.0.index()], true) {
            return Err(place.unsupported(&format!("the cell {} twice", cell.position.0)));
        }
        grid[cell.position.0] = cell.value.0.filter(|_| cell.fixed);
    }
    // Blank cells may be left out of a save, but not every given: then it is no puzzle, or nobody knows which.
    if grid == Grid::EMPTY {
        return Err(place.unsupported("a save without a digit that is fixed"));
    }
    let mut reading = place.reading(1, grid, None);
    if save.cells.iter().any(|cell| !cell.fixed && cell.value.0.is_some()) {
        reading.notes.push("digits set by the player are left out".to_owned());
    }
    Ok(reading)
}

/// What is wrong in a save; where it is, is said already.
fn in_words(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(text, _)| text);
    let found =
        ["invalid type: ", "invalid value: ", "invalid "].iter().find_map(|start| text.strip_prefix(start));
    found.map_or_else(|| text.to_owned(), |found| format!("found {found}"))
}

/// What tells such a save from other JSON.
#[derive(Deserialize)]
struct Probe {
    cells: Option<Vec<ProbeCell>>,
}

#[derive(Deserialize)]
struct ProbeCell {
    #[expect(dead_code, reason = "it only has to be there")]
    position: IgnoredAny,
    #[expect(dead_code, reason = "it only has to be there")]
    value: IgnoredAny,
    #[expect(dead_code, reason = "it only has to be there")]
    fixed: IgnoredAny,
}

#[derive(Deserialize)]
struct Save {
    cells: Vec<SavedCell>,
}

#[derive(Deserialize)]
struct SavedCell {
    position: Position,
    value: Value,
    fixed: bool,
}

/// Row and column, each from 0.
#[derive(Deserialize)]
#[serde(try_from = "[i64; 2]")]
struct Position(Cell);

impl TryFrom<[i64; 2]> for Position {
    type Error = String;

    fn try_from([row, column]: [i64; 2]) -> Result<Self, String> {
        match (row, column) {
            (0..=8, 0..=8) => Ok(Self(Cell::at(row as usize, column as usize))),
            _ => Err(format!("found the position [{row}, {column}], expected rows and columns 0 to 8")),
        }
    }
}

/// A digit, or 0 for a blank.
#[derive(Deserialize)]
#[serde(try_from = "i64")]
struct Value(Option<Digit>);

impl TryFrom<i64> for Value {
    type Error = String;

    fn try_from(number: i64) -> Result<Self, String> {
        match number {
            0..=9 => Ok(Self(Digit::new(number as u8))),
            _ => Err(format!("found the value {number}, expected 0 to 9")),
        }
    }
}
