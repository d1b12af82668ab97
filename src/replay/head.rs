//! What stands before the steps: the puzzle.

use super::fault::Fault;
use super::json;
use crate::grid::Grid;
use crate::notation;

/// No puzzle of a line or of nine rows takes as many lines, frames and comments included.
const MOST_LINES: u64 = 40;

/// The lines read so far, none of which is a step.
#[derive(Default)]
pub struct Head {
    text: Vec<u8>,
    lines: u64,
}

/// What became of the head with one more line.
pub enum Progress {
    /// The puzzle is not complete.
    Incomplete,
    /// The steps follow, in this form.
    Complete(Opening),
}

/// The puzzle, and how the steps are written.
pub struct Opening {
    pub grid: Grid,
    pub form: Form,
    /// How the program that made the steps is called, if the text says so.
    pub title: Option<String>,
}

/// How steps are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// `p r c d` and `u r c`.
    Bare,
    /// A line of JSON each.
    Json,
}

impl Head {
    /// Takes one more line in.
    pub fn take(&mut self, line: &[u8]) -> Result<Progress, Fault> {
        self.lines += 1;
        let trimmed = line.trim_ascii();
        if trimmed.starts_with(b"{") && self.text.trim_ascii().is_empty() {
            let (grid, title) =
                json::read_head(line).map_err(|complaint| complaint.of_line(self.lines, line))?;
            return Ok(Progress::Complete(Opening { grid, form: Form::Json, title }));
        }
        if is_step(trimmed) || self.lines > MOST_LINES {
            return Err(self.fault());
        }
        self.text.extend_from_slice(line);
        self.text.push(b'\n');
        if trimmed.is_empty() || trimmed.starts_with(b"#") {
            return Ok(Progress::Incomplete);
        }
        Ok(match notation::read(&self.text) {
            Ok(reading) => {
                Progress::Complete(Opening { grid: reading.grid, form: Form::Bare, title: reading.title })
            }
            Err(_) => Progress::Incomplete,
        })
    }

    /// What is wrong with a puzzle that does not go on.
    pub fn fault(&self) -> Fault {
        match notation::read(&self.text) {
            Err(error) => error.into(),
            Ok(_) => notation::read(b"").map_or_else(Fault::from, |_| unreachable!("nothing is no puzzle")),
        }
    }
}

fn is_step(line: &[u8]) -> bool {
    line.starts_with(b"p ") || line.starts_with(b"u ")
}

/// Whether a line is the frame of a drawn grid, which may end below its last row.
pub fn is_frame(line: &[u8]) -> bool {
    let text = String::from_utf8_lossy(line);
    let mut characters = text.trim().chars();
    characters
        .all(|character| "+-|=*_ ".contains(character) || ('\u{2500}'..='\u{257f}').contains(&character))
}
