//! What a player's thread does: obey, move the film, explore ahead, publish.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Instant;

use super::pace::{Pace, Shutter};
use super::rate::Rate;
use super::reel::Reel;
use super::stop::Stop;
use super::{Command, Motion, Pursuit, Report, Speed, View};
use crate::search::{Counting, Direction, Event, Hunt, Search};

/// What has changed since the last picture.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum News {
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
    /// Which run it is.
    pub run: u64,
    /// The searches and the cursor.
    pub reel: Reel,
    /// Where pictures go.
    pub publish: &'a dyn Fn(Report),
    /// Whether it plays.
    pub motion: Motion,
    /// The way it plays when it plays.
    pub forward: bool,
    /// How fast it plays when it plays.
    pub speed: Speed,
    /// When the next step is due.
    pub pace: Pace,
    /// What is being looked for.
    pub pursuit: Option<Pursuit>,
    /// The hunt of a pursuit for an event.
    pub hunt: Option<(Hunt, Direction)>,
    /// The event that is counted and paused at.
    pub watched: Option<Event>,
    /// The count of it, where the film does not know it.
    pub counting: Option<Counting>,
    /// Where playing pauses by itself.
    pub stop: Stop,
    /// Set by `Cancel`: exploring ahead rests until something needs it.
    pub halted: bool,
    /// The exact icicle of the window shown is still being prepared.
    pub refines: bool,
    /// What the next picture has to show, once one was asked for.
    pub wanted: Option<View>,
    /// What the last picture showed.
    pub shown: Option<View>,
    /// What has changed since the last picture.
    pub news: News,
    /// When the next picture may be taken.
    pub shutter: Shutter,
    /// How fast it went lately.
    pub rate: Rate,
    /// One line of news.
    pub notice: Option<String>,
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
            counting: None,
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
            self.go_on_comparing();
            self.refine();
            self.go_on_counting();
            self.explore();
            self.publish_if_due();
        }
    }

    /// Waits for a command no longer than there is nothing to do.
    fn wait(&self, commands: &Receiver<Command>) -> Waited {
        let now = Instant::now();
        let until = if self.explores() || self.hunts() || self.compares() || self.refines || self.counts() {
            Some(now)
        } else {
            let playing = (self.motion != Motion::Paused).then(|| self.pace.next(now));
            let publishing = self
                .wanted
                .filter(|_| self.news != News::None)
                .map(|view| self.shutter.ready_at(now, view.calm));
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
        match command {
            Command::Look(view) => {
                // The screen shows something else now: that is news, although the film is the same.
                if self.shown != Some(view) {
                    self.news = News::Urgent;
                }
                self.wanted = Some(view);
            }
            Command::Arrived => {
                self.reel.hear();
                self.news = self.news.max(News::Calm);
            }
            intention => self.carry_out(intention),
        }
    }

    fn carry_out(&mut self, command: Command) {
        self.news = News::Urgent;
        self.notice = None;
        if !matches!(command, Command::Accelerate(_) | Command::Watch(_) | Command::Break(_)) {
            self.reel.follow(false);
        }
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
                let timeline = self.reel.main_lane();
                let is_unknown = |event: &Event| timeline.occurrences(*event).is_none();
                self.counting = self.watched.filter(is_unknown).map(Counting::new);
                self.stop.forget();
            }
            Command::Clock(clock) => self.reel.set_clock(clock),
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
            Command::Look(_) | Command::Arrived => {}
        }
    }

    fn publish_if_due(&mut self) {
        let Some(view) = self.wanted else { return };
        let now = Instant::now();
        let due = match self.news {
            News::None => false,
            News::Calm => now >= self.shutter.ready_at(now, view.calm),
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
}
