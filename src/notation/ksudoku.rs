//! Saves of KSudoku: XML with the givens as letters, column by column.

use super::error::{ErrorKind, ReadError, plural};
use super::reading::Reading;
use super::xml::{Locator, Tag, TagReader};
use crate::grid::{Cell, Digit, Grid};

/// Reads the `values` of each `puzzle` of a save: `_` is a blank, `b` is 1, `j` is 9.
#[derive(Default)]
pub struct KSudoku {
    is_in_puzzle: bool,
    is_in_values: bool,
    is_plain: bool,
    values: Option<(String, usize)>,
}

impl TagReader for KSudoku {
    fn open(&mut self, tag: &Tag<'_>, _locator: &mut Locator<'_>) -> Option<Result<Reading, ReadError>> {
        let has = |name, value| tag.attribute(name).is_some_and(|(found, _)| found == value);
        match tag.name() {
            "puzzle" => *self = Self { is_in_puzzle: true, ..Self::default() },
            "graph" if self.is_in_puzzle => self.is_plain = has("type", "sudoku") && has("order", "9"),
            "values" if self.is_in_puzzle => self.is_in_values = true,
            _ => {}
        }
        None
    }

    fn text(&mut self, text: &str, start: usize) {
        if self.is_in_values && self.values.is_none() {
            let indent = text.len() - text.trim_start().len();
            self.values = Some((text.trim().to_owned(), start + indent));
        }
    }

    fn close(&mut self, name: &str, locator: &mut Locator<'_>) -> Option<Result<Reading, ReadError>> {
        self.is_in_values &= name != "values";
        if name != "puzzle" {
            return None;
        }
        let Self { is_plain, values, .. } = std::mem::take(self);
        Some(match values.filter(|_| is_plain) {
            Some((values, start)) => {
                grid_of(&values, start, locator).map(|grid| locator.reading(start, grid, None))
            }
            None => Err(locator.unsupported("a save of KSudoku that is not a plain sudoku of nine rows")),
        })
    }
}

fn grid_of(values: &str, start: usize, locator: &mut Locator<'_>) -> Result<Grid, ReadError> {
    let mut grid = Grid::EMPTY;
    let found = values.chars().count();
    let mut count = 0;
    for letter in values.chars() {
        if count == 81 {
            let message = format!("found {found} values, expected 81");
            return Err(locator.error(start, count, ErrorKind::Length, message));
        }
        grid[Cell::at(count % 9, count / 9)] = match letter {
            '_' => None,
            'b'..='j' => Digit::new(letter as u8 - b'a'),
            _ => {
                let message = format!("found {letter:?}, expected _ or b to j");
                return Err(locator.error(start, count, ErrorKind::BadChar, message));
            }
        };
        count += 1;
    }
    if count < 81 {
        let message = format!("found {}, expected 81", plural(count, "value"));
        return Err(locator.error(start, count, ErrorKind::Length, message));
    }
    Ok(grid)
}
