//! `sudoscope puzzles`: the built-in library.

use std::io::{self, Write};

use clap::Args;

use super::console::Console;
use super::status::{Outcome, Status, Stop};
use crate::app::plural;
use crate::library::{self, Entry};

/// List the built-in puzzles, or write one of them
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  sudoscope puzzles
  sudoscope puzzles everest | sudoscope
  sudoscope puzzles worst-case | sudoscope race --strategy reading-order")]
pub struct Puzzles {
    /// The puzzle to write as 81 characters, by the word it is listed under
    #[arg(value_name = "NAME")]
    name: Option<String>,
}

impl Puzzles {
    /// Does it.
    ///
    /// # Errors
    /// Where there is no such puzzle, or the output cannot be written.
    pub fn run(&self, console: &mut Console) -> Outcome {
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
    let width = library::ALL.iter().map(|entry| entry.slug.len()).max().unwrap_or(0);
    for entry in library::ALL.iter() {
        let givens = plural(entry.puzzle.given_count() as u64, "given");
        writeln!(output, "{:width$}  {}, {givens}", entry.slug, heading(entry))?;
        writeln!(output, "{:width$}  {}", "", entry.note)?;
    }
    Ok(())
}

fn heading(entry: &Entry) -> String {
    match entry.origin() {
        Some(origin) => format!("{} ({origin})", entry.name),
        None => entry.name.to_owned(),
    }
}
