//! A row, column or box: nine cells that hold nine different digits.

use std::fmt;

use super::Cell;

/// A unit; the number is 0 to 8. Shown from 1: `row 1`, `column 9`, `box 5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unit {
    /// A row, counted from the top.
    Row(u8),
    /// A column, counted from the left.
    Column(u8),
    /// A 3×3 box, counted in reading order.
    Box(u8),
}

impl Unit {
    /// All 27: rows, then columns, then boxes.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0..27).map(Self::from_index)
    }

    /// The unit with this index: rows are 0 to 8, columns 9 to 17, boxes 18 to 26.
    ///
    /// # Panics
    /// Where the index is over 26.
    pub const fn from_index(index: usize) -> Self {
        let number = (index % 9) as u8;
        match index / 9 {
            0 => Self::Row(number),
            1 => Self::Column(number),
            2 => Self::Box(number),
            _ => panic!("a unit's index is 0 to 26"),
        }
    }

    /// Rows are 0 to 8, columns 9 to 17, boxes 18 to 26.
    pub const fn index(self) -> usize {
        match self {
            Self::Row(number) => number as usize,
            Self::Column(number) => 9 + number as usize,
            Self::Box(number) => 18 + number as usize,
        }
    }

    /// Its cell at this position, 0 to 8 in reading order.
    ///
    /// # Panics
    /// Where the position is over 8.
    pub const fn cell(self, position: usize) -> Cell {
        match self {
            Self::Row(row) => Cell::at(row as usize, position),
            Self::Column(column) => Cell::at(position, column as usize),
            Self::Box(number) => {
                let number = number as usize;
                Cell::at(number / 3 * 3 + position / 3, number % 3 * 3 + position % 3)
            }
        }
    }

    /// Its nine cells in reading order.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + Clone {
        (0..9).map(move |position| self.cell(position))
    }

    /// Whether the cell lies in it.
    pub const fn contains(self, cell: Cell) -> bool {
        match self {
            Self::Row(row) => cell.row() == row as usize,
            Self::Column(column) => cell.column() == column as usize,
            Self::Box(number) => cell.box_index() == number as usize,
        }
    }
}

impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(number) => write!(f, "row {}", number + 1),
            Self::Column(number) => write!(f, "column {}", number + 1),
            Self::Box(number) => write!(f, "box {}", number + 1),
        }
    }
}
