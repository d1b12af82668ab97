//! What the examiner can be asked.

use crate::grid::Grid;

/// One question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// What this grid is: how many solutions it has, how hard it is, and if it has none, which edit repairs it. A
    /// newer one of these makes an older one void.
    Judge(Grid),
    /// Which edits repair this grid.
    Repair(Grid),
    /// What could be filled in next.
    Hint(Grid),
    /// A solution of this grid.
    Solve {
        /// The grid.
        givens: Grid,
        /// Which solution, from 1, in the solver's order.
        number: u64,
    },
    /// A new puzzle.
    Generate {
        /// What it is made from.
        seed: u64,
    },
}
