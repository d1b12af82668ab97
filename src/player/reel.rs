//! The searches of a film and the one cursor that moves through all of them.

use std::time::{Duration, Instant};

use super::comparison::{Compared, Comparison};
use super::{Clock, Lane, View};
use crate::search::{Event, Explanation, Operation, Outcome, Search, Step, Strategy, Timeline};

/// Exploring goes in bursts of this many steps, about a millisecond, between looks at the queue.
const BURST: u64 = 1 << 18;

/// One timeline a lane, moved together: all lanes show the same step, or their last one if that comes earlier.
pub struct Reel {
    lanes: Vec<Timeline>,
    clock: Clock,
    /// How long each lane was explored.
    spent: Vec<Duration>,
    cursor: u64,
    /// The cursor stays with the frontier.
    follows: bool,
    /// The first two lanes of a race, held against each other.
    comparison: Option<Comparison>,
}

impl Reel {
    /// The film of these searches, at its start. There is at least one.
    pub fn new(searches: Vec<Search>) -> Self {
        let comparison = match searches.as_slice() {
            [first, second, ..] => Some(Comparison::new([first.clone(), second.clone()])),
            _ => None,
        };
        Self {
            comparison,
            spent: vec![Duration::ZERO; searches.len()],
            lanes: searches.into_iter().map(Timeline::new).collect(),
            clock: Clock::Steps,
            cursor: 0,
            follows: false,
        }
    }

    /// From now on the lanes have this in common.
    pub fn set_clock(&mut self, clock: Clock) {
        self.clock = clock;
        self.seek(self.cursor);
    }

    /// The step that is shown; at equal time, of the fastest lane.
    pub const fn cursor(&self) -> u64 {
        self.cursor
    }

    /// The furthest explored step of any lane.
    pub fn frontier(&self) -> u64 {
        self.furthest().max().unwrap_or(0)
    }

    /// How far the cursor can go before a lane has to be explored further.
    pub fn reach(&self) -> u64 {
        let unfinished = self.furthest().zip(&self.lanes).filter(|(_, lane)| !lane.is_explored());
        unfinished.map(|(furthest, _)| furthest).min().unwrap_or_else(|| self.frontier())
    }

    /// Whether the main lane is another program's search.
    pub fn is_recorded(&self) -> bool {
        self.lanes[0].frontier().recording().is_some()
    }

    /// Whether nothing can be explored now because another program's steps have not come in yet.
    pub fn waits(&self) -> bool {
        let mut unfinished = self.lanes.iter().filter(|lane| !lane.is_explored()).peekable();
        unfinished.peek().is_some() && unfinished.all(|lane| lane.frontier().waits_for_more())
    }

    /// From now on the cursor stays with the frontier while another program's steps come in, or does so no more.
    pub fn follow(&mut self, follows: bool) {
        self.follows = follows && self.is_recorded() && !self.is_explored();
    }

    /// Compares so many more steps of the first two lanes; nothing where there is but one.
    pub fn compare(&mut self, at_most: u64) -> Option<Compared> {
        self.comparison.as_mut().map(|comparison| comparison.go_on(at_most))
    }

    /// Notes that what has come in is looked at.
    pub fn hear(&self) {
        for recording in self.lanes.iter().filter_map(|lane| lane.frontier().recording()) {
            recording.has_heard();
        }
    }

    /// Whether all lanes are explored as far as they go.
    pub fn is_explored(&self) -> bool {
        self.lanes.iter().all(Timeline::is_explored)
    }

    /// Moves the cursor, at most to where it can go.
    pub fn seek(&mut self, step: u64) {
        self.cursor = step.min(self.reach());
        let paces = self.paces();
        for (lane, pace) in self.lanes.iter_mut().zip(paces) {
            let step = (self.cursor as f64 * pace).round() as u64;
            if lane.cursor().steps() != step {
                lane.seek(step);
            }
        }
    }

    /// Explores the lane that is furthest behind, by one burst and not beyond this step. Returns how many steps
    /// were made.
    pub fn explore(&mut self, up_to: u64) -> u64 {
        let can_go_on = |lane: &Timeline| !lane.is_explored() && !lane.frontier().waits_for_more();
        let behind = self.furthest().enumerate().filter(|(index, _)| can_go_on(&self.lanes[*index]));
        let Some((index, _)) = behind.min_by_key(|(_, furthest)| *furthest) else { return 0 };
        let (lane, start) = (&mut self.lanes[index], Instant::now());
        let most =
            if self.clock == Clock::Steps { up_to.saturating_sub(lane.frontier().steps()) } else { BURST };
        let made = lane.explore(BURST.min(most));
        self.spent[index] += start.elapsed();
        if self.follows {
            self.seek(u64::MAX);
        }
        made
    }

    /// Where the frontier of each lane lies on the scale of the cursor.
    fn furthest(&self) -> impl Iterator<Item = u64> {
        let paces = self.paces();
        self.lanes.iter().zip(paces).map(|(lane, pace)| (lane.frontier().steps() as f64 / pace).ceil() as u64)
    }

    /// How many steps each lane makes while the fastest makes one: at equal steps one.
    fn paces(&self) -> Vec<f64> {
        let rate = |(lane, spent): (&Timeline, &Duration)| {
            (lane.frontier().steps() as f64 / spent.as_secs_f64().max(1e-9)).max(1.0)
        };
        let rates: Vec<f64> = match self.clock {
            Clock::Steps => vec![1.0; self.lanes.len()],
            Clock::Time => self.lanes.iter().zip(&self.spent).map(rate).collect(),
        };
        let fastest = rates.iter().copied().fold(1.0, f64::max);
        rates.into_iter().map(|rate| rate / fastest).collect()
    }

    /// What is known at the frontier of the first lane.
    pub fn end(&self) -> Outcome {
        self.lanes[0].frontier().outcome()
    }

    /// The strategy of the first lane.
    pub fn strategy(&self) -> Strategy {
        self.lanes[0].frontier().strategy()
    }

    /// Whether it is a race.
    pub fn is_race(&self) -> bool {
        self.lanes.len() > 1
    }

    /// How many solutions have been found in the first lane.
    pub fn solutions(&self) -> u64 {
        self.lanes[0].frontier().tallies().solutions
    }

    /// The first known solution after the cursor.
    pub fn next_solution(&self) -> Option<u64> {
        self.lanes[0].solutions().iter().copied().find(|solution| *solution > self.cursor)
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
    let explanation = timeline.explain();
    Lane {
        strategy: cursor.strategy(),
        givens: *cursor.givens(),
        grid: cursor.grid(),
        cursor: cursor.steps(),
        frontier: frontier.steps(),
        outcome: cursor.outcome(),
        end: frontier.outcome(),
        decisions: cursor.decisions(),
        dead_ends_below: dead_ends_below(timeline, recent.last(), explanation.as_ref()),
        explanation,
        recent,
        next: cursor.clone().step(),
        tallies: cursor.tallies(),
        heat: view.heat.then(|| cursor.heat()),
    }
}

/// The dead ends between the placing and the taking back of the option that was taken back last.
fn dead_ends_below(
    timeline: &Timeline,
    last: Option<&Step>,
    explanation: Option<&Explanation>,
) -> Option<u64> {
    let (last, explanation) = (last?, explanation?);
    let number = (0..9).find(|number| explanation.choice.option(*number) == (last.cell, last.digit))?;
    let cost = explanation.options[number].cost().filter(|_| last.operation == Operation::Undo)?;
    let before = timeline.occurrences_at(Event::DeadEnd, last.number - cost)?;
    Some(timeline.occurrences_at(Event::DeadEnd, last.number)? - before)
}
