//! When the next step of a playing film is due.

use std::time::{Duration, Instant};

use super::Speed;

/// A picture is not asked for more often than this.
const FRAME: Duration = Duration::from_millis(16);

/// The clock of a playing film: steps are counted from the moment it started to play at this speed, so that
/// rounding never adds up.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    speed: Speed,
    since: Instant,
    taken: u64,
}

impl Pace {
    /// A clock that starts now.
    pub fn new(speed: Speed, now: Instant) -> Self {
        Self { speed, since: now, taken: 0 }
    }

    /// How many steps are due now and have not been taken. Without a limit: as many as there are.
    pub fn due(&self, now: Instant) -> u64 {
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
    pub fn ready_at(&self, now: Instant) -> Instant {
        self.last.map_or(now, |last| last + FRAME)
    }

    /// Notes that a picture was taken.
    pub const fn used(&mut self, now: Instant) {
        self.last = Some(now);
    }
}
