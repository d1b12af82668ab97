//! `sudoscope check`: what is to be said about one puzzle.

use std::io;
use std::path::PathBuf;

use clap::{Args, value_parser};

use super::account::write_account;
use super::console::Console;
use super::input::Source;
use super::judgement::{Judgement, Verdict};
use super::report::Report;
use super::status::{Outcome, Status};

/// Tell whether a puzzle has exactly one solution, and which given may be mistyped
///
/// Tells which digits clash and where, whether there is no solution, exactly one, or how many. Where there is not
/// exactly one, it lists every single edit after which there is: a given changed, left out, moved within its row or
/// column, swapped with its neighbour, a row or column shifted by one; the most plausible first. Nothing is changed.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  sudoscope check puzzle.txt
  sudoscope check --json puzzle.txt | jq .verdict

Exit status: 0 exactly one solution, 1 none or several, 2 the puzzle could not
be read, 3 the output could not be written.")]
pub struct Check {
    /// A file with a puzzle; `-` or nothing for standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Stop counting solutions here
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = value_parser!(u64).range(2..))]
    limit: u64,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

impl Check {
    /// Does it.
    ///
    /// # Errors
    /// Where the puzzle cannot be read or the output cannot be written.
    pub fn run(&self, console: &mut Console) -> Outcome {
        let reading = Source::new(self.file.as_deref()).read_puzzle(console)?;
        let judgement = Judgement::of(&reading.grid, self.limit);
        if self.json {
            let report = Report::new(&judgement);
            writeln!(console.output, "{}", serde_json::to_string(&report).map_err(io::Error::from)?)?;
        } else {
            write_account(&judgement, console.output)?;
        }
        Ok(if judgement.verdict == Verdict::Unique { Status::Done } else { Status::NotSolvable })
    }
}
