//! The searches of a film and the one cursor that moves through all of them.

use super::{Lane, View};
use crate::search::{Outcome, Search, Timeline};

/// Exploring goes in bursts of this many steps, about a millisecond, between looks at the queue.
const BURST: u64 = 1 << 18;

/// One timeline a lane, moved together: all lanes show the same step, or their last one if that comes earlier.
pub struct Reel {
    lanes: Vec<Timeline>,
    cursor: u64,
    /// Solutions of the first lane that were passed or reached, ascending; as many as a person asked for.
    solutions: Vec<u64>,
}

impl Reel {
    /// The film of these searches, at its start. There is at least one.
    pub fn new(searches: Vec<Search>) -> Self {
        Self { lanes: searches.into_iter().map(Timeline::new).collect(), cursor: 0, solutions: Vec::new() }
    }

    /// The step that is shown.
    pub const fn cursor(&self) -> u64 {
        self.cursor
    }

    /// The furthest explored step of any lane.
    pub fn frontier(&self) -> u64 {
        self.lanes.iter().map(|lane| lane.frontier().steps()).max().unwrap_or(0)
    }

    /// How far the cursor can go before a lane has to be explored further.
    pub fn reach(&self) -> u64 {
        let unfinished = self.lanes.iter().filter(|lane| !lane.is_explored());
        unfinished.map(|lane| lane.frontier().steps()).min().unwrap_or_else(|| self.frontier())
    }

    /// Whether all lanes are explored as far as they go.
    pub fn is_explored(&self) -> bool {
        self.lanes.iter().all(Timeline::is_explored)
    }

    /// Moves the cursor, at most to where it can go.
    pub fn seek(&mut self, step: u64) {
        self.cursor = step.min(self.reach());
        for lane in &mut self.lanes {
            if lane.cursor().steps() != self.cursor {
                lane.seek(self.cursor);
            }
        }
    }

    /// Explores the lane that is furthest behind, by one burst and not beyond this step. Returns how many steps
    /// were made.
    pub fn explore(&mut self, up_to: u64) -> u64 {
        let behind = self.lanes.iter_mut().filter(|lane| !lane.is_explored());
        let Some(lane) = behind.min_by_key(|lane| lane.frontier().steps()) else { return 0 };
        let made = lane.explore(BURST.min(up_to.saturating_sub(lane.frontier().steps())));
        let first = self.lanes[0].frontier();
        if first.outcome() == Outcome::Solved && self.solutions.last() != Some(&first.steps()) {
            self.solutions.push(first.steps());
        }
        made
    }

    /// What is known at the frontier of the first lane.
    pub fn end(&self) -> Outcome {
        self.lanes[0].frontier().outcome()
    }

    /// Whether it is a race.
    pub fn is_race(&self) -> bool {
        self.lanes.len() > 1
    }

    /// How many solutions have been found.
    pub fn solutions(&self) -> usize {
        self.solutions.len()
    }

    /// The first known solution after the cursor.
    pub fn next_solution(&self) -> Option<u64> {
        self.solutions.iter().copied().find(|solution| *solution > self.cursor)
    }

    /// Lets the search go on past the solution at its frontier.
    pub fn go_on(&mut self) {
        self.lanes[0].go_on();
    }

    /// The first lane, which events and charts are about.
    pub fn main_lane(&mut self) -> &mut Timeline {
        &mut self.lanes[0]
    }

    /// What the lanes show at the cursor.
    pub fn lanes(&mut self, view: View) -> Vec<Lane> {
        self.lanes.iter_mut().map(|timeline| lane(timeline, view)).collect()
    }
}

fn lane(timeline: &mut Timeline, view: View) -> Lane {
    let recent = timeline.steps_before(view.recent);
    let (cursor, frontier) = (timeline.cursor(), timeline.frontier());
    Lane {
        strategy: cursor.strategy(),
        givens: *cursor.givens(),
        grid: cursor.grid(),
        cursor: cursor.steps(),
        frontier: frontier.steps(),
        outcome: cursor.outcome(),
        end: frontier.outcome(),
        decisions: cursor.decisions(),
        explanation: timeline.explain(),
        recent,
        next: cursor.clone().step(),
        tallies: cursor.tallies(),
        heat: view.heat.then(|| cursor.heat()),
    }
}
