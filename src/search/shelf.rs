//! The states kept along a search, evenly spaced, in bounded memory.

use super::plan::Plan;
use super::state::State;
use super::summary::Summary;

/// A state at each multiple of the stride, counted from the first, and a summary of each stride between them.
#[derive(Clone, Debug)]
pub struct Shelf {
    states: Vec<State>,
    summaries: Vec<Summary>,
    capacity: usize,
    stride: u64,
}

impl Shelf {
    /// The shelf with room for so many states, an even number, that begins with this one.
    pub fn new(first: &State, stride: u64, capacity: usize) -> Self {
        assert!(stride > 0 && capacity >= 2 && capacity.is_multiple_of(2), "strides can be merged in pairs");
        let mut states = Vec::with_capacity(capacity);
        states.push(State { peak: first.depth, ..*first });
        Self { states, summaries: Vec::with_capacity(capacity), capacity, stride }
    }

    /// The states kept, in order.
    pub fn states(&self) -> &[State] {
        &self.states
    }

    /// The step at which the shelf begins.
    pub fn origin(&self) -> u64 {
        self.states[0].steps
    }

    /// The steps from one state kept to the next.
    pub const fn stride(&self) -> u64 {
        self.stride
    }

    /// The step of the next state to be kept.
    pub fn due(&self) -> u64 {
        self.origin() + self.states.len() as u64 * self.stride
    }

    /// The position of the last state kept at or before this step.
    pub fn position(&self, step: u64) -> usize {
        let position = (step.saturating_sub(self.origin()) / self.stride) as usize;
        position.min(self.states.len() - 1)
    }

    /// What happened from the state at this position to the next one or, after the last, to the frontier.
    pub fn summary(&self, plan: &Plan, position: usize, frontier: &State) -> Summary {
        match self.summaries.get(position) {
            Some(summary) => *summary,
            None => Summary::between(plan, &self.states[position], frontier),
        }
    }

    /// Keeps the frontier, which has come to the step that is due. On a full shelf every other state is dropped
    /// before, and the stride doubled.
    pub fn keep(&mut self, plan: &Plan, frontier: &mut State) {
        let mut summary = self.summary(plan, self.states.len() - 1, frontier);
        if self.states.len() == self.capacity {
            let pending = self.summaries.pop().expect("a full shelf has a stride before its last state");
            summary = pending.merge(summary);
            self.thin();
        }
        frontier.peak = frontier.depth;
        self.summaries.push(summary);
        self.states.push(*frontier);
    }

    /// How many bytes it takes at most.
    pub fn bytes(&self) -> usize {
        self.states.capacity() * size_of::<State>() + self.summaries.capacity() * size_of::<Summary>()
    }

    fn thin(&mut self) {
        for position in 1..self.capacity / 2 {
            self.states[position] = self.states[2 * position];
            self.summaries[position - 1] =
                self.summaries[2 * position - 2].merge(self.summaries[2 * position - 1]);
        }
        self.states.truncate(self.capacity / 2);
        self.summaries.truncate(self.capacity / 2 - 1);
        self.stride *= 2;
    }
}
