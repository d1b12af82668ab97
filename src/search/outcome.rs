//! Where a search stands.

use std::fmt;

use super::plan::Plan;
use super::state::State;

/// Whether a search has more steps to make, and if not, why.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// There is a next step.
    Searching,
    /// A solution stands on the board; told to go on, the search looks for another.
    Solved,
    /// Everything was tried: there is no solution, or no further one.
    Exhausted,
    /// The strategy never guesses, and nothing is forced here.
    Stuck,
}

impl Outcome {
    /// `searching`, `solved`, `exhausted` or `stuck`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Searching => "searching",
            Self::Solved => "solved",
            Self::Exhausted => "exhausted",
            Self::Stuck => "stuck",
        }
    }
}

/// The outcome of a state in which no solution is passed over.
pub fn outcome(plan: &Plan, state: &State) -> Outcome {
    let depth = state.depth as usize;
    if depth == plan.blanks && plan.is_sound {
        Outcome::Solved
    } else if state.left != 0 {
        Outcome::Searching
    } else if depth < plan.blanks && plan.choice(state, depth).is_none() {
        Outcome::Stuck
    } else if depth == 0 {
        Outcome::Exhausted
    } else {
        Outcome::Searching
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
