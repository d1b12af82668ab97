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
    let pieces = || span.split(|glyph| glyph.sign.separates()).filter(|piece| !piece.glyphs.is_empty());
    if are_names(pieces()) || is_mark(span) {
        return Wording::Heading(span);
    }
    let mut words = pieces().filter(|token| is_word(*token));
    let Some(first) = words.next() else { return Wording::Plain(assigned(span).unwrap_or(span)) };
    let last = words.last().unwrap_or(first);
    let rest = span.from(last.end_column() - span.column());
    match code_value(rest) {
        Some(value) if is_row(value) => Wording::Plain(value),
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

/// Whether a line is no more than a letter or two, or signs that are no cells: the stars of a rating.
fn is_mark(span: Span<'_>) -> bool {
    let count = |sign| span.glyphs.iter().filter(|glyph| glyph.sign == sign).count();
    let (letters, others) = (count(Sign::Letter), count(Sign::Other));
    let are_alone = span.glyphs.iter().all(|glyph| {
        matches!(glyph.sign, Sign::Letter | Sign::Other | Sign::Space | Sign::Invisible)
            && !(glyph.character.is_control() && glyph.sign == Sign::Other)
            || matches!(glyph.character, ':' | '(' | ')')
    });
    are_alone && letters < 4 && letters + others > 0
}

/// Whether these are the names of the columns: nine letters, or letters with a number, no two the same.
fn are_names<'a>(pieces: impl Iterator<Item = Span<'a>>) -> bool {
    let begins_with_letter = |piece: &Span<'_>| piece.glyphs[0].character.is_ascii_alphabetic();
    let mut pieces = pieces.take(11).peekable();
    if !pieces.peek().is_some_and(begins_with_letter) {
        return false;
    }
    let pieces: Vec<String> = pieces.map(Span::text).collect();
    let is_name = |(index, piece): (usize, &String)| {
        let mut characters = piece.chars();
        characters.next().is_some_and(|first| first.is_ascii_alphabetic())
            && characters.all(|other| other.is_ascii_digit())
            && !pieces[..index].contains(piece)
    };
    pieces.len() == 9 && pieces.iter().enumerate().all(is_name)
}

/// What is assigned to a name of a single letter, which is no word: a list or a string.
fn assigned(span: Span<'_>) -> Option<Span<'_>> {
    let index = span.glyphs.iter().position(|glyph| glyph.character == '=')?;
    let name = span.part(0, index).trim();
    let has_letter = name.glyphs.iter().any(|glyph| glyph.sign == Sign::Letter);
    code_value(span).filter(|value| has_letter && name.glyphs.len() < 4 && is_row(*value))
}

/// Whether a list or a string has the nine entries of a row, some of them perhaps empty.
fn is_row(value: Span<'_>) -> bool {
    value.cell_count() >= 9 || value.glyphs.iter().filter(|glyph| glyph.character == ',').count() >= 8
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
