//! `sudoscope generate`: new puzzles with exactly one solution.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::ops::RangeInclusive;
use std::thread;

use clap::{Args, ValueEnum};

use super::console::Console;
use super::jobs::Jobs;
use super::status::{Outcome, Status};
use super::strategies::strategy_parser;
use crate::grid::Grid;
use crate::search::{Search, Strategy};
use crate::solve::{self, Recipe};

/// How many puzzles each thread makes between two looks at the output.
const STRETCH: u64 = 16;

/// Of how many puzzles `--hard-for` takes the hardest.
const AMONG: u64 = 100;

/// What a search costs at most while the hardest puzzle is looked for.
const MOST_STEPS: u64 = 100_000_000;

/// Make new puzzles with exactly one solution
///
/// One puzzle a line. Without --givens they are minimal: no given can be left out. The same seed gives the same puzzles
/// on every machine and with any number of threads. The puzzles are not drawn evenly from all there are: a full grid
/// is filled at random, and givens are left out at random as long as the solution stays the only one.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  sudoscope generate
  sudoscope generate 1000 --seed 7 --givens 28..32 --symmetry rotational
  sudoscope generate --hard-for reading-order | sudoscope

Exit status: 0 done, 1 no such puzzle was found, 2 wrong usage, 3 the output
could not be written.")]
pub struct Generate {
    /// How many
    #[arg(value_name = "N", default_value_t = 1)]
    number: u64,
    /// What they are made from [default: another one each time, told on standard error]
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// How many givens they have [default: as few as possible]
    #[arg(long, value_name = "MIN..MAX", value_parser = read_range)]
    givens: Option<RangeInclusive<usize>>,
    /// The symmetry of their givens
    #[arg(long, value_enum, default_value = "none")]
    symmetry: Symmetry,
    /// Of many, those that cost this strategy most steps; the steps are written behind
    #[arg(long, value_name = "STRATEGY", value_parser = strategy_parser())]
    hard_for: Option<Strategy>,
    #[command(flatten)]
    jobs: Jobs,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Symmetry {
    /// Any
    None,
    /// The same after half a turn
    Rotational,
}

impl Generate {
    /// Does it.
    ///
    /// # Errors
    /// Where the output cannot be written.
    pub fn run(&self, console: &mut Console) -> Outcome {
        let seed = self.seed.unwrap_or_else(|| {
            // The hasher's keys are the random numbers that the standard library has.
            let seed = RandomState::new().hash_one(0) >> 32;
            console.say(format_args!("seed {seed}"));
            seed
        });
        let jobs = self.jobs.count() as u64;
        let mut first = 0;
        while first < self.number {
            let next = self.number.min(first.saturating_add(jobs * STRETCH));
            for line in self.lines(seed, first..next, jobs) {
                let Some(line) = line else {
                    console
                        .say("sudoscope generate: 20,000 grids gave no such puzzle; more givens are easier");
                    return Ok(Status::NotSolvable);
                };
                writeln!(console.output, "{line}")?;
            }
            console.output.flush()?;
            first = next;
        }
        Ok(Status::Done)
    }

    /// The lines of the puzzles with these numbers, made on several threads.
    fn lines(&self, seed: u64, numbers: std::ops::Range<u64>, jobs: u64) -> Vec<Option<String>> {
        let share = (numbers.end - numbers.start).div_ceil(jobs);
        thread::scope(|scope| {
            let starts = (numbers.start..numbers.end).step_by(share as usize);
            let threads: Vec<_> = starts
                .map(|start| {
                    let part = start..numbers.end.min(start + share);
                    scope.spawn(move || part.map(|number| self.line(seed, number)).collect::<Vec<_>>())
                })
                .collect();
            let made =
                threads.into_iter().map(|thread| thread.join().expect("making a puzzle does not panic"));
            made.flatten().collect()
        })
    }

    fn line(&self, seed: u64, number: u64) -> Option<String> {
        let symmetry = match self.symmetry {
            Symmetry::None => solve::Symmetry::None,
            Symmetry::Rotational => solve::Symmetry::Rotational,
        };
        let recipe = Recipe { givens: self.givens.clone(), symmetry };
        match self.hard_for {
            None => solve::generate(seed, number, &recipe).map(Grid::to_line),
            Some(strategy) => {
                let cost = |puzzle: &Grid| Search::new(puzzle, strategy).run(MOST_STEPS);
                let (puzzle, steps) = solve::generate_costly(seed, number, &recipe, AMONG, cost)?;
                Some(format!("{puzzle} # {steps} steps"))
            }
        }
    }
}

/// `MIN..MAX`, both included, or one number for both.
fn read_range(text: &str) -> Result<RangeInclusive<usize>, String> {
    let (least, most) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| text.trim().trim_start_matches('=').parse::<usize>();
    match (number(least), number(most)) {
        (Ok(least), Ok(most)) if 17 <= least && least <= most && most <= 81 => Ok(least..=most),
        (Ok(_), Ok(_)) => Err("expected two numbers from 17 to 81, the smaller first".to_owned()),
        _ => Err("expected MIN..MAX, such as 24..30".to_owned()),
    }
}
