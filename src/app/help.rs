//! The help that lies over the screen: how far it is scrolled, and what is looked for in it.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The state of the help.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Help {
    /// How many lines it is scrolled.
    pub scroll: usize,
    /// What is looked for: only lines with this text are shown. None: nothing is being looked for.
    pub search: Option<String>,
}

impl Help {
    /// Takes a key; false where the help is to be closed.
    pub fn key(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match (key.code, &mut self.search) {
            (KeyCode::Up, _) | (KeyCode::Char('k'), None) => self.scroll = self.scroll.saturating_sub(1),
            (KeyCode::Down, _) | (KeyCode::Char('j'), None) => self.scroll += 1,
            (KeyCode::PageUp, _) => self.scroll = self.scroll.saturating_sub(10),
            (KeyCode::PageDown, _) | (KeyCode::Char(' '), None) => self.scroll += 10,
            (KeyCode::Home, _) => self.scroll = 0,
            (KeyCode::Esc, Some(_)) => self.look_for(None),
            (KeyCode::Backspace, Some(text)) => {
                if text.pop().is_none() {
                    self.look_for(None);
                }
            }
            (KeyCode::Char(character), Some(text)) if !control => {
                text.push(character);
                self.scroll = 0;
            }
            (KeyCode::Char('/'), None) => self.look_for(Some(String::new())),
            _ => return false,
        }
        true
    }

    fn look_for(&mut self, search: Option<String>) {
        self.search = search;
        self.scroll = 0;
    }
}
