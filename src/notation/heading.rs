//! Words: telling headings from rows, and rows from the program code in front of them.

use super::line::Span;
use super::sign::Sign;

/// A line in which words were looked for.
#[derive(Clone, Copy, Debug)]
pub enum Wording<'a> {
    /// No words: cells, or what was meant as such.
    Plain(Span<'a>),
    /// Words, the first of them here: a heading, a sentence.
    Heading(Span<'a>),
}

/// Whether a line is a heading. Of program code such as `grid = [[5, 3, 0,` only what is inside the brackets counts.
pub fn wording(span: Span<'_>) -> Wording<'_> {
    let mut words = span.split(|glyph| glyph.sign.separates()).filter(|token| is_word(*token));
    let Some(first) = words.next() else { return Wording::Plain(span) };
    let last = words.last().unwrap_or(first);
    let rest = span.from(last.end_column() - span.column());
    match code_value(rest) {
        Some(value) if value.cell_count() >= 9 => Wording::Plain(value),
        _ => Wording::Heading(first),
    }
}

/// Whether a token is a word: it begins with letters, two of them different and no blank signs, and most of it is
/// letters; or it has a letter of a script in which one letter is a word. So letters typed for digits make no word,
/// and neither do `xXx` or `ooo`.
pub fn is_word(token: Span<'_>) -> bool {
    let start = token.glyphs.iter().take_while(|glyph| glyph.is_letter());
    let mut letters =
        start.filter(|glyph| glyph.sign == Sign::Letter).flat_map(|glyph| glyph.character.to_lowercase());
    let begins_as_word = letters.next().is_some_and(|first| letters.any(|other| other != first));
    let is_ideograph =
        token.glyphs.iter().any(|glyph| glyph.sign == Sign::Letter && glyph.character >= '\u{2E80}');
    let letter_count = token.glyphs.iter().filter(|glyph| glyph.is_letter()).count();
    let cell_count = token.glyphs.iter().filter(|glyph| glyph.is_cell() && !glyph.is_letter()).count();
    (begins_as_word && cell_count <= letter_count) || is_ideograph
}

/// What follows the last word where it is a bracketed value: after a `=`, or directly as in `vec![` and `array(`.
fn code_value(rest: Span<'_>) -> Option<Span<'_>> {
    let opens = |span: Span<'_>| {
        span.glyphs.first().is_some_and(|glyph| matches!(glyph.character, '[' | '{' | '(' | '"' | '\''))
    };
    if let Some(index) = rest.glyphs.iter().rposition(|glyph| glyph.character == '=') {
        return Some(rest.from(index + 1).trim()).filter(|value| opens(*value));
    }
    let skip = usize::from(
        rest.glyphs.first().is_some_and(|glyph| glyph.character == '!' && glyph.sign == Sign::Other),
    );
    Some(rest.from(skip)).filter(|value| opens(*value))
}
