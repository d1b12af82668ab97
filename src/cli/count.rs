//! `sudoscope count`: how many solutions every puzzle has.

use std::path::PathBuf;

use clap::{Args, value_parser};

use super::batch::Request;
use super::console::Console;
use super::form::FormArgument;
use super::jobs::Jobs;
use super::status::Outcome;
use crate::solve::Task;

/// Write the number of solutions of every puzzle
///
/// One line a puzzle, in the order of the input: the exact number where it is below the limit, `N+` where the limit
/// was reached, `invalid` where the puzzle cannot be read.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  sudoscope count puzzle.txt
  sudoscope count --limit 2 puzzles.txt | sort | uniq -c

Exit status: 0 done, 2 a puzzle could not be read, 3 the output could not be
written.")]
pub struct Count {
    /// Files with puzzles; `-` or nothing for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Stop counting here
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = value_parser!(u64).range(1..))]
    limit: u64,
    #[command(flatten)]
    jobs: Jobs,
}

impl Count {
    /// Does it.
    ///
    /// # Errors
    /// Where the output cannot be written, or the user asks to stop.
    pub fn run(&self, console: &mut Console) -> Outcome {
        let (task, jobs) = (Task::Count { limit: self.limit }, self.jobs.count());
        Request { files: &self.files, task, form: FormArgument::Line, jobs }.answer(console)
    }
}
