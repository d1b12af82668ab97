//! What a search never changes: the puzzle, the strategy, and what follows from them.

use super::order::fixed_order;
use super::{Choice, Strategy};
use crate::grid::{Cell, Digit, Grid};

/// The puzzle and the strategy of a search, and what follows from the two.
///
/// Inside the engine an *option* is one bit of nine, the lowest tried first. For a strategy that tries digits
/// descending the engine's digits run the other way; `outward` translates.
#[derive(Debug)]
pub struct Plan {
    pub givens: Grid,
    pub strategy: Strategy,
    /// Whether the givens break no rule; otherwise a full board is no solution.
    pub is_sound: bool,
    /// How many cells the search has to fill.
    pub blanks: usize,
    /// The blank cells in the order in which they are filled, unless the order depends on the board.
    pub order: Option<Vec<Cell>>,
}

impl Plan {
    pub fn new(givens: &Grid, strategy: Strategy) -> Self {
        Self {
            givens: *givens,
            strategy,
            is_sound: !givens.has_clash(),
            blanks: 81 - givens.given_count(),
            order: fixed_order(givens, strategy),
        }
    }

    /// What the engine's option means: which digit in which cell.
    pub fn option(&self, choice: Choice, option: u16) -> (Cell, Digit) {
        choice.option(self.outward(option).trailing_zeros() as usize)
    }

    /// A set of the engine's options as a set of the choice's options, and back.
    pub fn outward(&self, options: u16) -> u16 {
        if self.is_descending() { options.reverse_bits() >> 7 } else { options }
    }

    fn is_descending(&self) -> bool {
        self.strategy == Strategy::Descending
    }
}
