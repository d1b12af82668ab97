//! A row of a grid that is written in nine lines.

use super::line::{Line, Span};

/// A line that holds a row, and where on it the row stands.
#[derive(Clone, Debug)]
pub struct Row {
    line: Line,
    start: usize,
    end: usize,
    /// Whether it is nine dashes, which may also be a border.
    pub or_border: bool,
    /// What stands above it that may be the title of its grid.
    pub title: Option<String>,
}

impl Row {
    /// The row in this part of a line, given as indices of its glyphs.
    pub const fn new(line: Line, start: usize, end: usize, or_border: bool, title: Option<String>) -> Self {
        Self { line, start, end, or_border, title }
    }

    /// The number of its line, from 1.
    pub const fn number(&self) -> usize {
        self.line.number
    }

    /// The part of the line it stands in.
    pub fn span(&self) -> Span<'_> {
        self.line.span().part(self.start, self.end)
    }

    /// The line from its first column to the end of the row: where there are no outer borders the indentation tells
    /// which cells are blank.
    pub fn indented_span(&self) -> Span<'_> {
        self.line.span().part(0, self.end)
    }

    /// The whole line.
    pub fn whole_line(&self) -> Span<'_> {
        self.line.span()
    }

    /// Whether something else follows on the line: a comment.
    pub fn is_cut(&self) -> bool {
        !self.line.span().from(self.end).trim().glyphs.is_empty()
    }

    /// Whether any of its cells is written as a blank sign.
    pub fn has_blank_sign(&self) -> bool {
        self.blank_signs().next().is_some()
    }

    /// The signs of its blank cells.
    pub fn blank_signs(&self) -> impl Iterator<Item = char> + '_ {
        let blanks = self.span().glyphs.iter().filter(|glyph| glyph.is_cell() && !glyph.is_digit());
        blanks.map(|glyph| glyph.character)
    }
}
