//! The vocabulary of sudoku: cells, digits, units, grids. Everything above speaks in these words.

mod cell;
mod clash;
mod digit;
mod digit_set;
mod grid;
mod puzzle;
mod turn;
mod unit;

pub use cell::Cell;
pub use clash::Clash;
pub use digit::Digit;
pub use digit_set::DigitSet;
pub use grid::Grid;
pub use puzzle::Puzzle;
pub use turn::Turn;
pub use unit::Unit;
