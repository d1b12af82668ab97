//! What may be said on the command line. Each command says its own part in its own file.

use clap::{CommandFactory, Parser, Subcommand};

use super::check::Check;
use super::completions::Completions;
use super::convert::Convert;
use super::count::Count;
use super::generate::Generate;
use super::man::Man;
use super::puzzles::Puzzles;
use super::race::Race;
use super::replay::Replay;
use super::screen::Screen;
use super::solve::Solve;
use super::trace::Trace;
use crate::solve::Version;

/// Watch a sudoku search think
///
/// Without a command it opens the terminal screen on FILE, on a puzzle piped in, or on an example: type or paste a
/// puzzle, watch the search for its solution, step both ways. Where standard output is no terminal it writes a
/// solution instead, like `sudoscope solve`.
#[derive(Parser, Debug)]
#[command(
    name = "sudoscope",
    version,
    long_version = long_version(),
    args_conflicts_with_subcommands = true,
    disable_help_subcommand = true,
    max_term_width = 100,
    after_long_help = "\
Examples:
  sudoscope                          the screen, on an example
  sudoscope puzzle.txt               the screen, on a puzzle
  sudoscope < puzzle.txt > solution  one puzzle in, its solution out
  sudoscope solve ./solve            a file named like a command

Puzzles are read in every common notation: 81 characters, nine rows of nine
numbers, drawn grids, files of other programs. Input errors are one line:
FILE:LINE:COLUMN: KIND: what was found and what is expected.

Exit status: 0 done, 1 a puzzle without solution, 2 unreadable input or wrong
usage, 3 the output could not be written."
)]
pub struct Arguments {
    /// The screen and its options, where no command is given.
    #[command(flatten)]
    pub screen: Screen,
    /// The command, if one is given.
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// The commands, one a file.
#[derive(Subcommand, Debug)]
pub enum Command {
    Solve(Solve),
    Count(Count),
    Check(Check),
    Convert(Convert),
    Race(Race),
    Trace(Trace),
    Generate(Generate),
    Puzzles(Puzzles),
    Replay(Replay),
    Completions(Completions),
    Man(Man),
}

/// The version, and which solver this machine runs.
fn long_version() -> String {
    format!("{}\nsolver: {}", env!("CARGO_PKG_VERSION"), Version::at_work().name())
}

/// The whole command line as clap sees it: for help, completions and manual pages.
pub fn command_line() -> clap::Command {
    Arguments::command()
}
