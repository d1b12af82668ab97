//! `sudoscope solve`: a solution of every puzzle.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::batch::{Request, why_unsolvable};
use super::console::Console;
use super::form::FormArgument;
use super::input::Source;
use super::jobs::Jobs;
use super::sheet::Sheet;
use super::status::{Outcome, Status};
use crate::notation::Shape;
use crate::solve::{Solutions, Task};

/// Write a solution of every puzzle
///
/// Reads every notation that `sudoscope` knows, from one puzzle on nine lines to millions, one a line. Results come in
/// the order of the input, the first without waiting for the last; a puzzle that cannot be read costs only its own
/// line.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  sudoscope solve puzzle.txt
  sudoscope solve --format line puzzles.txt > solutions.txt
  sudoscope solve --all --limit 10 puzzle.txt
  zcat puzzles.gz | sudoscope solve | head

Exit status: 0 all solved, 1 a puzzle has no solution, 2 a puzzle could not be
read, 3 the output could not be written.")]
pub struct Solve {
    /// Files with puzzles; `-` or nothing for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The form of the solutions
    #[arg(long, value_enum, default_value = "auto", hide_possible_values = false)]
    format: FormArgument,
    #[command(flatten)]
    jobs: Jobs,
    /// Write every solution of one puzzle, the first of the input
    #[arg(long)]
    all: bool,
    /// With --all: write at most so many solutions
    #[arg(long, value_name = "N", requires = "all")]
    limit: Option<u64>,
}

impl Solve {
    /// What the bare command does where no screen can be shown.
    pub fn bare(file: Option<PathBuf>) -> Self {
        let jobs = Jobs::default();
        Self { files: file.into_iter().collect(), format: FormArgument::Auto, jobs, all: false, limit: None }
    }

    /// Does it.
    ///
    /// # Errors
    /// Where the output cannot be written, the user asks to stop, or the one puzzle cannot be read.
    pub fn run(&self, console: &mut Console) -> Outcome {
        if self.all {
            self.write_all_solutions(console)
        } else {
            let (files, form, jobs) = (&self.files[..], self.format, self.jobs.count());
            Request { files, task: Task::Solve, form, jobs }.answer(console)
        }
    }

    fn write_all_solutions(&self, console: &mut Console) -> Outcome {
        let source = Source::new(self.files.first().map(PathBuf::as_path));
        for other in self.files.iter().skip(1) {
            console.say(format_args!("{}: left out: --all is about one puzzle", other.display()));
        }
        let reading = source.read_puzzle(console)?;
        let form = self.format.form(reading.shape == Shape::Line);
        let at_most = self.limit.map_or(usize::MAX, |limit| usize::try_from(limit).unwrap_or(usize::MAX));
        let mut sheet = Sheet::new(console.output);
        let mut found = 0u64;
        for solution in Solutions::new(&reading.grid).take(at_most) {
            let mut text = Vec::new();
            form.append(&solution, &mut text);
            sheet.begin_part(form.separator());
            sheet.write_all(&text)?;
            found += 1;
            if found == 1 {
                sheet.flush()?;
            }
        }
        if found == 0 && at_most > 0 {
            console.say(format_args!("{source}:{}: {}", reading.line, why_unsolvable(&reading.grid)));
            return Ok(Status::NotSolvable);
        }
        Ok(Status::Done)
    }
}
