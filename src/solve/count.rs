//! How many solutions a grid has.

use std::fmt;

use crate::grid::Grid;

use super::engine;

/// A number of solutions, exact or bounded from below. Shown as `12`, or `1000000+` where a limit ended the count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Count {
    /// There are exactly so many.
    Exactly(u64),
    /// The limit of the count, which was reached; there may be more.
    AtLeast(u64),
}

impl Count {
    /// The number that was counted, at most the limit.
    pub const fn number(self) -> u64 {
        match self {
            Self::Exactly(number) | Self::AtLeast(number) => number,
        }
    }

    /// Whether the limit was reached.
    pub const fn limit_reached(self) -> bool {
        matches!(self, Self::AtLeast(_))
    }

    /// What counting to `limit` says when it has found `number`.
    pub const fn up_to(number: u64, limit: u64) -> Self {
        if number >= limit { Self::AtLeast(limit) } else { Self::Exactly(number) }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Exactly(number) => write!(f, "{number}"),
            Self::AtLeast(number) => write!(f, "{number}+"),
        }
    }
}

/// The number of solutions of a grid: exact below the limit, [`Count::AtLeast`] the limit once it is reached. A grid
/// whose givens clash has none.
pub fn count(givens: &Grid, limit: u64) -> Count {
    Count::up_to(engine::count(givens, limit), limit)
}
