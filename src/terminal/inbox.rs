//! What the terminal sends, as what a person did: pastes that came as keys, arrow keys that came in two parts.

use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseEvent};

use super::keyboard::{is_escape_and_key, plain, text_of, text_of_all, with_line_feeds};
use super::split_escape::{Reading, SplitEscape};

/// Something a person did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// Pressed a key, or held it down.
    Key(KeyEvent),
    /// Pasted text, however it came.
    Paste(String),
    /// Used the mouse.
    Mouse(MouseEvent),
}

/// So many characters at once are a paste: nobody types that fast.
const PASTE: usize = 10;

/// How long after an Esc the rest of an arrow key may come. Longer than any split, shorter than any second key.
const SPLIT: Duration = Duration::from_millis(50);

/// How long a long paste may pause between two reads.
const PASTE_GAP: Duration = Duration::from_millis(40);

/// How long to wait for the word that nothing more was read with a character. It comes within a fraction of a
/// millisecond, unless the reader is stuck in half a sequence.
const STUCK: Duration = Duration::from_millis(20);

/// Takes what the terminal sends and gives what it means, some of it only after a short while.
#[derive(Default, Debug)]
pub struct Inbox {
    arrivals: Vec<Arrival>,
    held: Held,
    deadline: Option<Instant>,
}

/// What has come and may still become something else.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
enum Held {
    #[default]
    Nothing,
    /// Text that came in one go so far.
    Text(Vec<KeyEvent>),
    /// A lone Esc.
    Escape(KeyEvent),
    /// A lone Esc and the beginning of a sequence.
    Sequence(SplitEscape),
    /// A paste whose opening was split.
    Paste(String),
}

