//! The arrows in the icicle and in the stack.

use super::viewing::step_in_row;
use super::{Action, App, Bar, Effect, Focus, Time, Way};
use crate::player::{Command, Destination, Sought};
use crate::search::{Direction, Event, Icicle};

/// Where the keys go while a panel has the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Turn {
    Go(Way),
    Enter,
    Zoom(Time),
    Ends(Time),
}

impl App {
    /// The next panel, or the one before.
    pub fn move_focus(&mut self, time: Time) -> Vec<Effect> {
        let panels = [Focus::Film, Focus::Icicle, Focus::Stack];
        let now = panels.iter().position(|panel| *panel == self.viewing.focus).unwrap_or(0);
        let next = (now as i64 + time.sign()).rem_euclid(3) as usize;
        self.viewing.focus = panels[next];
        self.viewing.bar = None;
        self.viewing.decision = None;
        match panels[next] {
            Focus::Film => {}
            Focus::Icicle => self.select_bar_at_cursor(),
            Focus::Stack => {
                let depth = self.picture().map_or(0, |picture| picture.lane().decisions.len());
                self.viewing.decision = depth.checked_sub(1);
            }
        }
        Vec::new()
    }

    /// What an action means in the panel that has the focus; nothing where it means what it always does.
    pub fn steer(&mut self, action: Action) -> Option<Vec<Effect>> {
        let turn = match action {
            Action::Step(Time::Forward) => Turn::Go(Way::Right),
            Action::Step(Time::Backward) => Turn::Go(Way::Left),
            Action::Highlight(Time::Backward) => Turn::Go(Way::Up),
            Action::Highlight(Time::Forward) => Turn::Go(Way::Down),
            Action::Solution => Turn::Enter,
            Action::Zoom(time) => Turn::Zoom(time),
            Action::Start => Turn::Ends(Time::Backward),
            Action::End => Turn::Ends(Time::Forward),
            _ => return None,
        };
        match (self.viewing.focus, turn) {
            (_, Turn::Zoom(time)) => Some(self.zoom(time)),
            (Focus::Film, _) => None,
            (Focus::Icicle, turn) => Some(self.steer_icicle(turn)),
            (Focus::Stack, turn) => Some(self.steer_stack(turn)),
        }
    }

    fn steer_icicle(&mut self, turn: Turn) -> Vec<Effect> {
        let Some(icicle) = self.picture().and_then(|picture| picture.icicle.as_ref()) else {
            return Vec::new();
        };
        let Some(bar) = self.viewing.bar.and_then(|bar| bar.shown_in(icicle)) else {
            self.select_bar_at_cursor();
            return Vec::new();
        };
        let found = bar_under(icicle, bar).map(|found| (found.from, found.to));
        match turn {
            Turn::Go(Way::Left | Way::Right) => {
                let neighbour = neighbour(icicle, bar, turn == Turn::Go(Way::Right));
                self.viewing.bar = neighbour.or(self.viewing.bar);
            }
            Turn::Go(way) => {
                let levels: Vec<usize> = icicle.rows.iter().map(|row| row.level).collect();
                let (level, first) = next_level(&levels, bar.level, way == Way::Down);
                let step = step_in_row(icicle, level, bar.step);
                self.viewing.first_level = first.or(self.viewing.first_level);
                self.viewing.bar = Some(Bar { level, step });
            }
            Turn::Enter | Turn::Ends(_) => {
                let Some((from, to)) = found else { return Vec::new() };
                self.remember_jump();
                let step = if turn == Turn::Ends(Time::Forward) { to } else { from + 1 };
                return vec![Effect::Command(Command::Seek(Destination::Step(step)))];
            }
            Turn::Zoom(_) => {}
        }
        Vec::new()
    }

