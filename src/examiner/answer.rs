//! What the examiner says.

use std::time::Duration;

use super::Exploration;
use crate::grid::{Cell, Grid};
use crate::solve::{Count, Grade, Hint, Repairs};

/// One answer; it names the grid it is about.
#[derive(Clone, Debug)]
pub enum Answer {
    /// What a grid is.
    Judged {
        /// The grid.
        givens: Grid,
        /// How many solutions it has, up to [`COUNT_LIMIT`](super::COUNT_LIMIT); none where its givens clash.
        solutions: Count,
        /// Whether singles alone solve it.
        grade: Grade,
    },
    /// What the search that looks for the fewest candidates takes.
    Explored(Box<Exploration>),
    /// Which edits repair a grid.
    Repaired {
        /// The grid.
        givens: Grid,
        /// The edits.
        repairs: Repairs,
        /// Where there is no such edit and no solution: givens that contradict each other, none of which can be left
        /// out.
        contradiction: Vec<Cell>,
    },
    /// What could be filled in next, if anything.
    Hinted {
        /// The grid.
        givens: Grid,
        /// The cell and why.
        hint: Option<Hint>,
    },
    /// A new puzzle.
    Generated {
        /// What it was made from.
        seed: u64,
        /// The puzzle.
        puzzle: Option<Grid>,
    },
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
