//! A stretch of steps in which one placed option stood.

use super::Choice;
use super::plan::Plan;
use super::state::State;
use crate::grid::{Cell, Digit};

/// One option of one choice, from the step that placed it to the step that undid it: a node of the search tree, as
/// wide as the work that went into it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Span {
    /// The step that placed it.
    pub from: u64,
    /// The step that undid it; where it still stands, the furthest step explored.
    pub to: u64,
    /// The choice of which it is an option.
    pub choice: Choice,
    /// The number of the option, 0 to 8.
    pub option: u8,
    /// Its depth in the tree, 0 for the root.
    pub level: u8,
    /// What came of it.
    pub fate: SpanFate,
}

/// What came of an option placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SpanFate {
    /// It was undone, and no solution lies in it.
    Failed,
    /// A solution lies in it.
    Solution,
    /// It still stands at the furthest step explored.
    Open,
}

impl Span {
    /// The steps spent on it: placing and undoing are counted.
    pub const fn cost(&self) -> u64 {
        self.to - self.from + 1
    }

    /// The cell it fills.
    pub const fn cell(&self) -> Cell {
        self.choice.option(self.option as usize).0
    }

    /// The digit it places.
    pub const fn digit(&self) -> Digit {
        self.choice.option(self.option as usize).1
    }

    /// The span that the last step, an undo, closed.
    pub fn closed(plan: &Plan, state: &State) -> Self {
        Self::of_frame(plan, state, state.depth as usize, SpanFate::Failed)
    }

    /// The spans that stand.
    pub fn open(plan: &Plan, state: &State) -> impl Iterator<Item = Self> {
        (0..state.depth as usize).map(|level| Self::of_frame(plan, state, level, SpanFate::Open))
    }

    fn of_frame(plan: &Plan, state: &State, level: usize, fate: SpanFate) -> Self {
        let frame = state.frames[level];
        let has_solution = plan.is_sound && state.completed_at >= frame.step();
        Self {
            from: frame.step(),
            to: state.steps,
            choice: plan.choice(state, level).expect("a frame is the frame of a choice"),
            option: plan.outward(frame.placed()).trailing_zeros() as u8,
            level: level as u8,
            fate: if has_solution { SpanFate::Solution } else { fate },
        }
    }
}
