//! A row of a grid that is written in nine lines.

use super::line::{Line, Span};
use super::sign::{Glyph, Sign};

/// A line that holds a row, and where on it the row stands.
#[derive(Clone, Debug)]
pub struct Row {
    line: Line,
    start: usize,
    end: usize,
    /// Where the line begins that counts: behind a label.
    left: usize,
    /// Whether it is nine dashes, which may also be a border.
    pub or_border: bool,
    /// What stands above it that may be the title of its grid.
    pub title: Option<String>,
}

impl Row {
    /// The row in this part of a line, given as indices of its glyphs.
    pub const fn new(line: Line, start: usize, end: usize, or_border: bool, title: Option<String>) -> Self {
        Self { line, start, end, left: 0, or_border, title }
    }

    /// The row without what stands before this index of the line, and without the sign that follows it.
    pub fn behind(&self, left: usize) -> Self {
        let rest = self.line.span().part(left, self.end);
        let is_mark = |glyph: &&Glyph| matches!(glyph.character, ':' | ')' | ',' | ';');
        let spaces = rest.glyphs.iter().take_while(|glyph| glyph.sign == Sign::Space).count();
        let mark = usize::from(rest.glyphs.get(spaces).is_some_and(|glyph| is_mark(&glyph)));
        let left = if mark == 1 { left + spaces + 1 } else { left };
        let start = self.line.span().part(left, self.end).trim().column() - 1;
        Self { start, left, ..self.clone() }
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
        self.line.span().part(self.left, self.end)
    }

    /// The whole line, without a label.
    pub fn whole_line(&self) -> Span<'_> {
        self.line.span().from(self.left)
    }

    /// Whether something else follows on the line: a comment.
    pub fn is_cut(&self) -> bool {
        !self.line.span().from(self.end).trim().glyphs.is_empty()
    }

    /// Whether it is divided as another row is: by bars, by something else between its cells, or not at all.
    pub fn is_divided_like(&self, other: &Self) -> bool {
        let divides = |row: &Self, by: fn(Glyph) -> bool| row.span().glyphs.iter().any(|glyph| by(*glyph));
        let by_bars = |row| divides(row, |glyph| glyph.sign == Sign::Bar);
        let by_others = |row: &Self| {
            divides(row, |glyph| glyph.sign.separates())
                || row.whole_line().glyphs.iter().any(|glyph| glyph.character == '\t')
        };
        by_bars(self) == by_bars(other) && by_others(self) == by_others(other)
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
