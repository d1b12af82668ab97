//! What a player's thread does: obey, move the film, explore ahead, publish.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Instant;

use super::pace::{Pace, Shutter};
use super::rate::Rate;
use super::{Command, Destination, Motion, Pursuit, Report, Snapshot, Speed, View};
use crate::search::{Outcome, Search, Timeline};

/// How far exploring runs ahead of the cursor before it rests, in steps.
pub const LEAD: u64 = 1_000_000_000;

/// Exploring goes in bursts of this many steps, about a millisecond, between looks at the queue.
const BURST: u64 = 1 << 18;

/// What has changed since the last picture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum News {
    /// Nothing.
    None,
    /// Something that can wait until the eye is ready for it.
    Calm,
    /// An answer to a command, or an end: its picture does not wait.
    Urgent,
}

/// What a wait ended with.
enum Waited {
    Command(Command),
    Nothing,
    Dropped,
}

/// The owner of one film.
pub struct Worker<'a> {
    run: u64,
    timeline: Timeline,
    publish: &'a dyn Fn(Report),
    motion: Motion,
    /// The way it plays when it plays.
    forward: bool,
    speed: Speed,
    pace: Pace,
    pursuit: Option<Pursuit>,
    /// Solutions that were passed or reached, ascending; as many as a person asked for.
    solutions: Vec<u64>,
    /// Set by `Cancel`: exploring ahead rests until something needs it.
    halted: bool,
    wanted: Option<View>,
    news: News,
    shutter: Shutter,
    rate: Rate,
    notice: Option<String>,
}

impl<'a> Worker<'a> {
    /// The worker of a search that has not begun.
    pub fn new(run: u64, search: Search, publish: &'a dyn Fn(Report)) -> Self {
        let now = Instant::now();
        Self {
            run,
            timeline: Timeline::new(search),
            publish,
            motion: Motion::Paused,
            forward: true,
            speed: Speed::DEFAULT,
            pace: Pace::new(Speed::DEFAULT, now),
            pursuit: None,
            solutions: Vec::new(),
            halted: false,
            wanted: None,
            news: News::Urgent,
            shutter: Shutter::new(),
            rate: Rate::new(now),
            notice: None,
        }
    }

    /// Plays until the player is dropped.
    pub fn run(mut self, commands: &Receiver<Command>) {
        loop {
            match self.wait(commands) {
                Waited::Command(command) => self.obey(command),
                Waited::Nothing => {}
                Waited::Dropped => return,
            }
            loop {
                match commands.try_recv() {
                    Ok(command) => self.obey(command),
                    Err(TryRecvError::Empty) => break,
                    Err(TryRecvError::Disconnected) => return,
                }
            }
            self.play();
            self.explore();
            self.publish_if_due();
        }
    }

    /// Waits for a command no longer than there is nothing to do.
    fn wait(&self, commands: &Receiver<Command>) -> Waited {
        let now = Instant::now();
        let until = if self.explores() {
            Some(now)
        } else {
            let playing = (self.motion != Motion::Paused).then(|| self.pace.next(now));
            let publishing =
                (self.news != News::None && self.wanted.is_some()).then(|| self.shutter.ready_at(now));
            playing.into_iter().chain(publishing).min()
        };
        let Some(until) = until else { return commands.recv().map_or(Waited::Dropped, Waited::Command) };
        match commands.recv_timeout(until.saturating_duration_since(now)) {
            Ok(command) => Waited::Command(command),
            Err(RecvTimeoutError::Timeout) => Waited::Nothing,
            Err(RecvTimeoutError::Disconnected) => Waited::Dropped,
        }
    }

