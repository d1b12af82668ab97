//! Opening a puzzle: of the library, of a file, of the last session.

use super::{App, Effect, Item, List, ListKind, Notice, Offer, Prompt, PromptKind, plural};
use crate::files::{Contents, Draft, Request};
use crate::library;
use crate::notation::{ReadError, Reading};

impl App {
    /// The screen as it is after an earlier session, which kept this.
    #[must_use]
    pub fn after(mut self, kept: Option<Draft>) -> Self {
        self.desk.kept = kept.filter(|draft| draft.grid != *self.editor.grid());
        self
    }

    /// The screen on a puzzle of this file, which is offered again when another one is to be opened.
    #[must_use]
    pub fn on_file(mut self, path: Option<String>) -> Self {
        self.desk.path = path;
        self
    }

    /// What an earlier session kept, until the first edit of this one.
    pub fn offered_draft(&self) -> Option<&Draft> {
        self.desk.kept.as_ref().filter(|_| !self.editor.can_undo())
    }

    /// Offers the library, a file, and what was typed last.
    pub fn offer_to_open(&mut self) {
        let mut items = vec![Item::new("a file", "Type its path; Tab completes it")];
        let mut offers = vec![Offer::Path];
        if let Some(draft) = &self.desk.kept {
            let givens = plural(draft.grid.given_count() as u64, "given");
            items.push(Item::new("typed last time", format!("{givens}, as you left it")));
            offers.push(Offer::Puzzle { grid: draft.grid, title: draft.title.clone(), notes: Vec::new() });
        }
        for entry in library::ALL.iter() {
            let origin = entry.origin().map_or_else(String::new, |origin| format!("{origin}. "));
            items.push(Item::new(entry.name, format!("{origin}{}", entry.note)));
            let title = match entry.origin() {
                Some(origin) => format!("{} · {origin}", entry.name),
                None => entry.name.to_string(),
            };
            offers.push(Offer::Puzzle { grid: entry.puzzle, title: Some(title), notes: Vec::new() });
        }
        self.offer_one_of(ListKind::Open, items, offers);
    }

    /// Opens a list whose entries stand for these offers.
    pub fn offer_one_of(&mut self, kind: ListKind, items: Vec<Item>, offers: Vec<Offer>) {
        self.desk.offers = offers;
        self.desk.number = 0;
        self.shown = None;
        self.offer(List { kind, items, selected: 0 });
    }

    /// Takes what was chosen.
    pub fn take_offer(&mut self, index: usize) -> Vec<Effect> {
        let offers = std::mem::take(&mut self.desk.offers);
        match offers.into_iter().nth(index) {
            Some(Offer::Path) => {
                let mut prompt = Prompt::new(PromptKind::Open);
                prompt.insert(self.desk.path.as_deref().unwrap_or(""));
                self.ask(prompt);
                Vec::new()
            }
            Some(Offer::Puzzle { grid, title, notes }) => {
                let name = title.clone().unwrap_or_else(|| "a puzzle".to_string());
                self.editor.replace(grid, title);
                let effects = self.puzzle_edited();
                let said = [vec![format!("opened: {name}")], notes, vec!["u undoes it".to_string()]].concat();
                self.notice = Some(Notice::plain(said.join("; ")));
                self.say_clash();
                effects
            }
            Some(Offer::Repair { repair, .. }) => self.repair(repair),
            Some(Offer::Fault(reason)) => {
                self.notice = Some(Notice::error(reason));
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// Asks for the puzzles in a file.
    pub fn open_path(&mut self, path: &str) -> Vec<Effect> {
        let path = path.trim();
        if path.is_empty() {
            return Vec::new();
        }
        self.notice = Some(Notice::plain(format!("reading {path}")));
        vec![Effect::Files(Request::Read(path.to_string()))]
    }

    /// The puzzles of a file: one is opened, of many one is chosen.
    pub fn hear_contents(&mut self, path: String, contents: Contents) -> Vec<Effect> {
        let name = path.rsplit(std::path::is_separator).next().unwrap_or(&path).to_string();
        self.desk.path = Some(path);
        self.notice = None;
        let are_many = contents.puzzles.len() > 1;
        let (mut items, mut offers) = (Vec::new(), Vec::new());
        for (number, puzzle) in (1..).zip(contents.puzzles) {
            let (item, offer) = offered(number, puzzle, &name);
            items.push(item);
            offers.push(offer);
        }
        if are_many {
            if contents.are_more {
                self.notice = Some(Notice::plain(format!("{name}: these are the first {}", items.len())));
            }
            self.offer_one_of(ListKind::Puzzles, items, offers);
            return Vec::new();
        }
        self.desk.offers = offers;
        self.take_offer(0)
    }
}

fn offered(number: usize, puzzle: Result<Reading, ReadError>, name: &str) -> (Item, Offer) {
    match puzzle {
        Ok(reading) => {
            let givens = plural(reading.grid.given_count() as u64, "given");
            let called = reading.title.as_ref().map_or_else(String::new, |title| format!("  {title}"));
            let help = [vec![format!("Line {}", reading.line)], reading.notes.clone()].concat().join("; ");
            let title = reading.title.unwrap_or_else(|| format!("{name} {number}"));
            let label = format!("{number:>3}  {givens}{called}");
            let offer = Offer::Puzzle { grid: reading.grid, title: Some(title), notes: reading.notes };
            (Item::new(label, help), offer)
        }
        Err(error) => {
            let reason = format!("{name}:{error}");
            (Item::new(format!("{number:>3}  unreadable"), reason.as_str()), Offer::Fault(reason))
        }
    }
}
