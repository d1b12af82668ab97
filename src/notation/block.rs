//! Rows, gathered from the lines of a text until it is known where a grid ends.

use super::labels::{is_empty_heading, is_number_or_date};
use super::nine::{self, Gathered, counting};
use super::row::Row;

/// More rows than this below each other are not kept: the tenth is the error already.
const MOST: usize = 24;

/// Rows that may become a grid. Empty lines and borders may stand between its rows; what they separate is told apart
/// by counting: nine more rows are another grid, fewer of the same look are too many for this one.
#[derive(Default)]
pub struct Block {
    /// Nine rows, with something below them that may be the end of a grid, and what stands directly above them.
    complete: Vec<Row>,
    above_complete: Option<Row>,
    /// A row that may be no more than a number, a date or an empty heading, directly above the others.
    above: Option<Row>,
    /// Whether it stands directly below nine rows.
    is_tenth: bool,
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
    pub fn push(&mut self, mut row: Row) -> Vec<Gathered> {
        if row.or_border && self.has_nine() {
            return self.border();
        }
        let (is_first, is_tenth) = (self.rows.is_empty(), self.has_nine());
        if (is_first && self.above.is_none() || is_tenth) && is_number_or_date(&row) {
            let finished = if is_tenth { self.set_aside() } else { Vec::new() };
            (self.above, self.is_tenth) = (Some(row), is_tenth);
            return finished;
        }
        // A grid is written in one way: behind an empty line, rows of another are those of another grid.
        let begins_paragraph = !is_first && self.rows.len() == self.paragraph;
        if begins_paragraph && self.rows.last().is_some_and(|last| !last.is_divided_like(&row)) {
            let mut finished = self.finish();
            finished.extend(self.push(row));
            return finished;
        }
        self.after_border = false;
        if is_first && row.title.is_none() {
            row.title = self.above.as_ref().and_then(|above| above.title.clone());
        }
        if self.rows.len() < MOST {
            self.rows.push(row);
        }
        // With an empty line among them it remains to be seen which of them belong together.
        let is_another = !self.complete.is_empty() && self.paragraph == 0 && counting(&self.rows).len() == 9;
        if is_another { self.release() } else { Vec::new() }
    }

    /// Notes a border; what it finishes. One border may stand within a grid or be its last line; behind nine rows, a
    /// second one begins another.
    pub fn border(&mut self) -> Vec<Gathered> {
        let is_second = std::mem::replace(&mut self.after_border, true);
        if self.rows.is_empty() {
            return if is_second { self.release() } else { Vec::new() };
        }
        self.settle_heading();
        self.borders += 1;
        // Where a border follows each row it divides nothing.
        let divides = self.borders < 6 || is_second;
        if self.has_nine() && divides { self.set_aside() } else { Vec::new() }
    }

    /// Notes a comment; what it finishes. Comments do not count, but behind nine rows one may be a title.
    pub fn comment(&mut self) -> Vec<Gathered> {
        if self.rows.is_empty() {
            return self.release();
        }
        if self.has_nine() {
            return self.set_aside();
        }
        // In a gap behind rows that are no whole bands it is one too.
        if self.rows.len() == self.paragraph && !self.rows.len().is_multiple_of(3) {
            return self.finish();
        }
        if !self.complete.is_empty() {
            self.begin_paragraph();
        }
        Vec::new()
    }

    /// Notes an empty line; what it finishes.
    pub fn gap(&mut self) -> Vec<Gathered> {
        if self.above.is_some() && self.rows.is_empty() {
            return self.finish();
        }
        // Where empty lines stand within a grid, one does not end it.
        if self.has_nine() && (self.is_patient || self.paragraph > 0) {
            return self.set_aside();
        }
        if self.rows.is_empty() && self.is_patient {
            return Vec::new();
        }
        if self.rows.is_empty() || counting(&self.rows).len() >= 9 && !nine::may_go_on(&self.rows) {
            return self.finish();
        }
        self.begin_paragraph();
        Vec::new()
    }

    fn begin_paragraph(&mut self) {
        self.longest = self.longest.max(self.rows.len() - self.paragraph);
        self.paragraph = self.rows.len();
    }

    /// Forgets the rows of an unfinished grid.
    pub fn clear(&mut self) {
        *self = Self::new(self.is_patient);
    }

    /// Finishes whatever was gathered.
    pub fn finish(&mut self) -> Vec<Gathered> {
        let block = std::mem::replace(self, Self::new(self.is_patient));
        let Self { complete, above, rows, paragraph, longest, .. } = &block;
        let (before, after) = rows.split_at(*paragraph);
        let (count, apart) = (counting(rows).len(), counting(after).len());
        let (too_many, others) = if count < 9 { (&rows[..], &[][..]) } else { (before, after) };
        let is_tenth = block.is_tenth && rows.is_empty();
        let continue_it = || {
            let are_some = count < 9 || apart > 8 && before.len() < 9;
            above.is_none() && are_some && too_many.iter().any(|row| nine::continues(complete, row))
        };
        if is_tenth || continue_it() {
            let tenth: Vec<&Row> = above.iter().collect();
            let all = [counting(complete), tenth, counting(too_many)].concat();
            return [nine::gather(&all), nine::gather_below(None, others)].into_iter().flatten().collect();
        }
        // With a row or two too many it is still one grid, and so are short bands, unless what stands apart is a grid
        // of its own.
        let is_one_grid =
            *paragraph == 0 || count <= 9 || apart < 9 && (count <= 11 || apart.max(*longest) < 8);
        let [first, second] = if is_one_grid { [&rows[..], &[]] } else { [before, after] };
        let parts = [(block.above_complete.as_ref(), &complete[..]), (above.as_ref(), first), (None, second)];
        parts.into_iter().filter_map(|(above, rows)| nine::gather_below(above, rows)).collect()
    }

    /// A row of empty places with a border below is the heading of a table, unless a border follows the next row too:
    /// then it is a row of a grid.
    fn settle_heading(&mut self) {
        if self.rows.len() != 1 || self.paragraph > 0 {
            return;
        }
        match self.above.take_if(|above| is_empty_heading(above)) {
            Some(above) => self.rows.insert(0, above),
            None if self.above.is_none() && is_empty_heading(&self.rows[0]) => self.above = self.rows.pop(),
            None => {}
        }
    }

    /// Whether the rows so far are nine, whatever follows.
    fn has_nine(&self) -> bool {
        self.rows.iter().filter(|row| !row.or_border).count() == 9 && counting(&self.rows).len() == 9
    }

    /// Sets nine rows aside until it is known whether the next ones are another grid.
    fn set_aside(&mut self) -> Vec<Gathered> {
        let finished = self.release();
        let Self { above, rows, after_border, .. } = std::mem::replace(self, Self::new(self.is_patient));
        (self.complete, self.above_complete, self.after_border) = (rows, above, after_border);
        finished
    }

    /// Gives out the nine rows that were set aside, if there are any.
    fn release(&mut self) -> Vec<Gathered> {
        let (complete, above) = (std::mem::take(&mut self.complete), self.above_complete.take());
        nine::gather_below(above.as_ref(), &complete).into_iter().collect()
    }
}
