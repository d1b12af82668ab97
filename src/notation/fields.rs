//! Rows whose blank cells are empty: between the bars of a drawn grid, or in the fields of a spreadsheet.
//!
//! Only here is a space a blank cell, since only here its place says which one.

use super::cells::{bad_number, tokens};
use super::error::ReadError;
use super::line::Span;
use super::row::Row;
use super::sign::{Glyph, Sign};
use crate::grid::Digit;

/// The nine cells of a row with empty places between its bars; nothing where it has no such places, or where they do
/// not tell which cells are blank.
///
/// # Errors
/// A place for one cell holds a number of two digits.
pub fn between_bars(row: &Row) -> Result<Option<Vec<Option<Digit>>>, ReadError> {
    let is_bar = |glyph: &Glyph| glyph.sign == Sign::Bar;
    let is_closed = row.span().glyphs.first().is_some_and(is_bar);
    let span = if is_closed { row.span() } else { row.indented_span() };
    let Some(places) = places(span) else { return Ok(None) };
    if places.len() == 9 {
        return if places.iter().any(|place| is_empty(*place)) { one_each(&places) } else { Ok(None) };
    }
    Ok(three_each(&places))
}

/// The nine cells of a row of a spreadsheet: eight commas, tabs or semicolons, with nothing or one cell between.
pub fn of_spreadsheet(row: &Row) -> Option<Vec<Option<Digit>>> {
    // Tabs at the end of the line are white space, but here they count.
    [(',', row.span()), (';', row.span()), ('\t', row.whole_line())].into_iter().find_map(|(comma, span)| {
        let fields: Vec<Span<'_>> = span.split(move |glyph| glyph.character == comma).take(10).collect();
        let is_record = fields.len() == 9 && fields.iter().any(|field| is_empty(*field));
        if is_record { one_each(&fields).ok().flatten() } else { None }
    })
}

/// The three or nine places between the bars of a row, with or without outer bars. Two bars side by side are a thick
/// one, unless there are nine places with an empty one between them.
fn places(span: Span<'_>) -> Option<Vec<Span<'_>>> {
    let all: Vec<Span<'_>> = span.split(|glyph| glyph.sign == Sign::Bar).take(64).collect();
    if all.len() < 3 {
        return None;
    }
    let inner = |all: &[Span<'_>]| match all.len() {
        3 | 9 => true,
        5 | 11 => is_empty(all[0]) && is_empty(all[all.len() - 1]),
        _ => false,
    };
    let chosen = if inner(&all) { all } else { without_double_bars(all) };
    match chosen.len() {
        3 | 9 if inner(&chosen) => Some(chosen),
        length @ (5 | 11) if inner(&chosen) => Some(chosen[1..length - 1].to_vec()),
        _ => None,
    }
}

fn without_double_bars(all: Vec<Span<'_>>) -> Vec<Span<'_>> {
    let last = all.len() - 1;
    let keeps = |index: usize, place: &Span<'_>| index == 0 || index == last || !place.glyphs.is_empty();
    all.into_iter()
        .enumerate()
        .filter(|(index, place)| keeps(*index, place))
        .map(|(_, place)| place)
        .collect()
}

/// One cell or none in each of nine places; nothing where a place holds something else.
fn one_each(places: &[Span<'_>]) -> Result<Option<Vec<Option<Digit>>>, ReadError> {
    let mut found = Vec::with_capacity(9);
    for place in places {
        let mut tokens = tokens(*place);
        let cell = match (tokens.next(), tokens.next()) {
            (None, _) => None,
            (Some(token), None) => match token.glyphs {
                [Glyph { sign: Sign::Cell(cell), .. }] => *cell,
                [first, ..] if first.is_cell() && token.cell_count() == token.glyphs.len() => {
                    return Err(bad_number(token));
                }
                _ => return Ok(None),
            },
            _ => return Ok(None),
        };
        found.push(cell);
    }
    Ok(Some(found))
}

/// Three cells in each of three places that are as wide as three cells, with a space beside each or without.
fn three_each(places: &[Span<'_>]) -> Option<Vec<Option<Digit>>> {
    let width = places[0].glyphs.len();
    let offsets = match width {
        3 => [0, 1, 2],
        5 => [0, 2, 4],
        7 => [1, 3, 5],
        9 => [1, 4, 7],
        _ => return None,
    };
    let (last, others) = places.split_last()?;
    let fits = others.iter().all(|place| place.glyphs.len() == width) && last.glyphs.len() <= width;
    if !fits || places.iter().all(|place| place.cell_count() == 3) {
        return None;
    }
    places
        .iter()
        .map(|place| three_at(*place, offsets))
        .collect::<Option<Vec<_>>>()
        .map(|found| found.concat())
}

fn three_at(place: Span<'_>, offsets: [usize; 3]) -> Option<[Option<Digit>; 3]> {
    let mut found = [None; 3];
    for (index, glyph) in place.glyphs.iter().enumerate() {
        match (glyph.sign, offsets.iter().position(|offset| *offset == index)) {
            (Sign::Cell(cell), Some(position)) => found[position] = cell,
            (Sign::Space, _) => {}
            _ => return None,
        }
    }
    Some(found)
}

fn is_empty(place: Span<'_>) -> bool {
    tokens(place).next().is_none()
}
