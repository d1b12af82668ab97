//! What the mouse does, while it is on: what was pointed at comes from the picture, what it means is said here.

use crossterm::event::{KeyCode, MouseButton, MouseEventKind};

use super::{Action, App, Bar, Effect, Focus, Message, Mode, Time};
use crate::grid::Cell;
use crate::player::{Command, Destination};

/// Something that can be pointed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A cell of the grid.
    Cell(Cell),
    /// A step on the timeline, and the level of the row.
    Film {
        /// The level of the bar.
        level: usize,
        /// The step.
        step: u64,
    },
    /// An option of the choice at hand, 0 to 8.
    Option(usize),
    /// A decision of the stack, 0 for the root.
    Decision(usize),
    /// An entry of the list that is open.
    Item(usize),
}

impl App {
    /// Takes what the mouse did, and where.
    pub fn point(&mut self, kind: MouseEventKind, spot: Option<Spot>) -> Vec<Effect> {
        match kind {
            MouseEventKind::Down(MouseButton::Left) => {
                self.notice = None;
                self.click(spot)
            }
            MouseEventKind::Drag(MouseButton::Left) => match spot {
                Some(Spot::Film { step, .. }) if self.mode == Mode::Watch => {
                    vec![Effect::Command(Command::Seek(Destination::Step(step)))]
                }
                _ => Vec::new(),
            },
            MouseEventKind::ScrollDown => self.wheel(spot, Time::Forward),
            MouseEventKind::ScrollUp => self.wheel(spot, Time::Backward),
            _ => Vec::new(),
        }
    }

    fn click(&mut self, spot: Option<Spot>) -> Vec<Effect> {
        match (self.mode, spot) {
            (_, Some(Spot::Item(index))) => return self.click_item(index),
            (Mode::Edit, Some(Spot::Cell(cell))) => self.editor.place_cursor(cell),
            (Mode::Watch, Some(Spot::Film { level, step })) => {
                self.remember_jump();
                self.viewing.bar = Some(Bar { level, step });
                return vec![Effect::Command(Command::Seek(Destination::Step(step)))];
            }
            (Mode::Watch, Some(Spot::Option(option))) => self.viewing.highlight = Some(option),
            (Mode::Watch, Some(Spot::Decision(level))) => {
                self.viewing.focus = Focus::Stack;
                self.viewing.decision = Some(level);
            }
            _ => {}
        }
        Vec::new()
    }

    /// The first click puts the cursor on an entry, the second takes it.
    fn click_item(&mut self, index: usize) -> Vec<Effect> {
        match self.list.as_ref().map(|list| list.selected) {
            Some(selected) if selected == index => self.press(KeyCode::Enter),
            Some(selected) => {
                let key = if selected < index { KeyCode::Down } else { KeyCode::Up };
                (0..selected.abs_diff(index)).flat_map(|_| self.press(key)).collect()
            }
            None => Vec::new(),
        }
    }

    /// In a list the mouse does what keys would.
    fn press(&mut self, key: KeyCode) -> Vec<Effect> {
        self.update(Message::Key(key.into()))
    }

    /// Steps, or on the timeline the zoom.
    fn wheel(&mut self, spot: Option<Spot>, time: Time) -> Vec<Effect> {
        if self.list.is_some() {
            return self.press(if time == Time::Forward { KeyCode::Down } else { KeyCode::Up });
        }
        if self.mode == Mode::Edit {
            return Vec::new();
        }
        match spot {
            Some(Spot::Film { .. }) => {
                // Wheel up zooms in, as maps do.
                let inwards = if time == Time::Forward { Time::Backward } else { Time::Forward };
                self.watch(Action::Zoom(inwards))
            }
            _ => vec![Effect::Command(Command::Nudge(time.sign()))],
        }
    }
}
