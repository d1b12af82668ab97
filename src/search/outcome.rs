//! Where a search stands.

use std::fmt;

use super::plan::Plan;
use super::recorded;
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
    /// The recorded steps of another program end here, without a solution.
    Ended,
}

impl Outcome {
    /// `searching`, `solved`, `exhausted`, `stuck` or `ended`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Searching => "searching",
            Self::Solved => "solved",
            Self::Exhausted => "exhausted",
            Self::Stuck => "stuck",
            Self::Ended => "ended",
        }
    }
}

/// The outcome of a state in which no solution is passed over.
pub fn outcome(plan: &Plan, state: &State) -> Outcome {
    if let Some(recording) = plan.recording() {
        return recorded::outcome(plan, recording, state);
    }
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
