//! Where results and messages go, and what is known about both ends.

use std::fmt::Display;
use std::io::Write;

use crate::grid::Grid;

/// The two ends of a command: results on one, everything else on the other.
pub struct Console<'a> {
    /// Where results go, and nothing else.
    pub output: &'a mut dyn Write,
    /// Where messages go.
    pub messages: &'a mut dyn Write,
    /// Which of the three streams are terminals.
    pub terminals: Terminals,
}

/// Which of the standard streams are terminals.
#[derive(Clone, Copy, Debug)]
pub struct Terminals {
    /// Standard input.
    pub input: bool,
    /// Standard output.
    pub output: bool,
    /// Standard error.
    pub messages: bool,
}

impl Console<'_> {
    /// Writes a line of message. Where even that is not possible nobody is left to tell, so a failure is ignored.
    pub fn say(&mut self, message: impl Display) {
        let _ = writeln!(self.messages, "{message}");
    }

    /// Says that givens clash, before a search that can find no solution, and may take for ever to find none.
    pub fn mention_clash(&mut self, givens: &Grid) {
        if let Some(clash) = givens.clashes().first() {
            self.say(format_args!("sudoscope: the givens clash, so there is no solution: {clash}"));
        }
    }
}
