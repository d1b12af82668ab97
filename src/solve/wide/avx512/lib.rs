//! sudoscope knows sudoku, searching and time, and shows them in a terminal.
//!
//! The rooms, from the ground up; each imports only from floors below its own:
//!
//! 1. [`grid`]: the vocabulary;
//! 2. [`notation`] (text ⇄ grids), [`search`] (searches made to be watched), [`solve`] (answers made to be fast);
//! 3. [`library`] (named puzzles), [`listing`] (a strategy in pseudocode), [`player`] (the thread that plays a search), [`replay`] (the steps another program printed), [`examiner`] (the thread that judges the grid being typed), [`files`] (the thread that reads and writes files for the screen);
//! 4. [`app`]: the state of the screen and its changes;
//! 5. [`view`]: from the state to the picture;
//! 6. [`terminal`]: the event loop; the only place that knows terminal, threads and time together;
//! 7. [`cli`]: the command line.

pub mod app;
pub mod cli;
pub mod examiner;
pub mod files;
pub mod grid;
pub mod library;
pub mod listing;
pub mod notation;
pub mod player;
pub mod replay;
pub mod search;
pub mod solve;
pub mod terminal;
pub mod view;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
