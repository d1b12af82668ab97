//! Asks the terminal for the colour of its background, and knows the answer among the keys.
//!
//! crossterm reads the answer as keys: Alt and `]`, then characters. Taking it from there costs no wait at the start,
//! swallows nothing that is typed meanwhile, and an answer that comes late is never taken for digits.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::app::Background;

/// OSC 11. It ends with a BEL, and so does the answer of most terminals: one byte cannot arrive in two parts.
pub const QUESTION: &str = "\x1b]11;?\x07";

/// How each answer begins.
const BEGINNING: &str = "11;rgb";

/// No answer is longer: `11;rgba:` and four numbers of four digits.
const LONGEST: usize = 32;

/// At this luminance a background looks half as bright as white.
const MIDDLE: f64 = 0.184;

/// The keys that may be an answer.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Reply {
    keys: Vec<KeyEvent>,
    text: String,
    ends: bool,
}

/// What the keys so far are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// The beginning of an answer.
    Unfinished,
    /// A whole answer.
    Finished,
    /// No answer, or the key belongs to none.
    NotTaken,
}

impl Reply {
    /// Takes the next key after the `]`.
    pub fn take(&mut self, key: KeyEvent) -> Reading {
        match (key.code, key.modifiers) {
            (KeyCode::Char('\\'), KeyModifiers::ALT) => Reading::Finished,
            (KeyCode::Char('\\'), _) if self.ends => Reading::Finished,
            (KeyCode::Char('g'), KeyModifiers::CONTROL) if self.is_answer() => Reading::Finished,
            (KeyCode::Esc, _) if self.is_answer() && !self.ends => {
                self.ends = true;
                Reading::Unfinished
            }
            (KeyCode::Char(character), KeyModifiers::NONE | KeyModifiers::SHIFT) if !self.ends => {
                self.take_character(character, key)
            }
            _ => Reading::NotTaken,
        }
    }

    fn take_character(&mut self, character: char, key: KeyEvent) -> Reading {
        let place = self.text.len();
        let fits = match BEGINNING.as_bytes().get(place) {
            Some(expected) => char::from(*expected) == character,
            None => place < LONGEST && (character.is_ascii_hexdigit() || matches!(character, ':' | '/')),
        };
        if !fits {
            return Reading::NotTaken;
        }
        self.keys.push(key);
        self.text.push(character);
        Reading::Unfinished
    }

    /// Whether it can be nothing but an answer any more.
    pub fn is_answer(&self) -> bool {
        self.text.len() >= BEGINNING.len()
    }

    /// The keys that were taken for the beginning of an answer.
    pub fn into_keys(self) -> Vec<KeyEvent> {
        self.keys
    }

    /// What the answer says, if it can be read: `11;rgb:` and the shares of red, green and blue as hexadecimal
    /// numbers of one to four digits.
    pub fn background(&self) -> Option<Background> {
        let (_, numbers) = self.text.split_once(':')?;
        let shares: Vec<f64> = numbers.split('/').map(share).collect::<Option<_>>()?;
        let [red, green, blue, ..] = shares[..] else { return None };
        // Each share as light, and the lights as the eye weighs them (ITU-R BT.709).
        let luminance = 0.2126 * red.powf(2.2) + 0.7152 * green.powf(2.2) + 0.0722 * blue.powf(2.2);
        Some(if luminance > MIDDLE { Background::Light } else { Background::Dark })
    }
}

/// A number as a share of the greatest of as many digits.
fn share(number: &str) -> Option<f64> {
    let value = u16::from_str_radix(number, 16).ok()?;
    let greatest = (1_u32 << (4 * number.len())) - 1;
    Some(f64::from(value) / f64::from(greatest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reply(text: &str) -> Reply {
        let mut reply = Reply::default();
        for character in text.chars() {
            let key = KeyEvent::new(KeyCode::Char(character), KeyModifiers::NONE);
            assert_eq!(reply.take(key), Reading::Unfinished, "{text}");
        }
        reply
    }

    #[test]
    fn an_answer_says_how_bright_it_is() {
        let (dark, light) = (Some(Background::Dark), Some(Background::Light));
        for (text, expected) in [
            ("11;rgb:ffff/ffff/ffff", light),
            ("11;rgb:0000/0000/0000", dark),
            ("11;rgb:fd/f6/e3", light),
            ("11;rgb:00/2b/36", dark),
            ("11;rgb:f/f/f", light),
            ("11;rgba:2828/2828/2828/ffff", dark),
            ("11;rgb:0000/0000/ffff", dark),
            ("11;rgb:0000/ffff/0000", light),
            ("11;rgb:ffff/ffff", None),
            ("11;rgb:ffff//ffff", None),
            ("11;rgb", None),
        ] {
            assert_eq!(reply(text).background(), expected, "{text}");
        }
    }

    #[test]
    fn other_characters_are_no_answer() {
        for text in ["5", "12", "11;rgx", "11;rgb:fff(", "11;rgba:ffff/ffff/ffff/ffff/fffff"] {
            let (last, before) = (text.chars().last().unwrap(), &text[..text.len() - 1]);
            let key = KeyEvent::new(KeyCode::Char(last), KeyModifiers::NONE);
            assert_eq!(reply(before).take(key), Reading::NotTaken, "{text}");
        }
    }
}
