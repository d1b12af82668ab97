//! Sets of generated puzzles, the same ones every time: for tests of effort, and to measure on.

use sudoscope::grid::{Cell, Digit, Grid};
use sudoscope::solve::{Recipe, generate};

/// Generated puzzles, some of them spoilt.
#[derive(Clone, Copy, Debug)]
pub enum Set {
    /// With 30 to 36 givens.
    Easy,
    Minimal,
    OneGivenChanged,
    FewGivensRemoved,
}

impl Set {
    /// Puzzle number `index` of a seed, the same in every run.
    pub fn puzzle(self, seed: u64, index: u64) -> Grid {
        let givens = matches!(self, Self::Easy).then_some(30..=36);
        let mut puzzle =
            generate(seed, index, &Recipe { givens, ..Recipe::default() }).expect("a usual recipe");
        let given = |puzzle: &Grid, number: u64| -> Cell {
            let cells: Vec<Cell> = puzzle.givens().map(|(cell, _)| cell).collect();
            cells[number as usize % cells.len()]
        };
        match self {
            Self::Easy | Self::Minimal => {}
            Self::OneGivenChanged => {
                let cell = given(&puzzle, index * 7);
                let other = puzzle[cell].map_or(0, Digit::index) + 1 + index as usize % 8;
                puzzle[cell] = Some(Digit::from_index(other % 9));
            }
            Self::FewGivensRemoved => {
                for removed in 0..=index % 3 {
                    let cell = given(&puzzle, index * 7 + removed * 5);
                    puzzle[cell] = None;
                }
            }
        }
        puzzle
    }
}
