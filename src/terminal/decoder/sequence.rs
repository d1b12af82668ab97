//! What a whole control sequence (CSI) means.

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventState, KeyModifiers};

use super::key::{key_of_code, key_of_letter, key_of_number, kind, locks, modifiers};
use super::mouse::mouse_of_numbers;

/// What a sequence means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A key, the mouse, the focus.
    Event(Event),
    /// Here begins a paste.
    Paste,
    /// Nothing a person did: a report, or a key that is not known.
    Nothing,
}

/// The meaning of the sequence with these bytes between `ESC [` and its last.
pub fn meaning(bytes: &[u8], last: u8) -> Meaning {
    if (bytes, last) == (b"200", b'~') {
        return Meaning::Paste;
    }
    let text = std::str::from_utf8(bytes).unwrap_or_default();
    event(text, last).map_or(Meaning::Nothing, Meaning::Event)
}

fn event(text: &str, last: u8) -> Option<Event> {
    match (text, last) {
        ("", b'I') => return Some(Event::FocusGained),
        ("", b'O') => return Some(Event::FocusLost),
        ("[", b'A'..=b'E') => return Some(Event::Key(KeyCode::F(last - b'A' + 1).into())),
        _ => {}
    }
    if let (Some(numbers), b'M' | b'm') = (text.strip_prefix('<'), last) {
        return mouse(&Parameters(numbers), 0, last == b'm');
    }
    let parameters = Parameters(text);
    if !text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b';' | b':')) {
        return None;
    }
    match last {
        b'M' => mouse(&parameters, 32, false),
        b'u' => by_code(&parameters, parameters.number(0, 0)?),
        b'~' if parameters.number(0, 0) == Some(27) => by_code(&parameters, parameters.number(2, 0)?),
        b'~' => {
            let state = locks(parameters.modifiers());
            Some(key(&parameters, key_of_number(parameters.number(0, 0)?)?, state))
        }
        b'Z' => Some(Event::Key(KeyEvent::new(KeyCode::BackTab, KeyModifiers::SHIFT))),
        _ => Some(key(&parameters, key_of_letter(last)?, KeyEventState::NONE)),
    }
}

fn key(parameters: &Parameters, code: KeyCode, state: KeyEventState) -> Event {
    let kind = kind(parameters.number(1, 1).unwrap_or(1));
    Event::Key(KeyEvent::new_with_kind_and_state(code, modifiers(parameters.modifiers()), kind, state))
}

/// A key by its code point. A terminal that tells the character typed with Shift saves us from knowing the keyboard.
fn by_code(parameters: &Parameters, number: u32) -> Option<Event> {
    let mask = parameters.modifiers();
    let shift = modifiers(mask).contains(KeyModifiers::SHIFT);
    let (code, state) = key_of_code(number, shift)?;
    let Event::Key(mut key) = key(parameters, code, state | locks(mask)) else { return None };
    if let Some(shifted) = parameters.number(0, 1).and_then(char::from_u32).filter(|_| shift) {
        key.code = KeyCode::Char(shifted);
        key.modifiers.remove(KeyModifiers::SHIFT);
    }
    Some(Event::Key(key))
}

fn mouse(parameters: &Parameters, offset: u32, released: bool) -> Option<Event> {
    let number = |index| parameters.number(index, 0);
    let buttons = number(0)?.checked_sub(offset)?;
    mouse_of_numbers(buttons, number(1)?, number(2)?, released).map(Event::Mouse)
}

/// Numbers between semicolons, each perhaps with further ones after colons.
struct Parameters<'a>(&'a str);

impl Parameters<'_> {
    /// A number, if it is there; numbers that are too large are the largest.
    fn number(&self, index: usize, part: usize) -> Option<u32> {
        let digits = self.0.split(';').nth(index)?.split(':').nth(part)?;
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| digits.parse().unwrap_or(u32::MAX))
    }

    /// The second number, which tells the modifiers.
    fn modifiers(&self) -> u32 {
        self.number(1, 0).unwrap_or(1)
    }
}
