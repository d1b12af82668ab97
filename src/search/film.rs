//! The steps of a search explored so far, and what is kept of them.

use std::sync::Arc;

use super::Outcome;
use super::Span;
use super::outcome::outcome;
use super::plan::Plan;
use super::run::{Limits, Stop, run, run_to};
use super::shelf::Shelf;
use super::spans::Spans;
use super::state::{Frame, State};

/// How finely a film is kept at first, and how much of it at most.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Extent {
    /// The steps between two states kept, 1 or more; doubled when there are too many.
    pub stride: u64,
    /// The states kept at most, an even number.
    pub checkpoints: usize,
    /// The steps that a closed span must have cost to be kept, 1 or more; doubled when there are too many.
    pub span_cost: u64,
    /// The closed spans kept at most, 1 or more.
    pub spans: usize,
}

/// All the steps from a first state up to the frontier: any of them is reached from the nearest state kept.
#[derive(Clone, Debug)]
pub struct Film {
    pub plan: Arc<Plan>,
    pub frontier: State,
    pub shelf: Shelf,
    pub spans: Spans,
    /// The steps of the first solutions.
    pub solutions: Vec<u64>,
}

/// How many solutions are kept by their step.
const SOLUTIONS: usize = 8192;

impl Film {
    pub fn new(plan: &Arc<Plan>, first: &State, extent: Extent) -> Self {
        let shelf = Shelf::new(first, extent.stride, extent.checkpoints);
        let spans = Spans::new(extent.span_cost, extent.spans);
        let frontier = shelf.states()[0];
        Self { plan: Arc::clone(plan), frontier, shelf, spans, solutions: Vec::new() }
    }

    /// Moves the frontier by at most so many steps, up to a solution or the end; returns how many. Where it stands on
    /// a solution, it `passes` it or stays.
    pub fn explore(&mut self, at_most: u64, mut passes: bool) -> u64 {
        let begin = self.frontier.steps;
        let until = begin.saturating_add(at_most).min(Frame::LAST_STEP);
        while self.frontier.steps < until {
            // Another program went on past its solutions or did not: that is not ours to decide.
            if !passes
                && self.plan.recording().is_none()
                && outcome(&self.plan, &self.frontier) == Outcome::Solved
            {
                break;
            }
            passes = false;
            let width = self.spans.least_cost();
            let limits = Limits { width, ..Limits::until(&self.plan, until.min(self.shelf.due())) };
            let stop = run(&self.plan, &mut self.frontier, &limits);
            match stop {
                Stop::End => break,
                Stop::Span => self.spans.keep(Span::closed(&self.plan, &self.frontier)),
                Stop::Ceiling if self.plan.is_sound && self.frontier.completed_at == self.frontier.steps => {
                    self.note_solution();
                }
                _ => {}
            }
            if self.frontier.steps == self.shelf.due() {
                self.shelf.keep(&self.plan, &mut self.frontier);
            }
        }
        self.frontier.steps - begin
    }

    /// Moves the frontier by so many steps, past every solution; less far only where the search ends.
    pub fn explore_past_solutions(&mut self, steps: u64) {
        let until = self.frontier.steps.saturating_add(steps);
        while self.frontier.steps < until && self.explore(until - self.frontier.steps, true) > 0 {}
    }

    /// The step the film begins at.
    pub fn origin(&self) -> u64 {
        self.shelf.origin()
    }

    /// The state at a step between origin and frontier.
    pub fn at(&self, step: u64) -> State {
        if step >= self.frontier.steps {
            return self.frontier;
        }
        let mut state = self.shelf.states()[self.shelf.position(step)];
        run_to(&self.plan, &mut state, step);
        state
    }

    /// The first state for which something holds that, once it does, holds up to the frontier; re-runs one stride.
    pub fn first_where(&self, holds: impl Fn(&State) -> bool) -> Option<State> {
        let states = self.shelf.states();
        let next = states.partition_point(|state| !holds(state));
        let end = states.get(next).unwrap_or(&self.frontier);
        let Some(before) = next.checked_sub(1) else { return Some(states[0]) };
        if !holds(end) {
            return None;
        }
        let (mut low, mut high) = (states[before], end.steps);
        while low.steps < high {
            // The step before `high` is the last that can still be looked at without a hit.
            let middle = low.steps + (high - low.steps).div_ceil(2);
            let mut state = low;
            run_to(&self.plan, &mut state, middle);
            if !holds(&state) {
                low = state;
            } else if middle == low.steps + 1 {
                return Some(state);
            } else {
                high = middle;
            }
        }
        None
    }

    /// How many bytes are kept at most.
    pub fn bytes(&self) -> usize {
        size_of::<Self>() + self.shelf.bytes() + self.spans.bytes() + SOLUTIONS * size_of::<u64>()
    }

    fn note_solution(&mut self) {
        if self.solutions.len() < SOLUTIONS {
            self.solutions.push(self.frontier.steps);
        }
    }
}