    fn obey(&mut self, command: Command) {
        if let Command::Look(view) = command {
            self.wanted = Some(view);
            return;
        }
        self.news = News::Urgent;
        self.notice = None;
        match command {
            Command::PlayOrPause if self.motion == Motion::Paused => self.start_playing(),
            Command::PlayOrPause | Command::Pause => self.pause(),
            Command::Play => self.start_playing(),
            Command::Reverse => {
                self.forward = !self.forward;
                self.start_playing();
            }
            Command::Accelerate(doublings) => {
                self.speed = self.speed.accelerated(doublings);
                self.restart_pace();
            }
            Command::Nudge(steps) => {
                self.pause();
                let target = self.cursor().saturating_add_signed(steps);
                self.go_to(target);
            }
            Command::Seek(destination) => {
                self.pause();
                self.seek(destination);
            }
            Command::Solution => {
                self.pause();
                self.hunt_solution();
            }
            Command::Cancel => {
                if self.pursuit.take().is_some() {
                    self.notice = Some("stopped".to_string());
                }
                self.pause();
                self.halted = true;
            }
            Command::Look(_) => {}
        }
    }

    fn cursor(&self) -> u64 {
        self.timeline.cursor().steps()
    }

    fn frontier(&self) -> u64 {
        self.timeline.frontier().steps()
    }

    fn pause(&mut self) {
        self.motion = Motion::Paused;
        self.pursuit = None;
    }

    fn start_playing(&mut self) {
        self.pursuit = None;
        self.halted = false;
        if self.forward && self.timeline.is_explored() && self.cursor() == self.frontier() {
            self.notice = Some("this is the end; Home goes to the start, r plays backwards".to_string());
            return;
        }
        if !self.forward && self.cursor() == 0 {
            self.forward = true;
        }
        self.motion = if self.forward { Motion::Forward } else { Motion::Backward };
        self.restart_pace();
    }

    fn restart_pace(&mut self) {
        self.pace = Pace::new(self.speed, Instant::now());
    }

    fn seek(&mut self, destination: Destination) {
        match destination {
            Destination::Start => self.timeline.seek(0),
            Destination::Frontier => self.timeline.seek(self.frontier()),
            Destination::Step(step) => self.go_to(step),
            Destination::Share(hundredths) => {
                let share = hundredths.clamp(0.0, 100.0) / 100.0;
                self.timeline.seek((self.frontier() as f64 * share).round() as u64);
            }
        }
    }

    /// To a step, exploring that far first where it has not been explored.
    fn go_to(&mut self, step: u64) {
        if step <= self.frontier() {
            self.timeline.seek(step);
        } else if self.timeline.is_explored() {
            self.timeline.seek(self.frontier());
            self.notice = Some(self.end_in_words());
        } else {
            self.pursuit = Some(Pursuit::Step(step));
        }
    }

    fn hunt_solution(&mut self) {
        let from = self.cursor();
        let next = self.solutions.iter().copied().find(|solution| *solution > from);
        match next {
            Some(step) => self.timeline.seek(step),
            None if self.timeline.frontier().outcome() == Outcome::Solved => {
                self.timeline.go_on();
                self.pursuit = Some(Pursuit::Solution { from });
            }
            None if self.timeline.is_explored() => {
                self.timeline.seek(self.frontier());
                self.notice = Some(self.end_in_words());
            }
            None => self.pursuit = Some(Pursuit::Solution { from }),
        }
    }

    fn end_in_words(&self) -> String {
        match (self.timeline.frontier().outcome(), self.solutions.len()) {
            (Outcome::Exhausted, 0) => "no solution: everything has been tried".to_string(),
            (Outcome::Exhausted, 1) => "no further solution: it is the only one".to_string(),
            (Outcome::Exhausted, count) => format!("no further solution: these were all {count}"),
            (Outcome::Stuck, _) => "stuck: this strategy never guesses".to_string(),
            (Outcome::Solved, _) => "the film ends with this solution; Enter searches on".to_string(),
            (Outcome::Searching, _) => "not explored any further".to_string(),
        }
    }

