//! Why a choice stands as it does: the reason for it, and what became of each of its options.

use std::fmt;

use super::{Blame, Choice, Reason};
use crate::grid::{Cell, Digit, Unit};

/// One choice explained. What is said of the options holds on the board on which the choice was opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// The choice explained.
    pub choice: Choice,
    /// Why the strategy came to it.
    pub reason: Reason,
    /// What became of each option, by its number.
    pub options: [Fate; 9],
    /// At a dead end, where every option is blocked: what has to go before one comes back.
    pub blame: Option<Blame>,
}

/// What became of an option.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fate {
    /// It may still be tried.
    Untried,
    /// It stands on the board.
    OnTrial,
    /// It was tried, and nothing came of it.
    Failed {
        /// The steps from placing it to undoing it, both counted, where known.
        cost: Option<u64>,
    },
    /// It was tried, led to a solution, and was taken back so that others are looked for. Only a timeline knows; without
    /// one it counts as failed.
    Solved {
        /// The steps from placing it to undoing it, both counted, where known.
        cost: Option<u64>,
    },
    /// The digit stands already in a unit of the cell: the row is named before the column before the box.
    Blocked {
        /// The unit.
        unit: Unit,
        /// The cell of the unit that holds the digit, the first in reading order.
        by: Cell,
        /// Whether that cell is a given; else it was decided.
        given: bool,
        /// Whether some given, that one or another, blocks it: no undo brings it back.
        for_good: bool,
    },
    /// The cell is filled with another digit already.
    Filled {
        /// The digit it holds.
        digit: Digit,
        /// Whether it is a given; else it was decided.
        given: bool,
        /// Whether it, or another given, blocks the option: no undo brings it back.
        for_good: bool,
    },
}

impl Fate {
    /// What trying it cost, from placing it to undoing it, where it was tried and that is known.
    pub const fn cost(&self) -> Option<u64> {
        match self {
            Self::Failed { cost } | Self::Solved { cost } => *cost,
            _ => None,
        }
    }

    /// Whether the option could not be tried at all.
    pub const fn is_blocked(&self) -> bool {
        matches!(self, Self::Blocked { .. } | Self::Filled { .. })
    }
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let origin = |given: bool| if given { " given" } else { "" };
        match *self {
            Self::Untried => f.write_str("untried"),
            Self::OnTrial => f.write_str("on trial"),
            Self::Failed { cost: None } => f.write_str("failed"),
            Self::Failed { cost: Some(cost) } => write!(f, "failed: {cost} steps"),
            Self::Solved { cost: None } => f.write_str("led to a solution"),
            Self::Solved { cost: Some(cost) } => write!(f, "led to a solution: {cost} steps"),
            Self::Blocked { unit, by, given, .. } => write!(f, "blocked: {unit} by {by}{}", origin(given)),
            Self::Filled { digit, given, .. } => write!(f, "filled: {digit}{}", origin(given)),
        }
    }
}
