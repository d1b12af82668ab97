//! One of the nine digits.

use std::fmt;

/// A digit, 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(u8);

impl Digit {
    /// All digits, ascending.
    pub const ALL: [Digit; 9] =
        [Digit(1), Digit(2), Digit(3), Digit(4), Digit(5), Digit(6), Digit(7), Digit(8), Digit(9)];

    /// The digit of a number, or nothing where the number is not 1 to 9.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= 9 { Some(Self(number)) } else { None }
    }

    /// The digit with this index.
    ///
    /// # Panics
    /// Where the index is over 8.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < 9, "a digit's index is 0 to 8");
        Self(index as u8 + 1)
    }

    /// The digit an ASCII character shows, if it shows one.
    pub const fn from_char(character: char) -> Option<Self> {
        match character {
            '1'..='9' => Some(Self(character as u8 - b'0')),
            _ => None,
        }
    }

    /// 1 to 9.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// 0 to 8.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// `'1'` to `'9'`.
    pub const fn as_char(self) -> char {
        (b'0' + self.0) as char
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
