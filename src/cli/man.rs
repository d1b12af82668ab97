//! `sudoscope man`: the manual pages.

use std::ffi::OsStr;

use clap::Args;
use clap_mangen::Man as Page;

use super::arguments::command_line;
use super::console::Console;
use super::status::{Outcome, Status, Stop};

/// Write the manual page in roff, of the program or of one command
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  sudoscope man | man -l -
  sudoscope man solve > sudoscope-solve.1")]
pub struct Man {
    /// The command whose page is wanted
    #[arg(value_name = "COMMAND")]
    command: Option<String>,
}

impl Man {
    /// Does it.
    ///
    /// # Errors
    /// Where there is no such command, or the output cannot be written.
    pub fn run(&self, console: &mut Console) -> Outcome {
        // A page is for every machine, whatever solver this one runs.
        let mut program = command_line().long_version(None);
        // The usage lines of commands name the program only after this.
        program.build();
        let page = match &self.command {
            None => Page::new(program),
            Some(name) => {
                let command = program.find_subcommand(OsStr::new(name));
                let command =
                    command.ok_or_else(|| Stop::Refused(format!("sudoscope man: no command {name:?}")))?;
                Page::new(command.clone())
            }
        };
        page.render(&mut console.output)?;
        Ok(Status::Done)
    }
}
