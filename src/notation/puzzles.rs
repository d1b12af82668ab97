//! All puzzles of a stream, one after another, as they come in.

use std::collections::VecDeque;
use std::io::{self, Read};

use super::beginning::Beginning;
use super::cells::tokens;
use super::content::Content;
use super::document;
use super::error::{ErrorKind, ReadError};
use super::line::{Line, Span};
use super::reading::Reading;
use super::record::{LineReader, Record};
use super::rows::RowsReader;
use super::shape::Shape;
use super::source::Source;
use super::spread;

/// How far a document is looked into to know it for one.
const GLANCE: usize = 4096;

/// Reads the puzzles of a stream: one puzzle a line, or in rows, or a document; the first line that is neither a
/// comment nor a heading decides which it is. Puzzles on lines and in rows are given out as soon as they are complete
/// and take no more memory the more there are; a document is read as a whole.
///
/// It gives at least one result, since a text without a puzzle is an error.
pub struct Puzzles<R> {
    source: Source<R>,
    mode: Mode,
    shape: Shape,
    skips_headings: bool,
    is_patient: bool,
    has_puzzle_section: bool,
    ready: VecDeque<Result<Reading, ReadError>>,
}

enum Mode {
    Undecided,
    Lines(Box<LineReader>),
    Rows(Box<RowsReader>),
    Done,
}

impl<R: Read> Puzzles<R> {
    /// The puzzles in what this reader gives.
    pub const fn new(reader: R) -> Self {
        Self {
            source: Source::new(reader),
            mode: Mode::Undecided,
            shape: Shape::Rows,
            skips_headings: false,
            is_patient: false,
            has_puzzle_section: false,
            ready: VecDeque::new(),
        }
    }

    /// How the puzzles are written. Reads as much as is needed to know it.
    ///
    /// # Errors
    /// The stream cannot be read.
    pub fn shape(&mut self) -> io::Result<Shape> {
        if matches!(self.mode, Mode::Undecided) {
            self.decide()?;
        }
        Ok(self.shape)
    }

    /// Lets headings stand between puzzles that are written one a line, where they are errors otherwise.
    #[must_use]
    pub const fn skipping_headings(mut self) -> Self {
        self.skips_headings = true;
        self
    }

    /// The same for those who want one puzzle: it is given out when it is known that no tenth row follows it, be it
    /// behind an empty line. Where the text is known to have a `[Puzzle]` section, nothing before it counts.
    #[must_use]
    pub const fn for_one(mut self, has_puzzle_section: bool) -> Self {
        self.is_patient = true;
        self.has_puzzle_section = has_puzzle_section;
        self.skipping_headings()
    }

    fn decide(&mut self) -> io::Result<()> {
        if let Some(error) = wide_error(self.source.peek(4)?) {
            self.finish_with(vec![Err(error)]);
            return Ok(());
        }
        let mut beginning = Beginning::default();
        loop {
            if is_document(&mut self.source)? {
                let first_line = self.source.number() + 1;
                let results = document::read(&self.source.rest()?, first_line);
                self.shape = Shape::Other;
                self.finish_with(results);
                return Ok(());
            }
            let number = self.source.number() + 1;
            if self.source.peek(1)?.first() == Some(&b'[') && spread::is_spread(self.source.peek(GLANCE)?) {
                let grid = spread::read(&self.source.rest()?, number);
                let record = grid.map(|grid| Record { grid, title: None });
                self.finish_with(vec![reading(number, record)]);
                return Ok(());
            }
            let Some(bytes) = self.source.next_line()? else { break };
            let is_long = bytes.len() > 60;
            match Line::new(number, bytes).map(|line| beginning.add(line)) {
                Err(error) => {
                    self.begin_badly(error, is_long);
                    return Ok(());
                }
                Ok(Some(Shape::Line)) => {
                    self.begin_lines(beginning);
                    return Ok(());
                }
                Ok(Some(_)) => break,
                Ok(None) => {}
            }
        }
        self.begin_rows(beginning);
        Ok(())
    }

    fn finish_with(&mut self, results: Vec<Result<Reading, ReadError>>) {
        self.ready.extend(results);
        self.mode = Mode::Done;
    }

    /// The first line is no text: a line among others, or a file that is none at all.
    fn begin_badly(&mut self, error: ReadError, is_long: bool) {
        self.finish_with(vec![Err(error)]);
        if is_long {
            self.shape = Shape::Line;
            self.mode = Mode::Lines(Box::new(self.line_reader()));
        }
    }

    fn begin_lines(&mut self, beginning: Beginning) {
        let mut reader = self.line_reader();
        for (line, content) in beginning.lines {
            let result = reader.content(&line, content);
            self.ready.extend(result.map(|result| reading(line.number, result)));
        }
        self.shape = Shape::Line;
        self.mode = Mode::Lines(Box::new(reader));
    }

