//! A grid that breaks no rule.

use super::{Clash, Grid};

/// A grid without clashes: what a search or a solver can make sense of. It may still have no solution, or many.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Puzzle(Grid);

impl Puzzle {
    /// The puzzle with these givens.
    ///
    /// # Errors
    /// All clashes, where there are any.
    pub fn new(givens: Grid) -> Result<Self, Vec<Clash>> {
        let clashes = givens.clashes();
        if clashes.is_empty() { Ok(Self(givens)) } else { Err(clashes) }
    }

    /// Its givens.
    pub const fn givens(&self) -> &Grid {
        &self.0
    }
}
