//! `sudoscope completions`: what a shell needs to complete command lines.

use clap::Args;
use clap_complete::Shell;

use super::arguments::command_line;
use super::console::Console;
use super::status::{Outcome, Status};

/// Write completions for a shell
#[derive(Args, Debug)]
#[command(after_long_help = "\
Examples:
  sudoscope completions bash > ~/.local/share/bash-completion/completions/sudoscope
  sudoscope completions zsh > ~/.zfunc/_sudoscope
  sudoscope completions fish > ~/.config/fish/completions/sudoscope.fish")]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    /// Does it.
    ///
    /// # Errors
    /// Where the output cannot be written.
    pub fn run(&self, console: &mut Console) -> Outcome {
        // By way of a buffer, since the generator panics where it cannot write.
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut command_line(), "sudoscope", &mut text);
        console.output.write_all(&text)?;
        Ok(Status::Done)
    }
}
