//! `sudoscope` without a command: the screen, or a solution where there is none.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::console::Console;
use super::input::Source;
use super::plain::write_film;
use super::solve::Solve;
use super::status::{Outcome, Status, Stop};
use super::strategies::{Shuffle, strategy_parser};
use crate::app::{App, Appearance, Colours, Options, ThemeName};
use crate::files;
use crate::grid::Grid;
use crate::library;
use crate::search::{self, Search, Strategy};
use crate::terminal::{self, Capabilities, Exit};

/// The environment variable that says the theme where `--theme` does not.
const THEME_VARIABLE: &str = "SUDOSCOPE_THEME";

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
    /// The colours [default: what `SUDOSCOPE_THEME` says, else auto]
    #[arg(long, value_enum, value_name = "NAME")]
    theme: Option<Theme>,
    /// Draw with nothing but ASCII
    #[arg(long)]
    ascii: bool,
    /// Instead of the screen write each step and why as a line of text, for screen readers and logs
    #[arg(long)]
    plain: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Theme {
    /// What fits the terminal
    Auto,
    /// For dark backgrounds
    Dark,
    /// For light backgrounds
    Light,
    /// Only the brightest colours, on dark backgrounds
    HighContrast,
    /// Colours that differ to everyone (Okabe and Ito), on dark backgrounds
    ColourBlind,
    /// No colours: weight, underline and reverse say it all
    None,
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
        let app = App::new(self.options(console)?).after(files::kept());
        match terminal::run(app) {
            Ok(Exit::Quit) => Ok(Status::Done),
            Ok(Exit::Signal(signal)) => Err(Stop::Signal(signal)),
            Err(error) => Err(Stop::Refused(format!("sudoscope: {error:#}"))),
        }
    }

    fn write_plain(&self, console: &mut Console) -> Outcome {
        let Options { puzzle, strategy, step, .. } = self.options(console)?;
        let mut search = Search::new(&puzzle, strategy);
        search.run(step.unwrap_or(0));
        write_film(&mut search, console.output)?;
        Ok(if search.outcome() == search::Outcome::Solved { Status::Done } else { Status::NotSolvable })
    }

    fn options(&self, console: &mut Console) -> Result<Options, Stop> {
        let kept = if self.resume { files::kept() } else { None };
        let notice = (self.resume && kept.is_none()).then(|| "nothing is kept from last time".to_owned());
        let (puzzle, title) = if let Some(kept) = kept {
            (kept.grid, kept.title)
        } else if self.file.is_some() || !console.terminals.input {
            let reading = Source::new(self.file.as_deref()).read_puzzle(console)?;
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
            notice,
            appearance: self.appearance(),
        })
    }

    fn file_name(&self) -> Option<String> {
        Some(self.file.as_ref()?.file_stem()?.to_string_lossy().into_owned())
    }

    fn appearance(&self) -> Appearance {
        let Capabilities { colours, ascii } = Capabilities::of_environment();
        let asked = || Theme::from_str(&std::env::var(THEME_VARIABLE).ok()?, true).ok();
        let wanted = self.theme.or_else(asked).unwrap_or(Theme::Auto);
        let colours = if wanted == Theme::None { Colours::None } else { colours };
        let theme = match wanted {
            Theme::Auto | Theme::Dark | Theme::None => ThemeName::Dark,
            Theme::Light => ThemeName::Light,
            Theme::HighContrast => ThemeName::HighContrast,
            Theme::ColourBlind => ThemeName::ColourBlind,
        };
        Appearance { theme, colours, ascii: ascii || self.ascii }
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
