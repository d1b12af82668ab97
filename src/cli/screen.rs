//! `sudoscope` without a command: the screen, or a solution where there is none.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::path::PathBuf;

use clap::Args;

use super::console::Console;
use super::input::Source;
use super::look::Look;
use super::plain::write_film;
use super::solve::Solve;
use super::status::{Outcome, Status, Stop};
use super::strategies::{Shuffle, strategy_parser};
use crate::app::{App, Options};
use crate::files;
use crate::grid::Grid;
use crate::library;
use crate::search::{self, Search, Strategy};
use crate::terminal::{self, Exit};

/// The options of the screen.
#[derive(Args, Debug)]
pub struct Screen {
    /// A file with a puzzle; `-` for standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// How the search chooses
    #[arg(long, value_name = "NAME", default_value = "reading-order", value_parser = strategy_parser())]
    strategy: Strategy,
    #[command(flatten)]
    shuffle: Shuffle,
    /// Open the film at this step
    #[arg(long, value_name = "N")]
    step: Option<u64>,
    /// Go on with what was typed last
    #[arg(long, conflicts_with = "file")]
    resume: bool,
    #[command(flatten)]
    look: Look,
    /// Instead of the screen write each step and why as a line of text, for screen readers and logs
    #[arg(long)]
    plain: bool,
}

impl Screen {
    /// Does it.
    ///
    /// # Errors
    /// Where the puzzle cannot be read, the terminal cannot be used, or the solution cannot be written.
    pub fn run(self, console: &mut Console) -> Outcome {
        if self.plain {
            return self.write_plain(console);
        }
        if !console.terminals.output {
            return Solve::bare(self.file).run(console);
        }
        let app = App::new(self.options(console)?)
            .on_file(self.path())
            .after(files::kept())
            .seeded(RandomState::new().hash_one(0) >> 32);
        match terminal::run(app, None) {
            Ok(Exit::Quit) => Ok(Status::Done),
            Ok(Exit::Signal(signal)) => Err(Stop::Signal(signal)),
            Err(error) => Err(Stop::Refused(format!("sudoscope: {error:#}"))),
        }
    }

    fn write_plain(&self, console: &mut Console) -> Outcome {
        let Options { puzzle, strategy, step, .. } = self.options(console)?;
        console.mention_clash(&puzzle);
        let mut search = Search::new(&puzzle, strategy);
        search.run(step.unwrap_or(0));
        write_film(&mut search, console.output)?;
        Ok(if search.outcome() == search::Outcome::Solved { Status::Done } else { Status::NotSolvable })
    }

    fn options(&self, console: &mut Console) -> Result<Options, Stop> {
        let kept = if self.resume { files::kept() } else { None };
        let mut said = Vec::new();
        if self.resume && kept.is_none() {
            said.push("nothing is kept from last time".to_owned());
        }
        let (puzzle, title) = if let Some(kept) = kept {
            (kept.grid, kept.title)
        } else if self.file.is_some() || !console.terminals.input {
            let source = Source::new(self.file.as_deref());
            let reading =
                if self.plain { source.read_puzzle(console)? } else { source.read_quietly(console)? };
            said.extend(reading.notes);
            if reading.is_first_of_many && self.path().is_some() {
                said.push("o opens another".to_owned());
            }
            let title = reading.title.or_else(|| library_name(&reading.grid)).or_else(|| self.file_name());
            (reading.grid, title)
        } else {
            let example = library::default_example().puzzle;
            (example, library_name(&example))
        };
        Ok(Options {
            puzzle,
            title,
            strategy: self.shuffle.seeded(self.strategy),
            step: self.step,
            notice: (!said.is_empty()).then(|| said.join("; ")),
            appearance: self.look.appearance()?,
        })
    }

    /// The file, where it is one that can be opened again.
    fn path(&self) -> Option<String> {
        let file = self.file.as_ref().filter(|file| file.as_os_str() != "-" && file.is_file())?;
        Some(file.to_str()?.to_owned())
    }

    fn file_name(&self) -> Option<String> {
        Some(self.file.as_ref()?.file_stem()?.to_string_lossy().into_owned())
    }
}

/// What the library calls a puzzle: `Everest · Arto Inkala, 2012`.
fn library_name(puzzle: &Grid) -> Option<String> {
    let entry = library::ALL.iter().find(|entry| entry.puzzle == *puzzle)?;
    Some(match entry.origin() {
        Some(origin) => format!("{} · {origin}", entry.name),
        None => entry.name.to_owned(),
    })
}
