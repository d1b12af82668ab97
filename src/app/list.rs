//! A list to choose from.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// Entries beside the grid, one of them under the cursor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct List {
    /// What is chosen.
    pub kind: ListKind,
    /// The entries, at least one.
    pub items: Vec<Item>,
    /// Which one is under the cursor.
    pub selected: usize,
}

/// What a list is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ListKind {
    /// The strategy that is watched.
    Strategy,
    /// Who races; several can be ticked.
    Race,
    /// A mark to go to.
    Mark,
    /// A puzzle to open.
    Open,
    /// A puzzle of a file.
    Puzzles,
    /// An edit that may have been meant.
    Repairs,
    /// The event that is looked for.
    Event,
}

/// One entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Its name.
    pub label: String,
    /// A line about it.
    pub help: String,
    /// Where several entries can be chosen: whether it is ticked.
    pub ticked: Option<bool>,
}

impl Item {
    /// An entry of a list of which one is chosen.
    pub fn new(label: impl Into<String>, help: impl Into<String>) -> Self {
        Self { label: label.into(), help: help.into(), ticked: None }
    }
}

/// What became of a key in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chosen {
    /// It is still open.
    On,
    /// The cursor is on another entry now.
    Moved,
    /// This entry was ticked, or not any more.
    Toggled(usize),
    /// It was given up.
    Closed,
    /// This entry was chosen.
    Entered(usize),
}

impl List {
    /// What the list is about, for its head.
    pub const fn title(&self) -> &'static str {
        match self.kind {
            ListKind::Strategy => "strategy",
            ListKind::Race => "race: tick up to three rivals with Space",
            ListKind::Mark => "marks",
            ListKind::Open => "open",
            ListKind::Repairs => "repairs, the likeliest first",
            ListKind::Puzzles => "puzzles of the file: a number goes there",
            ListKind::Event => "the event that n and N look for",
        }
    }

    /// The entries that are ticked.
    pub fn ticked(&self) -> impl Iterator<Item = usize> {
        let ticked = |item: &Item| item.ticked == Some(true);
        self.items.iter().enumerate().filter(move |(_, item)| ticked(item)).map(|(index, _)| index)
    }

    /// Takes a key.
    pub fn key(&mut self, key: KeyEvent) -> Chosen {
        let last = self.items.len().saturating_sub(1);
        let before = self.selected;
        match key.code {
            KeyCode::Esc | KeyCode::Char('q') => return Chosen::Closed,
            KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => return Chosen::Closed,
            KeyCode::Char(' ') if self.items.get(self.selected).is_some_and(|item| item.ticked.is_some()) => {
                let item = &mut self.items[self.selected];
                item.ticked = item.ticked.map(|ticked| !ticked);
                return Chosen::Toggled(self.selected);
            }
            KeyCode::Enter | KeyCode::Char(' ') => return Chosen::Entered(self.selected),
            KeyCode::Up | KeyCode::Char('k') => {
                self.selected = if self.selected == 0 { last } else { self.selected - 1 };
            }
            KeyCode::Down | KeyCode::Char('j') => {
                self.selected = if self.selected >= last { 0 } else { self.selected + 1 };
            }
            KeyCode::Home | KeyCode::PageUp => self.selected = 0,
            KeyCode::End | KeyCode::PageDown => self.selected = last,
            _ => {}
        }
        if self.selected == before { Chosen::On } else { Chosen::Moved }
    }
}
