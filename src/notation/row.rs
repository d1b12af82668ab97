//! A row of a grid that is written in nine lines.

use super::cells::{cells, tokens};
use super::error::{ErrorKind, ReadError};
use super::fields;
use super::line::{Line, Span};
use crate::grid::Digit;

/// A line that holds a row, and where on it the row stands.
#[derive(Clone, Debug)]
pub struct Row {
    line: Line,
    start: usize,
    end: usize,
    /// Whether it is nine dashes, which may also be a border.
    pub or_border: bool,
}

impl Row {
    /// The row in this part of a line, given as indices of its glyphs.
    pub const fn new(line: Line, start: usize, end: usize, or_border: bool) -> Self {
        Self { line, start, end, or_border }
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

    /// Whether any of its cells is written as a blank sign.
    pub fn has_blank_sign(&self) -> bool {
        self.span().glyphs.iter().any(|glyph| glyph.is_cell() && !glyph.is_digit())
    }

    /// Its tokens: what stands between separators.
    pub fn tokens(&self) -> impl Iterator<Item = Span<'_>> {
        tokens(self.span())
    }

    /// Its nine cells. `by_fields` says whether an empty field of a spreadsheet is a blank cell.
    ///
    /// # Errors
    /// It has more or fewer than nine, or something else is among them.
    pub fn cells(&self, by_fields: bool) -> Result<Vec<Option<Digit>>, ReadError> {
        let drawn = fields::between_bars(self)?;
        let drawn = drawn.or_else(|| fields::of_spreadsheet(self).filter(|_| by_fields));
        drawn.map_or_else(|| cells(self.span(), 9, ErrorKind::RowLength), Ok)
    }
}
