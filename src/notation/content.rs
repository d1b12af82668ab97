//! What a line of a text is: the order in which the one rule asks.
//!
//! A line is a comment; else a border, if it only draws; else a line of a HoDoKu library; else a puzzle, if a token of
//! it is 81 cells; else, without the comment at its end, a heading, if there are words on it; else a puzzle, if there
//! are so many cells that one is meant; else a row. Rows become grids in [`block`](super::block). Whatever does not fit
//! is an error: nothing is left out to make something else fit, and no digit is taken out of words or documents.

use super::border::{Border, is_decoration};
use super::candidates::is_candidate_row;
use super::error::ReadError;
use super::heading::{Wording, wording};
use super::line::{Line, Span};
use super::sign::Sign;
use super::whole;
use crate::grid::Grid;

/// What a line is.
#[derive(Clone, Debug)]
pub enum Content {
    /// Nothing: the line is empty.
    Nothing,
    /// A comment; with its text where that can serve as a title.
    Comment(Option<String>),
    /// A word in square brackets, as in `.sdk` files.
    Section(String),
    /// Words: a heading or a sentence. The error is for those who expect cells; `cells` counts what may be some.
    Heading { text: String, error: ReadError, cells: usize },
    /// A border, brackets, a fence.
    Decoration,
    /// A whole puzzle, with what follows it on the line where that can serve as a title.
    Puzzle(Grid, Option<String>),
    /// Eighty-one dashes: a puzzle without a given, or a border. The next line tells.
    Dashes,
    /// What was meant as a whole puzzle.
    Fault(ReadError),
    /// A row of cells: the part of the line they stand in, as indices of its glyphs. `or_border`: nine dashes.
    Row { start: usize, end: usize, or_border: bool },
}

impl Content {
    /// What this line is.
    pub fn of(line: &Line) -> Self {
        let span = unquoted(line.span());
        if span.glyphs.is_empty() {
            return Self::Nothing;
        }
        if starts_with(span, "#") || starts_with(span, "%") || starts_with(span, "//") {
            return Self::Comment(comment_title(&span.text()));
        }
        if let Some(content) = border(span) {
            return content;
        }
        if let Some(result) = whole::library_line(span) {
            return result.map_or_else(Self::Fault, |grid| Self::Puzzle(grid, None));
        }
        if let Some((grid, end)) = whole::token_puzzle(span) {
            return Self::Puzzle(grid, trailing_title(span.from(end - span.column())));
        }
        let bare = without_comment(span);
        section(span).or_else(|| border(bare)).unwrap_or_else(|| of_cells(bare))
    }
}

fn border(span: Span<'_>) -> Option<Content> {
    Border::of(span).map(|border| match border {
        Border::Certain => Content::Decoration,
        Border::OrRow => row(span, true),
        Border::OrPuzzle => Content::Dashes,
    })
}

fn of_cells(span: Span<'_>) -> Content {
    match wording(span) {
        Wording::Heading(word) => {
            let heading = || Content::Heading {
                text: span.text(),
                error: whole::bad_character(word),
                cells: span.cell_count(),
            };
            whole::fault_among_words(span).map_or_else(heading, Content::Fault)
        }
        Wording::Plain(span) if whole::is_whole(span) && !is_candidate_row(span) => {
            whole::puzzle(span).map_or_else(Content::Fault, |grid| Content::Puzzle(grid, None))
        }
        Wording::Plain(span) if is_decoration(span) && !is_empty_record(span) => Content::Decoration,
        Wording::Plain(span) => row(span, false),
    }
}

fn row(span: Span<'_>, or_border: bool) -> Content {
    Content::Row { start: span.column() - 1, end: span.end_column() - 1, or_border }
}

/// Nine empty fields of a spreadsheet.
fn is_empty_record(span: Span<'_>) -> bool {
    span.glyphs.iter().filter(|glyph| glyph.character == ',').count() == 8
}

/// Without white space around, and without the `> ` of a quoted mail.
fn unquoted(span: Span<'_>) -> Span<'_> {
    let mut span = span.trim();
    while starts_with(span, ">") {
        span = span.from(1).trim();
    }
    span
}

fn starts_with(span: Span<'_>, text: &str) -> bool {
    let mut glyphs = span.glyphs.iter();
    text.chars().all(|character| glyphs.next().is_some_and(|glyph| glyph.character == character))
}

/// Without a comment after the cells. A `#` before a digit with a bar to its right marks a cell of a candidate grid.
fn without_comment(span: Span<'_>) -> Span<'_> {
    let glyphs = span.glyphs;
    let last_bar = glyphs.iter().rposition(|glyph| glyph.sign == Sign::Bar).unwrap_or(0);
    let starts = |index: usize| {
        let next = glyphs.get(index + 1);
        match glyphs[index].character {
            '#' => !(index < last_bar && next.is_some_and(|glyph| glyph.is_digit())),
            '/' if glyphs[index - 1].character == ':' => false, // a link
            '/' => next.is_some_and(|glyph| matches!(glyph.character, '/' | '*')),
            _ => false,
        }
    };
    (1..glyphs.len()).find(|index| starts(*index)).map_or(span, |index| span.part(0, index).trim())
}

fn section(span: Span<'_>) -> Option<Content> {
    let text = span.text();
    let name = text.strip_prefix('[')?.strip_suffix(']')?;
    (name.len() > 1 && name.chars().all(char::is_alphabetic)).then(|| Content::Section(name.to_lowercase()))
}

/// `# Title` and the description of an `.sdk` file, `#DTitle`; no other header of it.
fn comment_title(text: &str) -> Option<String> {
    let title = text.strip_prefix("#D").or_else(|| text.trim_start_matches('#').strip_prefix(' '))?.trim();
    (!title.is_empty()).then(|| title.to_owned())
}

fn trailing_title(rest: Span<'_>) -> Option<String> {
    let text = rest.text();
    let title = text
        .trim_start_matches(|character: char| character.is_whitespace() || "#,;:".contains(character))
        .trim();
    title.chars().any(char::is_alphabetic).then(|| title.to_owned())
}
