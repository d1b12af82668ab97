//! Asks the terminal for the colour of its background, and knows answers of the terminal among the keys.
//!
//! On Unix the decoder knows an answer as such. On Windows crossterm reads one as keys: Esc and `]` or `P`, then
//! characters. Taking it from there costs no wait at the start, swallows nothing that is typed meanwhile, and an
//! answer that comes late is never taken for digits.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::app::Background;

/// OSC 11. It ends with a BEL, and so does the answer of most terminals: one byte cannot arrive in two parts.
pub const QUESTION: &str = "\x1b]11;?\x07";

/// How the answer to it begins.
const BACKGROUND: &str = "11;rgb";

/// No answer is longer.
const LONGEST: usize = 1000;

/// At this luminance a background looks half as bright as white.
const MIDDLE: f64 = 0.184;

/// The keys that may be an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// `]` begins an operating system command (OSC), `P` a device control string (DCS).
    introducer: char,
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
    /// The beginning of an answer, if this character after an Esc introduces one.
    pub fn introduced_by(introducer: char) -> Option<Self> {
        let begins = matches!(introducer, ']' | 'P');
        begins.then(|| Self { introducer, keys: Vec::new(), text: String::new(), ends: false })
    }

    /// Takes the next key. Answers end with a BEL or with Esc and a backslash (ST).
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
        let fits = match self.introducer {
            ']' if !self.text.contains(';') => {
                character.is_ascii_digit() || character == ';' && !self.text.is_empty()
            }
            'P' if self.text.is_empty() => character.is_ascii_digit() || "!$+=>".contains(character),
            _ => matches!(character, ' '..='~'),
        };
        if !fits || self.text.len() >= LONGEST {
            return Reading::NotTaken;
        }
        self.keys.push(key);
        self.text.push(character);
        Reading::Unfinished
    }

    /// Whether it can hardly be anything but an answer any more, even if its end should be missing.
    pub fn is_answer(&self) -> bool {
        match self.introducer {
            ']' => self.text.contains(';'),
            _ => self.text.len() > 1,
        }
    }

    /// The keys that were taken for the beginning of an answer.
    pub fn into_keys(self) -> Vec<KeyEvent> {
        let introduction = [KeyCode::Esc, KeyCode::Char(self.introducer)].map(KeyEvent::from);
        introduction.into_iter().chain(self.keys).collect()
    }

    /// What it says of the background, if that was the question.
    pub fn background(&self) -> Option<Background> {
        if self.introducer == ']' { background(&self.text) } else { None }
    }
}

/// What an answer says of the background, if that was the question: `11;rgb:` and the shares of red, green and blue as
/// hexadecimal numbers of one to four digits.
pub fn background(answer: &str) -> Option<Background> {
    let (question, numbers) = answer.split_once(':')?;
    if !question.starts_with(BACKGROUND) {
        return None;
    }
    let shares: Vec<f64> = numbers.split('/').map(share).collect::<Option<_>>()?;
    let [red, green, blue, ..] = shares[..] else { return None };
    // Each share as light, and the lights as the eye weighs them (ITU-R BT.709).
    let luminance = 0.2126 * red.powf(2.2) + 0.7152 * green.powf(2.2) + 0.0722 * blue.powf(2.2);
    Some(if luminance > MIDDLE { Background::Light } else { Background::Dark })
}

/// Whether characters that were read at once are the rest of a report (`ESC [ > 0 ; 276 ; 0 c`) whose beginning was
/// not taken: numbers, and the letter that ends it. Nobody types that fast.
pub fn is_rest_of_report(text: &str) -> bool {
    let (numbers, last) = text.split_at(text.len() - text.chars().next_back().map_or(0, char::len_utf8));
    let are_numbers = numbers.chars().all(|character| character.is_ascii_digit() || character == ';');
    are_numbers && numbers.contains(';') && numbers.len() > 2 && ["c", "n", "R", "t"].contains(&last)
}

/// A number as a share of the greatest of as many digits.
fn share(number: &str) -> Option<f64> {
    if !(1..=4).contains(&number.len()) {
        return None;
    }
    let value = u16::from_str_radix(number, 16).ok()?;
    let greatest = (1_u32 << (4 * number.len())) - 1;
    Some(f64::from(value) / f64::from(greatest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reply(text: &str) -> Reply {
        let mut reply = Reply::introduced_by(']').unwrap();
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
            ("11;rgb:00000/00000/00000", None),
            ("11;rgb:000000000000/0/0", None),
            ("11;rgb", None),
            ("10;rgb:ffff/ffff/ffff", None),
            ("4;1;rgb:ffff/ffff/ffff", None),
        ] {
            assert_eq!(reply(text).background(), expected, "{text}");
            assert_eq!(background(text), expected, "{text}");
        }
    }

    #[test]
    fn other_characters_are_no_answer() {
        for (introducer, text) in
            [(']', "x"), (']', ";"), (']', "1x"), (']', "11;rgbß"), ('P', "x"), ('P', "1é")]
        {
            let mut reply = Reply::introduced_by(introducer).unwrap();
            let readings = text.chars().map(|character| reply.take(KeyEvent::from(KeyCode::Char(character))));
            assert_eq!(readings.last(), Some(Reading::NotTaken), "{introducer} {text}");
        }
        assert_eq!(Reply::introduced_by('['), None);
    }
}
