//! Lines that only draw: borders between rows, brackets, fences.

use super::line::Span;
use super::sign::{Glyph, Sign};

/// What a line without digits and letters may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Border {
    /// A border, and nothing else.
    Certain,
    /// Nine blank signs with a run of dashes among them: a border, or a blank row. The other lines tell.
    OrRow,
    /// Eighty-one dashes: a border, or a puzzle without a given. The next line tells.
    OrPuzzle,
}

impl Border {
    /// The border on this line, if it may be one: only border signs, with a run of three dashes or a box line.
    pub fn of(span: Span<'_>) -> Option<Self> {
        if !span.glyphs.iter().all(|glyph| is_border_sign(*glyph)) || !has_rule(span) {
            return None;
        }
        let others_are_bars =
            span.glyphs.iter().all(|glyph| glyph.is_cell() || matches!(glyph.sign, Sign::Bar | Sign::Space));
        Some(match span.cell_count() {
            9 if others_are_bars => Self::OrRow,
            81 if span.glyphs.iter().all(|glyph| glyph.character == '-') => Self::OrPuzzle,
            _ => Self::Certain,
        })
    }
}

/// Whether a line holds nothing that could be a cell or part of a word: brackets, commas, a fence.
pub fn is_decoration(span: Span<'_>) -> bool {
    span.glyphs
        .iter()
        .all(|glyph| matches!(glyph.sign, Sign::Separator | Sign::Border | Sign::Space | Sign::Invisible))
}

fn is_border_sign(glyph: Glyph) -> bool {
    matches!(glyph.sign, Sign::Bar | Sign::Border | Sign::Space | Sign::Invisible)
        || matches!(glyph.character, '-' | '_' | '*' | '.' | ':' | '\'' | '`' | '/' | '\\')
}

fn has_rule(span: Span<'_>) -> bool {
    let is_box_line =
        |glyph: &Glyph| matches!(glyph.character, '\u{2500}'..='\u{257F}') && glyph.sign == Sign::Border;
    span.glyphs.iter().any(is_box_line)
        || span.glyphs.windows(3).any(|run| {
            matches!(run[0].character, '-' | '=' | '~')
                && run.iter().all(|glyph| glyph.character == run[0].character)
        })
        || is_underline(span)
}

/// Underscores and stars are blank signs too, so only a line too long for a mistyped row is a border, or one much too
/// short for it.
fn is_underline(span: Span<'_>) -> bool {
    let count = span.cell_count();
    (count > 12 && count != 81 || matches!(count, 3..=5))
        && ['_', '*']
            .iter()
            .any(|sign| span.glyphs.iter().all(|glyph| glyph.character == *sign || !glyph.is_cell()))
}
