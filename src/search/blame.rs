//! What has to go before a dead end can come to life again.

use super::board::Board;
use super::{Choice, Decision};
use crate::grid::{Cell, Digit, Unit};

/// What a dead end is due to. Each blocked option comes back when the shallowest decision that blocks it is undone;
/// the deepest of these is the first undo that can help, and all undone before it is wasted work (J. Gaschnig's
/// backjump, "Performance measurement and analysis of certain search algorithms", 1979).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Blame {
    /// A decision.
    Decision {
        /// Its depth, 0 for the root.
        level: usize,
        /// The number of the option that its undo brings back.
        option: usize,
    },
    /// Every option is blocked by a given: nothing can help.
    Givens,
}

/// What a dead end is due to, where every option of the choice is blocked on this board.
pub fn blame(choice: Choice, board: &Board, decisions: &[Decision]) -> Blame {
    let comes_back = |option: usize| {
        let (cell, digit) = choice.option(option);
        let level = |by| decisions.iter().position(|decision| decision.cell == by);
        let levels: Option<Vec<usize>> =
            blockers(board, cell, digit).map(|blocker| level(blocker.cell())).collect();
        levels?.into_iter().min().map(|level| (level, option))
    };
    // Of the options that come back at one level, the first is named.
    let last = (0..9).rev().filter_map(comes_back).max_by_key(|(level, _)| *level);
    last.map_or(Blame::Givens, |(level, option)| Blame::Decision { level, option })
}

/// What keeps a digit out of a cell.
#[derive(Clone, Copy)]
pub enum Blocker {
    /// The cell itself, which holds another digit.
    Filled(Cell, Digit),
    /// Another cell of the unit, which holds the digit.
    Sees(Unit, Cell),
}

impl Blocker {
    /// The cell that holds the digit in the way.
    pub const fn cell(self) -> Cell {
        match self {
            Self::Filled(cell, _) | Self::Sees(_, cell) => cell,
        }
    }
}

/// All that keeps the digit out of the cell: the cell itself, then row before column before box.
pub fn blockers(board: &Board, cell: Cell, digit: Digit) -> impl Iterator<Item = Blocker> + use<'_> {
    let filled = board.grid[cell].map(|digit| Blocker::Filled(cell, digit));
    let seen = cell.units().into_iter().flat_map(move |unit| {
        let holders = unit.cells().filter(move |other| *other != cell && board.grid[*other] == Some(digit));
        holders.map(move |by| Blocker::Sees(unit, by))
    });
    filled.into_iter().chain(seen)
}
