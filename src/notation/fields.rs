//! The nine cells of a row, also where blank cells are empty: between the bars of a drawn grid, or in the fields of a
//! spreadsheet. Only there is a space a blank cell, since only there its place says which one.

use super::cells::{bad_number, cells, tokens};
use super::error::{ErrorKind, ReadError};
use super::line::Span;
use super::row::Row;
use super::sign::{Glyph, Sign};
use super::whole::bad_character;
use crate::grid::Digit;

/// The cells of a row.
type Cells = Vec<Option<Digit>>;

/// The nine cells of a row. Where it has bars they have to divide it as those of a sudoku do; where that tells which
/// cells are blank it has to have as many bars as most rows of the grid, `usual_bars`.
///
/// # Errors
/// It has more or fewer cells, or something else is among them, or the bars do not tell where its blank cells are.
pub fn of_row(row: &Row, usual_bars: usize) -> Result<Cells, ReadError> {
    let is_bar = |glyph: &Glyph| glyph.sign == Sign::Bar;
    let is_closed = row.span().glyphs.first().is_some_and(is_bar);
    let places = places(if is_closed { row.span() } else { row.indented_span() });
    let has_empty = places.iter().any(|place| is_empty(*place));
    let has_gaps = has_empty || places.len() == 3 && places.iter().any(|place| place.cell_count() != 3);
    let may_lack_cells =
        bar_count(row) != usual_bars || row.is_cut() && !row.span().glyphs.last().is_some_and(is_bar);
    match places.len() {
        _ if has_gaps && may_lack_cells => uneven(row),
        9 if has_empty => one_each(&places),
        3 if has_gaps => three_each(row, &places).map_or_else(|| uneven(row), Ok),
        1 | 3 | 9 => cells(row.span(), 9, ErrorKind::RowLength),
        _ if has_empty => uneven(row),
        _ => cells(row.span(), 9, ErrorKind::RowLength),
    }
}

/// How many bars most of these rows have.
pub fn usual_bars(rows: &[&Row]) -> usize {
    let mut counts: Vec<usize> = rows.iter().map(|row| bar_count(row)).collect();
    counts.sort_unstable();
    counts.get(counts.len() / 2).copied().unwrap_or(0)
}

/// How many bars a row has.
pub fn bar_count(row: &Row) -> usize {
    row.span().glyphs.iter().filter(|glyph| glyph.sign == Sign::Bar).count()
}

/// The nine cells of a row of a spreadsheet: nothing or one cell in each of nine fields.
///
/// # Errors
/// It has more or fewer fields, or a field holds something else.
pub fn of_record(row: &Row, comma: char) -> Result<Cells, ReadError> {
    let fields = fields(row, comma);
    if fields.len() == 9 { one_each(&fields) } else { uneven(row) }
}

/// What divides the fields of these rows, if one of them is a record of a spreadsheet with an empty field.
pub fn comma_of(rows: &[&Row]) -> Option<char> {
    let is_record = |row: &Row, comma| {
        let fields = fields(row, comma);
        fields.len() == 9 && fields.iter().any(|field| is_empty(*field)) && one_each(&fields).is_ok()
    };
    [',', ';', '\t', '&'].into_iter().find(|comma| rows.iter().any(|row| is_record(row, *comma)))
}

/// At most ten fields. Tabs at the end of the line are white space, but here they count; a comma behind the bracket
/// that closes a list, or the end of a row in a table, does not.
fn fields(row: &Row, comma: char) -> Vec<Span<'_>> {
    let span = if comma == '\t' { row.whole_line() } else { row.span() };
    fields_of(list_in(span), comma).take(10).collect()
}

