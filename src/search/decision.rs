//! The choices of a search that are not yet settled: those decided for now, and the one at hand.

use super::Choice;
use crate::grid::{Cell, Digit};

/// A choice with one of its options placed. The sets have bit `n` for the option with number `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Decision {
    /// What was decided on.
    pub choice: Choice,
    /// Where a digit was placed.
    pub cell: Cell,
    /// The digit placed.
    pub digit: Digit,
    /// The number of the step that placed it.
    pub placed_at: u64,
    /// The options that will be tried after it.
    pub untried: u16,
    /// The options that were tried before it and failed.
    pub failed: u16,
}

/// The choice at hand. The sets have bit `n` for the option with number `n`; an option in neither is blocked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OpenChoice {
    /// What is to be decided.
    pub choice: Choice,
    /// The options that were tried and failed.
    pub failed: u16,
    /// The options still to be tried.
    pub untried: u16,
}
