//! The grid as a program's steps leave it, and what may be done to it.

use super::Report;
use super::fault::FaultKind;
use crate::grid::{Cell, Digit, Grid};
use crate::search::Change;

/// Keeps the grid, and refuses what cannot be.
pub struct Ledger {
    digits: [Option<Digit>; 81],
    givens: Grid,
    /// The cells filled, in the order in which they were.
    stack: Vec<Cell>,
    blanks: usize,
    /// How often each digit stands in each unit, by the indices of both.
    standing: [[u8; 9]; 27],
    /// How many digits stand where their unit holds them already, summed over all units.
    surplus: u32,
    /// Whether the last step was a placement that did not fill the grid.
    was_placed: bool,
    report: Report,
}

/// Why a step cannot be.
pub type Refusal = (FaultKind, String);

impl Ledger {
    pub fn new(givens: &Grid) -> Self {
        let mut ledger = Self {
            digits: [None; 81],
            givens: *givens,
            stack: Vec::with_capacity(81),
            blanks: 81 - givens.given_count(),
            standing: [[0; 9]; 27],
            surplus: 0,
            was_placed: false,
            report: Report::default(),
        };
        for (cell, digit) in givens.givens() {
            ledger.write(cell, digit);
        }
        ledger.report.solutions = u64::from(ledger.is_solved());
        ledger.report.solved_at = ledger.is_solved().then_some(0);
        ledger
    }

    pub const fn givens(&self) -> &Grid {
        &self.givens
    }

    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// How many digits stand that are not given.
    pub const fn depth(&self) -> usize {
        self.stack.len()
    }

    /// The digit that was placed in a cell and stands.
    pub fn placed(&self, cell: Cell) -> Option<Digit> {
        self.digits[cell.index()].filter(|_| self.givens[cell].is_none())
    }

    /// Places a digit. It may clash: that is counted.
    pub fn place(&mut self, cell: Cell, digit: Digit) -> Result<Change, Refusal> {
        if let Some(there) = self.digits[cell.index()] {
            return Err(self.not_blank(cell, there));
        }
        let before = self.surplus;
        self.write(cell, digit);
        self.stack.push(cell);
        let report = &mut self.report;
        report.placements += 1;
        report.deepest = report.deepest.max(self.stack.len());
        report.clashing += u64::from(self.surplus > before);
        self.was_placed = self.stack.len() < self.blanks;
        if self.is_solved() {
            self.report.solutions += 1;
            self.report.solved_at = self.report.solved_at.or(Some(self.report.steps()));
        }
        Ok(Change::place(cell, digit))
    }

    /// Takes back what was placed in a cell, last or earlier.
    pub fn undo(&mut self, cell: Cell) -> Result<Change, Refusal> {
        let Some(digit) = self.placed(cell) else {
            return Err(self.not_placed(cell));
        };
        if self.stack.last() == Some(&cell) {
            self.stack.pop();
            self.report.dead_ends += u64::from(self.was_placed);
        } else {
            let position = self.stack.iter().rposition(|other| *other == cell);
            self.stack.remove(position.expect("what stands and is no given was placed"));
            self.report.out_of_order += 1;
        }
        self.was_placed = false;
        self.erase(cell, digit);
        self.report.undos += 1;
        Ok(Change::undo(cell, digit))
    }

    fn is_solved(&self) -> bool {
        self.stack.len() == self.blanks && self.surplus == 0
    }

    fn write(&mut self, cell: Cell, digit: Digit) {
        self.digits[cell.index()] = Some(digit);
        for unit in cell.units() {
            let standing = &mut self.standing[unit.index()][digit.index()];
            self.surplus += u32::from(*standing > 0);
            *standing += 1;
        }
    }

    fn erase(&mut self, cell: Cell, digit: Digit) {
        self.digits[cell.index()] = None;
        for unit in cell.units() {
            let standing = &mut self.standing[unit.index()][digit.index()];
            *standing -= 1;
            self.surplus -= u32::from(*standing > 0);
        }
    }

    fn not_blank(&self, cell: Cell, there: Digit) -> Refusal {
        if self.givens[cell].is_some() {
            (
                FaultKind::Given,
                format!("found a placement in {cell}, expected a blank cell: {there} is given there"),
            )
        } else {
            let message =
                format!("found a placement in {cell}, expected its {there} to be taken back before");
            (FaultKind::NotBlank, message)
        }
    }

    fn not_placed(&self, cell: Cell) -> Refusal {
        match self.givens[cell] {
            Some(digit) => {
                let message = format!(
                    "found an undo of {cell}, expected a cell that was placed: {digit} is given there"
                );
                (FaultKind::Given, message)
            }
            None => (
                FaultKind::NotPlaced,
                format!("found an undo of {cell}, expected a cell that was placed: it is blank"),
            ),
        }
    }
}
