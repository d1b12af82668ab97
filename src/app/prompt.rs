//! One line of text that is asked for.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A question at the foot of the screen, and the answer as typed so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// What is asked.
    pub kind: PromptKind,
    text: String,
    /// The place of the text cursor, in characters.
    cursor: usize,
}

/// What a prompt asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromptKind {
    /// A step to go to.
    GoTo,
    /// The name of a mark.
    Mark,
    /// A file to open.
    Open,
    /// A file to save to.
    Save,
    /// The cell of an event, and perhaps its digit.
    CellEvent,
    /// The depth of an event.
    DepthEvent,
}

/// What became of a key in a prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Typed {
    /// It is still open.
    On,
    /// It was given up.
    Closed,
    /// This is the answer.
    Entered(String),
}

impl Prompt {
    /// An empty prompt.
    pub const fn new(kind: PromptKind) -> Self {
        Self { kind, text: String::new(), cursor: 0 }
    }

    /// The text typed so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Where the text cursor stands, in characters.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// The question, as shown before the text.
    pub const fn label(&self) -> &'static str {
        match self.kind {
            PromptKind::GoTo => "go to step (12345, +1000, -1000, 50%): ",
            PromptKind::Mark => "name of this mark: ",
            PromptKind::Open => "open: ",
            PromptKind::Save => "save as: ",
            PromptKind::CellEvent => "cell, or cell=digit: ",
            PromptKind::DepthEvent => "back above depth (1 to 81): ",
        }
    }

    /// Writes text at the cursor, as a paste does; line ends and other control characters are left out.
    pub fn insert(&mut self, text: &str) {
        for character in text.chars().filter(|character| !character.is_control()) {
            let at = self.byte(self.cursor);
            self.text.insert(at, character);
            self.cursor += 1;
        }
    }

    /// Takes a key.
    pub fn key(&mut self, key: KeyEvent) -> Typed {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        let length = self.text.chars().count();
        match key.code {
            KeyCode::Enter => return Typed::Entered(self.text.clone()),
            KeyCode::Esc => return Typed::Closed,
            KeyCode::Char('c') if control => return Typed::Closed,
            KeyCode::Char('u') if control => {
                self.text.clear();
                self.cursor = 0;
            }
            KeyCode::Char('h') if control => self.erase(),
            KeyCode::Char(character) if !control && !key.modifiers.contains(KeyModifiers::ALT) => {
                self.insert(character.encode_utf8(&mut [0; 4]));
            }
            KeyCode::Backspace => self.erase(),
            KeyCode::Delete if self.cursor < length => {
                self.text.remove(self.byte(self.cursor));
            }
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(length),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = length,
            _ => {}
        }
        Typed::On
    }

    fn erase(&mut self) {
        if self.cursor > 0 {
            self.cursor -= 1;
            self.text.remove(self.byte(self.cursor));
        }
    }

    fn byte(&self, character: usize) -> usize {
        self.text.char_indices().nth(character).map_or(self.text.len(), |(byte, _)| byte)
    }
}