/// The fields of a span.
pub fn fields_of(span: Span<'_>, comma: char) -> impl Iterator<Item = Span<'_>> {
    span.split(move |glyph| glyph.character == comma)
}

/// What is within brackets, if there are any.
pub fn list_in(span: Span<'_>) -> Span<'_> {
    let closes = |glyph: &Glyph| matches!(glyph.character, ']' | '}' | ')');
    match span.glyphs.iter().rposition(closes) {
        Some(last) => span.part(0, last),
        None => span,
    }
}

/// The places between the bars of a row, without those outside of outer bars. Two bars side by side are a thick one,
/// unless without empty places there are too few.
fn places(span: Span<'_>) -> Vec<Span<'_>> {
    let all: Vec<Span<'_>> = span.split(|glyph| glyph.sign == Sign::Bar).take(64).collect();
    let places = without_outer(&all);
    if matches!(places.len(), 3 | 9) {
        return places;
    }
    let last = all.len() - 1;
    let is_place =
        |(index, place): &(usize, &Span<'_>)| *index == 0 || *index == last || !place.glyphs.is_empty();
    let thick: Vec<Span<'_>> = all.iter().enumerate().filter(is_place).map(|(_, place)| *place).collect();
    without_outer(&thick)
}

/// Outside of outer bars the first and the last piece are empty, or only one of them where one bar is missing. A row
/// of three or nine pieces has no outer bars, unless all its cells are between two.
fn without_outer<'a>(all: &[Span<'a>]) -> Vec<Span<'a>> {
    match all {
        [first, inner, last]
            if first.glyphs.is_empty() && last.glyphs.is_empty() && inner.cell_count() > 3 =>
        {
            vec![*inner]
        }
        [_] | [_, _, _] => all.to_vec(),
        [first, inner @ .., last] if is_empty(*first) && is_empty(*last) && all.len() != 9 => inner.to_vec(),
        [first, inner @ ..] if is_empty(*first) && matches!(inner.len(), 1 | 3 | 9) => inner.to_vec(),
        [inner @ .., last] if is_empty(*last) && matches!(inner.len(), 1 | 3 | 9) => inner.to_vec(),
        _ => all.to_vec(),
    }
}

/// One cell or none in each of several places.
pub fn one_each(places: &[Span<'_>]) -> Result<Cells, ReadError> {
    places.iter().map(|place| one(*place)).collect()
}

fn one(place: Span<'_>) -> Result<Option<Digit>, ReadError> {
    let mut tokens = tokens(place);
    let Some(token) = tokens.next() else { return Ok(None) };
    let is_strange = |glyph: &Glyph| !glyph.is_cell() && glyph.sign != Sign::Invisible;
    if let Some(index) = token.glyphs.iter().position(is_strange) {
        return Err(bad_character(token.from(index)));
    }
    match (token.glyphs, tokens.next()) {
        ([Glyph { sign: Sign::Cell(cell), .. }, ..], None) if token.visible_count() == 1 => Ok(*cell),
        (_, Some(second)) => {
            Err(second.error(ErrorKind::RowLength, "found two cells in one place, expected one"))
        }
        _ => Err(bad_number(token)),
    }
}

/// Three cells in each of three places that are as wide as three cells, with a space beside each or without. Only
/// where no bar closes the row may it end early.
fn three_each(row: &Row, places: &[Span<'_>]) -> Option<Cells> {
    let width = places[0].glyphs.len();
    let offsets = match width {
        3 => [0, 1, 2],
        5 => [0, 2, 4],
        7 => [1, 3, 5],
        9 => [1, 4, 7],
        _ => return None,
    };
    let (last, others) = places.split_last()?;
    let is_closed = row.span().glyphs.last().is_some_and(|glyph| glyph.sign == Sign::Bar);
    let shortest = if is_closed { width } else { 0 };
    let fits = others.iter().all(|place| place.glyphs.len() == width)
        && (shortest..=width).contains(&last.glyphs.len());
    let each: Option<Vec<_>> = places.iter().map(|place| three_at(*place, offsets)).collect();
    each.filter(|_| fits).map(|each| each.concat())
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

/// The error of a row that is divided otherwise than it should be, if not by the number of its cells.
fn uneven(row: &Row) -> Result<Cells, ReadError> {
    cells(row.span(), 9, ErrorKind::RowLength)?;
    let message = "found nine cells that are divided unevenly, expected three between two bars, or one";
    Err(ReadError::new(ErrorKind::RowLength, row.number(), row.span().end_column(), message))
}

fn is_empty(place: Span<'_>) -> bool {
    tokens(place).next().is_none()
}
