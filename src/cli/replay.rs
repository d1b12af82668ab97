//! `sudoscope replay`: the steps of another program's search, watched, or checked and counted.

use std::io::{self, Read, Write};
use std::path::PathBuf;

use clap::Args;

use super::console::Console;
use super::input::Source;
use super::look::Look;
use super::status::{Outcome, Status, Stop};
use crate::app::{App, Options};
use crate::grid::Grid;
use crate::replay::{Fault, Reader};
use crate::search::Strategy;
use crate::terminal::{self, Exit, Feed};

/// So many bytes are read at once.
const PIECE: usize = 1 << 18;

/// Watch the steps of another program's search
///
/// Any program that solves a sudoku by placing digits and taking them back can be watched: let it print the puzzle, and
/// then each step. The screen opens on the film of it, while the program still runs; without a terminal, or with
/// --check, the steps are only counted. Every step is checked. A digit that clashes, and an undo of what was not placed last, are allowed and
/// counted; anything else that cannot be ends it, with its line and column.
#[derive(Args, Debug)]
#[command(after_long_help = "\
The steps are what `sudoscope trace` writes, or the bare form, a line each:
  the first line (or the first nine) is the puzzle
  p ROW COLUMN DIGIT   a digit is placed     (row, column and digit from 1 to 9)
  u ROW COLUMN         it is taken back
  # anything           a comment

So a program needs three prints: the puzzle at the start, and one behind each assignment to the grid.
  Python  print(\"p\", r + 1, c + 1, d)
          print(\"u\", r + 1, c + 1)
  Java    System.out.println(\"p \" + (r+1) + \" \" + (c+1) + \" \" + d);
          System.out.println(\"u \" + (r+1) + \" \" + (c+1));
  C       printf(\"p %d %d %d\\n\", r + 1, c + 1, d);
          printf(\"u %d %d\\n\", r + 1, c + 1);

Examples:
  python3 mine.py | sudoscope replay
  python3 mine.py | sudoscope replay --check
  sudoscope trace puzzle.txt | sudoscope replay --check

Exit status: 0 a solution is reached, 1 none is, 2 a line cannot be believed.")]
pub struct Replay {
    /// A file with the steps; `-` or nothing for a pipe on standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Only check the steps, and tell what they add up to
    #[arg(long)]
    check: bool,
    /// The most steps that are read
    #[arg(long, value_name = "N", default_value_t = 200_000_000)]
    max_steps: u64,
    #[command(flatten)]
    look: Look,
}

impl Replay {
    /// Does it.
    ///
    /// # Errors
    /// Where the steps cannot be read, one of them cannot be believed, or the output cannot be written.
    pub fn run(&self, console: &mut Console) -> Outcome {
        if self.check || !console.terminals.output { self.count(console) } else { self.watch(console) }
    }

    fn watch(&self, console: &mut Console) -> Outcome {
        let source = Source::new(self.file.as_deref());
        if source == Source::StandardInput && console.terminals.input {
            let line = "sudoscope: nothing to replay: name a file, or pipe a program's steps in";
            return Err(Stop::Refused(line.to_owned()));
        }
        let input = source.open().map_err(|error| Stop::Refused(source.unreadable(&error)))?;
        let options = Options {
            puzzle: Grid::EMPTY,
            title: None,
            strategy: Strategy::Recorded,
            step: None,
            notice: None,
            appearance: self.look.appearance()?,
        };
        let app = App::replaying(options, source.to_string());
        match terminal::run(app, Some(Feed { input, most_steps: self.max_steps })) {
            Ok(Exit::Quit) => Ok(Status::Done),
            Ok(Exit::Signal(signal)) => Err(Stop::Signal(signal)),
            Err(error) => Err(Stop::Refused(format!("sudoscope: {error:#}"))),
        }
    }

    fn count(&self, console: &mut Console) -> Outcome {
        let source = Source::new(self.file.as_deref());
        source.announce(console);
        let mut input = source.open().map_err(|error| Stop::Refused(source.unreadable(&error)))?;
        let mut reader = Reader::new(self.max_steps);
        match read_all(&mut input, &mut reader) {
            Ok(Ok(())) => {}
            Ok(Err(fault)) => return Err(Stop::Refused(format!("{source}:{fault}"))),
            Err(error) => return Err(Stop::Refused(source.unreadable(&error))),
        }
        write_summary(&reader, console.output)?;
        let is_solved = reader.report().solutions > 0;
        Ok(if is_solved { Status::Done } else { Status::NotSolvable })
    }
}

/// Reads to the end, keeping nothing but the counts.
fn read_all(input: &mut dyn Read, reader: &mut Reader) -> io::Result<Result<(), Fault>> {
    let mut piece = vec![0; PIECE];
    let mut steps = Vec::new();
    loop {
        let result = match input.read(&mut piece) {
            Ok(0) => return Ok(reader.finish(&mut steps)),
            Ok(length) => reader.read(&piece[..length], &mut steps),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if result.is_err() {
            return Ok(result);
        }
        steps.clear();
    }
}

fn write_summary(reader: &Reader, output: &mut dyn Write) -> io::Result<()> {
    let report = reader.report();
    if let Some(givens) = reader.givens() {
        writeln!(output, "puzzle        {givens}")?;
    }
    if let Some(title) = reader.title() {
        writeln!(output, "title         {title}")?;
    }
    writeln!(output, "steps         {}", report.steps())?;
    writeln!(output, "placements    {}", report.placements)?;
    writeln!(output, "undos         {}", report.undos)?;
    writeln!(output, "deepest       {}", report.deepest)?;
    writeln!(output, "dead ends     {}", report.dead_ends)?;
    writeln!(output, "clashing      {}", report.clashing)?;
    writeln!(output, "out of order  {}", report.out_of_order)?;
    match report.solved_at {
        None => writeln!(output, "solutions     0"),
        Some(step) => writeln!(output, "solutions     {}, the first at step {step}", report.solutions),
    }
}
