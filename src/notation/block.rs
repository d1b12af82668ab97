//! Nine rows, gathered from the lines of a text.

use super::candidates::{self, are_candidates, cells_of_groups};
use super::cells::grid_of;
use super::error::{ErrorKind, ReadError};
use super::fields;
use super::line::Span;
use super::row::Row;
use super::whole;
use crate::grid::Grid;

/// More rows than this below each other are not kept: the tenth is the error already.
const MOST: usize = 24;

/// Rows that may become a grid. Empty lines may stand between its rows; what they separate is told apart by counting.
#[derive(Default)]
pub struct Block {
    rows: Vec<Row>,
    /// The index of the first row after the last empty line.
    paragraph: usize,
    borders: usize,
    is_closed: bool,
}

/// What became of some rows.
pub struct Gathered {
    /// The line of the first row, from 1.
    pub line: usize,
    /// The grid and a note about it, or what is wrong.
    pub grid: Result<(Grid, Option<&'static str>), ReadError>,
    /// Whether they are so few cells that they may be no try at a puzzle: a page number, a rule in a mail.
    pub is_stray: bool,
}

impl Block {
    /// Whether there are rows of an unfinished grid directly above.
    pub fn is_open(&self) -> bool {
        self.rows.len() > self.paragraph && self.rows.len() < 9
    }

    /// Adds a row; what it finishes, where it begins another grid.
    pub fn push(&mut self, row: Row) -> Vec<Gathered> {
        let mut finished = Vec::new();
        if self.is_closed && self.borders < 6 && counting(&self.rows).len() == 9 {
            finished = self.finish();
        }
        self.is_closed = false;
        if self.rows.len() < MOST {
            self.rows.push(row);
        }
        finished
    }

    /// Notes a border.
    pub fn border(&mut self) {
        self.borders += usize::from(!self.rows.is_empty());
        self.is_closed = self.rows.iter().filter(|row| !row.or_border).count() == 9;
    }

    /// Notes an empty line; what it finishes.
    pub fn gap(&mut self) -> Vec<Gathered> {
        let rows = counting(&self.rows);
        // Two rows of dashes where borders would be: if more rows follow they are borders.
        let may_be_borders =
            !is_within_box(&self.rows) && rows.iter().filter(|row| row.or_border).count() > 1;
        if rows.len() >= 9 && !may_be_borders {
            return self.finish();
        }
        self.paragraph = self.rows.len();
        Vec::new()
    }

    /// Finishes whatever was gathered.
    pub fn finish(&mut self) -> Vec<Gathered> {
        let Self { rows, paragraph, .. } = std::mem::take(self);
        let (before, after) = rows.split_at(paragraph);
        // With a row or two too many it is still one grid, unless what stands apart is a grid of its own.
        let count = counting(&rows).len();
        let is_one_grid = count <= 9 || count <= 11 && counting(after).len() < 9;
        let parts = if is_one_grid { vec![&rows[..]] } else { vec![before, after] };
        parts.into_iter().filter_map(|part| gather(&counting(part))).collect()
    }
}

/// The rows that count: nine dashes are a row if that makes nine rows, or where no border can be, in a grid that has
/// dashes for blanks; else they are a border.
fn counting(rows: &[Row]) -> Vec<&Row> {
    let certain = || rows.iter().filter(|row| !row.or_border);
    let uses = |sign: fn(char) -> bool| {
        certain().any(|row| row.span().glyphs.iter().any(|glyph| glyph.is_cell() && sign(glyph.character)))
    };
    let dashes_are_blanks =
        || uses(|sign| sign == '-') || !uses(|sign| !sign.is_ascii_digit() || sign == '0');
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

/// Whether nine dashes stand where no border between boxes can be.
fn is_within_box(rows: &[Row]) -> bool {
    let mut above = 0;
    rows.iter().any(|row| {
        above += usize::from(!row.or_border);
        row.or_border && above % 3 != 0
    })
}

fn gather(rows: &[&Row]) -> Option<Gathered> {
    let first = rows.first()?;
    let grid = read(rows);
    let is_stray = grid.is_err() && rows.len() < 3 && rows.iter().all(|row| row.span().cell_count() < 7);
    Some(Gathered { line: first.number(), grid, is_stray })
}

fn read(rows: &[&Row]) -> Result<(Grid, Option<&'static str>), ReadError> {
    if let [row] = rows {
        return whole::one_line(row.span()).map(|grid| (grid, None));
    }
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
            Err(row_count(after, format!("found {} rows, expected nine", rows.len())))
        }
        None => Ok((grid_of(&found), note)),
    }
}

fn row_count(line: usize, message: String) -> ReadError {
    ReadError::new(ErrorKind::RowCount, line, 1, message)
}
