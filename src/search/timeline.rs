//! A search as a film: any step of it is reached from the nearest copy kept.

use super::{Outcome, Search, Step};

/// The steps of a search explored so far. The *frontier* is the furthest, the *cursor* stands anywhere up to it.
///
/// A copy is kept at each multiple of the stride; when the shelf is full, every other copy is dropped and the stride
/// doubled, so memory is bounded for a search of any length, and so is the time to reach a step of it.
#[derive(Clone, Debug)]
pub struct Timeline {
    frontier: Search,
    cursor: Search,
    checkpoints: Vec<Search>,
    /// How many copies are kept at most.
    shelf: usize,
    stride: u64,
}

const SHELF: usize = 8192;
const STRIDE: u64 = 16_384;

impl Timeline {
    /// The timeline that begins where the search stands.
    pub fn new(search: Search) -> Self {
        Self::with_shelf(search, STRIDE, SHELF)
    }

    /// The same, with another first stride (1 or more) and another number of copies kept at most (2 or more).
    pub fn with_shelf(search: Search, stride: u64, shelf: usize) -> Self {
        assert!(stride >= 1 && shelf >= 2, "a shelf has room for two copies and more");
        let mut checkpoints = Vec::with_capacity(shelf);
        checkpoints.push(search.clone());
        Self { cursor: search.clone(), frontier: search, checkpoints, shelf, stride }
    }

    /// Explores at most this many steps, up to an outcome; returns how many.
    pub fn explore(&mut self, at_most: u64) -> u64 {
        let mut made = 0;
        while made < at_most {
            let to_checkpoint =
                self.origin() + self.checkpoints.len() as u64 * self.stride - self.frontier.steps();
            let run = self.frontier.run(to_checkpoint.min(at_most - made));
            made += run;
            if run == to_checkpoint {
                self.keep_checkpoint();
            } else {
                break;
            }
        }
        made
    }

    /// The furthest step explored.
    pub const fn frontier(&self) -> &Search {
        &self.frontier
    }

    /// The step looked at.
    pub const fn cursor(&self) -> &Search {
        &self.cursor
    }

    /// Moves the cursor to a step, at most to the frontier.
    pub fn seek(&mut self, step: u64) {
        self.cursor = self.at(step);
    }

    /// Lets the frontier pass the solution it stands on, if it does.
    pub fn go_on(&mut self) {
        self.frontier.go_on();
    }

    /// Whether nothing more can be explored, at least not before going on past a solution.
    pub fn is_explored(&self) -> bool {
        self.frontier.outcome() != Outcome::Searching
    }

    /// The last steps up to the cursor, at most this many, the newest last.
    pub fn steps_before(&self, at_most: usize) -> Vec<Step> {
        let mut search = self.at(self.cursor.steps().saturating_sub(at_most as u64));
        let count = (self.cursor.steps() - search.steps()) as usize;
        let mut steps = Vec::with_capacity(count);
        while steps.len() < count {
            search.go_on();
            steps.extend(search.step());
        }
        steps
    }

    /// How many bytes it keeps, whatever the length of the search.
    pub fn bytes_kept(&self) -> usize {
        size_of::<Self>() + self.checkpoints.capacity() * size_of::<Search>()
    }

    /// The step the timeline begins at.
    fn origin(&self) -> u64 {
        self.checkpoints[0].steps()
    }

    /// The search at a step between origin and frontier.
    fn at(&self, step: u64) -> Search {
        let step = step.clamp(self.origin(), self.frontier.steps());
        if step == self.frontier.steps() {
            return self.frontier.clone();
        }
        let mut search = self.checkpoints[((step - self.origin()) / self.stride) as usize].clone();
        while search.steps() < step {
            search.go_on();
            search.run(step - search.steps());
        }
        search
    }

    fn keep_checkpoint(&mut self) {
        if self.checkpoints.len() == self.shelf {
            let mut index = 0;
            self.checkpoints.retain(|_| {
                index += 1;
                index % 2 == 1
            });
            self.stride *= 2;
        }
        let due = self.origin() + self.checkpoints.len() as u64 * self.stride;
        if self.frontier.steps() == due {
            self.checkpoints.push(self.frontier.clone());
        }
    }
}
