//! Saves of KSudoku: XML with the givens as letters, column by column.

use roxmltree::{Document, Node};

use super::document::Place;
use super::error::{ErrorKind, ReadError};
use super::reading::Reading;
use crate::grid::{Cell, Digit, Grid};

/// The puzzles of a save: the `values` of each `puzzle`. `_` is a blank, `b` is 1, `j` is 9.
pub fn read(document: &Document<'_>, place: Place) -> Vec<Result<Reading, ReadError>> {
    let puzzles = document.descendants().filter(|node| node.has_tag_name("puzzle"));
    let results: Vec<_> = puzzles.map(|puzzle| read_puzzle(document, puzzle, place)).collect();
    if results.is_empty() {
        vec![Err(place.unsupported("a save of KSudoku without a puzzle"))]
    } else {
        results
    }
}

fn read_puzzle(document: &Document<'_>, puzzle: Node<'_, '_>, place: Place) -> Result<Reading, ReadError> {
    let child = |name| puzzle.children().find(move |node: &Node<'_, '_>| node.has_tag_name(name));
    let is_plain = child("graph").is_some_and(|graph| {
        graph.attribute("type") == Some("sudoku") && graph.attribute("order") == Some("9")
    });
    let values = child("values").filter(|_| is_plain);
    let Some(values) = values.and_then(|values| values.children().find(Node::is_text)) else {
        return Err(place.unsupported("a save of KSudoku that is not a plain sudoku of nine rows"));
    };
    let text = values.text().unwrap_or_default();
    let start = document.text_pos_at(values.range().start);
    let (line, column) = (start.row as usize, start.col as usize);
    let mut grid = Grid::EMPTY;
    let mut count = 0;
    for (index, letter) in text.trim().chars().enumerate() {
        let error = |kind, message: String| place.error(kind, line, column + index, message);
        if count == 81 {
            return Err(error(ErrorKind::Length, "found more than 81 values".to_owned()));
        }
        grid[Cell::at(count % 9, count / 9)] = match letter {
            '_' => None,
            'b'..='j' => Digit::new(letter as u8 - b'a'),
            _ => return Err(error(ErrorKind::BadChar, format!("found {letter:?}, expected _ or b to j"))),
        };
        count += 1;
    }
    if count < 81 {
        let message = format!("found {count} values, expected 81");
        return Err(place.error(ErrorKind::Length, line, column + count, message));
    }
    Ok(place.reading(line, grid, None))
}