    /// Takes the steps that are due.
    fn play(&mut self) {
        if self.motion == Motion::Paused {
            return;
        }
        let due = self.pace.due(Instant::now());
        if due == 0 {
            return;
        }
        let (from, frontier) = (self.cursor(), self.frontier());
        let target = match self.motion {
            Motion::Backward => from.saturating_sub(due),
            _ => from.saturating_add(due).min(frontier),
        };
        self.timeline.seek(target);
        if due != u64::MAX {
            self.pace.take(due);
        }
        let at_end = match self.motion {
            Motion::Backward => target == 0,
            _ => target == frontier && self.timeline.is_explored(),
        };
        if at_end {
            self.motion = Motion::Paused;
            self.news = News::Urgent;
        }
        self.rate.moved(from.abs_diff(target));
        self.news = self.news.max(News::Calm);
    }

    /// Whether there is something to explore now.
    fn explores(&self) -> bool {
        let needed = self.pursuit.is_some() || !self.halted;
        needed && !self.timeline.is_explored() && !self.rests()
    }

    /// Whether the lead before the cursor is long enough for now.
    fn rests(&self) -> bool {
        self.pursuit.is_none() && self.frontier() - self.cursor() >= LEAD
    }

    fn explore(&mut self) {
        if self.explores() {
            let burst = match self.pursuit {
                Some(Pursuit::Step(step)) => BURST.min(step.saturating_sub(self.frontier())),
                _ => BURST,
            };
            let made = self.timeline.explore(burst);
            if self.motion == Motion::Paused {
                self.rate.moved(made);
            }
            self.news = self.news.max(News::Calm);
            let frontier = self.timeline.frontier();
            if frontier.outcome() == Outcome::Solved && self.solutions.last() != Some(&frontier.steps()) {
                self.solutions.push(frontier.steps());
            }
        }
        self.finish_pursuit();
    }

    fn finish_pursuit(&mut self) {
        let Some(pursuit) = self.pursuit else { return };
        let (frontier, explored) = (self.frontier(), self.timeline.is_explored());
        let solved = self.timeline.frontier().outcome() == Outcome::Solved;
        match pursuit {
            Pursuit::Step(step) if frontier >= step => self.timeline.seek(step),
            Pursuit::Solution { .. } if solved => self.timeline.seek(frontier),
            _ if explored => {
                self.timeline.seek(frontier);
                self.notice = Some(self.end_in_words());
            }
            _ => return,
        }
        self.pursuit = None;
        self.news = News::Urgent;
    }

    fn publish_if_due(&mut self) {
        let Some(view) = self.wanted else { return };
        let now = Instant::now();
        let due = match self.news {
            News::None => false,
            News::Calm => now >= self.shutter.ready_at(now),
            News::Urgent => true,
        };
        if !due {
            return;
        }
        let snapshot = self.snapshot(view, now);
        self.wanted = None;
        self.news = News::None;
        self.shutter.used(now);
        (self.publish)(Report::Picture(Box::new(snapshot)));
    }

    fn snapshot(&mut self, view: View, now: Instant) -> Snapshot {
        let recent = self.timeline.steps_before(view.recent);
        let (cursor, frontier) = (self.timeline.cursor(), self.timeline.frontier());
        let at_rest = self.motion == Motion::Paused && !self.explores();
        Snapshot {
            run: self.run,
            strategy: cursor.strategy(),
            givens: *cursor.givens(),
            grid: cursor.grid(),
            cursor: cursor.steps(),
            frontier: frontier.steps(),
            outcome: cursor.outcome(),
            end: frontier.outcome(),
            decisions: cursor.decisions(),
            explanation: cursor.explain(),
            recent,
            tallies: cursor.tallies(),
            motion: self.motion,
            speed: self.speed,
            rate: if at_rest { 0.0 } else { self.rate.per_second(now) },
            pursuit: self.pursuit,
            rests: self.rests(),
            notice: self.notice.clone(),
        }
    }
}
