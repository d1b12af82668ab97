//! Whole puzzles on one line: a token of 81 cells, 81 cells with separators between them, a line of a HoDoKu library.

use super::candidates::{are_candidates, cells_of_groups};
use super::cells::{cells, grid_of, tokens as pieces};
use super::error::{ErrorKind, ReadError, plural};
use super::fields::{fields_of, list_in, one_each};
use super::line::Span;
use super::sign::{Glyph, Sign};
use crate::grid::{Cell, Digit, Grid};

/// More cells than this on a line mean that a whole puzzle was meant.
const HALF: usize = 39;

/// A token of more cells than this on a line without words means that a whole puzzle was meant.
const LONG: usize = 19;

/// The puzzle that a token of exactly 81 cells on this line is, with the column after it. What else the line says —
/// counts, ratings, names, a solution — does not matter. But where the first token that could be meant as a puzzle is
/// none, no later one is taken for it; and a full grid is only taken where no puzzle that it solves stands behind it,
/// even if one digit of either is mistyped.
pub fn token_puzzle(span: Span<'_>) -> Option<(Grid, usize)> {
    let mut long = tokens(span).filter(|token| token.cell_count() > HALF);
    let first = long.next()?;
    let grid = token_grid(first)?;
    match long.next() {
        Some(second) if is_nearly_full(&grid) => match token_grid(second) {
            Some(unsolved) if !is_nearly_full(&unsolved) && mostly_solves(&grid, &unsolved) => {
                Some((unsolved, second.end_column()))
            }
            Some(_) => Some((grid, first.end_column())),
            None => None,
        },
        _ => Some((grid, first.end_column())),
    }
}

/// Whether so few cells are blank that this can only be a solution, perhaps with slips.
pub fn is_nearly_full(grid: &Grid) -> bool {
    grid.given_count() >= 75
}

/// Whether most givens of a puzzle are in a full grid, as they are in its solution even if one of them is mistyped.
fn mostly_solves(full: &Grid, puzzle: &Grid) -> bool {
    let kept = puzzle.givens().filter(|(cell, digit)| full[*cell] == Some(*digit)).count();
    kept * 2 > puzzle.given_count()
}

/// The token of a line with words that was meant as a whole puzzle but is none, if there is one.
pub fn fault_among_words(span: Span<'_>) -> Option<ReadError> {
    let token = faulty_token(span, HALF)?;
    control_character(span).or_else(|| one_line(token).err())
}

/// Whether a line without words has so many cells, or one token of so many, that it can only be a whole puzzle.
pub fn is_whole(span: Span<'_>) -> bool {
    let is_solid = |glyph: &&Glyph| !glyph.sign.separates() && glyph.sign != Sign::Invisible;
    span.glyphs.iter().filter(is_solid).count() > HALF || tokens(span).any(|token| token.cell_count() > LONG)
}

/// The puzzle on a line without words that can only be one.
///
/// # Errors
/// It has not 81 cells. If only one token of several can be meant, the error is in that one.
pub fn puzzle(span: Span<'_>) -> Result<Grid, ReadError> {
    if let Some(error) = control_character(span) {
        return Err(error);
    }
    let (nearly, too_many) = (70, 92);
    let is_meant = |token: &Span<'_>| token.cell_count() >= nearly || span.cell_count() > too_many;
    let meant = faulty_token(span, LONG).filter(is_meant);
    meant.and_then(|token| one_line(token).err()).map_or_else(|| one_line(span), Err)
}

/// The error of the first control character, such as begins the colours of a terminal: what follows it up to a letter
/// is no part of a puzzle either.
fn control_character(span: Span<'_>) -> Option<ReadError> {
    let is_control = |glyph: &Glyph| glyph.sign == Sign::Other && glyph.character.is_control();
    span.glyphs.iter().position(is_control).map(|index| bad_character(span.from(index)))
}

/// The first token of more cells than this, most of it cells, that is not a whole puzzle.
fn faulty_token(span: Span<'_>, least: usize) -> Option<Span<'_>> {
    let is_faulty = |token: &Span<'_>| {
        let count = token.cell_count();
        count > least && count * 4 > token.glyphs.len() * 3 && token_grid(*token).is_none()
    };
    tokens(span).find(is_faulty)
}

/// A whole puzzle on one line, cell after cell, or in pieces of the same length: rows, boxes, numbers, candidates.
///
/// # Errors
/// There are not exactly 81 cells, or something else is among them, or the pieces are of different lengths: then not
/// all of them belong to the puzzle.
pub fn one_line(span: Span<'_>) -> Result<Grid, ReadError> {
    if are_candidates(&[span]) {
        return cells_of_groups(span, 81, ErrorKind::Length).map(|cells| grid_of(&cells));
    }
    if let Some(found) = record(span) {
        return Ok(grid_of(&found));
    }
    let found = cells(span, 81, ErrorKind::Length)?;
    let mut lengths = pieces(span).map(Span::cell_count);
    let first = lengths.next();
    if lengths.any(|length| Some(length) != first) {
        let message = "found 81 cells in pieces of different lengths, expected 81 cells of one puzzle";
        return Err(ReadError::new(ErrorKind::Length, span.number, span.end_column(), message));
    }
    Ok(grid_of(&found))
}

