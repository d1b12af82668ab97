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
    /// What this character means. Full-width forms mean what their ASCII forms mean; other numeric characters
    /// (`²`, `①`, `½`) are no cells.
    pub fn of(character: char) -> Self {
        match fold(character) {
            character @ '1'..='9' => Self::Cell(Digit::from_char(character)),
            '0' | '.' | '_' | '*' | '-' | 'x' | 'X' | '?' | '·' | '•' | '□' => Self::Cell(None),
            '|' | '│' | '┃' | '║' | '┆' | '┇' | '┊' | '┋' | '╎' | '╏' | '¦' => Self::Bar,
            '+' | '=' | '~' | '\u{2500}'..='\u{257F}' => Self::Border,
            ',' | ';' | ':' | '"' | '\'' | '`' | '[' | ']' | '{' | '}' | '(' | ')' | '/' | '\\' | '&'
            | '“' | '”' | '‘' | '’' => Self::Separator,
            '\u{200B}'..='\u{200F}' | '\u{2060}' | '\u{FEFF}' | '\u{AD}' => Self::Invisible,
            character if character.is_whitespace() => Self::Space,
            character if character.is_alphabetic() => Self::Letter,
            _ => Self::Other,
        }
    }
}

/// The ASCII form of a full-width character; any other character as it is.
pub fn fold(character: char) -> char {
    match character {
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(character as u32 - 0xFEE0).unwrap_or(character),
        '\u{3000}' => ' ',
        _ => character,
    }
}
