//! From the bytes a program printed to the steps it made.

use super::Report;
use super::bare::{self, BareStep};
use super::fault::{Complaint, Fault, FaultKind};
use super::head::{Form, Head, Opening, Progress, is_frame};
use super::json::{self, JsonStep};
use super::ledger::{Ledger, Refusal};
use crate::grid::Grid;
use crate::search::Change;

/// A line of more bytes is no step, and is not waited for.
const LONGEST_LINE: usize = 1 << 14;

/// Reads steps as their bytes come in, in pieces of any size, and keeps no more of them than one line.
///
/// First comes the puzzle, then a line a step. At the first line that cannot be believed it ends.
pub struct Reader {
    stage: Stage,
    /// The start of a line whose end has not come.
    partial: Vec<u8>,
    /// How many lines are done with.
    lines: u64,
    most_steps: u64,
    title: Option<String>,
}

enum Stage {
    Head(Head),
    Steps(Form, Box<Ledger>),
}

impl Reader {
    /// A reader that takes at most so many steps.
    pub fn new(most_steps: u64) -> Self {
        let stage = Stage::Head(Head::default());
        Self { stage, partial: Vec::new(), lines: 0, most_steps, title: None }
    }

    /// The puzzle, once it is read.
    pub fn givens(&self) -> Option<&Grid> {
        match &self.stage {
            Stage::Head(_) => None,
            Stage::Steps(_, ledger) => Some(ledger.givens()),
        }
    }

    /// What the text calls itself or its strategy, if it does.
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// What the steps add up to so far.
    pub fn report(&self) -> Report {
        match &self.stage {
            Stage::Head(_) => Report::default(),
            Stage::Steps(_, ledger) => *ledger.report(),
        }
    }

    /// Reads more bytes, and appends the steps on the lines that are complete now.
    ///
    /// # Errors
    /// The first line that cannot be believed; the steps before it are appended. Nothing can be read after it.
    pub fn read(&mut self, mut bytes: &[u8], steps: &mut Vec<Change>) -> Result<(), Fault> {
        if !self.partial.is_empty() {
            let Some(end) = memchr::memchr(b'\n', bytes) else { return self.wait_for_end_of(bytes) };
            let mut line = std::mem::take(&mut self.partial);
            line.extend_from_slice(&bytes[..end]);
            self.line(&line, steps)?;
            bytes = &bytes[end + 1..];
        }
        loop {
            bytes = self.plain_lines(bytes, steps)?;
            let Some(end) = memchr::memchr(b'\n', bytes) else { return self.wait_for_end_of(bytes) };
            self.line(&bytes[..end], steps)?;
            bytes = &bytes[end + 1..];
        }
    }

    /// Ends: reads a last line that has no end.
    ///
    /// # Errors
    /// The last line cannot be believed, or there is no puzzle at all.
    pub fn finish(&mut self, steps: &mut Vec<Change>) -> Result<(), Fault> {
        let line = std::mem::take(&mut self.partial);
        if !line.is_empty() {
            self.line(&line, steps)?;
        }
        match &self.stage {
            Stage::Head(head) => Err(head.fault()),
            Stage::Steps(..) => Ok(()),
        }
    }

