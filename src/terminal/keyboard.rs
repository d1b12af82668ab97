//! What a key means, whatever keyboard and terminal it comes from.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Terminals send Alt and a key as Esc and that key. No key here has Alt, so it was Esc and, right after it, the key.
pub fn is_escape_and_key(key: KeyEvent) -> bool {
    matches!(key.code, KeyCode::Char(_)) && (key.modifiers - KeyModifiers::SHIFT) == KeyModifiers::ALT
}

/// The key without what depends on keyboards and terminals: a character says by itself whether Shift was held
/// (digits need it on AZERTY), `AltGr` comes as Ctrl and Alt on Windows, and Backspace may come as Ctrl+H.
pub fn plain(key: KeyEvent) -> KeyEvent {
    let alt_gr = KeyModifiers::CONTROL | KeyModifiers::ALT;
    let KeyCode::Char(character) = key.code else { return key };
    let mut modifiers = key.modifiers;
    if !character.is_alphabetic() {
        modifiers.remove(KeyModifiers::SHIFT);
        if modifiers.contains(alt_gr) {
            modifiers.remove(alt_gr);
        }
    }
    if (character, modifiers) == ('h', KeyModifiers::CONTROL) {
        return KeyEvent::new_with_kind(KeyCode::Backspace, KeyModifiers::NONE, key.kind);
    }
    KeyEvent::new_with_kind(key.code, modifiers, key.kind)
}

/// Terminals send the ends of lines in a paste as the Enter key does.
pub fn with_line_feeds(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n")
}

/// The character that the key would be in a paste.
pub fn text_of(key: KeyEvent) -> Option<char> {
    match (key.code, key.modifiers) {
        (KeyCode::Char(character), KeyModifiers::NONE | KeyModifiers::SHIFT) => Some(character),
        (KeyCode::Char('j'), KeyModifiers::CONTROL) | (KeyCode::Enter, KeyModifiers::NONE) => Some('\n'),
        (KeyCode::Tab, KeyModifiers::NONE) => Some('\t'),
        _ => None,
    }
}

/// The text that keys would be in a paste.
pub fn text_of_all(keys: &[KeyEvent]) -> String {
    keys.iter().filter_map(|key| text_of(*key)).collect()
}
