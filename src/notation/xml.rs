//! XML documents, tag by tag: which program wrote one, and what its readers have in common.

use memchr::memchr_iter;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

use super::document::Place;
use super::error::{ErrorKind, ReadError};
use super::ksudoku::KSudoku;
use super::opensudoku::OpenSudoku;
use super::reading::Reading;
use crate::grid::Grid;

/// The puzzles of an XML document; at least one result. The time it takes is linear in its length.
pub fn read(text: &str, place: Place) -> Vec<Result<Reading, ReadError>> {
    let mut results = Vec::new();
    match walk(text, place, &mut results) {
        Err(error) => results.push(Err(error)),
        Ok(()) if results.is_empty() => {
            results.push(Err(place.unsupported("a save or collection without a puzzle")));
        }
        Ok(()) => {}
    }
    results
}

/// What reads the documents of one program.
pub trait TagReader {
    /// A tag opens; what it completes.
    fn open(&mut self, tag: &Tag<'_>, locator: &mut Locator<'_>) -> Option<Result<Reading, ReadError>>;

    /// Text that starts at this byte of the document.
    fn text(&mut self, _text: &str, _start: usize) {}

    /// A tag of this name closes; what it completes.
    fn close(&mut self, _name: &str, _locator: &mut Locator<'_>) -> Option<Result<Reading, ReadError>> {
        None
    }
}

/// An opening tag.
pub struct Tag<'a> {
    text: &'a str,
    start: &'a BytesStart<'a>,
}

impl Tag<'_> {
    /// Its name.
    pub fn name(&self) -> &str {
        self.start.name().0
    }

    /// The value of an attribute, unescaped, and the byte of the document at which it starts. White space in it is
    /// kept as it is.
    pub fn attribute(&self, name: &str) -> Option<(String, usize)> {
        let mut attributes = self.start.attributes();
        let attribute = attributes.with_checks(false).flatten().find(|attribute| attribute.key.0 == name)?;
        let value = quick_xml::escape::unescape(&attribute.value).ok()?.into_owned();
        Some((value, offset_in(self.text, &attribute.value)))
    }
}

/// Finds lines and columns of places in a document, asked for from its start to its end.
pub struct Locator<'a> {
    text: &'a str,
    place: Place,
    offset: usize,
    line: usize,
    column: usize,
}

impl Locator<'_> {
    /// The line and column of a byte, each from 1.
    fn locate(&mut self, offset: usize) -> (usize, usize) {
        let passed = self.text.get(self.offset..offset).unwrap_or_default();
        if let Some(newline) = passed.rfind('\n') {
            self.line += memchr_iter(b'\n', passed.as_bytes()).count();
            self.column = 1 + passed[newline + 1..].chars().count();
        } else {
            self.column += passed.chars().count();
        }
        self.offset = self.offset.max(offset);
        (self.line, self.column)
    }

    /// An error this many characters after a byte of the document.
    pub fn error(
        &mut self,
        start: usize,
        after: usize,
        kind: ErrorKind,
        message: impl Into<String>,
    ) -> ReadError {
        let (line, column) = self.locate(start);
        self.place.error(kind, line, column + after, message)
    }

    /// A puzzle read from this byte on.
    pub fn reading(&mut self, start: usize, grid: Grid, title: Option<String>) -> Reading {
        let (line, _) = self.locate(start);
        self.place.reading(line, grid, title)
    }

    /// The error of a document that is of no known kind.
    pub fn unsupported(&self, what: &str) -> ReadError {
        self.place.unsupported(what)
    }
}

fn walk(text: &str, place: Place, results: &mut Vec<Result<Reading, ReadError>>) -> Result<(), ReadError> {
    let mut reader = Reader::from_str(text);
    let mut locator = Locator { text, place, offset: 0, line: 1, column: 1 };
    let mut program: Option<Box<dyn TagReader>> = None;
    let mut depth = 0_usize;
    loop {
        let event = reader.read_event();
        let event =
            event.map_err(|error| place.unsupported(&format!("a web page or faulty XML ({error})")))?;
        match (event, &mut program) {
            (Event::Start(start), Some(program)) => {
                depth += 1;
                results.extend(program.open(&Tag { text, start: &start }, &mut locator));
            }
            (Event::Start(start), None) => {
                depth += 1;
                program = Some(of_root(start.name().0, place)?);
            }
            (Event::Empty(start), Some(program)) => {
                results.extend(program.open(&Tag { text, start: &start }, &mut locator));
                results.extend(program.close(start.name().0, &mut locator));
            }
            (Event::Empty(start), None) => program = Some(of_root(start.name().0, place)?),
            (Event::End(end), Some(program)) => {
                depth = depth.saturating_sub(1);
                results.extend(program.close(end.name().0, &mut locator));
            }
            (Event::Text(content), Some(program)) => {
                let content = content.into_inner();
                program.text(&content, offset_in(text, &content));
            }
            (Event::GeneralRef(name), Some(program)) => {
                program
                    .text(quick_xml::escape::resolve_predefined_entity(&name.into_inner()).unwrap_or("?"), 0);
            }
            (Event::Eof, Some(_)) if depth == 0 => return Ok(()),
            (Event::Eof, _) => return Err(place.unsupported("faulty XML (it ends too early)")),
            _ => {}
        }
    }
}

fn of_root(name: &str, place: Place) -> Result<Box<dyn TagReader>, ReadError> {
    match name {
        "opensudoku" => Ok(Box::new(OpenSudoku::default())),
        "ksudoku" => Ok(Box::new(KSudoku::default())),
        _ => {
            let shown: String = name.chars().take(20).collect();
            Err(place.unsupported(&format!("XML of an unknown kind, <{shown}>")))
        }
    }
}

/// The byte of a text at which a piece of it starts; 0 for a piece that is a copy.
fn offset_in(text: &str, piece: &str) -> usize {
    let offset = (piece.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
    if offset <= text.len() { offset } else { 0 }
}