    /// Reads all steps at the start of these bytes that are written as plainly as can be; returns what is left.
    fn plain_lines<'a>(&mut self, mut bytes: &'a [u8], steps: &mut Vec<Change>) -> Result<&'a [u8], Fault> {
        let Stage::Steps(Form::Bare, ledger) = &mut self.stage else { return Ok(bytes) };
        while let Some((step, length)) = bare::plain_step(bytes)
            && ledger.report().steps() < self.most_steps
        {
            match enter(ledger, step) {
                Ok(change) => steps.push(change),
                Err(refusal) => return Err(refused(refusal).of_line(self.lines + 1, bytes)),
            }
            self.lines += 1;
            bytes = &bytes[length..];
        }
        Ok(bytes)
    }

    /// Reads a line, given without its end.
    fn line(&mut self, line: &[u8], steps: &mut Vec<Change>) -> Result<(), Fault> {
        self.lines += 1;
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let (form, ledger) = match &mut self.stage {
            Stage::Head(head) => {
                if let Progress::Complete(opening) = head.take(line)? {
                    let Opening { grid, form, title } = opening;
                    self.title = title;
                    self.stage = Stage::Steps(form, Box::new(Ledger::new(&grid)));
                }
                return Ok(());
            }
            Stage::Steps(form, ledger) => (*form, ledger),
        };
        let is_before_steps = ledger.report().steps() == 0;
        if is_before_steps && form == Form::Bare && is_frame(line) {
            return Ok(());
        }
        let read = match form {
            Form::Bare => bare::read_step(line).map(|step| step.map(Said::Bare)),
            Form::Json => json::read_step(line).map(|step| step.map(Said::Json)),
        };
        let change = read.and_then(|said| match said {
            Some(_) if ledger.report().steps() >= self.most_steps => Err(too_many(self.most_steps)),
            Some(Said::Bare(step)) => enter(ledger, step).map(Some).map_err(refused),
            Some(Said::Json(step)) => enter_json(ledger, &step, line).map(Some),
            None => Ok(None),
        });
        steps.extend(change.map_err(|complaint| complaint.of_line(self.lines, line))?);
        Ok(())
    }

    fn wait_for_end_of(&mut self, bytes: &[u8]) -> Result<(), Fault> {
        self.partial.extend_from_slice(bytes);
        if self.partial.len() <= LONGEST_LINE {
            return Ok(());
        }
        let message = format!("found a line of more than {LONGEST_LINE} bytes, expected a step");
        Err(Complaint::new(0, FaultKind::BadLine, message).of_line(self.lines + 1, &[]))
    }
}

/// A step as its line says it.
enum Said {
    Bare(BareStep),
    Json(JsonStep),
}

fn enter(ledger: &mut Ledger, step: BareStep) -> Result<Change, Refusal> {
    match step {
        BareStep::Place(cell, digit) => ledger.place(cell, digit),
        BareStep::Undo(cell) => ledger.undo(cell),
    }
}

/// Enters a step, and holds against it what else its line says.
fn enter_json(ledger: &mut Ledger, step: &JsonStep, line: &[u8]) -> Result<Change, Complaint> {
    let mismatch = |key, message| Complaint::new(json::byte_of(line, key), FaultKind::Mismatch, message);
    let expected = ledger.report().steps() + 1;
    if let Some(found) = step.number.filter(|number| *number != expected) {
        return Err(mismatch("step", format!("found step {found}, expected step {expected}")));
    }
    if !step.is_place
        && let Some(expected) = ledger.placed(step.cell).filter(|digit| *digit != step.digit)
    {
        let (cell, found) = (step.cell, step.digit);
        return Err(mismatch("digit", format!("found an undo of {found} in {cell}, expected {expected}")));
    }
    let before = ledger.depth();
    let expected = if step.is_place { before + 1 } else { before.saturating_sub(1) };
    if let Some(found) = step.depth.filter(|depth| *depth != expected) {
        return Err(mismatch("depth", format!("found depth {found}, expected {expected}")));
    }
    let bare = if step.is_place { BareStep::Place(step.cell, step.digit) } else { BareStep::Undo(step.cell) };
    let at_cell = |(kind, message)| Complaint::new(json::byte_of(line, "cell"), kind, message);
    enter(ledger, bare).map_err(at_cell)
}

fn refused((kind, message): Refusal) -> Complaint {
    Complaint::new(0, kind, message)
}

fn too_many(most: u64) -> Complaint {
    let message = format!("found more than {most} steps, expected no more: --max-steps N sets another limit");
    Complaint::new(0, FaultKind::TooManySteps, message)
}
