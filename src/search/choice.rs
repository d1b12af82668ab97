//! What a search branches on: one of the 324 constraints of sudoku as an exact cover.

use std::fmt;

use crate::grid::{Cell, Digit, Unit};

/// One of the 324 constraints: "which digit goes in this cell" (81) or "which cell of this unit takes this digit"
/// (243). Either has nine options, numbered from 0: the digits ascending, or the cells of the unit in reading order.
///
/// Choices are ordered as ties between them are: cells, then rows, columns and boxes with their digits ascending.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Choice(u16);

/// The two kinds of choice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ChoiceKind {
    /// Which digit goes in this cell.
    Cell(Cell),
    /// Which cell of the unit takes the digit.
    Digit {
        /// The digit to be placed.
        digit: Digit,
        /// Where it has to go.
        unit: Unit,
    },
}

impl Choice {
    /// How many there are.
    pub const COUNT: usize = 324;

    /// The choice with this index, 0 to 323.
    ///
    /// # Panics
    /// Where the index is over 323.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < Self::COUNT, "a choice's index is 0 to 323");
        Self(index as u16)
    }

    /// Which digit goes in this cell.
    pub const fn of_cell(cell: Cell) -> Self {
        Self(cell.index() as u16)
    }

    /// Which cell of the unit takes the digit.
    pub const fn of_digit(digit: Digit, unit: Unit) -> Self {
        Self((81 + unit.index() * 9 + digit.index()) as u16)
    }

    /// All choices, in the order in which ties are broken.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
        (0..Self::COUNT as u16).map(Self)
    }

    /// 0 to 323: the 81 cells, then for each unit its nine digits.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Which kind it is.
    pub const fn kind(self) -> ChoiceKind {
        match self.index().checked_sub(81) {
            None => ChoiceKind::Cell(Cell::new(self.index())),
            Some(index) => {
                ChoiceKind::Digit { digit: Digit::from_index(index % 9), unit: Unit::from_index(index / 9) }
            }
        }
    }

    /// What its option with this number, 0 to 8, would place where.
    ///
    /// # Panics
    /// Where the number is over 8.
    pub const fn option(self, number: usize) -> (Cell, Digit) {
        match self.kind() {
            ChoiceKind::Cell(cell) => (cell, Digit::from_index(number)),
            ChoiceKind::Digit { digit, unit } => (unit.cell(number), digit),
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ChoiceKind::Cell(cell) => write!(f, "cell {cell}"),
            ChoiceKind::Digit { digit, unit } => write!(f, "digit {digit} in {unit}"),
        }
    }
}
