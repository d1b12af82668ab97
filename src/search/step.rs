//! One step of a search: a cell changes.

use std::fmt;

use super::Choice;
use crate::grid::{Cell, Digit};

/// What a step does to its cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// It writes a digit.
    Place,
    /// It takes the digit back.
    Undo,
}

impl Operation {
    /// `place` or `undo`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Undo => "undo",
        }
    }
}

/// One step. Steps are numbered from 1; step 0 is the puzzle as given.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    /// Its number, from 1.
    pub number: u64,
    /// Whether a digit is placed or taken back.
    pub operation: Operation,
    /// The cell that changes.
    pub cell: Cell,
    /// The digit that is placed or taken back.
    pub digit: Digit,
    /// How many decisions stand after the step, 0 to 81.
    pub depth: usize,
    /// The choice of which this is an option.
    pub choice: Choice,
}

impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
