//! Who can take part in a race: a strategy, on the puzzle as it is or turned.

use std::fmt;

use crate::grid::{Grid, Turn};
use crate::search::{Search, Strategy};

/// No more than this many lanes fit beside each other.
pub const MOST_RACERS: usize = 4;

/// One lane of a race.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Racer {
    /// How it chooses.
    pub strategy: Strategy,
    /// How the puzzle lies.
    pub turn: Turn,
}

impl Racer {
    /// The racers that can be chosen beside a strategy: the others of these strategies, then the same one on the puzzle
    /// turned, which no recording can be.
    pub fn rivals_of(strategy: Strategy, strategies: &[Strategy]) -> Vec<Self> {
        let others = strategies.iter().filter(|other| other.name() != strategy.name());
        let others = others.map(|strategy| Self { strategy: *strategy, turn: Turn::None });
        let can_turn = |turn: &Turn| *turn != Turn::None && strategy != Strategy::Recorded;
        let turned = Turn::ALL.into_iter().filter(can_turn);
        others.chain(turned.map(|turn| Self { strategy, turn })).collect()
    }

    /// Its search of a puzzle.
    pub fn search(self, puzzle: &Grid) -> Search {
        Search::new(&self.turn.of_grid(puzzle), self.strategy)
    }
}

impl fmt::Display for Racer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.turn {
            Turn::None => f.write_str(self.strategy.title()),
            turn => write!(f, "{turn}"),
        }
    }
}
