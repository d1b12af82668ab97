//! Taking pictures of the film.

use std::time::Instant;

use super::worker::News;
use super::worker::Worker;
use super::{Motion, Snapshot, View, charts};
use crate::search::{Counting, Direction};

/// Preparing an exact chart goes on for this many steps between looks at the queue.
const REFINING: u64 = 1 << 18;
/// So does counting an event.
const COUNTED: u64 = 1 << 20;

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

    /// Whether there is something to count now: not before the film has been explored, which comes first.
    pub fn counts(&self) -> bool {
        let reached = self.counting.as_ref().map(Counting::reached);
        self.reel.is_explored() && reached.is_some_and(|reached| reached < self.reel.frontier())
    }

    /// A little more of the count of the watched event.
    pub fn go_on_counting(&mut self) {
        if !self.counts() {
            return;
        }
        if let Some(counting) = &mut self.counting {
            self.reel.main_lane().count_on(counting, COUNTED);
        }
        if !self.counts() {
            self.news = self.news.max(News::Calm);
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
        let known = watched.and_then(|event| timeline.occurrences(event));
        let counted = self.counting.as_ref().and_then(|counting| {
            let up_to = |step| timeline.counted(counting, step);
            Some((up_to(timeline.cursor().steps())?, up_to(timeline.frontier().steps())?))
        });
        let occurrences = known.or(counted);
        // An event that the film knows is found at once; others would have to be looked for.
        let is_known = self.stop.is_on() && known.is_some();
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
