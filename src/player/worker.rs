//! What a player's thread does: obey, move the film, explore ahead, publish.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Instant;

use super::pace::{Pace, Shutter};
use super::rate::Rate;
use super::reel::Reel;
use super::{Command, Destination, Motion, Pursuit, Report, Snapshot, Speed, View};
use crate::search::{Outcome, Search};

/// How far exploring runs ahead of the cursor before it rests, in steps.
pub const LEAD: u64 = 1_000_000_000;

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
    reel: Reel,
    publish: &'a dyn Fn(Report),
    motion: Motion,
    /// The way it plays when it plays.
    forward: bool,
    speed: Speed,
    pace: Pace,
    pursuit: Option<Pursuit>,
    /// Set by `Cancel`: exploring ahead rests until something needs it.
    halted: bool,
    wanted: Option<View>,
    news: News,
    shutter: Shutter,
    rate: Rate,
    notice: Option<String>,
}

impl<'a> Worker<'a> {
    /// The worker of searches that have not begun.
    pub fn new(run: u64, searches: Vec<Search>, publish: &'a dyn Fn(Report)) -> Self {
        let now = Instant::now();
        Self {
            run,
            reel: Reel::new(searches),
            publish,
            motion: Motion::Paused,
            forward: true,
            speed: Speed::DEFAULT,
            pace: Pace::new(Speed::DEFAULT, now),
            pursuit: None,
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
                let target = self.reel.cursor().saturating_add_signed(steps);
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

    fn pause(&mut self) {
        self.motion = Motion::Paused;
        self.pursuit = None;
    }

    fn start_playing(&mut self) {
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

    fn restart_pace(&mut self) {
        self.pace = Pace::new(self.speed, Instant::now());
    }

    fn seek(&mut self, destination: Destination) {
        match destination {
            Destination::Start => self.reel.seek(0),
            Destination::Frontier => self.reel.seek(u64::MAX),
            Destination::Step(step) => self.go_to(step),
            Destination::Share(hundredths) => {
                let share = hundredths.clamp(0.0, 100.0) / 100.0;
                self.reel.seek((self.reel.frontier() as f64 * share).round() as u64);
            }
        }
    }

    /// To a step, exploring that far first where it has not been explored.
    fn go_to(&mut self, step: u64) {
        if step <= self.reel.reach() {
            self.reel.seek(step);
        } else if self.reel.is_explored() {
            self.reel.seek(u64::MAX);
            self.notice = Some(self.end_in_words());
        } else {
            self.pursuit = Some(Pursuit::Step(step));
        }
    }

    fn hunt_solution(&mut self) {
        match self.reel.next_solution() {
            Some(step) if !self.reel.is_race() => self.reel.seek(step),
            None if self.reel.end() == Outcome::Solved && !self.reel.is_race() => {
                self.reel.go_on();
                self.pursuit = Some(Pursuit::Solution);
            }
            _ if self.reel.is_explored() => {
                self.reel.seek(u64::MAX);
                self.notice = Some(self.end_in_words());
            }
            _ => self.pursuit = Some(Pursuit::Solution),
        }
    }

    fn end_in_words(&self) -> String {
        match (self.reel.end(), self.reel.solutions()) {
            _ if self.reel.is_race() => "this is the end of the race".to_string(),
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
        let (from, reach) = (self.reel.cursor(), self.reel.reach());
        let target = match self.motion {
            Motion::Backward => from.saturating_sub(due),
            _ => from.saturating_add(due).min(reach),
        };
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

    /// Whether there is something to explore now.
    fn explores(&self) -> bool {
        let needed = self.pursuit.is_some() || !self.halted;
        needed && !self.reel.is_explored() && !self.rests()
    }

    /// Whether the lead before the cursor is long enough for now.
    fn rests(&self) -> bool {
        self.pursuit.is_none() && self.reel.frontier() - self.reel.cursor() >= LEAD
    }

    fn explore(&mut self) {
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

    fn finish_pursuit(&mut self) {
        let Some(pursuit) = self.pursuit else { return };
        let explored = self.reel.is_explored();
        match pursuit {
            Pursuit::Step(step) if self.reel.reach() >= step => self.reel.seek(step),
            _ if !explored => return,
            Pursuit::Solution if self.reel.end() == Outcome::Solved => self.reel.seek(u64::MAX),
            _ => {
                self.reel.seek(u64::MAX);
                self.notice = Some(self.end_in_words());
            }
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
        let at_rest = self.motion == Motion::Paused && !self.explores();
        Snapshot {
            run: self.run,
            cursor: self.reel.cursor(),
            lanes: self.reel.lanes(view),
            motion: self.motion,
            speed: self.speed,
            rate: if at_rest { 0.0 } else { self.rate.per_second(now) },
            pursuit: self.pursuit,
            rests: self.rests(),
            notice: self.notice.clone(),
        }
    }
}
