//! `sudoscope man`: the manual pages.

use std::ffi::OsStr;
use std::io::{self, Write};

use clap::{Args, Command};
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
        let command = match &self.command {
            None => program,
            Some(name) => {
                let command = program.find_subcommand(OsStr::new(name));
                let unknown = || Stop::Refused(format!("sudoscope man: no command {name:?}"));
                command.ok_or_else(unknown)?.clone()
            }
        };
        write_page(command, &mut console.output)?;
        Ok(Status::Done)
    }
}

/// Writes the page in the usual order of sections. What stands at the end of the long help is laid out by hand, so its
/// lines stay as they are.
fn write_page(mut command: Command, output: &mut dyn Write) -> io::Result<()> {
    let notes = command.get_after_long_help().map(ToString::to_string).unwrap_or_default();
    command = command.after_long_help(None::<&str>);
    let (has_commands, has_version) = (command.has_subcommands(), command.get_version().is_some());
    let page = Page::new(command);
    page.render_title(output)?;
    page.render_name_section(output)?;
    page.render_synopsis_section(output)?;
    page.render_description_section(output)?;
    page.render_options_section(output)?;
    if has_commands {
        page.render_subcommands_section(output)?;
    }
    if !notes.is_empty() {
        writeln!(output, ".SH NOTES\n.nf\n{}\n.fi", verbatim(&notes))?;
    }
    if has_version { page.render_version_section(output) } else { Ok(()) }
}

/// Text as roff prints it unchanged.
fn verbatim(text: &str) -> String {
    let escaped = text.replace('\\', "\\e").replace('-', "\\-");
    let lines = escaped
        .lines()
        .map(|line| if line.starts_with(['.', '\'']) { format!("\\&{line}") } else { line.to_owned() });
    lines.collect::<Vec<_>>().join("\n")
}
