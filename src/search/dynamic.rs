//! The loop of the strategies that look at the board before each choice.

use super::cover::Cover;
use super::plan::Plan;
use super::run::{Limits, Stop};
use super::state::{Frame, NO_CHOICE, State};
use super::{Choice, Strategy};
use crate::grid::Cell;

/// Opens the first choice.
pub fn open(plan: &Plan, state: &mut State) {
    match plan.strategy {
        Strategy::FewestCandidates => Walk::<1>::new(plan, state).open(),
        _ => Walk::<4>::new(plan, state).open(),
    }
}

/// Runs a search to the next stop.
pub fn run(plan: &Plan, state: &mut State, limits: &Limits) -> Stop {
    match plan.strategy {
        Strategy::FewestCandidates => Walk::<1>::new(plan, state).run(limits),
        _ => Walk::<4>::new(plan, state).run(limits),
    }
}

/// A state under way, with the covers of its boards.
struct Walk<'a, const VIEWS: usize> {
    plan: &'a Plan,
    state: &'a mut State,
    /// The covers at each depth up to the state's, and perhaps some old ones above.
    covers: Vec<Cover<VIEWS>>,
}

impl<'a, const VIEWS: usize> Walk<'a, VIEWS> {
    fn new(plan: &'a Plan, state: &'a mut State) -> Self {
        let mut covers = Vec::with_capacity(82);
        covers.push(Cover::new(&plan.givens));
        let mut walk = Self { plan, state, covers };
        for depth in 0..walk.state.depth as usize {
            walk.push(depth);
        }
        walk
    }

    fn run(&mut self, limits: &Limits) -> Stop {
        loop {
            let stop = if self.state.left == 0 { self.undo(limits) } else { self.place(limits) };
            if let Some(reason) = stop {
                return reason;
            }
            if self.state.steps >= limits.until {
                return Stop::Step;
            }
        }
    }

    fn undo(&mut self, limits: &Limits) -> Option<Stop> {
        if self.state.depth == 0 || self.is_stuck() {
            return Some(Stop::End);
        }
        self.state.steps += 1;
        self.state.depth -= 1;
        let depth = self.state.depth as usize;
        let frame = self.state.frames[depth];
        self.state.left = frame.untried();
        let width = self.state.steps - frame.step() + 1;
        match () {
            () if depth == limits.floor => Some(Stop::Floor),
            () if width >= limits.width => Some(Stop::Span),
            () => None,
        }
    }

    fn place(&mut self, limits: &Limits) -> Option<Stop> {
        let state = &mut *self.state;
        state.steps += 1;
        let option = state.left & state.left.wrapping_neg();
        state.frames[state.depth as usize] = Frame::new(state.left ^ option, option, state.steps);
        state.depth += 1;
        state.deepest = state.deepest.max(state.depth);
        state.peak = state.peak.max(state.depth);
        let cell = self.push(self.state.depth as usize - 1);
        self.state.placed[cell.index()] += 1;
        self.open();
        let depth = self.state.depth as usize;
        if depth == self.plan.blanks {
            self.state.completions += 1;
            self.state.completed_at = self.state.steps;
        } else if self.state.left == 0 && !self.is_stuck() {
            self.state.dead_ends += 1;
        }
        match () {
            () if depth == limits.ceiling => Some(Stop::Ceiling),
            () if limits.cell == Some(cell) => Some(Stop::Cell),
            () => None,
        }
    }

    /// Keeps the cover of the board on which the frame at this depth has placed its digit; returns in which cell.
    fn push(&mut self, depth: usize) -> Cell {
        let (_, cell, digit) = self.plan.placed(self.state, depth);
        if self.covers.len() == depth + 1 {
            self.covers.push(Cover::EMPTY);
        }
        let (below, above) = self.covers.split_at_mut(depth + 1);
        above[0].become_placed(&below[depth], cell, digit);
        cell
    }

    /// Opens the next choice.
    fn open(&mut self) {
        let choice = if self.state.depth as usize == self.plan.blanks { None } else { self.choose() };
        let options = choice.map_or(0, |choice| self.top().options(choice));
        self.state.choices[self.state.depth as usize] =
            choice.map_or(NO_CHOICE, |choice| choice.index() as u16);
        self.state.left = options;
    }

    fn choose(&self) -> Option<Choice> {
        if self.plan.strategy == Strategy::LastBlank {
            return self.last_blank();
        }
        let (choice, options) = self.top().smallest()?;
        (self.plan.strategy.guesses() || options < 2).then_some(choice)
    }

    /// The first blank cell that is the last of a unit. There are few such steps in a search: no haste is needed.
    fn last_blank(&self) -> Option<Choice> {
        let board = self.plan.board(self.state);
        let is_last = |cell: &Cell| cell.units().into_iter().any(|unit| board.lacks_one(unit));
        let mut blanks = Cell::all().filter(|cell| board.grid[*cell].is_none());
        blanks.find(is_last).map(Choice::of_cell)
    }

    fn top(&self) -> &Cover<VIEWS> {
        &self.covers[self.state.depth as usize]
    }

    fn is_stuck(&self) -> bool {
        let depth = self.state.depth as usize;
        depth < self.plan.blanks && self.state.choices[depth] == NO_CHOICE
    }
}
