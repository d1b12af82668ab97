//! Who looks on while a recursion works: nobody, one who counts, one who notes every step.

/// What there is to see. Whoever overlooks something has nothing to do for it.
pub trait Witness {
    /// The recursion was called for a cell, blank or filled.
    fn called(&mut self, _is_blank: bool) {}
    /// A digit is tested.
    fn tested(&mut self) {}
    /// One cell was compared with the digit tested.
    fn compared(&mut self) {}
    /// A digit was placed.
    fn placed(&mut self, _row: usize, _column: usize, _digit: u8) {}
    /// A cell was blanked again.
    fn undone(&mut self, _row: usize, _column: usize) {}
}

/// Nobody: what is timed.
pub struct Silent;

impl Witness for Silent {}

/// One who counts.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counting {
    pub calls_on_blank: u64,
    pub calls_on_filled: u64,
    pub tests: u64,
    pub comparisons: u64,
    pub steps: u64,
}

impl Witness for Counting {
    fn called(&mut self, is_blank: bool) {
        *if is_blank { &mut self.calls_on_blank } else { &mut self.calls_on_filled } += 1;
    }

    fn tested(&mut self) {
        self.tests += 1;
    }

    fn compared(&mut self) {
        self.comparisons += 1;
    }

    fn placed(&mut self, _: usize, _: usize, _: u8) {
        self.steps += 1;
    }

    fn undone(&mut self, _: usize, _: usize) {
        self.steps += 1;
    }
}

/// One who notes every step: the cell and the digit placed, or nothing where it is blanked.
#[derive(Default)]
pub struct Filming(pub Vec<(usize, Option<u8>)>);

impl Witness for Filming {
    fn placed(&mut self, row: usize, column: usize, digit: u8) {
        self.0.push((9 * row + column, Some(digit)));
    }

    fn undone(&mut self, row: usize, column: usize) {
        self.0.push((9 * row + column, None));
    }
}
