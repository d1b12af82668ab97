//! What a player's thread does: obey, move the film, explore ahead, publish.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Instant;

use super::pace::{Pace, Shutter};
use super::rate::Rate;
use super::reel::Reel;
use super::stop::Stop;
use super::{Command, Destination, Motion, Pursuit, Report, Snapshot, Sought, Speed, View, charts};
use crate::search::{Direction, Event, Finding, Hunt, Outcome, Search};

/// A hunt, and preparing an exact chart, goes on for about this many steps between looks at the queue.
const HUNT: u64 = 1 << 20;
const BURST: u64 = 1 << 18;

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
    /// The hunt of a pursuit for an event.
    hunt: Option<Hunt>,
    watched: Option<Event>,
    stop: Stop,
    /// Set by `Cancel`: exploring ahead rests until something needs it.
    halted: bool,
    /// The exact icicle of the window shown is still being prepared.
    refines: bool,
    wanted: Option<View>,
    /// What the last picture showed.
    shown: Option<View>,
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
            hunt: None,
            watched: None,
            stop: Stop::default(),
            halted: false,
            refines: false,
            wanted: None,
            shown: None,
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
            self.go_on_hunting();
            self.refine();
            self.explore();
            self.publish_if_due();
        }
    }

    /// Waits for a command no longer than there is nothing to do.
    fn wait(&self, commands: &Receiver<Command>) -> Waited {
        let now = Instant::now();
        let until = if self.explores() || self.hunt.is_some() || self.refines {
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
            // The screen shows something else now: that is news, although the film is the same.
            if self.shown != Some(view) {
                self.news = News::Urgent;
            }
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
                // A step that is still being explored for counts as taken.
                let from = match self.pursuit {
                    Some(Pursuit::Step(step)) => step,
                    _ => self.reel.cursor(),
                };
                self.pause();
                self.go_to(from.saturating_add_signed(steps));
            }
            Command::Seek(destination) => {
                self.pause();
                self.seek(destination);
            }
            Command::Find(sought, direction) => {
                self.pause();
                self.hunt_event(sought, direction);
            }
            Command::Watch(sought) => {
                self.watched = self.event(sought);
                self.stop.forget();
            }
            Command::Break(on) => self.stop = Stop::new(on),
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
        self.hunt = None;
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

    /// What is sought, as an event; nothing where there is nothing to give up.
    fn event(&mut self, sought: Sought) -> Option<Event> {
        match sought {
            Sought::Event(event) => Some(event),
            Sought::GivenUp => Event::given_up(self.reel.main_lane().cursor()),
        }
    }

    fn hunt_event(&mut self, sought: Sought, direction: Direction) {
        let cursor = self.reel.cursor();
        match self.event(sought) {
            Some(event) => {
                self.hunt = Some(Hunt::new(event, direction, cursor));
                self.pursuit = Some(Pursuit::Event { done: 0, of: 1 });
                self.go_on_hunting();
            }
            None => self.notice = Some("nothing to give up: this is the root".to_string()),
        }
    }

    /// A little more of a hunt for an event.
    fn go_on_hunting(&mut self) {
        let Some(mut hunt) = self.hunt.take() else { return };
        match self.reel.main_lane().pursue(&mut hunt, HUNT) {
            Finding::At(step) => self.reel.seek(step),
            Finding::Never if self.reel.is_explored() => {
                self.notice = Some("it does not happen again".to_string());
            }
            Finding::Never => self.notice = Some("not in what is explored so far".to_string()),
            Finding::Searching { done, of } => {
                self.hunt = Some(hunt);
                self.pursuit = Some(Pursuit::Event { done, of });
                self.news = self.news.max(News::Calm);
                return;
            }
        }
        self.pursuit = None;
        self.news = News::Urgent;
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
    fn stop_before(&mut self, target: u64) -> u64 {
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

    /// A little more of the exact icicle.
    fn refine(&mut self) {
        if self.refines {
            self.refines = self.reel.main_lane().refine(BURST);
            if !self.refines {
                self.news = self.news.max(News::Calm);
            }
        }
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
            Pursuit::Event { .. } => return,
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
        self.shown = self.wanted.take();
        self.news = News::None;
        self.shutter.used(now);
        (self.publish)(Report::Picture(Box::new(snapshot)));
    }

    fn snapshot(&mut self, view: View, now: Instant) -> Snapshot {
        let at_rest = self.motion == Motion::Paused && !self.explores();
        let watched = self.watched;
        let timeline = self.reel.main_lane();
        let icicle = view.icicle.and_then(|view| charts::icicle(timeline, view));
        self.refines = icicle.as_ref().is_some_and(|icicle| !icicle.is_exact);
        let strip = view.strip.map(|(columns, steps)| charts::strip(timeline, columns, steps));
        let occurrences = watched.and_then(|event| timeline.occurrences(event));
        let solutions = timeline.solutions().to_vec();
        Snapshot {
            run: self.run,
            cursor: self.reel.cursor(),
            lanes: self.reel.lanes(view),
            motion: self.motion,
            speed: self.speed,
            rate: if at_rest { 0.0 } else { self.rate.per_second(now) },
            pursuit: self.pursuit,
            occurrences,
            breaks: self.stop.is_on(),
            icicle,
            strip,
            solutions,
            rests: self.rests(),
            notice: self.notice.clone(),
        }
    }
}
