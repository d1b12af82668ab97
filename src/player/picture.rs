//! Taking pictures of the film.

use std::time::Instant;

use super::worker::News;
use super::worker::Worker;
use super::{Motion, Snapshot, View, charts};
use crate::search::Direction;

/// Preparing an exact chart goes on for this many steps between looks at the queue.
const REFINING: u64 = 1 << 18;

impl Worker<'_> {
    /// A little more of the exact icicle.
    pub fn refine(&mut self) {
        if self.refines {
            self.refines = self.reel.main_lane().refine(REFINING);
            if !self.refines {
                self.news = self.news.max(News::Calm);
            }
        }
    }

    /// The picture of this moment.
    pub fn snapshot(&mut self, view: View, now: Instant) -> Snapshot {
        let at_rest = self.motion == Motion::Paused && !self.explores();
        let watched = self.watched;
        let timeline = self.reel.main_lane();
        let icicle = view.icicle.and_then(|view| charts::icicle(timeline, view));
        self.refines = icicle.as_ref().is_some_and(|icicle| !icicle.is_exact);
        let strip = view.strip.map(|(columns, steps)| charts::strip(timeline, columns, steps));
        let occurrences = watched.and_then(|event| timeline.occurrences(event));
        // An event that is counted is found at once; others would have to be looked for.
        let is_known = self.stop.is_on() && occurrences.is_some();
        let next_stop = watched
            .filter(|_| is_known)
            .and_then(|event| timeline.find(event, Direction::Forward, timeline.cursor().steps()));
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
            next_stop,
            icicle,
            strip,
            solutions,
            rests: self.rests(),
            notice: self.notice.clone(),
        }
    }
}
