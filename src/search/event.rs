//! What one can look for along a film.

use super::Search;
use super::plan::{Order, Plan};
use super::run::Limits;
use super::state::State;
use super::summary::Summary;
use crate::grid::{Cell, Digit};

/// Something that a step does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Event {
    /// It places or undoes a digit in this cell.
    CellChanges(Cell),
    /// It places this digit in this cell.
    CellBecomes(Cell, Digit),
    /// It leads deeper than any step before.
    DepthRecord,
    /// It undoes a decision so that fewer than this many, 1 to 81, are left, which so many were before.
    BackAbove(usize),
    /// It places a digit after which the next choice has no option.
    DeadEnd,
    /// It completes a solution.
    Solution,
}

/// Which way along the film.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Towards later steps.
    Forward,
    /// Towards earlier steps.
    Backward,
}

impl Event {
    /// The choice at hand is given up: the decision that led to it is undone. Nothing at the root.
    pub fn given_up(search: &Search) -> Option<Self> {
        (search.depth() > 0).then(|| Self::BackAbove(search.depth()))
    }

    /// Whether the last step did it, where no state can tell how often it happened.
    pub fn has_happened(self, plan: &Plan, state: &State) -> bool {
        let depth = state.depth as usize;
        let is_placement = state.stack().last().is_some_and(|frame| frame.step() == state.steps);
        match self {
            Self::CellBecomes(cell, digit) => {
                is_placement && matches!(plan.placed(state, depth - 1), (_, c, d) if (c, d) == (cell, digit))
            }
            Self::BackAbove(limit) => !is_placement && depth + 1 == limit,
            _ => false,
        }
    }

    /// What a run up to a step has to stop at in order not to miss it, where no state can tell how often it happened.
    pub fn limits(self, plan: &Plan, state: &State, until: u64) -> Limits {
        let mut limits = Limits::until(plan, until);
        match (self, &plan.order) {
            (Self::CellBecomes(cell, _), Order::Recorded(_)) => limits.cell = Some(cell),
            (Self::CellBecomes(cell, _), order) => match (plan.level_of(state, cell), order) {
                (Some(level), _) => limits.floor = level,
                (None, Order::Fixed { levels, .. }) => limits.ceiling = levels.level_of(cell).min(80) + 1,
                (None, _) => limits.cell = Some(cell),
            },
            (Self::BackAbove(depth), _) if state.depth as usize >= depth => limits.floor = depth - 1,
            (Self::BackAbove(depth), _) => limits.ceiling = depth.min(plan.blanks),
            _ => {}
        }
        limits
    }

    /// Whether it can have happened in a stretch of which this is the summary.
    pub fn is_possible(self, summary: &Summary) -> bool {
        match self {
            Self::CellChanges(cell) | Self::CellBecomes(cell, _) => summary.touched >> cell.index() & 1 == 1,
            Self::BackAbove(depth) => (summary.least as usize) < depth && summary.greatest as usize >= depth,
            Self::DepthRecord | Self::DeadEnd | Self::Solution => true,
        }
    }

    /// How often it happened up to a state, where the state can tell.
    pub fn count(self, plan: &Plan, state: &State) -> Option<u64> {
        match (self, &plan.order) {
            (Self::CellChanges(cell), _) => Some(plan.changes(state, cell)),
            (Self::DepthRecord, _) => Some(u64::from(state.deepest)),
            (Self::DeadEnd, _) => Some(plan.dead_ends(state)),
            (Self::Solution, _) => Some(if plan.is_sound { state.completions } else { 0 }),
            (Self::BackAbove(depth), Order::Fixed { .. }) => {
                let level = depth - 1;
                Some(state.placed[level] - u64::from(state.depth as usize > level))
            }
            (Self::CellBecomes(..), _) | (Self::BackAbove(_), Order::Dynamic | Order::Recorded(_)) => None,
        }
    }
}
