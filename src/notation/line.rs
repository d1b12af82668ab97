//! A line of text as glyphs, and pieces of it that know their columns.

use super::context;
use super::error::{ErrorKind, ReadError};
use super::sign::{Glyph, Sign};

/// The longest part of a line that is looked at, in bytes. No notation comes near it, and a file of one giant line
/// costs no more than this.
pub const LONGEST: usize = 1 << 16;

/// A line of text, without its newline.
#[derive(Clone, Debug)]
pub struct Line {
    /// Its number, from 1.
    pub number: usize,
    glyphs: Vec<Glyph>,
}

impl Line {
    /// The line with this number and these bytes.
    ///
    /// # Errors
    /// The bytes are not UTF-8 text.
    pub fn new(number: usize, bytes: &[u8]) -> Result<Self, ReadError> {
        let text = decode(number, &bytes[..bytes.len().min(LONGEST)])?;
        let mut glyphs: Vec<Glyph> = text.chars().map(Glyph::new).collect();
        context::settle(&mut glyphs);
        Ok(Self { number, glyphs })
    }

    /// All of it.
    pub fn span(&self) -> Span<'_> {
        Span { number: self.number, offset: 0, glyphs: &self.glyphs }
    }
}

/// A piece of a line.
#[derive(Clone, Copy, Debug)]
pub struct Span<'a> {
    /// The number of its line, from 1.
    pub number: usize,
    offset: usize,
    /// Its glyphs.
    pub glyphs: &'a [Glyph],
}

impl<'a> Span<'a> {
    /// The column of its first glyph, from 1.
    pub const fn column(self) -> usize {
        self.offset + 1
    }

    /// The column just after its last glyph, from 1.
    pub const fn end_column(self) -> usize {
        self.offset + self.glyphs.len() + 1
    }

    /// Its glyphs from index `start` up to, not including, `end`.
    pub fn part(self, start: usize, end: usize) -> Self {
        Self { number: self.number, offset: self.offset + start, glyphs: &self.glyphs[start..end] }
    }

    /// Its glyphs from this index on.
    pub fn from(self, start: usize) -> Self {
        self.part(start, self.glyphs.len())
    }

    /// Without white space at either end.
    pub fn trim(self) -> Self {
        let is_ink = |glyph: &Glyph| !matches!(glyph.sign, Sign::Space | Sign::Invisible);
        match self.glyphs.iter().position(is_ink) {
            None => self.part(0, 0),
            Some(start) => {
                let end = self.glyphs.iter().rposition(is_ink).map_or(start, |last| last + 1);
                self.part(start, end)
            }
        }
    }

    /// The pieces between the glyphs at which it is split: one more than there are such glyphs, some of them empty.
    pub fn split(self, at: impl Fn(&Glyph) -> bool + 'a) -> impl Iterator<Item = Self> + 'a {
        let mut start = 0;
        self.glyphs.split(move |glyph| at(glyph)).map(move |piece| {
            let piece_start = start;
            start += piece.len() + 1;
            Self { number: self.number, offset: self.offset + piece_start, glyphs: piece }
        })
    }

    /// The characters.
    pub fn text(self) -> String {
        self.glyphs.iter().map(|glyph| glyph.character).collect()
    }

    /// How many of its glyphs are cells.
    pub fn cell_count(self) -> usize {
        self.glyphs.iter().filter(|glyph| glyph.is_cell()).count()
    }

    /// How many of its glyphs can be seen.
    pub fn visible_count(self) -> usize {
        self.glyphs.iter().filter(|glyph| glyph.sign != Sign::Invisible).count()
    }

    /// An error at its first glyph.
    pub fn error(self, kind: ErrorKind, message: impl Into<String>) -> ReadError {
        ReadError::new(kind, self.number, self.column(), message)
    }
}

/// The bytes as text. A character cut off at the end, as by [`LONGEST`], is left out.
fn decode(number: usize, bytes: &[u8]) -> Result<&str, ReadError> {
    let (text, rest) = match std::str::from_utf8(bytes) {
        Ok(text) => (text, None),
        Err(error) => {
            let valid = std::str::from_utf8(&bytes[..error.valid_up_to()]).expect("it is valid up to there");
            let was_cut = error.error_len().is_none() && bytes.len() == LONGEST;
            (valid, if was_cut { None } else { bytes.get(error.valid_up_to()) })
        }
    };
    // Control characters beside a byte of zero are no text at all: a picture, an archive, or UTF-16.
    if text.contains('\0') {
        let index =
            text.chars().position(|character| character.is_control() && character != '\t').unwrap_or(0);
        let message = "found bytes of zero, expected text in UTF-8 (is it a binary file, or UTF-16?)";
        return Err(ReadError::new(ErrorKind::Encoding, number, index + 1, message));
    }
    match rest {
        None => Ok(text),
        Some(byte) => {
            let message = format!("found the byte 0x{byte:02X}, expected text in UTF-8");
            Err(ReadError::new(ErrorKind::Encoding, number, text.chars().count() + 1, message))
        }
    }
}
