//! Keys by their characters, numbers and modifiers.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyEventState, KeyModifiers};

/// The key that types a character.
pub fn key_of_character(character: char) -> KeyEvent {
    let modifiers = if character.is_uppercase() { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
    KeyEvent::new(KeyCode::Char(character), modifiers)
}

/// The key that sends a control character other than Esc.
pub fn key_of_control(byte: u8) -> KeyEvent {
    let character = match byte {
        b'\r' => return KeyCode::Enter.into(),
        b'\t' => return KeyCode::Tab.into(),
        0x7f => return KeyCode::Backspace.into(),
        0 => ' ',
        0x1c..=0x1f => char::from(byte - 0x1c + b'4'),
        _ => char::from(byte | 0x60),
    };
    KeyEvent::new(KeyCode::Char(character), KeyModifiers::CONTROL)
}

/// The key after `ESC O`: arrows and function keys, and the numeric keypad in the mode where it says so.
pub fn key_of_keypad(byte: u8) -> Option<KeyCode> {
    Some(match byte {
        b'p'..=b'y' => KeyCode::Char(char::from(byte - b'p' + b'0')),
        b'j'..=b'o' => KeyCode::Char(char::from(byte - b'j' + b'*')),
        b'X' => KeyCode::Char('='),
        b'M' => KeyCode::Enter,
        b'R' => KeyCode::F(3),
        _ => return key_of_letter(byte),
    })
}

/// The key that a letter at the end of a sequence names.
pub fn key_of_letter(letter: u8) -> Option<KeyCode> {
    Some(match letter {
        b'A' => KeyCode::Up,
        b'B' => KeyCode::Down,
        b'C' => KeyCode::Right,
        b'D' => KeyCode::Left,
        b'F' => KeyCode::End,
        b'H' => KeyCode::Home,
        b'P' => KeyCode::F(1),
        b'Q' => KeyCode::F(2),
        b'S' => KeyCode::F(4),
        _ => return None,
    })
}

/// The key that a number before a tilde names.
pub fn key_of_number(number: u32) -> Option<KeyCode> {
    let function = match number {
        11..=15 => number - 10,
        17..=21 => number - 11,
        23..=26 => number - 12,
        28..=29 => number - 15,
        31..=34 => number - 17,
        _ => 0,
    };
    Some(match number {
        1 | 7 => KeyCode::Home,
        2 => KeyCode::Insert,
        3 => KeyCode::Delete,
        4 | 8 => KeyCode::End,
        5 => KeyCode::PageUp,
        6 => KeyCode::PageDown,
        _ if function > 0 => KeyCode::F(u8::try_from(function).ok()?),
        _ => return None,
    })
}

/// The key with this code point, or with a number of kitty's for a key of the numeric keypad. Its numbers for keys
/// that no program here knows, from Caps Lock to the volume, are none.
pub fn key_of_code(code: u32, shift: bool) -> Option<(KeyCode, KeyEventState)> {
    const KEYPAD: [KeyCode; 28] = [
        KeyCode::Char('0'),
        KeyCode::Char('1'),
        KeyCode::Char('2'),
        KeyCode::Char('3'),
        KeyCode::Char('4'),
        KeyCode::Char('5'),
        KeyCode::Char('6'),
        KeyCode::Char('7'),
        KeyCode::Char('8'),
        KeyCode::Char('9'),
        KeyCode::Char('.'),
        KeyCode::Char('/'),
        KeyCode::Char('*'),
        KeyCode::Char('-'),
        KeyCode::Char('+'),
        KeyCode::Enter,
        KeyCode::Char('='),
        KeyCode::Char(','),
        KeyCode::Left,
        KeyCode::Right,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::Insert,
        KeyCode::Delete,
    ];
    const FIRST: u32 = 57399;
    if let Some(code) = code.checked_sub(FIRST).and_then(|index| KEYPAD.get(index as usize)) {
        return Some((*code, KeyEventState::KEYPAD));
    }
    let code = match char::from_u32(code)? {
        '\x1b' => KeyCode::Esc,
        '\r' => KeyCode::Enter,
        '\t' if shift => KeyCode::BackTab,
        '\t' => KeyCode::Tab,
        '\x08' | '\x7f' => KeyCode::Backspace,
        '\u{e000}'..='\u{f8ff}' => return None,
        character if character.is_control() => return None,
        character => KeyCode::Char(character),
    };
    Some((code, KeyEventState::NONE))
}

/// The modifiers of a parameter: one more than a sum of powers of two.
pub fn modifiers(parameter: u32) -> KeyModifiers {
    let bits = parameter.saturating_sub(1);
    let mut modifiers = KeyModifiers::NONE;
    for (bit, modifier) in [
        (1, KeyModifiers::SHIFT),
        (2, KeyModifiers::ALT),
        (4, KeyModifiers::CONTROL),
        (8, KeyModifiers::SUPER),
        (16, KeyModifiers::HYPER),
        (32, KeyModifiers::META),
    ] {
        modifiers.set(modifier, bits & bit != 0);
    }
    modifiers
}

/// The locks of the same parameter.
pub fn locks(parameter: u32) -> KeyEventState {
    let bits = parameter.saturating_sub(1);
    let mut state = KeyEventState::NONE;
    state.set(KeyEventState::CAPS_LOCK, bits & 64 != 0);
    state.set(KeyEventState::NUM_LOCK, bits & 128 != 0);
    state
}

/// Pressed, held down or released.
pub fn kind(parameter: u32) -> KeyEventKind {
    match parameter {
        2 => KeyEventKind::Repeat,
        3 => KeyEventKind::Release,
        _ => KeyEventKind::Press,
    }
}
