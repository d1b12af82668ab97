//! sudoscope knows sudoku, searching and time.
//!
//! The rooms, from the ground up; each imports only from floors below its own:
//!
//! 1. [`grid`]: the vocabulary;
//! 2. [`notation`] (text ⇄ grids), [`search`] (searches made to be watched), [`solve`] (answers made to be fast).

pub mod grid;
pub mod notation;
pub mod search;
pub mod solve;
