//! Grids for the solver, each compared in all that is said of it with the plain search.

#![allow(dead_code, reason = "each test file uses a part of it")]

use sudoscope::grid::{Cell, Digit, Grid};
use sudoscope::solve::{Recipe, Solutions, count, first_solution, generate, is_unique};

use crate::plain;

/// Compares everything the solver says of a grid with the plain search, counting to `limit`.
pub fn agree(line: &str, limit: u64) {
    let givens = Grid::from_line(line).expect(line);
    let expected = plain::count(line, limit);
    assert_eq!(count(&givens, limit).number(), expected, "count of {line}");
    assert_eq!(count(&givens, limit).limit_reached(), expected == limit, "limit of {line}");
    assert_eq!(count(&givens, 2).number(), expected.min(2), "count to two of {line}");
    assert_eq!(is_unique(&givens), expected == 1, "uniqueness of {line}");
    let first = first_solution(&givens);
    assert_eq!(first.is_some(), expected > 0, "a solution of {line}");
    let mut found: Vec<String> = Solutions::new(&givens).take(limit as usize).map(Grid::to_line).collect();
    assert_eq!(found.len() as u64, expected, "solutions of {line}");
    for solution in first.iter().map(|grid| grid.to_line()).chain(found.iter().cloned()) {
        assert!(plain::solves(&solution, line), "{solution} does not solve {line}");
    }
    found.sort();
    found.dedup();
    assert_eq!(found.len() as u64, expected, "a solution twice of {line}");
}

/// What may be wrong with a generated puzzle.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    Proper,
    OneGivenChanged,
    FewGivensRemoved,
    Clashing,
}

impl Kind {
    pub const ALL: [Self; 4] = [Self::Proper, Self::OneGivenChanged, Self::FewGivensRemoved, Self::Clashing];
}

/// Generated puzzle number `index`, spoilt in one way.
fn spoilt(kind: Kind, index: u64) -> Grid {
    let range = [None, Some(24..=34)][index as usize % 2].clone();
    let mut puzzle =
        generate(4, index, &Recipe { givens: range, ..Recipe::default() }).expect("a usual recipe");
    let mut mixed = index.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut draw = |bound: usize| {
        mixed = mixed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (mixed >> 33) as usize % bound
    };
    let given = |puzzle: &Grid, number: usize| {
        let cells: Vec<Cell> = puzzle.givens().map(|(cell, _)| cell).collect();
        cells[number % cells.len()]
    };
    match kind {
        Kind::Proper => {}
        Kind::OneGivenChanged => {
            let cell = given(&puzzle, draw(81));
            puzzle[cell] = Some(Digit::from_index(draw(9)));
        }
        Kind::FewGivensRemoved => {
            for _ in 0..=draw(3) {
                let cell = given(&puzzle, draw(81));
                puzzle[cell] = None;
            }
        }
        Kind::Clashing => {
            let cell = given(&puzzle, draw(81));
            let peers: Vec<Cell> = cell.peers().collect();
            puzzle[peers[draw(20)]] = puzzle[cell];
        }
    }
    puzzle
}

/// Compares with the plain search on so many puzzles of a kind, counting to two, and to 1000 on some.
pub fn agree_on(kind: Kind, puzzles: u64) {
    for index in 0..puzzles {
        let line = spoilt(kind, index).to_line();
        agree(&line, if index % 16 == 0 { 1000 } else { 2 });
    }
}
