//! `sudoscope convert`: every puzzle in another notation.

use std::io::{self, Read, Write};
use std::path::PathBuf;

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::console::Console;
use super::form::Form;
use super::input::Source;
use super::sheet::Sheet;
use super::status::{Outcome, Status};
use crate::notation::{Format, Puzzles};

/// Write every puzzle in another notation
///
/// Reads every notation that `sudoscope` knows and writes the givens in the one asked for, in the order of the input.
/// A puzzle that cannot be read is left out, with a line about it on standard error.
#[derive(Args, Debug)]
#[command(after_long_help = "\
Notations:
  line  81 characters, `.` for a blank
  rows  nine lines of nine numbers, 0 for a blank
  grid  drawn with borders
  sdk   the file format of SadMan Software
  link  an address that opens the puzzle on sudokuwiki.org

Examples:
  sudoscope convert --to rows puzzle.sdk
  pbpaste | sudoscope convert --to line

Exit status: 0 done, 2 a puzzle could not be read, 3 the output could not be
written.")]
pub struct Convert {
    /// Files with puzzles; `-` or nothing for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The notation to write
    #[arg(long, value_name = "FORMAT", value_parser = format_parser())]
    to: Format,
}

fn format_parser() -> impl TypedValueParser<Value = Format> {
    PossibleValuesParser::new(Format::ALL.map(Format::name))
        .map(|name| Format::from_name(&name).expect("only names of formats are possible values"))
}

impl Convert {
    /// Does it.
    ///
    /// # Errors
    /// Where the output cannot be written.
    pub fn run(&self, console: &mut Console) -> Outcome {
        let sources = Source::all(&self.files);
        for source in &sources {
            source.announce(console);
        }
        let mut complaints = 0;
        let mut complain = |line: String| {
            complaints += 1;
            let _ = writeln!(console.messages, "{line}");
        };
        let mut sheet = Sheet::new(console.output);
        for source in &sources {
            match source.open() {
                Ok(input) => self.convert(source, input, &mut sheet, &mut complain)?,
                Err(error) => complain(source.unreadable(&error)),
            }
        }
        Ok(if complaints == 0 { Status::Done } else { Status::Refused })
    }

    fn convert(
        &self,
        source: &Source,
        input: impl Read,
        sheet: &mut Sheet,
        complain: &mut impl FnMut(String),
    ) -> io::Result<()> {
        let form = Form::Text(self.to);
        let mut text = Vec::new();
        for read in Puzzles::new(input) {
            match read {
                Err(error) => complain(source.unreadable(&error)),
                Ok(Err(error)) => complain(source.complaint(&error)),
                Ok(Ok(reading)) => {
                    text.clear();
                    form.append(&reading.grid, &mut text);
                    sheet.begin_part(form.separator());
                    sheet.write_all(&text)?;
                }
            }
        }
        Ok(())
    }
}
