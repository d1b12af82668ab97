//! What rows become: a grid where they are nine rows of nine cells, else an error.

use super::candidates::{self, are_candidates, cells_of_groups};
use super::cells::grid_of;
use super::error::{ErrorKind, ReadError, plural};
use super::fields;
use super::labels::{is_date, without_labels};
use super::line::Span;
use super::row::Row;
use super::whole;
use crate::grid::Grid;

/// What became of some rows.
pub struct Gathered {
    /// The line of the first row, from 1.
    pub line: usize,
    /// What the text calls them.
    pub title: Option<String>,
    /// The grid and a note about it, or what is wrong.
    pub grid: Result<(Grid, Option<&'static str>), ReadError>,
    /// Whether they are so few cells, or a date, that they may be no try at a puzzle: a page number, a rule in a mail.
    pub is_stray: bool,
}

/// What these rows are; nothing where there are none.
pub fn gather(rows: &[&Row]) -> Option<Gathered> {
    let first = rows.first()?;
    let grid = read(rows);
    let is_aside = |row: &&Row| row.span().cell_count() < 7 || is_date(&row.span().text());
    let is_stray = grid.is_err() && rows.len() < 3 && rows.iter().all(is_aside);
    let title = rows.iter().find_map(|row| row.title.clone());
    Some(Gathered { line: first.number(), title, grid, is_stray })
}

/// What these rows are below a row that may be no more than a number or a heading: it is one where they are a grid, or
/// clearly try to be.
pub fn gather_below(above: Option<&Row>, rows: &[Row]) -> Option<Gathered> {
    let rows = counting(rows);
    let below = gather(&rows);
    let Some(above) = above else { return below };
    let is_grid = below.as_ref().is_some_and(|below| below.grid.is_ok());
    let tries = is_date(&above.span().text())
        || rows.len() != 8 && rows.first().is_some_and(|row| row.span().cell_count() > 6);
    if is_grid || tries && below.is_some() { below } else { gather(&[&[above], &rows[..]].concat()) }
}

/// The rows that count: nine dashes are a row if that makes nine rows, or where no border can be, in a grid that has
/// dashes for blanks; else they are a border.
pub fn counting(rows: &[Row]) -> Vec<&Row> {
    let certain = || rows.iter().filter(|row| !row.or_border);
    let uses = |sign: fn(char) -> bool| certain().any(|row| row.blank_signs().any(sign));
    let dashes_are_blanks = || uses(|sign| sign == '-') || !uses(|sign| sign != '0');
    let all: Vec<&Row> = rows.iter().collect();
    let usual_bars = fields::usual_bars(&all);
    let look_alike =
        || rows.iter().filter(|row| row.or_border).all(|row| fields::bar_count(row) == usual_bars);
    if (rows.len() == 9 || is_within_box(rows)) && look_alike() && dashes_are_blanks() {
        all
    } else {
        certain().collect()
    }
}

/// Whether two rows of dashes stand where borders would be: if more rows follow they are borders.
pub fn may_go_on(rows: &[Row]) -> bool {
    !is_within_box(rows) && counting(rows).iter().filter(|row| row.or_border).count() > 1
}

/// Whether a row behind nine complete ones looks as if it belonged to the same grid: it could stand in the place of
/// the ninth, is divided like one of them, and has no other blank signs. So a date below a grid is none.
pub fn continues(complete: &[Row], row: &Row) -> bool {
    let rows = counting(complete);
    let Some((_, others)) = rows.split_last() else { return false };
    others.iter().any(|other| other.is_divided_like(row))
        && fields::bar_count(row) == fields::usual_bars(&rows)
        && row.blank_signs().all(|sign| rows.iter().any(|row| row.blank_signs().any(|other| other == sign)))
        && read(&[others, &[row]].concat()).is_ok()
}

/// Whether nine dashes stand where no border between boxes can be.
fn is_within_box(rows: &[Row]) -> bool {
    let mut above = 0;
    rows.iter().any(|row| {
        above += usize::from(!row.or_border);
        row.or_border && above % 3 != 0
    })
}

fn read(rows: &[&Row]) -> Result<(Grid, Option<&'static str>), ReadError> {
    if let [row] = rows {
        return whole::one_line(row.span()).map(|grid| (grid, None));
    }
    match without_labels(rows) {
        Some(bare) => read_rows(&bare.iter().collect::<Vec<_>>()),
        None => read_rows(rows),
    }
}

fn read_rows(rows: &[&Row]) -> Result<(Grid, Option<&'static str>), ReadError> {
    let spans: Vec<Span<'_>> = rows.iter().map(|row| row.span()).collect();
    let has_candidates = are_candidates(&spans);
    let note = has_candidates.then_some(candidates::NOTE);
    let comma = if rows.iter().any(|row| row.has_blank_sign()) { None } else { fields::comma_of(rows) };
    let usual_bars = fields::usual_bars(rows);
    let mut found = Vec::with_capacity(81);
    for row in rows.iter().take(9) {
        found.extend(match comma {
            _ if has_candidates => cells_of_groups(row.span(), 9, ErrorKind::RowLength)?,
            Some(comma) => fields::of_record(row, comma)?,
            None => fields::of_row(row, usual_bars)?,
        });
    }
    match rows.get(9) {
        Some(tenth) => Err(row_count(tenth.number(), "found a tenth row, expected nine".to_owned())),
        None if rows.len() < 9 => {
            let after = rows.last().map_or(1, |row| row.number() + 1);
            Err(row_count(after, format!("found {}, expected nine", plural(rows.len(), "row"))))
        }
        None => Ok((grid_of(&found), note)),
    }
}

fn row_count(line: usize, message: String) -> ReadError {
    ReadError::new(ErrorKind::RowCount, line, 1, message)
}
