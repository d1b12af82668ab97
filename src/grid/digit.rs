//! One of the nine digits.

use std::fmt;
use std::num::NonZeroU8;

/// A digit, 1 to 9. A cell that may be blank, an `Option<Digit>`, takes one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZeroU8);

impl Digit {
    /// All digits, ascending.
    pub const ALL: [Digit; 9] = {
        let mut all = [Self(NonZeroU8::MIN); 9];
        let mut index = 1;
        while index < 9 {
            all[index] = Self::from_index(index);
            index += 1;
        }
        all
    };

    /// The digit of a number, or nothing where the number is not 1 to 9.
    pub const fn new(number: u8) -> Option<Self> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() <= 9 => Some(Self(number)),
            _ => None,
        }
    }

    /// The digit with this index.
    ///
    /// # Panics
    /// Where the index is over 8.
    pub const fn from_index(index: usize) -> Self {
        assert!(index < 9, "a digit's index is 0 to 8");
        Self(NonZeroU8::MIN.saturating_add(index as u8))
    }

    /// The digit an ASCII character shows, if it shows one.
    pub const fn from_char(character: char) -> Option<Self> {
        match character {
            '1'..='9' => Self::new(character as u8 - b'0'),
            _ => None,
        }
    }

    /// 1 to 9.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// 0 to 8.
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// `'1'` to `'9'`.
    pub const fn as_char(self) -> char {
        (b'0' + self.0.get()) as char
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
