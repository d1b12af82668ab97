//! Arrow keys that arrive in two parts: first the Esc, then letters.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The letters that followed a lone Esc at once.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct SplitEscape(String);

/// What the letters so far are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reading {
    /// The beginning of a sequence.
    Unfinished,
    /// A whole sequence that stands for this key.
    Key(KeyEvent),
    /// A whole sequence that opens a paste.
    Paste,
    /// A whole sequence, or none any more: it stands for nothing.
    Nothing,
}

impl SplitEscape {
    /// The beginning of a sequence, if this character introduces one.
    pub fn introduced_by(character: char) -> Option<Self> {
        matches!(character, '[' | 'O').then(|| Self(character.to_string()))
    }

    /// Takes the next character. One that cannot be part of a sequence is not taken.
    pub fn take(&mut self, character: char) -> Result<Reading, NotTaken> {
        let parameter = matches!(character, '0'..='9' | ';' | ':' | '<' | '?');
        let last = matches!(character, '@'..='~');
        if !(parameter || last) || self.0.len() > 16 {
            return Err(NotTaken);
        }
        self.0.push(character);
        Ok(if last { self.reading() } else { Reading::Unfinished })
    }

    fn reading(&self) -> Reading {
        if self.0 == "[200~" {
            return Reading::Paste;
        }
        let Some((parameters, code)) = self.parts() else { return Reading::Nothing };
        let modifiers = parameters.split(';').nth(1).map_or(KeyModifiers::NONE, modifiers);
        Reading::Key(KeyEvent::new(code, modifiers))
    }

    /// The parameters, and the key that the last letter (or the number before a tilde) names.
    fn parts(&self) -> Option<(&str, KeyCode)> {
        let last = self.0.chars().last()?;
        let parameters = &self.0[1..self.0.len() - 1];
        let code = match (last, parameters.split(';').next()?) {
            ('A', _) => KeyCode::Up,
            ('B', _) => KeyCode::Down,
            ('C', _) => KeyCode::Right,
            ('D', _) => KeyCode::Left,
            ('H', _) | ('~', "1" | "7") => KeyCode::Home,
            ('F', _) | ('~', "4" | "8") => KeyCode::End,
            ('Z', _) => KeyCode::BackTab,
            ('~', "2") => KeyCode::Insert,
            ('~', "3") => KeyCode::Delete,
            ('~', "5") => KeyCode::PageUp,
            ('~', "6") => KeyCode::PageDown,
            _ => return None,
        };
        Some((parameters, code))
    }
}

/// The character belongs to no sequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotTaken;

/// xterm's modifier parameter: one more than a sum of Shift 1, Alt 2, Ctrl 4.
fn modifiers(parameter: &str) -> KeyModifiers {
    let bits = parameter.parse::<u8>().unwrap_or(1).saturating_sub(1);
    let mut modifiers = KeyModifiers::NONE;
    for (bit, modifier) in [(1, KeyModifiers::SHIFT), (2, KeyModifiers::ALT), (4, KeyModifiers::CONTROL)] {
        modifiers.set(modifier, bits & bit != 0);
    }
    modifiers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_after_an_escape_are_the_key_they_were() {
        let key = |code| Reading::Key(KeyEvent::new(code, KeyModifiers::NONE));
        let control = |code| Reading::Key(KeyEvent::new(code, KeyModifiers::CONTROL));
        for (letters, expected) in [
            ("[A", key(KeyCode::Up)),
            ("OD", key(KeyCode::Left)),
            ("[1;5C", control(KeyCode::Right)),
            ("[3~", key(KeyCode::Delete)),
            ("[3;5~", control(KeyCode::Delete)),
            ("[Z", key(KeyCode::BackTab)),
            ("[200~", Reading::Paste),
            ("[27;2;49~", Reading::Nothing),
            ("Ou", Reading::Nothing),
            ("[1;5", Reading::Unfinished),
        ] {
            let mut characters = letters.chars();
            let mut escape = SplitEscape::introduced_by(characters.next().unwrap()).unwrap();
            let mut reading = Reading::Unfinished;
            for character in characters {
                assert_eq!(reading, Reading::Unfinished, "{letters}");
                reading = escape.take(character).unwrap();
            }
            assert_eq!(reading, expected, "{letters}");
        }
    }

    #[test]
    fn other_characters_are_not_taken() {
        assert_eq!(SplitEscape::introduced_by('x'), None);
        assert_eq!(SplitEscape::introduced_by('[').unwrap().take(' '), Err(NotTaken));
    }
}
