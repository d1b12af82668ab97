//! How fast a film plays.

use std::fmt;

/// Steps a second: 1, 2, 4, … up to 2²⁷, and then without a limit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Speed(u8);

impl Speed {
    /// One step a second.
    pub const SLOWEST: Self = Self(0);
    /// Sixteen steps a second: fast enough to move, slow enough to follow.
    pub const DEFAULT: Self = Self(4);
    /// As fast as the search goes.
    pub const UNLIMITED: Self = Self(28);

    /// Steps a second, or nothing where there is no limit.
    pub const fn steps_per_second(self) -> Option<u64> {
        if self.0 < Self::UNLIMITED.0 { Some(1 << self.0) } else { None }
    }

    /// Doubled this many times, halved for negative numbers; the ends hold.
    #[must_use]
    pub fn accelerated(self, doublings: i32) -> Self {
        Self((self.0 as i32).saturating_add(doublings).clamp(0, Self::UNLIMITED.0 as i32) as u8)
    }
}

impl Default for Speed {
    fn default() -> Self {
        Self::DEFAULT
    }
}

impl fmt::Display for Speed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.steps_per_second() {
            Some(1) => f.write_str("1 step/s"),
            Some(steps) => write!(f, "{} steps/s", grouped(steps)),
            None => f.write_str("unlimited"),
        }
    }
}

/// A number with a comma between thousands: `138,350,568`.
pub fn grouped(number: u64) -> String {
    if number < 1000 {
        number.to_string()
    } else {
        format!("{},{:03}", grouped(number / 1000), number % 1000)
    }
}
