//! Counting how often something happens along a film where no state can tell: a little at a time, each stretch once.

use super::Event;
use super::film::Film;

/// A count that is under way, or done as far as the film was explored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counting {
    event: Event,
    /// Steps up to which has been counted, ascending, and how often it had happened by then.
    marks: Vec<(u64, u64)>,
}

impl Counting {
    /// Nothing is counted yet.
    pub const fn new(event: Event) -> Self {
        Self { event, marks: Vec::new() }
    }

    /// The step up to which has been counted.
    pub fn reached(&self) -> u64 {
        self.marks.last().map_or(0, |(step, _)| *step)
    }
}

impl Film {
    /// Goes on counting until about so many steps have been run again, or the frontier is reached.
    pub fn count_on(&self, counting: &mut Counting, budget: u64) {
        let end = self.frontier.steps;
        let (mut reached, mut count) = counting.marks.last().copied().unwrap_or((0, 0));
        reached = reached.max(self.origin());
        let mut spent = 0;
        while reached < end && spent <= budget {
            let position = self.shelf.position(reached);
            let next = self.shelf.states().get(position + 1).map_or(end, |state| state.steps);
            if self.can_happen(counting.event, position) {
                spent += next - reached;
                count += self.hits(counting.event, reached, next);
            }
            reached = next;
            counting.marks.push((reached, count));
        }
    }

    /// How often it happened up to a step; nothing where that has not been counted yet.
    pub fn counted(&self, counting: &Counting, step: u64) -> Option<u64> {
        let after = counting.marks.partition_point(|(reached, _)| *reached <= step);
        let (from, count) = after.checked_sub(1).map_or((self.origin(), 0), |last| counting.marks[last]);
        (step <= counting.reached()).then(|| count + self.hits(counting.event, from, step))
    }

    /// How often it happens after one step, up to another.
    fn hits(&self, event: Event, from: u64, to: u64) -> u64 {
        if from >= to {
            return 0;
        }
        let mut state = self.at(from);
        std::iter::from_fn(|| self.next_hit(event, &mut state, to)).count() as u64
    }
}
