//! Running a search on, up to a stop.

use super::plan::{Order, Plan};
use super::state::State;
use super::{dynamic, recorded};
use crate::grid::Cell;

/// What stops a run, besides the end of the search.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The step at which it stops, later than the one it begins at.
    pub until: u64,
    /// The depth at which it stops after an undo, less than the depth it begins at; `usize::MAX` for none.
    pub floor: usize,
    /// The depth at which it stops after a placement, at most the number of blanks: a full board always stops it.
    pub ceiling: usize,
    /// It stops after a placement in this cell; heeded only where the order is not fixed.
    pub cell: Option<Cell>,
    /// It stops after an undo when the steps from the placement on, both counted, are so many or more; `u64::MAX` for
    /// none.
    pub width: u64,
}

/// Why a run stopped. Where several reasons come together, the first of these is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stop {
    /// There is no next step.
    End,
    /// The depth fell to the floor.
    Floor,
    /// A span of steps at least as wide as asked for was closed: the frame above the top of the stack tells which.
    Span,
    /// The depth rose to the ceiling.
    Ceiling,
    /// A digit was placed in the cell.
    Cell,
    /// The step was reached.
    Step,
}

impl Limits {
    /// Stops only at a step, a full board, or the end.
    pub fn until(plan: &Plan, step: u64) -> Self {
        Self { until: step, floor: usize::MAX, cell: None, ceiling: plan.blanks, width: u64::MAX }
    }
}

/// Runs a search to the next stop, on past a full board it stands on.
pub fn run(plan: &Plan, state: &mut State, limits: &Limits) -> Stop {
    match &plan.order {
        Order::Fixed { levels, .. } => levels.run(state, limits),
        Order::Dynamic => dynamic::run(plan, state, limits),
        Order::Recorded(recording) => recorded::run(plan, recording, state, limits),
    }
}

/// Runs a search to a step, past every full board; less far only where it ends.
pub fn run_to(plan: &Plan, state: &mut State, step: u64) {
    let limits = Limits::until(plan, step);
    while state.steps < step && run(plan, state, &limits) != Stop::End {}
}
