//! What a single character means in a puzzle.

use crate::grid::Digit;

/// What a character means, wherever it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A cell: a digit 1 to 9, or one of the blank signs `0 . _ * - x X ? · • □`.
    Cell(Option<Digit>),
    /// White space of any width.
    Space,
    /// A bar between cells.
    Bar,
    /// Other lines and corners of a drawn grid.
    Border,
    /// A bracket, quotation mark, comma or the like, between cells.
    Separator,
    /// Nothing to be seen: zero-width characters that travel along when text is copied.
    Invisible,
    /// A letter.
    Letter,
    /// Anything else.
    Other,
}

impl Sign {
    /// What this character means. Numeric characters other than ASCII digits (`²`, `①`, `½`) are no cells.
    pub fn of(character: char) -> Self {
        match character {
            '1'..='9' => Self::Cell(Digit::from_char(character)),
            '0' | '.' | '_' | '*' | '-' | 'x' | 'X' | '?' | '·' | '•' | '□' => Self::Cell(None),
            '|' | '¦' | '│' | '┃' | '┆' | '┇' | '┊' | '┋' | '║' | '╎' | '╏' => Self::Bar,
            '+' | '=' | '~' | '\u{2500}'..='\u{257F}' => Self::Border,
            ',' | ';' | ':' | '"' | '\'' | '`' | '[' | ']' | '{' | '}' | '(' | ')' | '/' | '\\' | '&' => {
                Self::Separator
            }
            '“' | '”' | '„' | '‘' | '’' | '«' | '»' | '、' => Self::Separator,
            '\u{AD}' | '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' => Self::Invisible,
            '\u{1A}' => Self::Space, // the end of a file written under DOS
            _ if character.is_whitespace() => Self::Space,
            _ if character.is_alphabetic() => Self::Letter,
            _ => Self::Other,
        }
    }

    /// Whether it only stands between cells.
    pub const fn separates(self) -> bool {
        matches!(self, Self::Space | Self::Bar | Self::Border | Self::Separator)
    }
}

/// A character of a line with its meaning. Full-width characters are kept as the ASCII ones they stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Glyph {
    /// The character.
    pub character: char,
    /// What it means.
    pub sign: Sign,
}

impl Glyph {
    /// The glyph of a character.
    pub fn new(character: char) -> Self {
        let character = fold(character);
        Self { character, sign: Sign::of(character) }
    }

    /// Whether it is a letter, also where the letter is one of the blank signs.
    pub const fn is_letter(self) -> bool {
        matches!(self.sign, Sign::Letter) || matches!(self.character, 'x' | 'X')
    }

    /// Whether it is a digit 1 to 9.
    pub const fn is_digit(self) -> bool {
        matches!(self.sign, Sign::Cell(Some(_)))
    }

    /// Whether it is a cell, blank or not.
    pub const fn is_cell(self) -> bool {
        matches!(self.sign, Sign::Cell(_))
    }
}

fn fold(character: char) -> char {
    match character {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(character as u32 - 0xFEE0).unwrap_or(character),
        '\u{3000}' => ' ',
        _ => character,
    }
}
