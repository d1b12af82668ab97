//! Candidate grids: 81 groups of digits, of which those of one digit are taken as givens.

use super::cells::{bad_number, tokens};
use super::error::{ErrorKind, ReadError, plural};
use super::line::Span;
use super::whole::bad_character;
use crate::grid::Digit;

/// What the reader of a candidate grid should know.
pub const NOTE: &str =
    "candidates are ignored: a cell with a single digit is taken as a given, any other is blank";

/// Whether these rows are those of a candidate grid: digits in ascending groups, several of more than one digit, and
/// no blank sign at all.
pub fn are_candidates(rows: &[Span<'_>]) -> bool {
    let (mut groups, mut longer, mut others) = (0, 0, 0);
    for token in rows.iter().flat_map(|row| tokens(*row)) {
        match group(token) {
            Some(Group::Several) => longer += 1,
            Some(_) => {}
            None if token.cell_count() == 1 && token.visible_count() == 1 => return false,
            None => others += 1,
        }
        groups += 1;
    }
    let has_nine_each = || rows.iter().all(|row| tokens(*row).count() == 9);
    // One group of two digits among single ones is a slip of the keyboard, no candidates.
    groups > rows.len() * 7 && (longer >= 10 && others <= 3 || longer >= 2 && others == 0 && has_nine_each())
}

/// Whether a line is a row of a candidate grid, however many digits that are: about nine groups, most of them of more
/// than one digit, and no blank sign.
pub fn is_candidate_row(line: Span<'_>) -> bool {
    let tokens: Vec<Span<'_>> = tokens(line).take(14).collect();
    let groups = || tokens.iter().filter_map(|token| group(*token));
    let several = groups().filter(|group| matches!(group, Group::Several)).count();
    let is_blank = |token: &&Span<'_>| token.cell_count() == 1 && group(**token).is_none();
    matches!(tokens.len(), 6..=13)
        && tokens.len() - groups().count() < 2
        && several * 2 > tokens.len()
        && !tokens.iter().any(|token| is_blank(&token))
}

/// The cells of a row (or of a whole grid on one line) of a candidate grid, `expected` of them.
///
/// # Errors
/// There are more or fewer, an error of `kind`, or something else is among them.
pub fn cells_of_groups(
    row: Span<'_>,
    expected: usize,
    kind: ErrorKind,
) -> Result<Vec<Option<Digit>>, ReadError> {
    let mut found = Vec::with_capacity(expected);
    for token in tokens(row) {
        if found.len() == expected {
            let found = tokens(row).take(1000).count();
            return Err(token.error(kind, format!("found {found} groups of candidates, expected {expected}")));
        }
        found.push(match group(token) {
            Some(Group::Single(digit)) => Some(digit),
            Some(Group::Several | Group::OfPlayer) => None,
            None => return Err(bad_group(token)),
        });
    }
    if found.len() < expected {
        let found = plural(found.len(), "group");
        let message = format!("found {found} of candidates, expected {expected}");
        return Err(ReadError::new(kind, row.number, row.end_column(), message));
    }
    Ok(found)
}

enum Group {
    Single(Digit),
    Several,
    OfPlayer,
}

/// Digits in ascending order, perhaps marked with a `*` or `#` before them; `u` before the digit of a player.
fn group(token: Span<'_>) -> Option<Group> {
    let marks = |mark: char| token.glyphs.len() > 1 && token.glyphs[0].character == mark;
    let digits = if marks('*') || marks('#') || marks('u') { token.from(1) } else { token };
    let is_ascending = digits.glyphs.windows(2).all(|pair| pair[0].character < pair[1].character);
    if !digits.glyphs.iter().all(|glyph| glyph.is_digit()) || !is_ascending {
        return None;
    }
    match digits.glyphs {
        [] => None,
        [_] if marks('u') => Some(Group::OfPlayer),
        [single] => Digit::from_char(single.character).map(Group::Single),
        _ => Some(Group::Several),
    }
}

fn bad_group(token: Span<'_>) -> ReadError {
    match token.glyphs.iter().position(|glyph| !glyph.is_cell()) {
        Some(index) => bad_character(token.from(index)),
        None => bad_number(token),
    }
}
