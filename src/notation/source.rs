//! Bytes to lines, as they come in.

use std::io::{self, Read};

use memchr::memchr2;

use super::line::LONGEST;

/// How many bytes are asked for at a time.
const CHUNK: usize = 1 << 16;

/// The lines of a stream of bytes. A newline is LF, CRLF or CR; a byte-order mark at the start is skipped. Of a
/// longer line only the first [`LONGEST`] bytes are kept.
pub struct Source<R> {
    reader: R,
    buffer: Vec<u8>,
    /// Where the unread part of the buffer starts.
    start: usize,
    number: usize,
    is_at_end: bool,
    /// Whether the last line ended in CR, so that an LF right behind it belongs to it.
    after_return: bool,
    long: Vec<u8>,
}

impl<R: Read> Source<R> {
    /// The lines of what this reader gives.
    pub const fn new(reader: R) -> Self {
        Self {
            reader,
            buffer: Vec::new(),
            start: 0,
            number: 0,
            is_at_end: false,
            after_return: false,
            long: Vec::new(),
        }
    }

    /// The number of the line returned last, from 1; 0 before the first.
    pub const fn number(&self) -> usize {
        self.number
    }

    /// The next bytes that have not been returned yet, at least `count` of them if there are so many.
    ///
    /// # Errors
    /// The stream cannot be read.
    pub fn peek(&mut self, count: usize) -> io::Result<&[u8]> {
        self.skip_marks()?;
        while self.buffer.len() - self.start < count && self.fill()? {}
        Ok(&self.buffer[self.start..])
    }

    /// The next line without its newline; nothing at the end. An empty line after the last newline is none.
    ///
    /// # Errors
    /// The stream cannot be read.
    pub fn next_line(&mut self) -> io::Result<Option<&[u8]>> {
        if self.peek(1)?.is_empty() {
            return Ok(None);
        }
        self.number += 1;
        let mut searched = 0;
        loop {
            let rest = &self.buffer[self.start..];
            if let Some(index) = memchr2(b'\n', b'\r', &rest[searched..]) {
                let line = self.start..self.start + searched + index;
                self.after_return = self.buffer[line.end] == b'\r';
                self.start = line.end + 1;
                return Ok(Some(&self.buffer[line.start..line.end.min(line.start + LONGEST)]));
            }
            searched = rest.len();
            if searched >= LONGEST {
                return self.cut_line();
            }
            if !self.fill()? {
                let line = self.start..self.buffer.len();
                self.start = line.end;
                return Ok(Some(&self.buffer[line]));
            }
        }
    }

    /// Skips a byte-order mark at the start, and the LF of a CRLF.
    fn skip_marks(&mut self) -> io::Result<()> {
        const MARK: &[u8] = b"\xEF\xBB\xBF";
        if self.number == 0 && self.start == 0 {
            while self.buffer.len() < MARK.len() && MARK.starts_with(&self.buffer) && self.fill()? {}
            self.start = if self.buffer.starts_with(MARK) { MARK.len() } else { 0 };
        }
        if self.after_return {
            if self.start == self.buffer.len() {
                self.fill()?;
            }
            self.start += usize::from(self.buffer.get(self.start) == Some(&b'\n'));
            self.after_return = false;
        }
        Ok(())
    }

    /// Everything from here on.
    ///
    /// # Errors
    /// The stream cannot be read.
    pub fn rest(&mut self) -> io::Result<Vec<u8>> {
        let mut rest = self.buffer.split_off(self.start);
        self.reader.read_to_end(&mut rest)?;
        self.buffer.clear();
        self.start = 0;
        self.is_at_end = true;
        Ok(rest)
    }

    /// The start of a line that is too long, whose end is looked for and the rest forgotten.
    fn cut_line(&mut self) -> io::Result<Option<&[u8]>> {
        self.long.clear();
        self.long.extend_from_slice(&self.buffer[self.start..self.start + LONGEST]);
        self.start = self.buffer.len();
        loop {
            match memchr2(b'\n', b'\r', &self.buffer[self.start..]) {
                Some(index) => {
                    self.after_return = self.buffer[self.start + index] == b'\r';
                    self.start += index + 1;
                    break;
                }
                None => self.start = self.buffer.len(),
            }
            if !self.fill()? {
                break;
            }
        }
        Ok(Some(&self.long))
    }

    /// Reads more; whether there was more.
    fn fill(&mut self) -> io::Result<bool> {
        if self.is_at_end {
            return Ok(false);
        }
        self.buffer.drain(..self.start);
        self.start = 0;
        let length = self.buffer.len();
        self.buffer.resize(length + CHUNK, 0);
        let count = loop {
            match self.reader.read(&mut self.buffer[length..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                result => break result,
            }
        };
        self.buffer.truncate(length + count.as_ref().map_or(0, |count| *count));
        let count = count?;
        self.is_at_end = count == 0;
        Ok(count > 0)
    }
}
