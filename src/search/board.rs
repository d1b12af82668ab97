//! The digits on the grid, and at a glance what each row, column and box still takes.

use super::{Choice, ChoiceKind};
use crate::grid::{Cell, Digit, Grid, Unit};

/// A grid with the set of digits used in each unit.
#[derive(Clone, Debug)]
pub struct Board {
    pub grid: Grid,
    /// The digits that stand in each unit, by the unit's index.
    pub used: [u16; 27],
}

impl Board {
    pub fn new(grid: &Grid) -> Self {
        let mut board = Self { grid: Grid::EMPTY, used: [0; 27] };
        for (cell, digit) in grid.givens() {
            board.place(cell, digit);
        }
        board
    }

    pub fn place(&mut self, cell: Cell, digit: Digit) {
        self.grid[cell] = Some(digit);
        for unit in cell.units() {
            self.used[unit.index()] |= 1 << digit.index();
        }
    }

    /// Takes back a digit that stood nowhere else in its units.
    pub fn undo(&mut self, cell: Cell, digit: Digit) {
        self.grid[cell] = None;
        for unit in cell.units() {
            self.used[unit.index()] &= !(1 << digit.index());
        }
    }

    /// The options of a choice that nothing on the board blocks; none where it is settled.
    pub fn options(&self, choice: Choice) -> u16 {
        match choice.kind() {
            ChoiceKind::Cell(cell) => self.candidates(cell),
            ChoiceKind::Digit { digit, unit } => unit
                .cells()
                .enumerate()
                .filter(|(_, cell)| self.candidates(*cell) >> digit.index() & 1 == 1)
                .fold(0, |options, (number, _)| options | 1 << number),
        }
    }

    /// Whether a cell is filled already, or a digit stands in its unit.
    pub fn is_settled(&self, choice: Choice) -> bool {
        match choice.kind() {
            ChoiceKind::Cell(cell) => self.grid[cell].is_some(),
            ChoiceKind::Digit { digit, unit } => self.used[unit.index()] >> digit.index() & 1 == 1,
        }
    }

    /// The digits that fit a blank cell; none where the cell is filled.
    pub fn candidates(&self, cell: Cell) -> u16 {
        if self.grid[cell].is_some() {
            return 0;
        }
        !cell.units().into_iter().fold(0, |used, unit| used | self.used[unit.index()]) & 0x1ff
    }

    /// Whether the unit lacks just one digit.
    pub fn lacks_one(&self, unit: Unit) -> bool {
        self.used[unit.index()].count_ones() == 8
    }
}
