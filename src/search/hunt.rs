//! Looking for an event along a film, a little at a time.

use super::film::Film;
use super::run::{Stop, run};
use super::state::State;
use super::{Direction, Event};

/// A search in time that is under way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hunt {
    event: Event,
    direction: Direction,
    from: u64,
    /// Between here and `from` there is nothing.
    reached: u64,
}

/// What came of a hunt so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Finding {
    /// The nearest step that does it.
    At(u64),
    /// No explored step on that side does it.
    Never,
    /// There is more to look through.
    Searching {
        /// The steps looked through or passed over.
        done: u64,
        /// The steps that are to be.
        of: u64,
    },
}

impl Hunt {
    /// A hunt for the nearest step after (or before) this one that does it. The step itself is not looked at.
    pub const fn new(event: Event, direction: Direction, from: u64) -> Self {
        Self { event, direction, from, reached: from }
    }
}

impl Film {
    /// Goes on with a hunt. It ends when about so many steps have been run again; most events are found at once.
    pub fn pursue(&self, hunt: &mut Hunt, budget: u64) -> Finding {
        let from = hunt.from.clamp(self.origin(), self.frontier.steps);
        match (hunt.direction, self.count(hunt.event, &self.frontier)) {
            (Direction::Forward, Some(in_all)) => self.next_counted(hunt.event, from, in_all),
            (Direction::Backward, Some(_)) => self.previous_counted(hunt.event, hunt.from),
            (Direction::Forward, None) => self.next_in_strides(hunt, budget),
            (Direction::Backward, None) => self.previous_in_strides(hunt, budget),
        }
    }

    fn count(&self, event: Event, state: &State) -> Option<u64> {
        event.count(&self.plan, state)
    }

    /// The step at which a countable event happened for the `number`th time.
    fn step_of(&self, event: Event, number: u64) -> Finding {
        let hit = self.first_where(|state| self.count(event, state) >= Some(number));
        hit.map_or(Finding::Never, |state| Finding::At(state.steps))
    }

    fn next_counted(&self, event: Event, from: u64, in_all: u64) -> Finding {
        match self.count(event, &self.at(from)) {
            Some(so_far) if so_far < in_all => self.step_of(event, so_far + 1),
            _ => Finding::Never,
        }
    }

    fn previous_counted(&self, event: Event, from: u64) -> Finding {
        if from <= self.origin() {
            return Finding::Never;
        }
        let at_first = self.count(event, &self.shelf.states()[0]);
        match self.count(event, &self.at(from - 1)) {
            Some(so_far) if Some(so_far) > at_first => self.step_of(event, so_far),
            _ => Finding::Never,
        }
    }

    fn next_in_strides(&self, hunt: &mut Hunt, budget: u64) -> Finding {
        let end = self.frontier.steps;
        let mut spent = 0;
        hunt.reached = hunt.reached.max(self.origin());
        while hunt.reached < end {
            if spent > budget {
                return Finding::Searching { done: hunt.reached - hunt.from, of: end - hunt.from };
            }
            let position = self.shelf.position(hunt.reached);
            let next = self.shelf.states().get(position + 1).map_or(end, |state| state.steps);
            if self.can_happen(hunt.event, position) {
                spent += next - hunt.reached;
                let mut state = self.at(hunt.reached);
                if let Some(step) = self.next_hit(hunt.event, &mut state, next) {
                    return Finding::At(step);
                }
            }
            hunt.reached = next;
        }
        Finding::Never
    }

    fn previous_in_strides(&self, hunt: &mut Hunt, budget: u64) -> Finding {
        let mut spent = 0;
        hunt.reached = hunt.reached.min(self.frontier.steps + 1);
        while hunt.reached > self.origin() + 1 {
            if spent > budget {
                let done = hunt.from - hunt.reached;
                return Finding::Searching { done, of: hunt.from - self.origin() };
            }
            // A stride holds the steps after its first state, up to the next state.
            let last = hunt.reached - 1;
            let position = self.shelf.position(last - 1);
            let mut state = self.shelf.states()[position];
            hunt.reached = state.steps + 1;
            if self.can_happen(hunt.event, position) {
                spent += last - state.steps;
                let hits = std::iter::from_fn(|| self.next_hit(hunt.event, &mut state, last));
                if let Some(step) = hits.last() {
                    return Finding::At(step);
                }
            }
        }
        Finding::Never
    }

    /// Whether the event can be in the stride at this place of the shelf.
    pub fn can_happen(&self, event: Event, position: usize) -> bool {
        event.is_possible(&self.shelf.summary(&self.plan, position, &self.frontier))
    }

    /// Runs a state to the next step that does it, up to a last one.
    pub fn next_hit(&self, event: Event, state: &mut State, last: u64) -> Option<u64> {
        while state.steps < last {
            let limits = event.limits(&self.plan, state, last);
            if run(&self.plan, state, &limits) == Stop::End {
                return None;
            }
            if event.has_happened(&self.plan, state) {
                return Some(state.steps);
            }
        }
        None
    }
}
