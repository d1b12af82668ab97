//! `sudoscope trace`: the steps of a search, for other programs.

use std::io::{self, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::console::Console;
use super::input::Source;
use super::status::{Outcome, Status};
use super::strategies::{Shuffle, strategy_parser};
use super::trace_summary::write_summary;
use crate::app::{grouped, plural};
use crate::search::{Search, Step, Strategy};

/// Write the steps of a search on one puzzle
///
/// A step places a digit or takes one back; steps are numbered from 1. Without --from and --to all of them are
/// written, which may be many: see `sudoscope race`. The steps up to --from are run without being written, so that any
/// part of a long search is there at once.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  sudoscope trace puzzle.txt
  sudoscope trace --from 1000000 --to 1000020 puzzle.txt
  sudoscope trace --strategy fewest-candidates --format csv puzzle.txt

JSON lines: first one about the search, then one a step, where depth is how
many decisions stand after it:
  {\"schema\": 1, \"puzzle\": 81 characters, \"strategy\": NAME}
  {\"step\": 1, \"op\": \"place\", \"cell\": \"r1c2\", \"digit\": 4, \"depth\": 1,
   \"choice\": \"cell r1c2\"}
Another op is \"undo\", another kind of choice \"digit 4 in row 1\".")]
pub struct Trace {
    /// A file with a puzzle; `-` or nothing for standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// How the search chooses
    #[arg(long, value_name = "NAME", default_value = "reading-order", value_parser = strategy_parser())]
    strategy: Strategy,
    #[command(flatten)]
    shuffle: Shuffle,
    /// The first step written
    #[arg(long, value_name = "N", default_value_t = 1)]
    from: u64,
    /// The last step written [default: the last there is]
    #[arg(long, value_name = "N")]
    to: Option<u64>,
    /// How steps are written
    #[arg(long, value_enum, default_value = "jsonl")]
    format: TraceFormat,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum TraceFormat {
    /// A line of JSON a step, behind one with puzzle and strategy
    Jsonl,
    /// A line of comma-separated values a step, behind a header
    Csv,
    /// A line of JSON: what the steps add up to, and each option that cost a thousandth of them or more
    Summary,
}

impl Trace {
    /// Does it.
    ///
    /// # Errors
    /// Where the puzzle cannot be read or the output cannot be written.
    pub fn run(&self, console: &mut Console) -> Outcome {
        let source = Source::new(self.file.as_deref());
        let reading = source.read_puzzle(console)?;
        console.mention_clash(&reading.grid);
        let mut search = Search::new(&reading.grid, self.shuffle.seeded(self.strategy));
        search.run(self.from.saturating_sub(1));
        if search.steps() + 1 < self.from {
            let steps = plural(search.steps(), "step");
            console.say(format_args!(
                "{source}: the search ends after {steps}, before step {}",
                grouped(self.from)
            ));
        }
        let last = self.to.unwrap_or(u64::MAX);
        match self.format {
            TraceFormat::Jsonl => JSON_LINES.write(&mut search, last, console.output),
            TraceFormat::Csv => CSV.write(&mut search, last, console.output),
            TraceFormat::Summary => write_summary(search, last, console.output),
        }?;
        Ok(Status::Done)
    }
}

/// How a film is written: something first, then each step.
struct StepFormat {
    head: fn(&Search, &mut dyn Write) -> io::Result<()>,
    step: fn(&Step, &mut dyn Write) -> io::Result<()>,
}

const JSON_LINES: StepFormat = StepFormat { head: write_json_head, step: write_json_step };
const CSV: StepFormat = StepFormat { head: write_csv_head, step: write_csv_step };

impl StepFormat {
    /// Writes the steps after the one where the search stands, up to the last one wanted.
    fn write(&self, search: &mut Search, last: u64, output: &mut dyn Write) -> io::Result<()> {
        (self.head)(search, output)?;
        while search.steps() < last
            && let Some(step) = search.step()
        {
            (self.step)(&step, output)?;
        }
        Ok(())
    }
}

fn write_json_head(search: &Search, output: &mut dyn Write) -> io::Result<()> {
    writeln!(
        output,
        r#"{{"schema": 1, "puzzle": "{}", "strategy": "{}"}}"#,
        search.givens(),
        search.strategy().name()
    )
}

// Written by hand: millions of lines whose values need no escaping.
fn write_json_step(step: &Step, output: &mut dyn Write) -> io::Result<()> {
    let Step { number, operation, cell, digit, depth, choice } = step;
    writeln!(
        output,
        r#"{{"step": {number}, "op": "{operation}", "cell": "{cell}", "digit": {digit}, "depth": {depth}, "choice": "{choice}"}}"#
    )
}

fn write_csv_head(_: &Search, output: &mut dyn Write) -> io::Result<()> {
    writeln!(output, "step,op,cell,digit,depth,choice")
}

fn write_csv_step(step: &Step, output: &mut dyn Write) -> io::Result<()> {
    let Step { number, operation, cell, digit, depth, choice } = step;
    writeln!(output, "{number},{operation},{cell},{digit},{depth},{choice}")
}
