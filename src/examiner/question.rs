//! What the examiner can be asked.

use crate::grid::Grid;

/// One question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// What this grid is: how many solutions it has, how hard it is. A newer one of these makes an older one void.
    Judge(Grid),
    /// A solution of this grid.
    Solve {
        /// The grid.
        givens: Grid,
        /// Which solution, from 1, in the solver's order.
        number: u64,
    },
}
