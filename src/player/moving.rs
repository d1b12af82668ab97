//! Moving the cursor, playing, and exploring ahead.

use std::time::Instant;

use super::pace::Pace;
use super::rate::Rate;
use super::worker::{News, Worker};
use super::{Destination, Motion, Pursuit};
use crate::search::Direction;

/// How far exploring runs ahead of the cursor before it rests, in steps.
const LEAD: u64 = 1_000_000_000;

impl Worker<'_> {
    /// Stands still; what was pursued is given up.
    pub fn pause(&mut self) {
        if self.motion != Motion::Paused {
            self.motion = Motion::Paused;
            self.rate = Rate::new(Instant::now());
        }
        self.pursuit = None;
        self.hunt = None;
    }

    /// Plays on, the way it played last.
    pub fn start_playing(&mut self) {
        self.pursuit = None;
        self.halted = false;
        if self.forward && self.reel.is_explored() && self.reel.cursor() == self.reel.frontier() {
            self.notice = Some("this is the end; Home goes to the start, r plays backwards".to_string());
            return;
        }
        if !self.forward && self.reel.cursor() == 0 {
            self.forward = true;
        }
        self.motion = if self.forward { Motion::Forward } else { Motion::Backward };
        self.restart_pace();
    }

    /// Counts the steps that are due from now on.
    pub fn restart_pace(&mut self) {
        let now = Instant::now();
        self.pace = Pace::new(self.speed, now);
        // What was explored before, while it was paused, is no speed of playing.
        self.rate = Rate::new(now);
    }

    /// To a place in the film.
    pub fn seek(&mut self, destination: Destination) {
        match destination {
            Destination::Start => self.reel.seek(0),
            Destination::Frontier => {
                self.reel.seek(u64::MAX);
                self.reel.follow(true);
            }
            Destination::Step(step) => self.go_to(step),
            Destination::Share(hundredths) => {
                let share = hundredths.clamp(0.0, 100.0) / 100.0;
                self.reel.seek((self.reel.frontier() as f64 * share).round() as u64);
            }
        }
    }

    /// To a step, exploring that far first where it has not been explored.
    pub fn go_to(&mut self, step: u64) {
        if step <= self.reel.reach() {
            self.reel.seek(step);
        } else if self.reel.is_explored() {
            self.reel.seek(u64::MAX);
            self.notice = Some(self.end_in_words());
        } else {
            self.pursuit = Some(Pursuit::Step(step));
        }
    }

    /// Takes the steps that are due.
    pub fn play(&mut self) {
        if self.motion == Motion::Paused {
            return;
        }
        let due = self.pace.due(Instant::now());
        if due == 0 {
            return;
        }
        let (from, reach) = (self.reel.cursor(), self.reel.reach());
        let target = match self.motion {
            Motion::Backward => from.saturating_sub(due),
            _ => from.saturating_add(due).min(reach),
        };
        let target = self.stop_before(target);
        self.reel.seek(target);
        if due != u64::MAX {
            self.pace.take(due);
        }
        let at_end = match self.motion {
            Motion::Backward => target == 0,
            _ => target == reach && self.reel.is_explored(),
        };
        if at_end {
            self.motion = Motion::Paused;
            self.news = News::Urgent;
        }
        self.rate.moved(from.abs_diff(target));
        self.news = self.news.max(News::Calm);
    }

    /// The target, or the watched event before it, where playing pauses.
    pub fn stop_before(&mut self, target: u64) -> u64 {
        let (from, Some(event)) = (self.reel.cursor(), self.watched) else { return target };
        let direction = if target >= from { Direction::Forward } else { Direction::Backward };
        let explored = self.reel.frontier();
        let timeline = self.reel.main_lane();
        let hit = self.stop.next(from, direction, explored, || timeline.find(event, direction, from));
        let is_before = hit.is_some_and(|hit| hit.abs_diff(from) <= target.abs_diff(from));
        match hit {
            Some(hit) if is_before => {
                self.motion = Motion::Paused;
                self.news = News::Urgent;
                hit
            }
            _ => target,
        }
    }

    /// Whether there is something to explore now.
    pub fn explores(&self) -> bool {
        let needed = self.pursuit.is_some() || !self.halted;
        needed && !self.reel.is_explored() && !self.reel.waits() && !self.rests()
    }

    /// Whether the lead before the cursor is long enough for now.
    pub fn rests(&self) -> bool {
        self.pursuit.is_none() && self.reel.frontier() - self.reel.cursor() >= LEAD
    }

    /// One burst of exploring, where there is something to explore.
    pub fn explore(&mut self) {
        if self.explores() {
            let up_to = match self.pursuit {
                Some(Pursuit::Step(step)) => step,
                _ => u64::MAX,
            };
            let made = self.reel.explore(up_to);
            if self.motion == Motion::Paused {
                self.rate.moved(made);
            }
            self.news = self.news.max(News::Calm);
        }
        self.finish_pursuit();
    }
}
