//! A source of many puzzles, looked into as far as needed to know how they are written.

use std::io::{self, Cursor, Read};

use super::input::Source;
use crate::notation::{LineReader, Puzzles, Shape};

/// How far a source is looked into at most: 1 MiB. What has no line end in it is no list of puzzles, and may have none
/// ever: it is taken for the whole.
const GLANCE: usize = 1 << 20;

/// An opened source with any number of puzzles.
pub struct Stream {
    /// Whether the puzzles stand on one line each.
    pub one_a_line: bool,
    /// What was read to know it.
    beginning: Vec<u8>,
    rest: Box<dyn Read + Send>,
}

/// What stands before the first puzzle of a source that has one a line.
#[derive(Clone, Debug)]
pub struct Preface {
    /// How many lines it has.
    pub lines: u64,
    /// The reader behind it: it knows the header, if there is one.
    pub reader: LineReader,
}

impl Stream {
    /// Opens a source and reads up to the line that says how its puzzles are written.
    ///
    /// # Errors
    /// Where it cannot be opened or read.
    pub fn open(source: &Source) -> io::Result<Self> {
        let mut copy = Copying { input: source.open()?, copied: Vec::new() };
        let shape = Puzzles::new(&mut copy).shape()?;
        let Copying { input, copied: beginning } = copy;
        let is_endless =
            beginning.len() == GLANCE && !beginning.iter().any(|byte| matches!(byte, b'\n' | b'\r'));
        let rest = if is_endless { Box::new(io::empty()) } else { input };
        Ok(Self { one_a_line: shape == Shape::Line, beginning, rest })
    }

    /// What stands before the first puzzle, where lines can be told apart by their line feeds alone and so be read
    /// in any order; nothing where they end with a carriage return.
    pub fn preface(&self) -> Option<Preface> {
        let returns = self.beginning.windows(2).any(|pair| pair[0] == b'\r' && pair[1] != b'\n');
        if !self.one_a_line || returns {
            return None;
        }
        let mut reader = LineReader::new();
        let is_puzzle = |line: &[u8]| reader.read(line).is_some();
        let lines = self.beginning.split(|byte| *byte == b'\n').position(is_puzzle)?;
        Some(Preface { lines: lines as u64, reader })
    }

    /// All of it, from the first byte.
    pub fn into_reader(self) -> impl Read + Send + 'static {
        Cursor::new(self.beginning).chain(self.rest)
    }
}

/// Keeps a copy of what is read through it, which seems to end where the look into it does.
struct Copying {
    input: Box<dyn Read + Send>,
    copied: Vec<u8>,
}

impl Read for Copying {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let most = buffer.len().min(GLANCE - self.copied.len());
        let read = self.input.read(&mut buffer[..most])?;
        self.copied.extend_from_slice(&buffer[..read]);
        Ok(read)
    }
}
