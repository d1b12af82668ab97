//! A grid: 81 cells, each blank or with a digit; clashes are allowed.

use std::fmt;
use std::ops::{Index, IndexMut};

use super::{Cell, Clash, Digit, DigitSet, Unit};

/// Nine rows of nine cells, any of them blank. Nothing is required of the digits: see [`Grid::clashes`].
///
/// It is shown as 81 characters in reading order, `.` for a blank.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid([Option<Digit>; 81]);

impl Grid {
    /// The grid without a digit.
    pub const EMPTY: Self = Self([None; 81]);

    /// The grid whose 81 cells are these, in reading order.
    pub const fn from_cells(cells: [Option<Digit>; 81]) -> Self {
        Self(cells)
    }

    /// The grid written as exactly 81 characters, digits for digits and `.` or `0` for blanks; nothing for any
    /// other text. The room `notation` reads what people write.
    pub fn from_line(line: &str) -> Option<Self> {
        let bytes: &[u8; 81] = line.as_bytes().try_into().ok()?;
        // Without a branch a cell: which cells are given is as good as random.
        let is_readable = |byte: u8| byte == b'.' || byte.is_ascii_digit();
        let all_readable = bytes.iter().fold(true, |all, byte| all & is_readable(*byte));
        all_readable.then(|| Self(bytes.map(|byte| Digit::new(byte.wrapping_sub(b'0')))))
    }

    /// As 81 characters in reading order, `.` for a blank.
    pub fn to_line(self) -> String {
        let characters = self.0.map(|digit| digit.map_or(b'.', |digit| b'0' + digit.number()));
        str::from_utf8(&characters).expect("digits and dots are text").to_owned()
    }

    /// The 81 cells in reading order.
    pub const fn cells(&self) -> &[Option<Digit>; 81] {
        &self.0
    }

    /// Its cells that hold a digit, with the digit, in reading order.
    pub fn givens(&self) -> impl DoubleEndedIterator<Item = (Cell, Digit)> {
        Cell::all().filter_map(|cell| self[cell].map(|digit| (cell, digit)))
    }

    /// Its blank cells in reading order.
    pub fn blanks(&self) -> impl DoubleEndedIterator<Item = Cell> {
        Cell::all().filter(|cell| self[*cell].is_none())
    }

    /// How many cells hold a digit, 0 to 81.
    pub fn given_count(&self) -> usize {
        self.0.iter().flatten().count()
    }

    /// Whether no cell is blank.
    pub fn is_full(&self) -> bool {
        self.given_count() == 81
    }

    /// The digits in the other cells of a cell's row, column and box.
    pub fn seen_from(&self, cell: Cell) -> DigitSet {
        cell.peers().filter_map(|peer| self[peer]).collect()
    }

    /// The digits that no other cell of its row, column or box holds.
    pub fn candidates(&self, cell: Cell) -> DigitSet {
        DigitSet::ALL - self.seen_from(cell)
    }

    /// Every digit that stands more than once in a unit: one clash for each digit and unit, rows before columns
    /// before boxes, with all the cells that hold it.
    pub fn clashes(&self) -> Vec<Clash> {
        let mut clashes = Vec::new();
        for unit in Unit::all() {
            for digit in Digit::ALL {
                let cells: Vec<Cell> = unit.cells().filter(|cell| self[*cell] == Some(digit)).collect();
                if cells.len() > 1 {
                    clashes.push(Clash { digit, unit, cells });
                }
            }
        }
        clashes
    }

    /// Whether any unit holds a digit twice.
    pub fn has_clash(&self) -> bool {
        Unit::all().any(|unit| {
            let mut seen = DigitSet::EMPTY;
            unit.cells().filter_map(|cell| self[cell]).any(|digit| {
                let again = seen.contains(digit);
                seen.insert(digit);
                again
            })
        })
    }

    /// Whether it is full and without a clash.
    pub fn is_solution(&self) -> bool {
        self.is_full() && !self.has_clash()
    }

    /// Whether it holds every digit of `givens` where `givens` holds it.
    pub fn keeps(&self, givens: &Self) -> bool {
        givens.givens().all(|(cell, digit)| self[cell] == Some(digit))
    }
}

impl Default for Grid {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Index<Cell> for Grid {
    type Output = Option<Digit>;
    fn index(&self, cell: Cell) -> &Option<Digit> {
        &self.0[cell.index()]
    }
}

impl IndexMut<Cell> for Grid {
    fn index_mut(&mut self, cell: Cell) -> &mut Option<Digit> {
        &mut self.0[cell.index()]
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.to_line())
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
