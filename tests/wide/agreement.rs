//! All versions against the plain search, and so against each other.

use sudoscope::grid::{Digit, Grid};
use sudoscope::solve::Cells;

use crate::kinds::KINDS;
use crate::plain::{plain_count, solves};
use crate::random::Random;
use crate::versions::{versions, wides};

/// Compares on so many grids of each kind.
fn agree(number: usize) {
    let mut random = Random(0x5EED_5EED_5EED_5EED);
    let minimal: Vec<Cells> = (0..number).map(|_| random.minimal()).collect();
    for (kind, make) in KINDS {
        let grids: Vec<Cells> = minimal.iter().map(|cells| make(&mut random, *cells)).collect();
        // Plain search takes milliseconds for 17 clues; disguises have as many solutions as what they hide.
        let is_known = kind == "17 clues";
        let expected: Vec<u64> =
            grids.iter().map(|cells| if is_known { 1 } else { plain_count(cells, 2) }).collect();
        for (at, cells) in grids.iter().enumerate() {
            let givens = Grid::from_cells(cells.map(Digit::new));
            for version in versions() {
                let (counted, _) = version.count_to_two_with_effort(&givens);
                assert_eq!(counted, expected[at], "{kind} {at} {} {cells:?}", version.name());
            }
        }
        for wide in wides() {
            let counted = wide.count_many(&grids, 2);
            let solved = wide.solve_many(&grids, 1);
            for (at, cells) in grids.iter().enumerate() {
                let said = format!("{kind} {at} {} {cells:?}", wide.width());
                assert_eq!(wide.count(cells, 2), expected[at], "{said}");
                assert_eq!(counted[at].count, expected[at], "in a batch: {said}");
                let first = wide.first_solution(cells);
                assert_eq!(first.is_some(), expected[at] > 0, "{said}");
                assert!(first.is_none_or(|solution| solves(&solution, cells)), "{said}");
                assert_eq!(solved[at].first, first, "the same one in a batch: {said}");
            }
        }
    }
}

#[test]
fn agrees_with_a_plain_search() {
    agree(500);
}

/// By hand: `cargo test --release --test wide -- --ignored`.
#[test]
#[ignore = "takes minutes: 100,000 grids of each kind"]
fn agrees_with_a_plain_search_at_length() {
    agree(100_000);
}
