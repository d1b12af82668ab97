//! One of the 81 places of a grid.

use std::fmt;

use super::Unit;

/// A cell, in reading order: index 0 is row 1 column 1, index 80 is row 9 column 9. Shown as `r1c1` to `r9c9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The cell with this index, 0 to 80.
    ///
    /// # Panics
    /// Where the index is over 80.
    pub const fn new(index: usize) -> Self {
        assert!(index < 81, "a cell's index is 0 to 80");
        Self(index as u8)
    }

    /// The cell at this row and column, each 0 to 8.
    ///
    /// # Panics
    /// Where either is over 8.
    pub const fn at(row: usize, column: usize) -> Self {
        assert!(row < 9 && column < 9, "rows and columns are 0 to 8");
        Self((row * 9 + column) as u8)
    }

    /// All cells in reading order.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
        (0u8..81).map(Self)
    }

    /// The cell written `r1c1` to `r9c9`, if the text is one.
    pub fn from_name(name: &str) -> Option<Self> {
        match *name.as_bytes() {
            [b'r' | b'R', row @ b'1'..=b'9', b'c' | b'C', column @ b'1'..=b'9'] => {
                Some(Self::at((row - b'1') as usize, (column - b'1') as usize))
            }
            _ => None,
        }
    }

    /// 0 to 80.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 to 8, from the top.
    pub const fn row(self) -> usize {
        self.0 as usize / 9
    }

    /// 0 to 8, from the left.
    pub const fn column(self) -> usize {
        self.0 as usize % 9
    }

    /// 0 to 8, in reading order of the boxes.
    pub const fn box_index(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }

    /// Its row, column and box, in this order: the order in which the classic check looks at them.
    pub const fn units(self) -> [Unit; 3] {
        [Unit::Row(self.row() as u8), Unit::Column(self.column() as u8), Unit::Box(self.box_index() as u8)]
    }

    /// Whether the two are different cells of one row, column or box.
    pub const fn sees(self, other: Self) -> bool {
        self.0 != other.0
            && (self.row() == other.row()
                || self.column() == other.column()
                || self.box_index() == other.box_index())
    }

    /// The first unit (row before column before box) that holds both, if they see each other.
    pub fn shared_unit(self, other: Self) -> Option<Unit> {
        self.units().into_iter().find(|unit| self != other && unit.contains(other))
    }

    /// The twenty cells it sees, in reading order.
    pub fn peers(self) -> impl DoubleEndedIterator<Item = Self> {
        Self::all().filter(move |other| self.sees(*other))
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("r{}c{}", self.row() + 1, self.column() + 1))
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
