//! How a stream of lines is cut into blocks: in the order and at the pace in which they come.

use std::io::{self, ErrorKind, Read};
use std::time::Duration;

use memchr::memchr_iter;

/// The part of a longer line that is kept, in bytes: no notation of one puzzle on a line needs as much.
const LONGEST_LINE: usize = 1 << 16;

/// Bytes asked for at once: more than the lines of a block. Pipes give no more than a quarter of it.
const READ: usize = 1 << 18;

/// Lines of a block at most: some hundred kilobytes with their answers.
const MOST_LINES: usize = 2048;

/// Work on a block that takes less is little beside waking the threads it goes through.
const TOO_SHORT: Duration = Duration::from_millis(1);

/// Work on a block that takes longer can be seen to come in pieces.
const TOO_LONG: Duration = Duration::from_millis(20);

/// Some lines of a stream.
#[derive(Default, Debug)]
pub struct Block {
    /// Its place among the blocks of the stream, from 0.
    pub number: u64,
    /// The number of its first line in the stream, from 1.
    pub first_line: u64,
    /// The lines, each with its line feed; only the stream's last may lack one.
    pub text: Vec<u8>,
    /// Room for its answers, used again with it.
    pub answers: Vec<u8>,
    /// How many lines it is to hold when it is filled the next time, at most; 0 means 1.
    pub wanted: usize,
}

impl Block {
    /// Wants more lines or fewer, now that answering them took so long. So the first answers come at once, later ones
    /// cheaply, and those that take their time do not wait for each other.
    pub fn adapt(&mut self, took: Duration) {
        if took < TOO_SHORT {
            self.wanted = (2 * self.wanted).clamp(2, MOST_LINES);
        } else if took > TOO_LONG {
            self.wanted /= 2;
        }
    }

    /// Its lines with their numbers, without line feeds and carriage returns.
    pub fn lines(&self) -> impl Iterator<Item = (u64, &[u8])> {
        let last = (!self.text.ends_with(b"\n")).then_some(self.text.len());
        let mut start = 0;
        let lines = memchr_iter(b'\n', &self.text).chain(last).map(move |end| {
            let line = &self.text[start..end];
            start = end + 1;
            line.strip_suffix(b"\r").unwrap_or(line)
        });
        (self.first_line..).zip(lines)
    }
}

/// The blocks of a stream: each of as many lines as it wants. Where the stream pauses, a block ends with the last whole
/// line.
pub struct Blocks<R> {
    stream: R,
    /// What was read and not yet handed out starts at `start`.
    pending: Vec<u8>,
    start: usize,
    ended: bool,
    number: u64,
    line: u64,
}

impl<R: Read> Blocks<R> {
    /// The blocks of a stream.
    pub fn new(stream: R) -> Self {
        Self { stream, pending: Vec::new(), start: 0, ended: false, number: 0, line: 1 }
    }

    /// Fills `block` with the next lines; false where there are none left.
    ///
    /// # Errors
    /// What the stream says when it cannot be read.
    pub fn fill(&mut self, block: &mut Block) -> io::Result<bool> {
        let wanted = block.wanted.max(1);
        let (length, lines) = loop {
            let (length, lines) = whole_lines(&self.pending[self.start..], wanted);
            if lines > 0 {
                break (length, lines);
            }
            if self.ended {
                break (self.pending.len() - self.start, 1);
            }
            self.read_more()?;
        };
        block.text.clear();
        block.text.extend_from_slice(&self.pending[self.start..self.start + length]);
        (block.number, block.first_line) = (self.number, self.line);
        self.start += length;
        self.number += 1;
        self.line += lines as u64;
        Ok(length > 0)
    }

    fn read_more(&mut self) -> io::Result<()> {
        self.pending.drain(..self.start);
        self.start = 0;
        // Nothing but the beginning of one line is pending here: this is what bounds the memory.
        let kept = self.pending.len().min(LONGEST_LINE);
        self.pending.resize(kept + READ, 0);
        let read = loop {
            match self.stream.read(&mut self.pending[kept..]) {
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                result => break result,
            }
        };
        self.pending.truncate(kept + *read.as_ref().unwrap_or(&0));
        self.ended = read? == 0;
        Ok(())
    }
}

/// The bytes and number of the whole lines at the start of a text, at most `wanted` of them.
fn whole_lines(text: &[u8], wanted: usize) -> (usize, usize) {
    memchr_iter(b'\n', text).take(wanted).fold((0, 0), |(_, lines), end| (end + 1, lines + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_grow_while_they_are_answered_soon_and_shrink_when_not() {
        let mut block = Block::default();
        for (milliseconds, wanted) in
            [(0, 2), (0, 4), (0, 8), (5, 8), (50, 4), (0, 8), (50, 4), (50, 2), (50, 1)]
        {
            block.adapt(Duration::from_millis(milliseconds));
            assert_eq!(block.wanted, wanted);
        }
        (0..50).for_each(|_| block.adapt(Duration::ZERO));
        assert_eq!(block.wanted, MOST_LINES);
    }
}