    fn begin_rows(&mut self, beginning: Beginning) {
        let reader = RowsReader::new(beginning.heading, self.is_patient);
        let mut reader = Box::new(if self.has_puzzle_section { reader.before_puzzle() } else { reader });
        for (line, content) in beginning.lines {
            reader.take(line, content, &mut self.ready);
        }
        self.mode = Mode::Rows(reader);
    }

    fn line_reader(&self) -> LineReader {
        let reader = LineReader::new();
        if self.skips_headings { reader.skipping_headings() } else { reader }
    }

    /// Reads a line more; whether there was one.
    fn advance(&mut self) -> io::Result<bool> {
        let number = self.source.number() + 1;
        let line = self.source.next_line()?;
        let is_more = line.is_some();
        match (&mut self.mode, line) {
            (Mode::Lines(reader), Some(line)) => {
                let result = reader.record(number, line);
                let may_be_row = self.skips_headings && matches!(result, Some(Err(_)));
                let row = if may_be_row { first_row(number, line) } else { None };
                if let Some((line, content)) = row {
                    let mut reader = Box::new(RowsReader::behind_others(self.is_patient));
                    reader.take(line, content, &mut self.ready);
                    self.mode = Mode::Rows(reader);
                } else {
                    self.ready.extend(result.map(|result| reading(number, result)));
                }
            }
            (Mode::Rows(reader), Some(line)) => match Line::new(number, line) {
                Ok(line) => {
                    let content = Content::of(&line);
                    reader.take(line, content, &mut self.ready);
                }
                Err(error) => self.finish_with(vec![Err(error)]),
            },
            (Mode::Rows(reader), None) => {
                reader.finish(&mut self.ready);
                self.mode = Mode::Done;
            }
            _ => self.mode = Mode::Done,
        }
        Ok(is_more)
    }
}

impl<R: Read> Iterator for Puzzles<R> {
    type Item = io::Result<Result<Reading, ReadError>>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(result) = self.ready.pop_front() {
                return Some(Ok(result));
            }
            let progress = match self.mode {
                Mode::Done => return None,
                Mode::Undecided => self.decide(),
                Mode::Lines(_) | Mode::Rows(_) => self.advance().map(drop),
            };
            if let Err(error) = progress {
                self.mode = Mode::Done;
                return Some(Err(error));
            }
        }
    }
}

/// A line among puzzles of a line each that is a row of nine cells: others may be written in rows.
fn first_row(number: usize, line: &[u8]) -> Option<(Line, Content)> {
    let line = Line::new(number, line).ok()?;
    let content = Content::of(&line);
    let is_nine = |row: Span<'_>| row.cell_count() == 9 || tokens(row).count() == 9;
    let is_row = matches!(content, Content::Row { start, end, .. } if is_nine(line.span().part(start, end)));
    is_row.then_some((line, content))
}

fn reading(line: usize, result: Result<Record, ReadError>) -> Result<Reading, ReadError> {
    let Record { grid, title } = result?;
    Ok(Reading { grid, line, title, notes: Vec::new(), is_first_of_many: false, shape: Shape::Line })
}

/// The error of a stream that begins as UTF-16 or UTF-32 text does, with or without a byte-order mark.
fn wide_error(start: &[u8]) -> Option<ReadError> {
    let found = match start {
        [0xFF, 0xFE, 0, 0, ..]
        | [0, 0, 0xFE, 0xFF, ..]
        | [b'!'..=b'~', 0, 0, 0, ..]
        | [0, 0, 0, b'!'..=b'~', ..] => "UTF-32",
        [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..] | [0, b'!'..=b'~', ..] | [b'!'..=b'~', 0, ..] => "UTF-16",
        _ => return None,
    };
    let message = format!("found {found} text, expected UTF-8: save it with that encoding");
    Some(ReadError::new(ErrorKind::Encoding, 1, 1, message))
}

/// Whether the next line starts a document: XML or HTML with a `<`, JSON with a brace and a key in quotes. A brace
/// before anything else belongs to a list.
fn is_document<R: Read>(source: &mut Source<R>) -> io::Result<bool> {
    let is_blank = |byte: &u8| matches!(byte, b' ' | b'\t');
    let mut start = source.peek(1)?;
    if start.first().is_some_and(is_blank) {
        start = source.peek(GLANCE)?;
    }
    match start.iter().find(|byte| !is_blank(byte)) {
        Some(b'<') => Ok(true),
        Some(b'{' | b'[') => Ok(is_json_object(source.peek(GLANCE)?)),
        _ => Ok(false),
    }
}

fn is_json_object(text: &[u8]) -> bool {
    let text = text.trim_ascii_start();
    let text = text.strip_prefix(b"[").unwrap_or(text).trim_ascii_start();
    let Some(key) = text.strip_prefix(b"{").and_then(|text| text.trim_ascii_start().strip_prefix(b"\""))
    else {
        return false;
    };
    let after = key.split(|byte| *byte == b'"').nth(1);
    after.is_some_and(|after| after.trim_ascii_start().starts_with(b":"))
}
