//! Rows, gathered from the lines of a text until it is known where a grid ends.

use super::nine::{self, Gathered, counting};
use super::row::Row;

/// More rows than this below each other are not kept: the tenth is the error already.
const MOST: usize = 24;

/// Rows that may become a grid. Empty lines and borders may stand between its rows; what they separate is told apart
/// by counting: nine more rows are another grid, fewer of the same look are too many for this one.
#[derive(Default)]
pub struct Block {
    /// Nine rows, with something below them that may be the end of a grid.
    complete: Vec<Row>,
    rows: Vec<Row>,
    /// The index of the first row after the last empty line.
    paragraph: usize,
    /// How many rows the longest part without an empty line has that is over.
    longest: usize,
    borders: usize,
    after_border: bool,
    is_patient: bool,
}

impl Block {
    /// No rows yet. A patient one does not take an empty line for the end of a grid before it knows what follows: so
    /// the grid comes later, but is not taken for one if it has a row too many.
    pub fn new(is_patient: bool) -> Self {
        Self { is_patient, ..Self::default() }
    }

    /// Whether there are rows of an unfinished grid directly above.
    pub fn is_open(&self) -> bool {
        self.rows.len() > self.paragraph && self.rows.len() < 9
    }

    /// Adds a row; what it finishes, where it makes another grid.
    pub fn push(&mut self, row: Row) -> Vec<Gathered> {
        if row.or_border && self.has_nine() {
            return self.border();
        }
        self.after_border = false;
        if self.rows.len() < MOST {
            self.rows.push(row);
        }
        if counting(&self.rows).len() == 9 { self.release() } else { Vec::new() }
    }

    /// Notes a border; what it finishes. One border may stand within a grid or be its last line; behind nine rows, a
    /// second one begins another.
    pub fn border(&mut self) -> Vec<Gathered> {
        let is_second = std::mem::replace(&mut self.after_border, true);
        if self.rows.is_empty() {
            return if is_second { self.release() } else { Vec::new() };
        }
        self.borders += 1;
        // Where a border follows each row it divides nothing.
        let divides = self.borders < 6 || is_second;
        if self.has_nine() && divides { self.set_aside() } else { Vec::new() }
    }

    /// Notes a comment; what it finishes. Comments do not count, but behind nine rows one may be a title.
    pub fn comment(&mut self) -> Vec<Gathered> {
        match () {
            () if self.rows.is_empty() => self.release(),
            () if self.has_nine() => self.set_aside(),
            () => Vec::new(),
        }
    }

    /// Notes an empty line; what it finishes.
    pub fn gap(&mut self) -> Vec<Gathered> {
        if self.is_patient && (self.rows.is_empty() || self.has_nine()) {
            return if self.rows.is_empty() { Vec::new() } else { self.set_aside() };
        }
        if self.rows.is_empty() || counting(&self.rows).len() >= 9 && !nine::may_go_on(&self.rows) {
            return self.finish();
        }
        self.longest = self.longest.max(self.rows.len() - self.paragraph);
        self.paragraph = self.rows.len();
        Vec::new()
    }

    /// Forgets the rows of an unfinished grid.
    pub fn clear(&mut self) {
        *self = Self::new(self.is_patient);
    }

    /// Finishes whatever was gathered.
    pub fn finish(&mut self) -> Vec<Gathered> {
        let Self { complete, rows, paragraph, longest, .. } =
            std::mem::replace(self, Self::new(self.is_patient));
        if rows.iter().any(|row| nine::continues(&complete, row)) {
            let all = [counting(&complete), counting(&rows)].concat();
            return nine::gather(&all).into_iter().collect();
        }
        let (before, after) = rows.split_at(paragraph);
        // With a row or two too many it is still one grid, and so are short bands, unless what stands apart is a grid
        // of its own.
        let (count, apart) = (counting(&rows).len(), counting(after).len());
        let is_one_grid = count <= 9 || apart < 9 && (count <= 11 || longest.max(apart) < 8);
        let parts = if is_one_grid { [&[], &rows[..]] } else { [before, after] };
        [&complete[..]].into_iter().chain(parts).filter_map(|part| nine::gather(&counting(part))).collect()
    }

    /// Whether the rows so far are nine, whatever follows.
    fn has_nine(&self) -> bool {
        self.rows.iter().filter(|row| !row.or_border).count() == 9 && counting(&self.rows).len() == 9
    }

    /// Sets nine rows aside until it is known whether the next ones are another grid.
    fn set_aside(&mut self) -> Vec<Gathered> {
        let finished = self.release();
        let rows = std::mem::take(&mut self.rows);
        *self = Self { complete: rows, after_border: self.after_border, ..Self::new(self.is_patient) };
        finished
    }

    /// Gives out the nine rows that were set aside, if there are any.
    fn release(&mut self) -> Vec<Gathered> {
        let complete = std::mem::take(&mut self.complete);
        nine::gather(&counting(&complete)).into_iter().collect()
    }
}
