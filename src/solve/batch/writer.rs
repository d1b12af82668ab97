//! Answers of blocks that come in any order, written in the order of the input.

use std::collections::BTreeMap;
use std::io::{ErrorKind, Write};

use super::block::Block;
use super::record::{BatchError, Ending, Event, Summary};
use super::worker::Answers;

/// The writer: what it has written, and the blocks that came too early.
pub struct Writer<'a, E, W> {
    output: &'a mut W,
    between: &'static str,
    on_event: &'a mut dyn FnMut(Event<E>),
    early: BTreeMap<u64, Answers<E>>,
    next: u64,
    bytes: u64,
    has_text: bool,
    is_cut: bool,
    is_closed: bool,
    puzzles: u64,
    invalid: u64,
    unsolvable: u64,
}

impl<'a, E, W: Write> Writer<'a, E, W> {
    /// A writer before the first block.
    pub fn new(output: &'a mut W, between: &'static str, on_event: &'a mut dyn FnMut(Event<E>)) -> Self {
        Self {
            output,
            between,
            on_event,
            early: BTreeMap::new(),
            next: 0,
            bytes: 0,
            has_text: false,
            is_cut: false,
            is_closed: false,
            puzzles: 0,
            invalid: 0,
            unsolvable: 0,
        }
    }

    /// Takes the answers to a block and writes all whose turn it is; returns their blocks, which are used again.
    pub fn take(&mut self, answers: Answers<E>) -> Result<Vec<Block>, BatchError> {
        self.early.insert(answers.block.number, answers);
        let mut written = Vec::new();
        while !self.is_cut && !self.is_closed {
            let Some(answers) = self.early.remove(&self.next) else { break };
            self.write(&answers.text)?;
            written.push(self.close(answers));
        }
        Ok(written)
    }

    /// Whether nobody reads the output any more.
    pub const fn is_closed(&self) -> bool {
        self.is_closed
    }

    /// What has been written; how it ended is for another to say.
    pub const fn summary(&self) -> Summary {
        Summary {
            puzzles: self.puzzles,
            invalid: self.invalid,
            unsolvable: self.unsolvable,
            ending: Ending::InputEnd,
        }
    }

    fn write(&mut self, text: &[u8]) -> Result<(), BatchError> {
        if text.is_empty() {
            return Ok(());
        }
        let between = if self.has_text { self.between } else { "" };
        self.has_text = true;
        let result = self
            .output
            .write_all(between.as_bytes())
            .and_then(|()| self.output.write_all(text))
            .and_then(|()| self.output.flush());
        match result {
            Err(error) if error.kind() == ErrorKind::BrokenPipe => self.is_closed = true,
            result => result.map_err(BatchError::Write)?,
        }
        Ok(())
    }

    /// Tells of a block that is written, and counts it.
    fn close(&mut self, answers: Answers<E>) -> Block {
        for event in answers.events {
            match event {
                Event::Invalid { .. } => self.invalid += 1,
                Event::Unsolvable { .. } => self.unsolvable += 1,
                Event::Progress { .. } => {}
            }
            (self.on_event)(event);
        }
        self.next += 1;
        self.puzzles += answers.puzzles;
        self.bytes += answers.block.text.len() as u64;
        self.is_cut = answers.is_cut;
        (self.on_event)(Event::Progress { puzzles: self.puzzles, bytes: self.bytes });
        Block { answers: answers.text, ..answers.block }
    }
}
