//! Puzzles one a line, read line by line: a bad line costs only itself.

use super::column::PuzzleColumn;
use super::content::Content;
use super::error::ReadError;
use super::line::{Line, Span};
use super::whole;
use crate::grid::{Digit, Grid};

/// Reads a file of one puzzle a line. It knows the number of the line, and the column of the puzzles where the first
/// line is a header that names it.
#[derive(Clone, Debug, Default)]
pub struct LineReader {
    line: usize,
    has_begun: bool,
    skips_headings: bool,
    column: Option<PuzzleColumn>,
    title: Option<String>,
}

/// A puzzle on a line.
pub struct Record {
    /// Its givens.
    pub grid: Grid,
    /// What else the line says about it, or else the comment above.
    pub title: Option<String>,
}

impl LineReader {
    /// A reader at the start of a file.
    pub const fn new() -> Self {
        Self { line: 0, has_begun: false, skips_headings: false, column: None, title: None }
    }

    /// The same reader, which takes headings for headings wherever they stand; else only the first line may be one.
    #[must_use]
    pub const fn skipping_headings(mut self) -> Self {
        self.skips_headings = true;
        self
    }

    /// The number of the line read last, from 1; 0 before the first.
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The puzzle on the next line, given without its newline; nothing where the line is empty, a comment, or the
    /// header that the first line may be. A line that begins with 81 cells takes a fast path.
    ///
    /// # Errors
    /// The line is not a puzzle. The next ones can be read nevertheless.
    pub fn read(&mut self, line: &[u8]) -> Option<Result<Grid, ReadError>> {
        let number = self.line + 1;
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        let line = if number == 1 { line.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(line) } else { line };
        self.record(number, line).map(|result| result.map(|record| record.grid))
    }

    /// The same for the line with this number, with its title.
    pub fn record(&mut self, number: usize, line: &[u8]) -> Option<Result<Record, ReadError>> {
        self.line = number;
        if self.column.is_none()
            && let Some(grid) = bare_grid(line)
        {
            self.has_begun = true;
            return Some(Ok(Record { grid, title: self.title.take() }));
        }
        match Line::new(number, line) {
            Ok(line) => self.content(&line, Content::of(&line)),
            Err(_) if is_comment(line) => None,
            Err(error) => Some(Err(error)),
        }
    }

    /// The same for a line that was looked at already.
    pub fn content(&mut self, line: &Line, content: Content) -> Option<Result<Record, ReadError>> {
        let grid = match (content, self.in_column(line)) {
            (Content::Nothing | Content::Decoration, _) => return None,
            (Content::Comment(title), _) => {
                self.title = title.or(self.title.take());
                return None;
            }
            (_, Some(result)) => result,
            (Content::Heading { text, error, .. }, _) => return self.heading(&text, error).map(Err),
            (Content::Section(name), _) => {
                return self.heading(&name, whole::bad_character(line.span().trim())).map(Err);
            }
            (Content::Puzzle(grid, title), _) => {
                self.title = title.or(self.title.take());
                Ok(grid)
            }
            (Content::Dashes, _) => Ok(Grid::EMPTY),
            (Content::Fault(error), _) => Err(error),
            (Content::Row { start, end, .. }, _) => {
                let row = line.span().part(start, end);
                if !self.has_begun && is_count(row) {
                    self.has_begun = true;
                    return None;
                }
                whole::one_line(row)
            }
        };
        self.has_begun = true;
        let title = self.title.take();
        Some(grid.map(|grid| Record { grid, title }))
    }

    /// Notes a heading; the error, where none may stand here.
    fn heading(&mut self, text: &str, error: ReadError) -> Option<ReadError> {
        let may_stand = !std::mem::replace(&mut self.has_begun, true);
        if may_stand {
            self.column = PuzzleColumn::from_header(text);
        }
        (!may_stand && !self.skips_headings).then_some(error)
    }

    /// The puzzle in the column that the header names, where the line has such a field.
    fn in_column(&self, line: &Line) -> Option<Result<Grid, ReadError>> {
        let text = line.span().text();
        let (start, field) = self.column?.field(text.as_bytes())?;
        let column = text.get(..start)?.chars().count();
        let length = std::str::from_utf8(&field).ok()?.chars().count();
        let span = line.span().from(column);
        Some(whole::one_line(span.part(0, length.min(span.glyphs.len())).trim()))
    }
}

/// Whether a first line is no more than a number: how many puzzles follow.
fn is_count(row: Span<'_>) -> bool {
    row.glyphs.len() < 7 && row.glyphs.iter().all(|glyph| glyph.character.is_ascii_digit())
}

/// The grid of a line of exactly 81 ASCII cells, or of one that begins so and goes on with a comma or white space
/// after some blanks: the lines that lists of millions are made of.
fn bare_grid(line: &[u8]) -> Option<Grid> {
    let (cells, rest) = line.split_first_chunk::<81>()?;
    if !matches!(rest.first(), None | Some(b',' | b' ' | b'\t')) {
        return None;
    }
    // Digits and dots alone need no table: sixteen bytes at a time.
    let is_plain = |byte: &u8| byte.is_ascii_digit() || *byte == b'.';
    if rest.is_empty() && cells.iter().fold(true, |all, byte| all & is_plain(byte)) {
        return Some(Grid::from_cells(cells.map(|byte| Digit::new(byte.wrapping_sub(b'0')))));
    }
    let mut grid = [None; 81];
    let mut worst = 0;
    let mut blanks = 0;
    for (cell, byte) in grid.iter_mut().zip(cells) {
        let value = VALUES[usize::from(*byte)];
        worst |= value;
        blanks += u32::from(value == 0);
        *cell = Digit::new(value);
    }
    // A full grid (nearly, if it has slips) with something behind it may be the solution of a puzzle that follows: the long way decides.
    let is_plain = worst & NO_CELL == 0 && (rest.is_empty() || blanks > 6);
    is_plain.then(|| Grid::from_cells(grid))
}

const NO_CELL: u8 = 0x80;

/// For each byte the digit it shows, 0 for a blank sign, [`NO_CELL`] for anything else.
static VALUES: [u8; 256] = {
    let mut values = [NO_CELL; 256];
    let mut digit = 1;
    while digit < 10 {
        values[b'0' as usize + digit] = digit as u8;
        digit += 1;
    }
    let blanks = *b"0._*-xX?";
    let mut index = 0;
    while index < blanks.len() {
        values[blanks[index] as usize] = 0;
        index += 1;
    }
    values
};

/// Whether a line is a comment, whatever the encoding of it.
fn is_comment(line: &[u8]) -> bool {
    let line = line.trim_ascii_start();
    line.starts_with(b"#") || line.starts_with(b"%") || line.starts_with(b"//")
}