impl Inbox {
    /// Takes an event.
    pub fn push(&mut self, event: Event, now: Instant) {
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => {}
            Event::Key(key) if is_escape_and_key(key) => {
                self.push_key(KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE), now);
                self.settle();
                self.push_key(plain(KeyEvent { modifiers: key.modifiers - KeyModifiers::ALT, ..key }), now);
            }
            Event::Key(key) => self.push_key(plain(key), now),
            Event::Paste(text) => {
                self.settle();
                self.arrivals.push(Arrival::Paste(with_line_feeds(&text)));
            }
            Event::Mouse(mouse) => {
                self.settle();
                self.arrivals.push(Arrival::Mouse(mouse));
            }
            Event::Resize(..) | Event::FocusGained | Event::FocusLost => {}
        }
    }

    /// Nothing more was read together with the last event.
    pub fn pause(&mut self, now: Instant) {
        match &self.held {
            Held::Text(keys) if keys.len() < PASTE => self.settle(),
            Held::Text(_) | Held::Paste(_) => self.deadline = Some(now + PASTE_GAP),
            Held::Nothing | Held::Escape(_) | Held::Sequence(_) => {}
        }
    }

    /// Until when something is held that nothing more need come to.
    pub const fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// What has arrived by now.
    pub fn take(&mut self, now: Instant) -> Vec<Arrival> {
        if self.deadline.is_some_and(|deadline| deadline <= now) {
            self.settle();
        }
        std::mem::take(&mut self.arrivals)
    }

    fn push_key(&mut self, key: KeyEvent, now: Instant) {
        match (&mut self.held, text_of(key)) {
            (Held::Escape(_), Some(character @ ('[' | 'O'))) => {
                self.held = SplitEscape::introduced_by(character).map_or(Held::Nothing, Held::Sequence);
                self.deadline = Some(now + SPLIT);
            }
            (Held::Sequence(escape), Some(character)) => {
                let taken = escape.take(character);
                self.continue_sequence(taken.unwrap_or(Reading::Nothing), now);
                if taken.is_err() {
                    self.push_key(key, now);
                }
            }
            (Held::Text(keys), Some(_)) => {
                keys.push(key);
                self.deadline = Some(now + STUCK);
            }
            (Held::Paste(text), Some(character)) => {
                text.push(character);
                self.deadline = Some(now + PASTE_GAP);
            }
            (_, text) => {
                self.settle();
                self.begin(key, text.is_some(), now);
            }
        }
    }

    fn begin(&mut self, key: KeyEvent, is_text: bool, now: Instant) {
        if is_text {
            self.held = Held::Text(vec![key]);
            self.deadline = Some(now + STUCK);
        } else if key.code == KeyCode::Esc && key.modifiers.is_empty() {
            self.held = Held::Escape(key);
            self.deadline = Some(now + SPLIT);
        } else {
            self.arrivals.push(Arrival::Key(key));
        }
    }

    fn continue_sequence(&mut self, reading: Reading, now: Instant) {
        match reading {
            Reading::Unfinished => self.deadline = Some(now + SPLIT),
            Reading::Paste => {
                self.held = Held::Paste(String::new());
                self.deadline = Some(now + PASTE_GAP);
            }
            Reading::Key(key) => {
                self.forget();
                self.arrivals.push(Arrival::Key(key));
            }
            Reading::Nothing => self.forget(),
        }
    }

    fn forget(&mut self) {
        self.held = Held::Nothing;
        self.deadline = None;
    }

    /// What is held is what it looks like: nothing more comes to it.
    pub fn settle(&mut self) {
        self.deadline = None;
        match std::mem::take(&mut self.held) {
            Held::Text(keys) if keys.len() >= PASTE => {
                self.arrivals.push(Arrival::Paste(text_of_all(&keys)));
            }
            Held::Text(keys) => self.arrivals.extend(keys.into_iter().map(Arrival::Key)),
            Held::Escape(key) => self.arrivals.push(Arrival::Key(key)),
            Held::Paste(text) => self.arrivals.push(Arrival::Paste(text)),
            Held::Nothing | Held::Sequence(_) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a person did, in one line: keys as characters and names, pastes in quotes.
    fn told(arrivals: &[Arrival]) -> String {
        let words: Vec<String> = arrivals
            .iter()
            .map(|arrival| match arrival {
                Arrival::Key(KeyEvent { code: KeyCode::Char(character), modifiers, .. }) => {
                    let control = if modifiers.contains(KeyModifiers::CONTROL) { "^" } else { "" };
                    format!("{control}{character}")
                }
                Arrival::Key(key) => format!("{:?}", key.code),
                Arrival::Paste(text) => format!("{text:?}"),
                Arrival::Mouse(mouse) => format!("{:?}", mouse.kind),
            })
            .collect();
        words.join(" ")
    }

    fn key(code: KeyCode) -> Event {
        Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
    }

    fn typed(text: &str) -> Vec<Event> {
        text.chars()
            .map(|character| match character {
                '\x1b' => key(KeyCode::Esc),
                '\r' => key(KeyCode::Enter),
                '\t' => key(KeyCode::Tab),
                '\n' => Event::Key(KeyEvent::new(KeyCode::Char('j'), KeyModifiers::CONTROL)),
                '→' => key(KeyCode::Right),
                _ => key(KeyCode::Char(character)),
            })
            .collect()
    }

    /// What comes of these reads, each `(milliseconds, characters read at once)`.
    fn arrivals_of(reads: &[(u64, &str)]) -> String {
        let start = Instant::now();
        let mut inbox = Inbox::default();
        let mut arrivals = Vec::new();
        for (milliseconds, text) in reads {
            let now = start + Duration::from_millis(*milliseconds);
            arrivals.extend(inbox.take(now));
            for event in typed(text) {
                inbox.push(event, now);
            }
            inbox.pause(now);
            arrivals.extend(inbox.take(now));
        }
        assert_eq!(inbox.deadline().is_some(), inbox.held != Held::Nothing);
        arrivals.extend(inbox.take(start + Duration::from_secs(60)));
        assert_eq!((inbox.deadline(), inbox.held), (None, Held::Nothing));
        told(&arrivals)
    }

    #[test]
    fn reads_become_what_a_person_did() {
        for (reads, expected) in [
            (&[(0, "5")][..], "5"),
            (&[(0, "5→6")], "5 Right 6"),
            (&[(0, "123456789")], "1 2 3 4 5 6 7 8 9"),
            (&[(0, "1234567890")], r#""1234567890""#),
            (&[(0, "quick\tsudoku\r\n")], r#""quick\tsudoku\n\n""#),
            (&[(0, "5 3 0 0 7\r6 0"), (20, " 1")], r#""5 3 0 0 7\n6 0 1""#),
            (&[(0, "5 3 0 0 7\r6 0"), (90, "1")], r#""5 3 0 0 7\n6 0" 1"#),
            (&[(0, "\x1b")], "Esc"),
            (&[(0, "\x1b"), (5, "[A")], "Up"),
            (&[(0, "\x1b"), (5, "[A"), (6, "5")], "Up 5"),
            (&[(0, "\x1b"), (40, "[1;"), (80, "5C")], "Right"),
            (&[(0, "\x1b"), (5, "OB→")], "Down Right"),
            (&[(0, "\x1b"), (5, "[27;2;49~")], ""),
            (&[(0, "\x1b"), (5, "[")], ""),
            (&[(0, "\x1b"), (60, "[")], "Esc ["),
            (&[(0, "\x1b"), (5, "[ q")], "  q"),
            (&[(0, "\x1b"), (5, "q")], "Esc q"),
            (&[(0, "\x1b"), (5, "→")], "Esc Right"),
            (&[(0, "\x1b"), (5, "\x1b"), (9, "[D")], "Esc Left"),
            (&[(0, "\x1b"), (5, "[200~53..7"), (9, "....")], r#""53..7....""#),
            (&[(0, "12"), (0, "34567890")], "1 2 3 4 5 6 7 8 9 0"),
        ] {
            assert_eq!(arrivals_of(reads), expected, "{reads:?}");
        }
    }

    #[test]
    fn a_character_does_not_wait_for_a_reader_that_is_stuck() {
        let (mut inbox, now) = (Inbox::default(), Instant::now());
        inbox.push(key(KeyCode::Char('5')), now);
        assert_eq!(inbox.take(now), []);
        assert_eq!(inbox.deadline(), Some(now + STUCK));
        assert_eq!(told(&inbox.take(now + STUCK)), "5");
    }

    #[test]
    fn keyboards_do_not_matter() {
        let control = KeyModifiers::CONTROL;
        for (code, modifiers, kind, expected) in [
            (KeyCode::Char('1'), KeyModifiers::SHIFT, KeyEventKind::Press, "1"),
            (KeyCode::Char('1'), KeyModifiers::NONE, KeyEventKind::Repeat, "1"),
            (KeyCode::Char('1'), KeyModifiers::NONE, KeyEventKind::Release, ""),
            (KeyCode::Right, KeyModifiers::NONE, KeyEventKind::Release, ""),
            (KeyCode::Char('['), control | KeyModifiers::ALT, KeyEventKind::Press, "["),
            (KeyCode::Char('h'), control, KeyEventKind::Press, "Backspace"),
            (KeyCode::Char('c'), control, KeyEventKind::Press, "^c"),
            (KeyCode::Char('ㅂ'), KeyModifiers::NONE, KeyEventKind::Press, "ㅂ"),
        ] {
            let (mut inbox, now) = (Inbox::default(), Instant::now());
            inbox.push(Event::Key(KeyEvent::new_with_kind(code, modifiers, kind)), now);
            inbox.pause(now);
            assert_eq!(told(&inbox.take(now)), expected, "{code:?} {modifiers:?} {kind:?}");
        }
    }

    #[test]
    fn an_escape_and_a_key_read_together_are_both() {
        let (mut inbox, now) = (Inbox::default(), Instant::now());
        for (character, modifiers) in
            [('5', KeyModifiers::ALT), ('N', KeyModifiers::ALT | KeyModifiers::SHIFT)]
        {
            inbox.push(Event::Key(KeyEvent::new(KeyCode::Char(character), modifiers)), now);
        }
        inbox.pause(now);
        assert_eq!(told(&inbox.take(now)), "Esc 5 Esc N");
    }

    #[test]
    fn a_paste_that_says_so_is_passed_on() {
        let (mut inbox, now) = (Inbox::default(), Instant::now());
        inbox.push(key(KeyCode::Char('5')), now);
        inbox.push(Event::Paste("q\r1\r\n2\n".to_owned()), now);
        assert_eq!(told(&inbox.take(now)), r#"5 "q\n1\n2\n""#);
    }
}
