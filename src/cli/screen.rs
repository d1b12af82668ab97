//! `sudoscope` without a command: the screen, or a solution where there is none.

use std::path::PathBuf;

use clap::{Args, ValueEnum};

use super::console::Console;
use super::input::Source;
use super::solve::Solve;
use super::status::{Outcome, Status, Stop};
use super::strategies::{Shuffle, strategy_parser};
use crate::app::{App, Appearance, Options, ThemeName};
use crate::grid::Grid;
use crate::search::Strategy;
use crate::terminal::{self, Capabilities, Exit};

/// What is shown where no puzzle is given.
const EXAMPLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

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
    /// The colours [default: what `SUDOSCOPE_THEME` says, else auto]
    #[arg(long, value_enum, value_name = "NAME")]
    theme: Option<Theme>,
    /// Draw with nothing but ASCII
    #[arg(long)]
    ascii: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Theme {
    /// What fits the terminal
    Auto,
    /// For dark backgrounds
    Dark,
    /// For light backgrounds
    Light,
}

impl Screen {
    /// Does it.
    ///
    /// # Errors
    /// Where the puzzle cannot be read, the terminal cannot be used, or the solution cannot be written.
    pub fn run(self, console: &mut Console) -> Outcome {
        if !console.terminals.output {
            return Solve::bare(self.file).run(console);
        }
        let app = App::new(self.options(console)?);
        match terminal::run(app) {
            Ok(Exit::Quit) => Ok(Status::Done),
            Ok(Exit::Signal(signal)) => Err(Stop::Signal(signal)),
            Err(error) => Err(Stop::Refused(format!("sudoscope: {error:#}"))),
        }
    }

    fn options(&self, console: &mut Console) -> Result<Options, Stop> {
        let (puzzle, title) = if self.file.is_some() || !console.terminals.input {
            let reading = Source::new(self.file.as_deref()).read_puzzle(console)?;
            (reading.grid, reading.title.or_else(|| self.file_name()))
        } else {
            let example = Grid::from_line(EXAMPLE).expect("81 characters");
            (example, Some("an example".to_owned()))
        };
        Ok(Options {
            puzzle,
            title,
            strategy: self.shuffle.seeded(self.strategy),
            step: self.step,
            notice: None,
            appearance: self.appearance(),
        })
    }

    fn file_name(&self) -> Option<String> {
        Some(self.file.as_ref()?.file_stem()?.to_string_lossy().into_owned())
    }

    fn appearance(&self) -> Appearance {
        let Capabilities { colours, ascii } = Capabilities::of_environment();
        let asked = || Theme::from_str(&std::env::var(THEME_VARIABLE).ok()?, true).ok();
        let theme = match self.theme.or_else(asked).unwrap_or(Theme::Auto) {
            Theme::Auto | Theme::Dark => ThemeName::Dark,
            Theme::Light => ThemeName::Light,
        };
        Appearance { theme, colours, ascii: ascii || self.ascii }
    }
}
