//! Where playing pauses by itself: the next time the watched event happens.

use crate::search::Direction;

/// Whether to pause, and where next, as far as that has been looked up.
#[derive(Clone, Copy, Default, Debug)]
pub struct Stop {
    is_on: bool,
    known: Option<Known>,
}

/// The nearest event on one side of a step: between them there is nothing.
#[derive(Clone, Copy, Debug)]
struct Known {
    from: u64,
    direction: Direction,
    /// How far the film was explored when it was looked up: later steps may hold another.
    explored: u64,
    hit: Option<u64>,
}

impl Stop {
    /// A stop that is on or off.
    pub const fn new(is_on: bool) -> Self {
        Self { is_on, known: None }
    }

    /// Whether playing pauses.
    pub const fn is_on(&self) -> bool {
        self.is_on
    }

    /// What was looked up holds no more.
    pub const fn forget(&mut self) {
        self.known = None;
    }

    /// The nearest event from a step, looked up only where it is not known.
    pub fn next(
        &mut self,
        from: u64,
        direction: Direction,
        explored: u64,
        look_up: impl FnOnce() -> Option<u64>,
    ) -> Option<u64> {
        if !self.is_on {
            return None;
        }
        let known = self.known.filter(|known| known.direction == direction && known.covers(from, explored));
        let known = known.unwrap_or_else(|| Known { from, direction, explored, hit: look_up() });
        self.known = Some(known);
        known.hit
    }
}

impl Known {
    /// Whether the nearest event from this step is the one that is known.
    fn covers(&self, from: u64, explored: u64) -> bool {
        match (self.direction, self.hit) {
            (Direction::Forward, Some(hit)) => self.from <= from && from < hit,
            (Direction::Forward, None) => self.from <= from && explored == self.explored,
            (Direction::Backward, Some(hit)) => hit < from && from <= self.from,
            (Direction::Backward, None) => from <= self.from,
        }
    }
}
