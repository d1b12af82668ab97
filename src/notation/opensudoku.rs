//! Collections of OpenSudoku: XML with a `game` for each puzzle.

use roxmltree::{Document, Node};

use super::document::Place;
use super::error::{ErrorKind, ReadError};
use super::line::Line;
use super::reading::Reading;
use super::whole;
use crate::grid::{Cell, Digit, Grid};

/// The puzzles of a collection, in order: the `data` of each `game`.
pub fn read(document: &Document<'_>, place: Place) -> Vec<Result<Reading, ReadError>> {
    let games = document.descendants().filter(|node| node.has_tag_name("game"));
    let results: Vec<_> = games.map(|game| read_game(document, game, place)).collect();
    if results.is_empty() {
        vec![Err(place.unsupported("a collection of OpenSudoku without a game"))]
    } else {
        results
    }
}

fn read_game(document: &Document<'_>, game: Node<'_, '_>, place: Place) -> Result<Reading, ReadError> {
    let data =
        game.attribute_node("data").ok_or_else(|| place.unsupported("a game of OpenSudoku without data"))?;
    let start = document.text_pos_at(data.range_value().start);
    let (line, column) = (start.row as usize, start.col as usize);
    let grid = match data.value().trim().strip_prefix("version:") {
        None => of_cells(data.value()),
        Some(cells) => of_fields(cells),
    };
    let grid =
        grid.map_err(|error| place.error(error.kind, line, column + error.column - 1, error.message))?;
    Ok(place.reading(line, grid, title(game)))
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
    let fields: Vec<&str> =
        cells.trim().split('|').filter(|field| !field.is_empty()).take(81 * size + 1).collect();
    if fields.len() != 81 * size {
        let message = format!("found {} cells, expected 81", fields.len() / size);
        return Err(fault(ErrorKind::Length, &message));
    }
    let mut grid = Grid::EMPTY;
    for (cell, fields) in Cell::all().zip(fields.chunks(size)) {
        let digit = match fields[0].parse::<u8>() {
            Ok(number @ 0..=9) => Digit::new(number),
            _ => return Err(fault(ErrorKind::BadNumber, "found a value that is not 0 to 9")),
        };
        let is_given = match fields[size - 1] {
            "0" => true,
            "1" => false,
            _ => {
                return Err(fault(
                    ErrorKind::BadNumber,
                    "found a cell that is neither fixed (0) nor editable (1)",
                ));
            }
        };
        grid[cell] = digit.filter(|_| is_given);
    }
    Ok(grid)
}

/// The name of the folder or of the collection.
fn title(game: Node<'_, '_>) -> Option<String> {
    let folder = game.ancestors().find_map(|node| node.attribute("name"));
    let name = || {
        let root = game.document().root_element();
        let name = root.children().find(|node| node.has_tag_name("name"))?;
        name.text()
    };
    folder.map(str::to_owned).or_else(|| name().map(str::to_owned)).filter(|title| !title.trim().is_empty())
}
