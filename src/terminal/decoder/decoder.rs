//! The state machine that takes the bytes one by one.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use super::key::{key_of_character, key_of_control, key_of_keypad};
use super::mouse::mouse_of_bytes;
use super::sequence::{Meaning, meaning};

/// How long the rest of a key may take to come: longer than any split, shorter than any second key.
const KEY: Duration = Duration::from_millis(50);

/// How long a report, an answer or a paste may pause between two reads.
const REPORT: Duration = Duration::from_millis(500);

/// What is longer is swallowed to its end, but not kept.
const LONGEST: usize = 4096;

/// How a paste ends.
const PASTE_END: &[u8] = b"\x1b[201~";

const ESCAPE: u8 = 0x1b;

/// What a terminal has sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sent {
    /// A key, a paste or the mouse.
    Input(Event),
    /// An operating system command (OSC), without introduction and end: the answer to a question.
    Answer(String),
}

/// Takes bytes and gives what they mean.
#[derive(Default, Debug)]
pub struct Decoder {
    state: State,
    sent: Vec<Sent>,
}

/// What the bytes so far are the beginning of.
#[derive(Clone, Default, Debug)]
enum State {
    #[default]
    Nothing,
    /// A character of several bytes.
    Character { bytes: Vec<u8>, length: usize, alt: bool },
    /// Esc.
    Escape,
    /// Esc and `O` (SS3): a key of the keypad.
    Keypad,
    /// Esc and `[` (CSI), and what followed.
    Sequence(Vec<u8>),
    /// A mouse report of the oldest kind: three bytes after `ESC [ M`.
    Mouse(Vec<u8>),
    /// Esc and `]`, `P`, `_`, `^` or `X` (OSC, DCS, APC, PM, SOS), and what followed. `escaped`: an Esc came, which
    /// ends it if a backslash follows.
    Text { introducer: u8, bytes: Vec<u8>, escaped: bool },
    /// A paste.
    Paste(Vec<u8>),
}

impl Decoder {
    /// What has been sent, now that these bytes have come too.
    pub fn feed(&mut self, bytes: &[u8]) -> Vec<Sent> {
        for byte in bytes {
            self.push(*byte);
        }
        std::mem::take(&mut self.sent)
    }

    /// How long to wait for the rest of what has begun; `None` if nothing has.
    pub fn patience(&self) -> Option<Duration> {
        match &self.state {
            State::Nothing => None,
            State::Escape | State::Keypad => Some(KEY),
            State::Sequence(bytes) if bytes.is_empty() => Some(KEY),
            State::Text { bytes, escaped: false, .. } if bytes.is_empty() => Some(KEY),
            _ => Some(REPORT),
        }
    }

    /// The rest has not come: a key that looked like the beginning of a sequence was just that key, half a paste is
    /// a paste, and half a report is nothing.
    pub fn give_up(&mut self) -> Vec<Sent> {
        self.interrupt();
        std::mem::take(&mut self.sent)
    }

    fn interrupt(&mut self) {
        match std::mem::take(&mut self.state) {
            State::Escape => self.send_key(KeyCode::Esc.into()),
            State::Keypad => self.send_alt('O'),
            State::Sequence(bytes) if bytes.is_empty() => self.send_alt('['),
            State::Text { introducer, bytes, .. } if bytes.is_empty() => {
                self.send_alt(char::from(introducer));
            }
            State::Text { introducer, bytes, .. } => self.send_answer(introducer, &bytes),
            State::Paste(bytes) => self.send_paste(&bytes),
            State::Nothing | State::Character { .. } | State::Sequence(_) | State::Mouse(_) => {}
        }
    }

    fn push(&mut self, byte: u8) {
        match std::mem::take(&mut self.state) {
            State::Nothing => self.begin(byte, false),
            State::Character { bytes, length, alt } => self.continue_character(bytes, length, alt, byte),
            State::Escape => self.continue_escape(byte),
            State::Keypad => self.continue_keypad(byte),
            State::Sequence(bytes) => self.continue_sequence(bytes, byte),
            State::Mouse(bytes) => self.continue_mouse(bytes, byte),
            State::Text { introducer, bytes, escaped } => {
                self.continue_text(introducer, bytes, escaped, byte);
            }
            State::Paste(bytes) => self.continue_paste(bytes, byte),
        }
    }

    /// Takes a byte that is part of nothing that came before, except that an Esc may have come (`alt`).
    fn begin(&mut self, byte: u8, alt: bool) {
        let length = match byte {
            ESCAPE => {
                self.state = State::Escape;
                return;
            }
            0x20..=0x7e => return self.send_character(char::from(byte), alt),
            0..=0x1f | 0x7f => return self.send_with(key_of_control(byte), alt),
            0xc2..=0xdf => 2,
            0xe0..=0xef => 3,
            0xf0..=0xf4 => 4,
            _ => return, // no character begins like this
        };
        self.state = State::Character { bytes: vec![byte], length, alt };
    }

