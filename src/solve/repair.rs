//! One edit that may undo one slip of the hand.

use std::fmt;

use crate::grid::{Cell, Digit, Grid, Unit};

/// A single edit of the givens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Repair {
    /// A given is another digit.
    Change {
        /// Its cell.
        cell: Cell,
        /// The digit that is there.
        from: Digit,
        /// The digit it becomes.
        to: Digit,
    },
    /// A given is none.
    Remove {
        /// Its cell.
        cell: Cell,
        /// The digit that is there.
        from: Digit,
    },
    /// A given stands in another, blank cell of its row or column.
    Move {
        /// The digit.
        digit: Digit,
        /// Where it is.
        from: Cell,
        /// Where it goes.
        to: Cell,
    },
    /// Two givens side by side, or one above the other, change places.
    Swap {
        /// Their cells, in reading order.
        cells: [Cell; 2],
    },
    /// All givens of a row or column stand one cell further.
    Shift {
        /// The row or column.
        line: Unit,
        /// 1: to the right, or down; −1: to the left, or up.
        by: i8,
    },
}

impl Repair {
    /// The grid after the edit.
    pub fn apply(&self, grid: &Grid) -> Grid {
        let mut edited = *grid;
        match *self {
            Self::Change { cell, to, .. } => edited[cell] = Some(to),
            Self::Remove { cell, .. } => edited[cell] = None,
            Self::Move { digit, from, to } => {
                edited[from] = None;
                edited[to] = Some(digit);
            }
            Self::Swap { cells: [one, other] } => {
                edited[one] = grid[other];
                edited[other] = grid[one];
            }
            Self::Shift { line, by } => {
                for (position, cell) in line.cells().enumerate() {
                    let before = position.checked_add_signed(-isize::from(by)).filter(|before| *before < 9);
                    edited[cell] = before.and_then(|before| grid[line.cell(before)]);
                }
            }
        }
        edited
    }

    /// The cells whose content it changes or takes from, in reading order: what to mark.
    pub fn cells(&self, grid: &Grid) -> Vec<Cell> {
        let edited = self.apply(grid);
        Cell::all().filter(|cell| edited[*cell] != grid[*cell]).collect()
    }
}

impl fmt::Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Change { cell, from, to } => write!(f, "{cell}: {to} instead of {from}"),
            Self::Remove { cell, from } => write!(f, "{cell}: without the {from}"),
            Self::Move { digit, from, to } => write!(f, "{digit} from {from} to {to}"),
            Self::Swap { cells: [one, other] } => write!(f, "{one} and {other} swapped"),
            Self::Shift { line, by } => {
                let way = match (line, *by > 0) {
                    (Unit::Column(_), true) => "down",
                    (Unit::Column(_), false) => "up",
                    (_, true) => "to the right",
                    (_, false) => "to the left",
                };
                write!(f, "{line} one cell {way}")
            }
        }
    }
}
