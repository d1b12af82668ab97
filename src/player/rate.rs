//! How many steps a second were made lately.

use std::time::{Duration, Instant};

/// Counts over windows of this length; short enough to follow a change of speed, long enough to be steady.
const WINDOW: Duration = Duration::from_millis(400);

/// A meter: steps of the last whole window, or of the present one until there is a whole one.
#[derive(Clone, Copy, Debug)]
pub struct Rate {
    since: Instant,
    steps: u64,
    last: Option<f64>,
}

impl Rate {
    /// A meter that has seen nothing.
    pub const fn new(now: Instant) -> Self {
        Self { since: now, steps: 0, last: None }
    }

    /// Counts steps.
    pub const fn moved(&mut self, steps: u64) {
        self.steps = self.steps.saturating_add(steps);
    }

    /// Steps a second.
    pub fn per_second(&mut self, now: Instant) -> f64 {
        let elapsed = now.duration_since(self.since);
        let rate = self.steps as f64 / elapsed.as_secs_f64().max(1e-6);
        if elapsed >= WINDOW {
            (self.since, self.steps, self.last) = (now, 0, Some(rate));
        }
        self.last.unwrap_or(rate)
    }
}
