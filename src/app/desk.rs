//! What lies beside the grid in EDIT.

use super::Offer;
use crate::examiner::Exploration;
use crate::files::{Draft, Request};
use crate::grid::Cell;
use crate::solve::{Grade, Hint, Repairs};

/// The aids to typing and judging a puzzle, as they are switched or opened at present.
#[derive(Clone, Default, Debug)]
pub struct Desk {
    /// Whether candidates are shown.
    pub candidates: bool,
    /// What the entries of the open list stand for, one each.
    pub offers: Vec<Offer>,
    /// The number typed in a long list so far.
    pub number: usize,
    /// The paths that complete the one in the prompt, once they were asked for.
    pub completions: Option<Vec<String>>,
    /// A file that is there already, and waits for a word whether to be replaced.
    pub replacing: Option<Request>,
    /// The path opened or saved last.
    pub path: Option<String>,
    /// What is known of the puzzle beside the number of its solutions.
    pub judgement: Judgement,
    /// What an earlier session kept.
    pub kept: Option<Draft>,
    /// What the next new puzzle is made from.
    pub seed: u64,
}

/// What is known of the puzzle beside the number of its solutions; void as soon as it is another one.
#[derive(Clone, Default, Debug)]
pub struct Judgement {
    /// How hard it is, if it has one solution.
    pub grade: Option<Grade>,
    /// The search that looks for the fewest candidates, as far as it was explored.
    pub exploration: Option<Exploration>,
    /// What may be wrong with it.
    pub diagnosis: Option<Diagnosis>,
    /// Whether the repairs are to be shown when they are known.
    pub are_repairs_wanted: bool,
    /// Whether the givens that contradict each other are marked.
    pub shows_contradiction: bool,
    /// Whether the solution that was asked for is to be copied.
    pub is_solution_to_copy: bool,
    /// The hint that is shown.
    pub hint: Option<Hint>,
}

/// What may be wrong with a puzzle that has not exactly one solution.
#[derive(Clone, Debug)]
pub struct Diagnosis {
    /// The single edits after which it has.
    pub repairs: Repairs,
    /// Where there is neither such an edit nor a solution: givens that contradict each other.
    pub contradiction: Vec<Cell>,
}
