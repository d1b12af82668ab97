//! Looking for events along the film.

use super::{App, Effect, Item, List, ListKind, Prompt, PromptKind, Time};
use crate::grid::{Cell, Digit};
use crate::player::{Command, Sought};
use crate::search::{ChoiceKind, Direction, Event};

/// The events of the menu, with what they mean.
const EVENTS: [(&str, &str); 8] = [
    ("dead end", "a digit is placed after which the next choice has no option"),
    ("solution", "a solution is complete"),
    ("depth record", "deeper than ever before"),
    ("back above a depth", "the search gives up the decision at that depth; the present one is offered"),
    ("this choice is given up", "the choice at hand comes to nothing: the decision before it is undone"),
    ("this cell changes", "a digit is placed in, or taken back from, a cell"),
    ("this cell becomes a digit", "one digit is placed in a cell"),
    ("the first difference", "the first step that the first two lanes of a race do not share"),
];

impl App {
    /// Offers the events to look for.
    pub fn offer_events(&mut self) -> Vec<Effect> {
        let items = EVENTS.iter().map(|(label, help)| Item::new(*label, *help)).collect();
        self.offer(List { kind: ListKind::Event, items, selected: 0 })
    }

    /// Takes an event of the menu; those about a cell ask which.
    pub fn choose_event(&mut self, index: usize) -> Vec<Effect> {
        let depth = self.picture().map_or(1, |picture| picture.lane().decisions.len()).max(1);
        match index {
            0 => self.watch_for(Sought::Event(Event::DeadEnd)),
            1 => self.watch_for(Sought::Event(Event::Solution)),
            2 => self.watch_for(Sought::Event(Event::DepthRecord)),
            3 => {
                let mut prompt = Prompt::new(PromptKind::DepthEvent);
                prompt.insert(&depth.to_string());
                self.ask(prompt)
            }
            4 => self.watch_for(Sought::GivenUp),
            5 | 6 => {
                let mut prompt = Prompt::new(PromptKind::CellEvent);
                prompt.insert(&self.cell_at_hand().to_string());
                if index == 6 {
                    prompt.insert("=");
                }
                self.ask(prompt)
            }
            7 => self.watch_for(Sought::Differs),
            _ => Vec::new(),
        }
    }

    /// Takes `r1c5` or `r1c5=2`.
    pub fn choose_cell_event(&mut self, text: &str) -> Vec<Effect> {
        let plain: String = text.chars().filter(|character| !character.is_whitespace()).collect();
        let (name, digit) = match plain.split_once('=') {
            Some((name, digit)) => (name, digit.parse().ok().and_then(Digit::new)),
            None => (plain.as_str(), None),
        };
        match (Cell::from_name(name), digit, plain.contains('=')) {
            (Some(cell), Some(digit), _) => self.watch_for(Sought::Event(Event::CellBecomes(cell, digit))),
            (Some(cell), None, false) => self.watch_for(Sought::Event(Event::CellChanges(cell))),
            _ => self.complain(&format!("'{text}' is no cell: write r1c5, or r1c5=2")),
        }
    }

    /// Takes a depth.
    pub fn choose_depth_event(&mut self, text: &str) -> Vec<Effect> {
        match text.trim().parse() {
            Ok(depth @ 1..=81) => self.watch_for(Sought::Event(Event::BackAbove(depth))),
            _ => self.complain(&format!("'{}' is no depth: write a number from 1 to 81", text.trim())),
        }
    }

    /// To the next such event, or the one before.
    pub fn find_event(&mut self, sought: Sought, time: Time) -> Vec<Effect> {
        self.remember_jump();
        let direction = match time {
            Time::Forward => Direction::Forward,
            Time::Backward => Direction::Backward,
        };
        vec![Effect::Command(Command::Find(sought, direction))]
    }

    /// Pauses at the event from now on, or not any more.
    pub fn toggle_break(&mut self) -> Vec<Effect> {
        let on = !self.picture().is_some_and(|picture| picture.breaks);
        let word = if on { "playing pauses at" } else { "playing passes" };
        self.notice = Some(super::Notice::plain(format!("{word}: {}", event_in_words(self.viewing.sought))));
        vec![Effect::Command(Command::Watch(self.viewing.sought)), Effect::Command(Command::Break(on))]
    }

    fn watch_for(&mut self, sought: Sought) -> Vec<Effect> {
        self.viewing.sought = sought;
        let text = format!("n, N: {}; b pauses there", event_in_words(sought));
        self.notice = Some(super::Notice::plain(text));
        vec![Effect::Command(Command::Watch(sought))]
    }

    /// The cell of the choice at hand, else the one that was changed last.
    fn cell_at_hand(&self) -> Cell {
        let lane = self.picture().map(crate::player::Snapshot::lane);
        let chosen =
            lane.and_then(|lane| lane.explanation.as_ref()).map(|explanation| explanation.choice.kind());
        match chosen {
            Some(ChoiceKind::Cell(cell)) => cell,
            _ => lane.and_then(|lane| lane.recent.last()).map_or(Cell::new(0), |step| step.cell),
        }
    }
}

/// An event, in a few words.
pub fn event_in_words(sought: Sought) -> String {
    match sought {
        Sought::Differs => "the first difference".to_string(),
        Sought::GivenUp => "this choice is given up".to_string(),
        Sought::Event(Event::CellChanges(cell)) => format!("{cell} changes"),
        Sought::Event(Event::CellBecomes(cell, digit)) => format!("{cell} becomes {digit}"),
        Sought::Event(Event::DepthRecord) => "depth record".to_string(),
        Sought::Event(Event::BackAbove(depth)) => format!("back above depth {depth}"),
        Sought::Event(Event::DeadEnd) => "dead end".to_string(),
        Sought::Event(Event::Solution) => "solution".to_string(),
    }
}