    /// The byte ends what has begun without being part of it.
    fn begin_anew(&mut self, state: State, byte: u8) {
        self.state = state;
        self.interrupt();
        self.begin(byte, false);
    }

    fn continue_character(&mut self, mut bytes: Vec<u8>, length: usize, alt: bool, byte: u8) {
        if !matches!(byte, 0x80..=0xbf) {
            return self.begin(byte, false);
        }
        bytes.push(byte);
        if bytes.len() < length {
            self.state = State::Character { bytes, length, alt };
        } else if let Some(character) = std::str::from_utf8(&bytes).ok().and_then(|text| text.chars().next())
        {
            self.send_character(character, alt);
        }
    }

    fn continue_escape(&mut self, byte: u8) {
        match byte {
            ESCAPE => self.begin_anew(State::Escape, byte),
            b'[' => self.state = State::Sequence(Vec::new()),
            b'O' => self.state = State::Keypad,
            b']' | b'P' | b'_' | b'^' | b'X' => {
                self.state = State::Text { introducer: byte, bytes: Vec::new(), escaped: false };
            }
            _ => self.begin(byte, true),
        }
    }

    fn continue_keypad(&mut self, byte: u8) {
        match byte {
            0x40..=0x7e => {
                if let Some(code) = key_of_keypad(byte) {
                    self.send_key(code.into());
                }
            }
            _ => self.begin_anew(State::Keypad, byte),
        }
    }

    fn continue_sequence(&mut self, mut bytes: Vec<u8>, byte: u8) {
        match byte {
            b'M' if bytes.is_empty() => self.state = State::Mouse(Vec::new()),
            0x20..=0x3f => {
                if bytes.len() < LONGEST {
                    bytes.push(byte);
                }
                self.state = State::Sequence(bytes);
            }
            // The function keys of the Linux console have one more bracket.
            b'[' if bytes.is_empty() => self.state = State::Sequence(vec![byte]),
            0x40..=0x7e if bytes.len() >= LONGEST => {}
            0x40..=0x7e => match meaning(&bytes, byte) {
                Meaning::Event(event) => self.sent.push(Sent::Input(event)),
                Meaning::Paste => self.state = State::Paste(Vec::new()),
                Meaning::Nothing => {}
            },
            _ => self.begin_anew(State::Sequence(bytes), byte),
        }
    }

    fn continue_mouse(&mut self, mut bytes: Vec<u8>, byte: u8) {
        if byte < 0x20 {
            return self.begin_anew(State::Mouse(bytes), byte);
        }
        bytes.push(byte);
        if let [buttons, column, row] = bytes[..] {
            self.sent
                .extend(mouse_of_bytes(buttons, column, row).map(|mouse| Sent::Input(Event::Mouse(mouse))));
        } else {
            self.state = State::Mouse(bytes);
        }
    }

    /// A control character other than its end is no part of a text: a person wants to be heard.
    fn continue_text(&mut self, introducer: u8, mut bytes: Vec<u8>, escaped: bool, byte: u8) {
        match byte {
            b'\\' if escaped => self.send_answer(introducer, &bytes),
            _ if escaped => {
                self.begin_anew(State::Text { introducer, bytes, escaped }, ESCAPE);
                self.push(byte);
            }
            0x07 if !bytes.is_empty() => self.send_answer(introducer, &bytes),
            ESCAPE => self.state = State::Text { introducer, bytes, escaped: true },
            0..=0x1f | 0x7f => self.begin_anew(State::Text { introducer, bytes, escaped }, byte),
            _ => {
                if bytes.len() < LONGEST {
                    bytes.push(byte);
                }
                self.state = State::Text { introducer, bytes, escaped };
            }
        }
    }

    fn continue_paste(&mut self, mut bytes: Vec<u8>, byte: u8) {
        bytes.push(byte);
        if let Some(text) = bytes.strip_suffix(PASTE_END) {
            self.send_paste(text);
        } else {
            self.state = State::Paste(bytes);
        }
    }

    fn send_key(&mut self, key: KeyEvent) {
        self.sent.push(Sent::Input(Event::Key(key)));
    }

    fn send_with(&mut self, mut key: KeyEvent, alt: bool) {
        key.modifiers.set(KeyModifiers::ALT, alt);
        self.send_key(key);
    }

    fn send_character(&mut self, character: char, alt: bool) {
        self.send_with(key_of_character(character), alt);
    }

    fn send_alt(&mut self, character: char) {
        self.send_character(character, true);
    }

    fn send_paste(&mut self, bytes: &[u8]) {
        self.sent.push(Sent::Input(Event::Paste(String::from_utf8_lossy(bytes).into_owned())));
    }

    fn send_answer(&mut self, introducer: u8, bytes: &[u8]) {
        if introducer == b']' && bytes.len() < LONGEST {
            self.sent.push(Sent::Answer(String::from_utf8_lossy(bytes).into_owned()));
        }
    }
}
