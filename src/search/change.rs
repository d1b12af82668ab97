//! One step of a search made elsewhere: what it changes, and nothing else.

use super::Operation;
use crate::grid::{Cell, Digit};

/// A digit placed in a cell, or taken back from it, in two bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Change(u16);

const UNDO: u16 = 1 << 15;

impl Change {
    /// This digit is placed in this cell.
    pub const fn place(cell: Cell, digit: Digit) -> Self {
        Self((cell.index() as u16) << 4 | digit.index() as u16)
    }

    /// This digit is taken back from this cell.
    pub const fn undo(cell: Cell, digit: Digit) -> Self {
        Self(Self::place(cell, digit).0 | UNDO)
    }

    /// Which of the two it is.
    pub const fn operation(self) -> Operation {
        if self.0 & UNDO == 0 { Operation::Place } else { Operation::Undo }
    }

    /// The cell that changes.
    pub const fn cell(self) -> Cell {
        Cell::new((self.0 >> 4 & 0x7f) as usize)
    }

    /// The digit placed or taken back.
    pub const fn digit(self) -> Digit {
        Digit::from_index((self.0 & 0xf) as usize)
    }
}

impl std::fmt::Debug for Change {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {}={}", self.operation(), self.cell(), self.digit())
    }
}
