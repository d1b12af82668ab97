//! How many threads do the work.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use clap::Args;

/// `--jobs N`.
#[derive(Args, Clone, Copy, Default, Debug)]
pub struct Jobs {
    /// Work on so many puzzles at a time [default: one for each core]
    #[arg(long = "jobs", short, value_name = "N")]
    jobs: Option<NonZeroUsize>,
}

/// More threads than this help nowhere.
const MOST: usize = 1024;

impl Jobs {
    /// The number of threads, 1 to 1024.
    pub fn count(self) -> usize {
        let jobs = self.jobs.or_else(|| available_parallelism().ok());
        jobs.map_or(1, NonZeroUsize::get).min(MOST)
    }
}
