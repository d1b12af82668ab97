//! The loop: runs a search from one state to a later one.

use super::board::Board;
use super::outcome::outcome;
use super::plan::Plan;
use super::state::{Frame, NO_CHOICE, State};
use super::{Choice, Outcome, Strategy};
use crate::grid::{Cell, Digit};

/// A state with what the loop needs beside it.
pub struct Engine<'a> {
    plan: &'a Plan,
    state: &'a mut State,
    board: Board,
}

impl<'a> Engine<'a> {
    pub fn new(plan: &'a Plan, state: &'a mut State) -> Self {
        let board = board_of(plan, state);
        Self { plan, state, board }
    }

    /// Opens the first choice.
    pub fn open(&mut self) {
        let (choice, left) = self.choose();
        self.state.choices[self.state.depth as usize] = choice;
        self.state.left = left;
    }

    /// Makes one step, which there must be.
    pub fn step(&mut self) {
        self.state.steps += 1;
        if self.state.left == 0 { self.undo() } else { self.place() }
    }

    /// Where the search stands now.
    pub fn outcome(&self) -> Outcome {
        outcome(self.plan, self.state)
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
        state.completions += u64::from(state.depth as usize == self.plan.blanks);
        self.open();
    }

    fn undo(&mut self) {
        let state = &mut *self.state;
        state.depth -= 1;
        let depth = state.depth as usize;
        let (cell, digit) = placed_at(self.plan, state, depth);
        self.board.undo(cell, digit);
        state.left = state.frames[depth].untried();
    }

    fn choose(&self) -> (u16, u16) {
        let depth = self.state.depth as usize;
        if depth == self.plan.blanks {
            return (NO_CHOICE, 0);
        }
        if let Some(order) = &self.plan.order {
            return self.offer(Some(Choice::of_cell(order[depth])));
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

/// The board with the givens and everything that stands on the stack.
pub fn board_of(plan: &Plan, state: &State) -> Board {
    let mut board = Board::new(&plan.givens);
    for depth in 0..state.depth as usize {
        let (cell, digit) = placed_at(plan, state, depth);
        board.place(cell, digit);
    }
    board
}

/// What the frame at this depth places.
pub fn placed_at(plan: &Plan, state: &State, depth: usize) -> (Cell, Digit) {
    plan.option(Choice::from_index(state.choices[depth] as usize), state.frames[depth].placed())
}
