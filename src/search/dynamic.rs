//! The loop of the strategies that look at the board before each choice.

use super::board::Board;
use super::plan::Plan;
use super::run::{Limits, Stop};
use super::state::{Frame, NO_CHOICE, State};
use super::{Choice, Strategy};
use crate::grid::Cell;

/// Opens the first choice.
pub fn open(plan: &Plan, state: &mut State) {
    Engine::new(plan, state).open();
}

/// Runs a search to the next stop.
pub fn run(plan: &Plan, state: &mut State, limits: &Limits) -> Stop {
    let mut engine = Engine::new(plan, state);
    let width = limits.width - 1;
    loop {
        let before = engine.state.depth;
        if engine.state.left == 0 && (before == 0 || engine.is_stuck()) {
            return Stop::End;
        }
        engine.step();
        let (depth, steps) = (engine.state.depth as usize, engine.state.steps);
        if engine.state.depth < before {
            if depth == limits.floor {
                return Stop::Floor;
            }
            if steps - engine.state.frames[depth].step() >= width {
                return Stop::Span;
            }
        } else if depth == limits.ceiling {
            return Stop::Ceiling;
        } else if limits.cell.is_some_and(|cell| plan.placed(engine.state, depth - 1).1 == cell) {
            return Stop::Cell;
        }
        if steps >= limits.until {
            return Stop::Step;
        }
    }
}

/// A state with what the loop needs beside it.
struct Engine<'a> {
    plan: &'a Plan,
    state: &'a mut State,
    board: Board,
}

impl<'a> Engine<'a> {
    fn new(plan: &'a Plan, state: &'a mut State) -> Self {
        let board = plan.board(state);
        Self { plan, state, board }
    }

    fn is_stuck(&self) -> bool {
        let depth = self.state.depth as usize;
        depth < self.plan.blanks && self.state.choices[depth] == NO_CHOICE
    }

    fn open(&mut self) {
        let (choice, left) = self.choose();
        self.state.choices[self.state.depth as usize] = choice;
        self.state.left = left;
    }

    /// Makes one step, which there must be.
    fn step(&mut self) {
        self.state.steps += 1;
        if self.state.left == 0 { self.undo() } else { self.place() }
    }

    fn place(&mut self) {
        let state = &mut *self.state;
        let option = state.left & state.left.wrapping_neg();
        let depth = state.depth as usize;
        let (cell, digit) = self.plan.option(Choice::from_index(state.choices[depth] as usize), option);
        self.board.place(cell, digit);
        state.frames[depth] = Frame::new(state.left ^ option, option, state.steps);
        state.placed[cell.index()] += 1;
        state.depth += 1;
        state.deepest = state.deepest.max(state.depth);
        state.peak = state.peak.max(state.depth);
        if state.depth as usize == self.plan.blanks {
            state.completions += 1;
            state.completed_at = state.steps;
        }
        self.open();
        let is_dead_end = self.state.left == 0 && self.state.choices[self.state.depth as usize] != NO_CHOICE;
        self.state.dead_ends += u64::from(is_dead_end);
    }

    fn undo(&mut self) {
        let state = &mut *self.state;
        state.depth -= 1;
        let depth = state.depth as usize;
        let (_, cell, digit) = self.plan.placed(state, depth);
        self.board.undo(cell, digit);
        state.left = state.frames[depth].untried();
    }

    fn choose(&self) -> (u16, u16) {
        let depth = self.state.depth as usize;
        if depth == self.plan.blanks {
            return (NO_CHOICE, 0);
        }
        let board = &self.board;
        let blanks = Cell::all().filter(|cell| board.grid[*cell].is_none()).map(Choice::of_cell);
        let open = Choice::all().filter(|choice| !board.is_settled(*choice));
        let size = |choice: &Choice| board.options(*choice).count_ones();
        match self.plan.strategy {
            Strategy::FewestCandidates => self.offer(blanks.min_by_key(size)),
            Strategy::FewestOptions => self.offer(open.min_by_key(size)),
            Strategy::Singles => self.offer(open.min_by_key(size).filter(|choice| size(choice) < 2)),
            _ => {
                let is_last = |cell: &Cell| cell.units().into_iter().any(|unit| board.lacks_one(unit));
                let cell = Cell::all().find(|cell| board.grid[*cell].is_none() && is_last(cell));
                self.offer(cell.map(Choice::of_cell))
            }
        }
    }

    fn offer(&self, choice: Option<Choice>) -> (u16, u16) {
        choice.map_or((NO_CHOICE, 0), |choice| {
            (choice.index() as u16, self.plan.outward(self.board.options(choice)))
        })
    }
}
