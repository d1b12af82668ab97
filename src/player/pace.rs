//! When the next step of a playing film is due.

use std::time::{Duration, Instant};

use super::Speed;

/// A picture is not taken more often than this.
const FRAME: Duration = Duration::from_millis(16);

/// The same where motion disturbs: slow enough for each to be looked at, and for a screen reader.
const CALM_FRAME: Duration = Duration::from_secs(1);

/// No step is so long in coming: the process was stopped meanwhile.
const STALL: Duration = Duration::from_secs(2);

/// The clock of a playing film: steps are counted from the moment it started to play at this speed, so that
/// rounding never adds up.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    speed: Speed,
    since: Instant,
    taken: u64,
    seen: Instant,
}

impl Pace {
    /// A clock that starts now.
    pub fn new(speed: Speed, now: Instant) -> Self {
        Self { speed, since: now, taken: 0, seen: now }
    }

    /// How many steps are due now and have not been taken. Without a limit: as many as there are.
    /// While the process is stopped the film stands still.
    pub fn due(&mut self, now: Instant) -> u64 {
        let unseen = now.duration_since(self.seen);
        if unseen > STALL {
            self.since += unseen;
        }
        self.seen = now;
        match self.speed.steps_per_second() {
            None => u64::MAX,
            Some(rate) => {
                let nanoseconds = now.duration_since(self.since).as_nanos();
                let due = nanoseconds * u128::from(rate) / 1_000_000_000;
                u64::try_from(due).unwrap_or(u64::MAX).saturating_sub(self.taken)
            }
        }
    }

    /// Counts steps as taken.
    pub const fn take(&mut self, steps: u64) {
        self.taken = self.taken.saturating_add(steps);
    }

    /// When the next step is due, at slow speeds; at fast ones when the next frame is.
    pub fn next(&self, now: Instant) -> Instant {
        match self.speed.steps_per_second() {
            Some(rate) if rate < 60 => {
                self.since + Duration::from_nanos((self.taken + 1).saturating_mul(1_000_000_000) / rate)
            }
            _ => now + FRAME,
        }
    }
}

/// Holds pictures back that would follow each other faster than anyone can see.
#[derive(Clone, Copy, Debug)]
pub struct Shutter {
    last: Option<Instant>,
}

impl Shutter {
    /// A shutter that has not been used.
    pub const fn new() -> Self {
        Self { last: None }
    }

    /// When the next picture may be taken.
    pub fn ready_at(&self, now: Instant, calm: bool) -> Instant {
        self.last.map_or(now, |last| last + if calm { CALM_FRAME } else { FRAME })
    }

    /// Notes that a picture was taken.
    pub const fn used(&mut self, now: Instant) {
        self.last = Some(now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_stands_still_while_the_process_is_stopped() {
        let start = Instant::now();
        let mut pace = Pace::new(Speed::DEFAULT, start);
        let mut due_after = |milliseconds| {
            let steps = pace.due(start + Duration::from_millis(milliseconds));
            pace.take(steps);
            steps
        };
        assert_eq!(due_after(1000), 16);
        assert_eq!(due_after(1500), 8);
        assert_eq!(due_after(3_601_500), 0, "an hour later");
        assert_eq!(due_after(3_602_500), 16);
    }
}
