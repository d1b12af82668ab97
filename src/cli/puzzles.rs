//! `sudoscope puzzles`: the built-in library.

use std::io::{self, Write};

use clap::Args;

use super::console::Console;
use super::status::{Outcome, Status, Stop};
use crate::app::{grouped, plural};
use crate::grid::{Grid, Turn};
use crate::library::{self, Entry};
use crate::search::{self, Search, Strategy};

/// List the built-in puzzles, or write one of them
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  sudoscope puzzles
  sudoscope puzzles --table
  sudoscope puzzles everest | sudoscope
  sudoscope puzzles worst-case | sudoscope race --strategy reading-order")]
pub struct Puzzles {
    /// The puzzle to write as 81 characters, by the word it is listed under
    #[arg(value_name = "NAME")]
    name: Option<String>,
    /// List the steps that each strategy takes to the first solution, and reading order to that of the worst case turned
    #[arg(long, conflicts_with = "name")]
    table: bool,
    /// With --table: cut a search that takes more steps
    #[arg(long, value_name = "N", default_value_t = 300_000_000, requires = "table")]
    max_steps: u64,
}

impl Puzzles {
    /// Does it.
    ///
    /// # Errors
    /// Where there is no such puzzle, or the output cannot be written.
    pub fn run(&self, console: &mut Console) -> Outcome {
        if self.table {
            write_table(self.max_steps, console.output)?;
            return Ok(Status::Done);
        }
        let Some(name) = &self.name else {
            write_list(console.output)?;
            return Ok(Status::Done);
        };
        let unknown =
            || Stop::Refused(format!("sudoscope puzzles: no puzzle {name:?}; without a name it lists them"));
        let entry = library::find(name).ok_or_else(unknown)?;
        if console.terminals.output {
            console.say(format_args!("{}: {}", heading(entry), entry.note));
        }
        writeln!(console.output, "{}", entry.puzzle)?;
        Ok(Status::Done)
    }
}

fn write_list(output: &mut dyn Write) -> io::Result<()> {
    let width = slug_width();
    for entry in library::ALL.iter() {
        let givens = plural(entry.puzzle.given_count() as u64, "given");
        writeln!(output, "{:width$}  {}, {givens}", entry.slug, heading(entry))?;
        writeln!(output, "{:width$}  {}", "", entry.note)?;
    }
    Ok(())
}

/// A line as soon as its searches are done, since some take their time.
fn write_table(max_steps: u64, output: &mut dyn Write) -> io::Result<()> {
    let width = slug_width();
    let width_of = |strategy: Strategy| strategy.name().len().max(grouped(max_steps).len() + 1);
    write!(output, "{:width$}", "")?;
    for strategy in Strategy::ALL {
        write!(output, "  {:>1$}", strategy.name(), width_of(strategy))?;
    }
    writeln!(output)?;
    for entry in library::ALL.iter() {
        write!(output, "{:width$}", entry.slug)?;
        for strategy in Strategy::ALL {
            write!(output, "  {:>1$}", steps_taken(&entry.puzzle, strategy, max_steps), width_of(strategy))?;
            output.flush()?;
        }
        writeln!(output)?;
    }
    write_turns(max_steps, output)
}

/// How much the same puzzle costs when it is turned: reading order on the worst case.
fn write_turns(max_steps: u64, output: &mut dyn Write) -> io::Result<()> {
    let Some(worst) = library::find("worst-case") else { return Ok(()) };
    writeln!(output, "\n{}, turned", worst.slug)?;
    for turn in Turn::ALL {
        let steps = steps_taken(&turn.of_grid(&worst.puzzle), Strategy::ReadingOrder, max_steps);
        writeln!(output, "{:1$}  {steps:>13}", turn.to_string(), slug_width())?;
    }
    Ok(())
}

/// The steps to the first solution, `stuck` or `none` where it comes to none, or more than the most.
fn steps_taken(puzzle: &Grid, strategy: Strategy, max_steps: u64) -> String {
    let mut search = Search::new(puzzle, strategy);
    search.run(max_steps);
    match search.outcome() {
        search::Outcome::Solved => grouped(search.steps()),
        search::Outcome::Exhausted => "none".to_owned(),
        search::Outcome::Stuck | search::Outcome::Ended => "stuck".to_owned(),
        search::Outcome::Searching => format!(">{}", grouped(max_steps)),
    }
}

fn slug_width() -> usize {
    library::ALL.iter().map(|entry| entry.slug.len()).max().unwrap_or(0)
}

fn heading(entry: &Entry) -> String {
    match entry.origin() {
        Some(origin) => format!("{} ({origin})", entry.name),
        None => entry.name.to_owned(),
    }
}
