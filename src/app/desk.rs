//! What lies beside the grid in EDIT.

use super::Offer;
use crate::examiner::Exploration;
use crate::files::{Draft, Request};

/// What is known of the puzzle beside the number of its solutions.
#[derive(Clone, Default, Debug)]
pub struct Judgement {
    /// Whether naked and hidden singles alone solve it.
    pub by_singles: bool,
    /// The search that looks for the fewest candidates, as far as it was explored.
    pub exploration: Option<Exploration>,
}

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
}
