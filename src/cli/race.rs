//! `sudoscope race`: what each strategy takes for one puzzle.

use std::io::Write;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::console::Console;
use super::input::Source;
use super::status::{self, Status};
use super::strategies::{Shuffle, strategy_parser};
use crate::app::grouped;
use crate::grid::{Grid, Turn};
use crate::search::{Outcome, Search, Strategy};

/// Tell what each strategy takes for one puzzle
///
/// Runs the strategies one after another on the first puzzle of the input, each up to its first solution, and tells
/// how it ended, in how many steps (a digit placed or taken back), how many options it looked at, how deep it went, and
/// how long it took.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  sudoscope race puzzle.txt
  sudoscope puzzles everest | sudoscope race --strategy reading-order --strategy fewest-candidates
  sudoscope race --turn all --strategy reading-order puzzle.txt
  sudoscope race --json puzzle.txt")]
pub struct Race {
    /// A file with a puzzle; `-` or nothing for standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Only this strategy; may be given several times
    #[arg(long = "strategy", value_name = "NAME", value_parser = strategy_parser())]
    strategies: Vec<Strategy>,
    #[command(flatten)]
    shuffle: Shuffle,
    /// Cut a search that takes more steps
    #[arg(long, value_name = "N", default_value_t = 1_000_000_000)]
    max_steps: u64,
    /// Also run the seven other rotations and reflections of the puzzle
    #[arg(long, value_enum)]
    turn: Option<Turns>,
    /// Write JSON
    #[arg(long)]
    json: bool,
}

impl Race {
    /// Does it.
    ///
    /// # Errors
    /// Where the puzzle cannot be read or the output cannot be written.
    pub fn run(&self, console: &mut Console) -> status::Outcome {
        let reading = Source::new(self.file.as_deref()).read_puzzle(console)?;
        console.mention_clash(&reading.grid);
        let strategies = if self.strategies.is_empty() { &Strategy::ALL[..] } else { &self.strategies };
        let turns = if self.turn.is_some() { &Turn::ALL[..] } else { &[Turn::None] };
        let pairs = strategies.iter().flat_map(|strategy| turns.iter().map(move |turn| (*strategy, *turn)));
        let lanes = pairs.map(|(strategy, turn)| {
            let lane = Lane::run(&turn.of_grid(&reading.grid), self.shuffle.seeded(strategy), self.max_steps);
            Lane { turn: self.turn.map(|_| turn.to_string()), ..lane }
        });
        if self.json {
            write_json(lanes.collect(), console.output)?;
        } else {
            write_table(lanes, console.output)?;
        }
        Ok(Status::Done)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Turns {
    /// All eight
    All,
}

/// One strategy and what it took.
#[derive(Serialize, Debug)]
struct Lane {
    strategy: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn: Option<String>,
    outcome: &'static str,
    steps: u64,
    placements: u64,
    undos: u64,
    tests: u64,
    depth: usize,
    seconds: f64,
}

#[derive(Serialize, Debug)]
struct Report {
    schema: u32,
    strategies: Vec<Lane>,
}

impl Lane {
    fn run(givens: &Grid, strategy: Strategy, max_steps: u64) -> Self {
        let started = Instant::now();
        let mut search = Search::new(givens, strategy);
        search.run(max_steps);
        let elapsed = started.elapsed();
        let tallies = search.tallies();
        Self {
            strategy: strategy.name(),
            turn: None,
            outcome: outcome_name(search.outcome()),
            steps: search.steps(),
            placements: tallies.placements,
            undos: tallies.undos,
            tests: tallies.tests,
            depth: tallies.deepest,
            seconds: elapsed.as_secs_f64(),
        }
    }
}

/// How a search ended, in a word; one that was not run to its end is cut.
pub const fn outcome_name(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Searching => "cut",
        settled => settled.name(),
    }
}

fn write_json(strategies: Vec<Lane>, output: &mut dyn Write) -> std::io::Result<()> {
    let report = Report { schema: 1, strategies };
    writeln!(output, "{}", serde_json::to_string(&report)?)
}

/// A line as soon as its search is done, since some take their time.
fn write_table(lanes: impl Iterator<Item = Lane>, output: &mut dyn Write) -> std::io::Result<()> {
    let name = Strategy::ALL.map(|strategy| strategy.name().len()).into_iter().max().unwrap_or(0);
    writeln!(
        output,
        "{:name$}  {:9}  {:>13}  {:>13}  {:>13}  {:>15}  {:>5}  {:>8}",
        "strategy", "outcome", "steps", "placements", "undos", "tests", "depth", "time"
    )?;
    output.flush()?;
    for lane in lanes {
        let [steps, placements, undos, tests] =
            [lane.steps, lane.placements, lane.undos, lane.tests].map(grouped);
        writeln!(
            output,
            "{:name$}  {:9}  {steps:>13}  {placements:>13}  {undos:>13}  {tests:>15}  {:>5}  {:>8}{}",
            lane.strategy,
            lane.outcome,
            lane.depth,
            short(Duration::from_secs_f64(lane.seconds)),
            lane.turn.map_or_else(String::new, |turn| format!("  {turn}"))
        )?;
        output.flush()?;
    }
    Ok(())
}

/// A time in at most eight characters.
fn short(time: Duration) -> String {
    match time.as_micros() {
        micros @ 0..1000 => format!("{micros} µs"),
        micros @ 1000..1_000_000 => format!("{:.1} ms", micros as f64 / 1e3),
        micros => format!("{:.2} s", micros as f64 / 1e6),
    }
}
