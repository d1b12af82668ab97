//! Which vector instructions there are.
#![cfg_attr(not(target_arch = "x86_64"), allow(unused_macros, reason = "nothing can be made to run it"))]

use std::fmt;

/// A set of vector instructions that a solver is written for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Width {
    /// 256-bit vectors.
    Avx2,
    /// 512-bit vectors with the later additions for bytes and bits.
    Avx512,
}

/// Instructions that this machine lacks, by the names that processors' manuals use.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Missing {
    /// The set that was asked for.
    pub width: Width,
    /// What is missing of it, one at least.
    pub instructions: Vec<&'static str>,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "the {} solver needs instructions this machine lacks: {}",
            self.width,
            self.instructions.join(", ")
        )
    }
}

impl std::error::Error for Missing {}

/// Collects the names of the features that are not there. Each is asked for by itself: no one implies another.
macro_rules! lacking {
    ($($feature:tt),+) => {
        [$((std::arch::is_x86_feature_detected!($feature), $feature)),+]
            .into_iter().filter(|(there, _)| !there).map(|(_, name)| name).collect()
    };
}

impl Width {
    /// All, the widest first.
    pub const ALL: [Self; 2] = [Self::Avx512, Self::Avx2];

    /// The name under which it is asked for: `avx2`, `avx512`.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Avx2 => "avx2",
            Self::Avx512 => "avx512",
        }
    }

    /// What this machine lacks of it, in a fixed order; nothing where it can be used.
    #[cfg(target_arch = "x86_64")]
    pub fn lacking(self) -> Vec<&'static str> {
        match self {
            Self::Avx2 => lacking!("avx2", "bmi1", "bmi2", "popcnt"),
            Self::Avx512 => lacking!(
                "avx512f",
                "avx512bw",
                "avx512vl",
                "avx512vbmi",
                "avx512vbmi2",
                "avx512bitalg",
                "gfni",
                "bmi1",
                "bmi2",
                "popcnt"
            ),
        }
    }

    /// What this machine lacks of it: everything.
    #[cfg(not(target_arch = "x86_64"))]
    pub fn lacking(self) -> Vec<&'static str> {
        vec![self.name()]
    }
}

impl fmt::Display for Width {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
