//! What another search of the same puzzle takes, explored a little at a time.

use crate::grid::Grid;
use crate::search::{Outcome, Search, Strategy};

/// A search is explored up to this many steps.
pub const EXPLORED: u64 = 5_000_000;
/// So many at a time: about a millisecond.
const BURST: u64 = 10_000;

/// A search with the strategy of the fewest candidates, which goes on where it was left.
#[derive(Clone, Debug)]
pub struct Exploration(Search);

impl Exploration {
    /// The search of a grid, not begun.
    pub fn new(givens: &Grid) -> Self {
        Self(Search::new(givens, Strategy::FewestCandidates))
    }

    /// Goes on for about a millisecond; whether there is more to explore.
    pub fn go_on(&mut self) -> bool {
        let left = EXPLORED - self.0.steps();
        self.0.run(BURST.min(left));
        !self.is_at_end() && self.0.steps() < EXPLORED
    }

    /// The puzzle.
    pub fn givens(&self) -> &Grid {
        self.0.givens()
    }

    /// The steps made.
    pub fn steps(&self) -> u64 {
        self.0.steps()
    }

    /// Whether the search has come to its outcome, so that these are all its steps.
    pub fn is_at_end(&self) -> bool {
        self.0.outcome() != Outcome::Searching
    }
}
