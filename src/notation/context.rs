//! What a character means beside others: the few that do not mean the same everywhere.

use super::sign::{Glyph, Sign};

/// Words for a blank in lists of numbers, as programs write them.
const NOTHING: [&str; 4] = ["null", "None", "nil", "undefined"];

/// Gives the glyphs of a line the meaning they have there. None is added or left out, so columns stay.
pub fn settle(glyphs: &mut [Glyph]) {
    for index in 0..glyphs.len() {
        match glyphs[index].character {
            '+' => settle_plus(glyphs, index),
            '\\' => settle_escape(glyphs, index),
            'n' | 'N' | 'u' => settle_nothing(glyphs, index),
            _ => {}
        }
    }
}

/// Elsewhere a plus sign is part of a border; before a digit it makes a number, or marks a digit of a player.
fn settle_plus(glyphs: &mut [Glyph], index: usize) {
    if glyphs.get(index + 1).is_some_and(|next| next.character.is_ascii_digit()) {
        glyphs[index].sign = Sign::Other;
    }
}

/// `\n`, `\r` and `\t` are white space in a string of a program; before more letters they begin a name.
fn settle_escape(glyphs: &mut [Glyph], index: usize) {
    let is_escape = glyphs.get(index + 1).is_some_and(|next| matches!(next.character, 'n' | 'r' | 't'));
    if is_escape && glyphs.get(index + 2).is_none_or(|after| after.sign != Sign::Letter) {
        glyphs[index + 1].sign = Sign::Separator;
    }
}

/// A word for nothing is one blank cell between commas and brackets, nowhere else.
fn settle_nothing(glyphs: &mut [Glyph], index: usize) {
    let (before, rest) = glyphs.split_at_mut(index);
    let is_word = |word: &&&str| {
        let letters = rest.iter().map(|glyph| glyph.character).take(word.len());
        letters.eq(word.chars())
    };
    let Some(word) = NOTHING.iter().find(is_word) else { return };
    let is_edge =
        |glyph: Option<&Glyph>, edges: &str| glyph.is_none_or(|glyph| edges.contains(glyph.character));
    let is_space = |glyph: &&Glyph| glyph.sign == Sign::Space;
    let (rest, after) = rest.split_at_mut(word.len());
    let left = before.iter().rev().find(|glyph| !is_space(glyph));
    let right = after.iter().find(|glyph| !is_space(glyph));
    let is_apart = |glyph: Option<&Glyph>| glyph.is_none_or(|glyph| glyph.sign.separates());
    let is_listed = left.or(right).is_some() && is_edge(left, "[{(,") && is_edge(right, "]}),");
    if is_listed && is_apart(before.last()) && is_apart(after.first()) {
        rest[0].sign = Sign::Cell(None);
        rest[1..].iter_mut().for_each(|glyph| glyph.sign = Sign::Invisible);
    }
}
