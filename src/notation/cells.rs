//! The cells of a row or line, one after another.

use super::error::{ErrorKind, ReadError};
use super::line::Span;
use super::sign::{Glyph, Sign};
use super::whole::{bad_character, too_many, too_short};
use crate::grid::{Cell, Digit, Grid};

/// This many single characters with separators between them make a row in which every token must be one cell.
const SEPARATED: usize = 7;

/// The cells of a span, exactly `expected` of them; borders, brackets, quotes and commas between them are skipped.
///
/// # Errors
/// Whatever comes first of: a character that is no cell, a number of two digits in a row of numbers, a cell too many;
/// else cells that are missing at the end. The last two are errors of `kind`.
pub fn cells(span: Span<'_>, expected: usize, kind: ErrorKind) -> Result<Vec<Option<Digit>>, ReadError> {
    let is_separated = tokens(span).filter(|token| token.visible_count() == 1).nth(SEPARATED - 1).is_some();
    let mut found = Vec::with_capacity(expected);
    for token in tokens(span) {
        let is_bad_number = is_separated && is_number(token);
        for (index, glyph) in token.glyphs.iter().enumerate() {
            match glyph.sign {
                _ if is_bad_number && index == 0 => return Err(bad_number(token)),
                Sign::Cell(_) if found.len() == expected => {
                    return Err(too_many(token.from(index), span.cell_count(), expected, kind));
                }
                Sign::Cell(cell) => found.push(cell),
                Sign::Invisible => {}
                _ => return Err(bad_character(token.from(index))),
            }
        }
    }
    if found.len() < expected { Err(too_short(span, found.len(), expected, kind)) } else { Ok(found) }
}

/// The tokens of a span: what stands between separators.
pub fn tokens(span: Span<'_>) -> impl Iterator<Item = Span<'_>> {
    span.split(|glyph| glyph.sign.separates()).map(Span::trim).filter(|token| !token.glyphs.is_empty())
}

/// The grid of 81 cells.
///
/// # Panics
/// Where there are more than 81.
pub fn grid_of(cells: &[Option<Digit>]) -> Grid {
    let mut grid = Grid::EMPTY;
    for (index, cell) in cells.iter().enumerate() {
        grid[Cell::new(index)] = *cell;
    }
    grid
}

/// The error of a token of several characters where one is expected.
pub fn bad_number(token: Span<'_>) -> ReadError {
    let shown = token.part(0, token.glyphs.len().min(20)).text();
    token.error(ErrorKind::BadNumber, format!("found {shown}, expected one digit or blank sign"))
}

/// Whether a token is several cells, or a digit with a sign.
fn is_number(token: Span<'_>) -> bool {
    let is_part = |(index, glyph): (usize, &Glyph)| {
        glyph.is_cell() || glyph.sign == Sign::Invisible || glyph.character == '+' && index == 0
    };
    token.visible_count() > 1 && token.glyphs.iter().enumerate().all(is_part)
}
