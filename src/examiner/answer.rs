//! What the examiner says.

use std::time::Duration;

use super::Exploration;
use crate::grid::Grid;
use crate::solve::Count;

/// One answer; it names the grid it is about.
#[derive(Clone, Debug)]
pub enum Answer {
    /// What a grid is.
    Judged {
        /// The grid.
        givens: Grid,
        /// How many solutions it has, up to [`COUNT_LIMIT`](super::COUNT_LIMIT); none where its givens clash.
        solutions: Count,
        /// Whether naked and hidden singles alone solve it.
        by_singles: bool,
    },
    /// What the search that looks for the fewest candidates takes.
    Explored(Box<Exploration>),
    /// A solution.
    Solved {
        /// The grid that was to be solved.
        givens: Grid,
        /// Which solution was asked for, from 1.
        number: u64,
        /// The solution, unless there are fewer.
        solution: Option<Grid>,
        /// What the solver took, and nothing else.
        took: Duration,
    },
}