/// The cells of a list of exactly 81 entries, of which some are empty and none is a blank sign.
fn record(span: Span<'_>) -> Option<Vec<Option<Digit>>> {
    if span.glyphs.iter().any(|glyph| glyph.is_cell() && !glyph.is_digit()) {
        return None;
    }
    let entries = |comma| fields_of(list_in(span), comma).take(82).collect::<Vec<_>>();
    let entries = [',', ';', '\t'].map(entries).into_iter().find(|entries| entries.len() == 81)?;
    one_each(&entries).ok()
}

/// The puzzle of a line of a HoDoKu library: `:technique:candidates:PUZZLE:deleted:eliminations:comment`. Digits with
/// a `+` were set by the player and are blank here.
pub fn library_line(span: Span<'_>) -> Option<Result<Grid, ReadError>> {
    let is_colon = |glyph: &Glyph| glyph.character == ':';
    if span.glyphs.iter().filter(|glyph| is_colon(glyph)).count() < 5 {
        return None;
    }
    let field = span.split(is_colon).nth(3)?.trim();
    (field.cell_count() > HALF).then(|| library_puzzle(field))
}

fn library_puzzle(field: Span<'_>) -> Result<Grid, ReadError> {
    let mut grid = Grid::EMPTY;
    let mut count = 0;
    let mut is_set_by_player = false;
    for (index, glyph) in field.glyphs.iter().enumerate() {
        let here = field.from(index);
        match glyph.sign {
            _ if glyph.character == '+' => is_set_by_player = true,
            Sign::Cell(_) if count == 81 => {
                return Err(too_many(here, field.cell_count(), 81, ErrorKind::Length));
            }
            Sign::Cell(cell) => {
                grid[Cell::new(count)] = cell.filter(|_| !is_set_by_player);
                is_set_by_player = false;
                count += 1;
            }
            _ => return Err(bad_character(here)),
        }
    }
    if count == 81 { Ok(grid) } else { Err(too_short(field, count, 81, ErrorKind::Length)) }
}

/// The error of a character that is no cell, at the start of this span. Of one that looks like another, or like
/// nothing, the number tells which it is.
pub fn bad_character(span: Span<'_>) -> ReadError {
    let found = match span.glyphs.first().map(|glyph| (glyph.character, glyph.sign)) {
        Some((character, sign)) if character.is_control() || !is_seen(character, sign) => {
            format!("U+{:04X}", character as u32)
        }
        Some((character, _)) if character.is_ascii() => format!("\"{character}\""),
        Some((character, _)) => format!("\"{character}\" (U+{:04X})", character as u32),
        None => "nothing".to_owned(),
    };
    span.error(ErrorKind::BadChar, format!("found {found}, expected a digit or a blank sign"))
}

/// Whether a character takes a place of its own: no mark on the one before it.
fn is_seen(character: char, sign: Sign) -> bool {
    sign != Sign::Invisible
        && !matches!(character, '\u{300}'..='\u{36F}' | '\u{20D0}'..='\u{20FF}' | '\u{FE00}'..='\u{FE0F}')
}

/// The error of a span that ends too early.
pub fn too_short(span: Span<'_>, found: usize, expected: usize, kind: ErrorKind) -> ReadError {
    let message = format!("found {}, expected {expected}", plural(found, "cell"));
    ReadError::new(kind, span.number, span.end_column(), message)
}

/// The error of a span that goes on, here, behind the last cell expected. Of very many cells none is counted.
pub fn too_many(here: Span<'_>, found: usize, expected: usize, kind: ErrorKind) -> ReadError {
    let found = if found < 1000 { found.to_string() } else { format!("more than {expected}") };
    here.error(kind, format!("found {found} cells, expected {expected}"))
}

fn tokens(span: Span<'_>) -> impl Iterator<Item = Span<'_>> {
    span.split(|glyph| {
        matches!(glyph.sign, Sign::Space | Sign::Bar | Sign::Separator)
            || matches!(glyph.character, '=' | '#' | '<' | '>')
    })
}

fn token_grid(token: Span<'_>) -> Option<Grid> {
    if token.glyphs.len() < 81 {
        return None;
    }
    let mut found = Vec::with_capacity(81);
    for glyph in token.glyphs {
        match glyph.sign {
            Sign::Cell(_) if found.len() == 81 => return None,
            Sign::Cell(cell) => found.push(cell),
            Sign::Invisible => {}
            _ => return None,
        }
    }
    (found.len() == 81).then(|| grid_of(&found))
}
