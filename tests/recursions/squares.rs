//! Where the grid is kept: in one place for the whole program, or with whoever calls.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use sudoscope::grid::{Digit, Grid};

/// Nine rows of nine numbers, 0 for a blank.
pub trait Squares {
    /// The number in a cell.
    fn digit(&self, row: usize, column: usize) -> u8;
    /// Writes a number.
    fn set(&mut self, row: usize, column: usize, digit: u8);

    /// The 81 numbers in reading order.
    fn numbers(&self) -> [u8; 81] {
        std::array::from_fn(|cell| self.digit(cell / 9, cell % 9))
    }
}

/// The grid as a parameter: each call is handed a reference to it.
pub struct Passed<'a>(pub &'a mut [[u8; 9]; 9]);

impl Passed<'_> {
    /// A grid as rows of numbers.
    pub fn rows(grid: &Grid) -> [[u8; 9]; 9] {
        let mut rows = [[0; 9]; 9];
        for (cell, digit) in grid.givens() {
            rows[cell.row()][cell.column()] = digit.number();
        }
        rows
    }
}

impl Squares for Passed<'_> {
    fn digit(&self, row: usize, column: usize) -> u8 {
        self.0[row][column]
    }

    fn set(&mut self, row: usize, column: usize, digit: u8) {
        self.0[row][column] = digit;
    }
}

/// The grid in a static, of which there is one: only one search at a time. Reading and writing it are plain loads and
/// stores.
pub struct Shared(());

static SQUARES: [[AtomicU8; 9]; 9] = [const { [const { AtomicU8::new(0) }; 9] }; 9];

impl Shared {
    /// The static, holding this grid.
    pub fn holding(grid: &Grid) -> Self {
        let mut shared = Self(());
        for (cell, digit) in grid.cells().iter().enumerate() {
            shared.set(cell / 9, cell % 9, digit.map_or(0, Digit::number));
        }
        shared
    }
}

impl Squares for Shared {
    fn digit(&self, row: usize, column: usize) -> u8 {
        SQUARES[row][column].load(Relaxed)
    }

    fn set(&mut self, row: usize, column: usize, digit: u8) {
        SQUARES[row][column].store(digit, Relaxed);
    }
}