    fn steer_stack(&mut self, turn: Turn) -> Vec<Effect> {
        let Some(picture) = self.picture() else { return Vec::new() };
        let decisions = &picture.lane().decisions;
        let (Some(last), Some(level)) = (decisions.len().checked_sub(1), self.viewing.decision) else {
            return Vec::new();
        };
        let level = level.min(last);
        let placed_at = decisions[level].placed_at;
        match turn {
            Turn::Go(Way::Up | Way::Left) => self.viewing.decision = Some(level.saturating_sub(1)),
            Turn::Go(_) => self.viewing.decision = Some((level + 1).min(last)),
            Turn::Enter | Turn::Ends(Time::Backward) => {
                self.remember_jump();
                return vec![Effect::Command(Command::Seek(Destination::Step(placed_at)))];
            }
            Turn::Ends(Time::Forward) => {
                self.remember_jump();
                let event = Sought::Event(Event::BackAbove(level + 1));
                return vec![Effect::Command(Command::Find(event, Direction::Forward))];
            }
            Turn::Zoom(_) => {}
        }
        Vec::new()
    }

    /// Into the bar under the cursor, or around the cursor of the film; out again.
    fn zoom(&mut self, time: Time) -> Vec<Effect> {
        let Some(icicle) = self.picture().and_then(|picture| picture.icicle.as_ref()) else {
            return Vec::new();
        };
        if time == Time::Backward {
            self.viewing.zooms.pop();
            return Vec::new();
        }
        let bar = self.viewing.bar.and_then(|bar| bar.shown_in(icicle));
        let (from, to) = match bar.and_then(|bar| bar_under(icicle, bar)) {
            Some(bar) => (bar.from, bar.to),
            None => self.quarter_around_cursor(icicle),
        };
        if to - from >= 2 && (from, to) != (icicle.window.from, icicle.window.to) {
            self.viewing.zooms.push((from, to));
        }
        Vec::new()
    }

    /// A quarter of what is shown, with the cursor in it.
    fn quarter_around_cursor(&self, icicle: &Icicle) -> (u64, u64) {
        let (from, to) = (icicle.window.from, icicle.window.to);
        let length = ((to - from) / 4).max(2);
        let cursor = self.picture().map_or(from, |picture| picture.cursor).clamp(from, to);
        let from = cursor.saturating_sub(length / 2).clamp(from, to.saturating_sub(length).max(from));
        (from, (from + length).min(to))
    }

    fn select_bar_at_cursor(&mut self) {
        let Some(picture) = self.picture() else { return };
        let Some(icicle) = &picture.icicle else { return };
        let step = picture.lane().cursor.clamp(icicle.window.from + 1, icicle.window.to);
        let level = icicle.rows.first().map_or(0, |row| row.level);
        self.viewing.bar = Some(Bar { level, step });
    }
}

/// The next level shown; at the edge the one beyond it, and with it the first level that is to be shown from now on.
/// Which level that is, of those that say something, only the next picture knows: [`Bar::shown_in`] finds it.
fn next_level(levels: &[usize], level: usize, down: bool) -> (usize, Option<usize>) {
    let row = levels.iter().position(|shown| *shown >= level).unwrap_or(0);
    let next = if down { levels.get(row + 1) } else { row.checked_sub(1).and_then(|row| levels.get(row)) };
    match next {
        Some(next) => (*next, None),
        None if down => ((level + 1).min(80), levels.get(1).copied()),
        None => (0, Some(level.saturating_sub(1))),
    }
}

/// The bar that is drawn at a place of the icicle.
fn bar_under(icicle: &Icicle, place: Bar) -> Option<&crate::search::Bar> {
    icicle.rows.iter().find(|row| row.level == place.level)?.bar_at(place.step)
}

/// The place of the bar to the right, or to the left, at the same level.
fn neighbour(icicle: &Icicle, place: Bar, to_right: bool) -> Option<Bar> {
    let row = icicle.rows.iter().find(|row| row.level == place.level)?;
    let bar = if to_right {
        row.bars.iter().find(|bar| bar.from >= place.step)
    } else {
        row.bars.iter().rev().find(|bar| bar.to < place.step)
    }?;
    Some(Bar { step: bar.from + 1, ..place })
}
