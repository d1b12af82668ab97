//! Looking for events and solutions, a little at a time.

use super::comparison::Compared;
use super::worker::{News, Worker};
use super::{Pursuit, Sought};
use crate::search::{Direction, Event, Finding, Hunt, Outcome};

/// A hunt goes on for about this many steps between looks at the queue.
const HUNT: u64 = 1 << 20;
/// Comparing two lanes goes on for so many steps between looks at the queue.
const COMPARED: u64 = 1 << 13;

impl Worker<'_> {
    /// What is sought, as an event; nothing where there is nothing to give up.
    pub fn event(&mut self, sought: Sought) -> Option<Event> {
        match sought {
            Sought::Event(event) => Some(event),
            Sought::GivenUp => Event::given_up(self.reel.main_lane().cursor()),
            Sought::Differs => None,
        }
    }

    /// Starts to look for an event.
    pub fn hunt_event(&mut self, sought: Sought, direction: Direction) {
        let cursor = self.reel.cursor();
        if sought == Sought::Differs {
            self.pursuit = Some(Pursuit::Difference { done: 0, of: 1 });
            return self.go_on_comparing();
        }
        match self.event(sought) {
            Some(event) => {
                self.hunt = Some((Hunt::new(event, direction, cursor), direction));
                self.pursuit = Some(Pursuit::Event { done: 0, of: 1 });
                self.go_on_hunting();
            }
            None => self.notice = Some("nothing to give up: this is the root".to_string()),
        }
    }

    /// A little more of a hunt for an event.
    pub fn go_on_hunting(&mut self) {
        let Some((mut hunt, direction)) = self.hunt.take() else { return };
        let is_complete = direction == Direction::Backward || self.reel.is_explored();
        match self.reel.main_lane().pursue(&mut hunt, HUNT) {
            Finding::At(step) => self.reel.seek(step),
            Finding::Never if is_complete => {
                let words = match direction {
                    Direction::Forward => "it does not happen again",
                    Direction::Backward => "it has not happened before",
                };
                self.notice = Some(words.to_string());
            }
            // What is not explored yet may hold it: the hunt goes on there.
            Finding::Never => return self.keep_hunting(hunt, direction, (1, 1)),
            Finding::Searching { done, of } => return self.keep_hunting(hunt, direction, (done, of)),
        }
        self.pursuit = None;
        self.news = News::Urgent;
    }

    /// A little more of comparing the first two lanes.
    pub fn go_on_comparing(&mut self) {
        let Some(Pursuit::Difference { .. }) = self.pursuit else { return };
        let (done, of) = match self.reel.compare(COMPARED) {
            None => {
                self.notice = Some("nothing to compare with: R starts a race".to_string());
                return self.end_pursuit();
            }
            Some(Compared::Different(difference)) if difference.step > self.reel.reach() => {
                (difference.step, difference.step + 1)
            }
            Some(Compared::Different(difference)) => {
                self.reel.seek(difference.step);
                self.notice = Some(difference.in_words());
                return self.end_pursuit();
            }
            Some(Compared::Same) => {
                self.notice = Some("no step differs".to_string());
                return self.end_pursuit();
            }
            Some(Compared::SoFar(done)) => (done, self.reel.frontier().max(done + 1)),
            Some(Compared::Waiting(done)) => (done, done),
        };
        self.pursuit = Some(Pursuit::Difference { done, of });
        self.news = self.news.max(News::Calm);
    }

    fn end_pursuit(&mut self) {
        self.pursuit = None;
        self.news = News::Urgent;
    }

    /// Whether there is something to compare now.
    pub fn compares(&self) -> bool {
        matches!(self.pursuit, Some(Pursuit::Difference { done, of }) if done < of || !self.reel.waits())
    }

    /// Whether there is something to look through now: a hunt may have come to the end of what has come in.
    pub fn hunts(&self) -> bool {
        let has_seen_all = self.pursuit == Some(Pursuit::Event { done: 1, of: 1 });
        self.hunt.is_some() && !(has_seen_all && self.reel.waits())
    }

    /// The hunt goes on.
    pub fn keep_hunting(&mut self, hunt: Hunt, direction: Direction, (done, of): (u64, u64)) {
        self.hunt = Some((hunt, direction));
        self.pursuit = Some(Pursuit::Event { done, of });
        self.news = self.news.max(News::Calm);
    }

    /// To the next solution, looked for if it is not known.
    pub fn hunt_solution(&mut self) {
        match self.reel.next_solution() {
            Some(step) if self.reel.is_recorded() => self.reel.seek(step),
            Some(step) if !self.reel.is_race() => self.reel.seek(step),
            None if self.can_go_on() => {
                self.reel.go_on();
                self.pursuit = Some(Pursuit::Solution);
            }
            _ if self.reel.is_explored() => self.stand_at_the_end(),
            _ => self.pursuit = Some(Pursuit::Solution),
        }
    }

    /// Where nothing more is to be found: on the last solution if there is one, else at the end; and says so.
    fn stand_at_the_end(&mut self) {
        let lane = self.reel.main_lane();
        let last = lane.find(Event::Solution, Direction::Backward, u64::MAX);
        self.reel.seek(last.unwrap_or(u64::MAX));
        self.notice = Some(self.end_in_words());
    }

    /// Whether the search stands on a solution and may be told to look for another one.
    fn can_go_on(&self) -> bool {
        self.reel.end() == Outcome::Solved && !self.reel.is_race() && !self.reel.is_recorded()
    }

    /// Why the film ends where it does.
    pub fn end_in_words(&self) -> String {
        match (self.reel.end(), self.reel.solutions()) {
            _ if self.reel.is_race() => "this is the end of the race".to_string(),
            (Outcome::Solved, _) if self.reel.is_recorded() => {
                "the recorded steps end with this solution".to_string()
            }
            (Outcome::Exhausted, 0) => "no solution: everything has been tried".to_string(),
            (Outcome::Exhausted, 1) => "no further solution: it is the only one".to_string(),
            (Outcome::Exhausted, count) => format!("no further solution: these were all {count}"),
            (Outcome::Ended, 0) => "the recorded steps end here, without a solution".to_string(),
            (Outcome::Ended, _) => "the recorded steps go on to no further solution".to_string(),
            (Outcome::Stuck, _) => format!("stuck: {}", self.reel.strategy().why_stuck()),
            (Outcome::Solved, _) => "the film ends with this solution; Enter searches on".to_string(),
            (Outcome::Searching, _) => "not explored any further".to_string(),
        }
    }

    /// Ends a pursuit that has come to its goal, or to the end of the film.
    pub fn finish_pursuit(&mut self) {
        let Some(pursuit) = self.pursuit else { return };
        let explored = self.reel.is_explored();
        match pursuit {
            Pursuit::Step(step) if self.reel.reach() >= step => self.reel.seek(step),
            Pursuit::Event { .. } | Pursuit::Difference { .. } => return,
            Pursuit::Solution if self.reel.is_recorded() && self.reel.next_solution().is_some() => {
                let step = self.reel.next_solution().unwrap_or_default();
                self.reel.seek(step);
            }
            _ if !explored => return,
            Pursuit::Solution if self.reel.end() == Outcome::Solved => self.reel.seek(u64::MAX),
            _ => self.stand_at_the_end(),
        }
        self.pursuit = None;
        self.news = News::Urgent;
    }
}
