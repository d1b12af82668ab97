//! What a search never changes: the puzzle, the strategy, and what follows from them.

use super::board::Board;
use super::dynamic;
use super::fixed::Levels;
use super::order::fixed_order;
use super::recording::Recording;
use super::state::State;
use super::{Choice, Strategy, recorded};
use crate::grid::{Cell, Digit, Grid};

/// The puzzle and the strategy of a search, and what follows from the two.
///
/// Inside the engine an *option* is one bit of nine, the lowest tried first. For a strategy that tries digits
/// descending the engine's digits run the other way; `outward` translates.
#[derive(Debug)]
pub struct Plan {
    pub givens: Grid,
    pub strategy: Strategy,
    /// Whether the givens break no rule; otherwise a full board is no solution.
    pub is_sound: bool,
    /// How many cells the search has to fill.
    pub blanks: usize,
    pub order: Order,
}

/// In which order the cells are filled.
#[derive(Debug)]
pub enum Order {
    /// In this order of the blanks.
    Fixed { cells: Vec<Cell>, levels: Box<Levels> },
    /// As the board has it.
    Dynamic,
    /// As another program did.
    Recorded(Recording),
}

impl Plan {
    pub fn new(givens: &Grid, strategy: Strategy) -> Self {
        Self {
            givens: *givens,
            strategy,
            is_sound: !givens.has_clash(),
            blanks: 81 - givens.given_count(),
            order: match (fixed_order(givens, strategy), strategy) {
                (Some(cells), _) => {
                    let levels = Box::new(Levels::new(&cells));
                    Order::Fixed { cells, levels }
                }
                (None, Strategy::Recorded) => Order::Recorded(Recording::new()),
                (None, _) => Order::Dynamic,
            },
        }
    }

    /// The plan of a search that was made elsewhere.
    pub fn of_recording(givens: &Grid, recording: Recording) -> Self {
        Self { order: Order::Recorded(recording), ..Self::new(givens, Strategy::Recorded) }
    }

    /// The steps, where they were made elsewhere.
    pub const fn recording(&self) -> Option<&Recording> {
        match &self.order {
            Order::Recorded(recording) => Some(recording),
            _ => None,
        }
    }

    /// The value at step 0.
    pub fn start(&self) -> State {
        let mut state = State { completions: u64::from(self.blanks == 0), ..State::EMPTY };
        match &self.order {
            Order::Fixed { levels, .. } => {
                levels.open(&mut state, &self.givens, |digit| self.outward(1 << digit.index()));
            }
            Order::Dynamic => dynamic::open(self, &mut state),
            Order::Recorded(_) => {}
        }
        state
    }

    /// The choice at hand, and its options that are still to be tried; nothing where there is none.
    pub fn open_choice(&self, state: &State) -> Option<(Choice, u16)> {
        match &self.order {
            Order::Recorded(recording) => recorded::open_choice(self, recording, state),
            _ => Some((self.choice(state, state.depth as usize)?, self.outward(state.left))),
        }
    }

    /// How often a placement led to a dead end.
    pub fn dead_ends(&self, state: &State) -> u64 {
        let last =
            self.recording().map_or(0, |recording| recorded::dead_end_at(self, &recording.tape(), state));
        state.dead_ends + last
    }

    /// The choice of a frame or, at the depth of the stack, the one that stood there last: the open choice, where it
    /// is ours to choose. Nothing where there is none.
    pub fn choice(&self, state: &State, depth: usize) -> Option<Choice> {
        match &self.order {
            Order::Fixed { cells, .. } => cells.get(depth).copied().map(Choice::of_cell),
            Order::Dynamic | Order::Recorded(_) => Some(state.choices[depth] as usize)
                .filter(|choice| *choice < Choice::COUNT)
                .map(Choice::from_index),
        }
    }

    /// What the frame at this depth places.
    pub fn placed(&self, state: &State, depth: usize) -> (Choice, Cell, Digit) {
        let choice = self.choice(state, depth).expect("a frame is the frame of a choice");
        let (cell, digit) = self.option(choice, state.frames[depth].placed());
        (choice, cell, digit)
    }

    /// How often the cell was changed.
    pub fn changes(&self, state: &State, cell: Cell) -> u64 {
        if self.givens[cell].is_some() {
            return 0;
        }
        let level = self.level_of(state, cell);
        let slot = match &self.order {
            Order::Fixed { levels, .. } => levels.level_of(cell),
            Order::Dynamic | Order::Recorded(_) => cell.index(),
        };
        2 * state.placed[slot] - u64::from(level.is_some())
    }

    /// The depth of the frame that fills the cell, if one does.
    pub fn level_of(&self, state: &State, cell: Cell) -> Option<usize> {
        match &self.order {
            Order::Fixed { levels, .. } => {
                Some(levels.level_of(cell)).filter(|level| *level < state.depth as usize)
            }
            Order::Dynamic | Order::Recorded(_) => {
                (0..state.depth as usize).find(|depth| self.placed(state, *depth).1 == cell)
            }
        }
    }

    /// The board with the givens and everything that stands on the stack.
    pub fn board(&self, state: &State) -> Board {
        let mut board = Board::new(&self.givens);
        for depth in 0..state.depth as usize {
            let (_, cell, digit) = self.placed(state, depth);
            board.place(cell, digit);
        }
        board
    }

    /// What the engine's option means: which digit in which cell.
    pub fn option(&self, choice: Choice, option: u16) -> (Cell, Digit) {
        choice.option(self.outward(option).trailing_zeros() as usize)
    }

    /// A set of the engine's options as a set of the choice's options, and back.
    pub fn outward(&self, options: u16) -> u16 {
        if self.is_descending() { options.reverse_bits() >> 7 } else { options }
    }

    fn is_descending(&self) -> bool {
        self.strategy == Strategy::Descending
    }
}
