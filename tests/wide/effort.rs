//! How much searching it takes, in numbers that repeat: a change that searches more is seen.

use sudoscope::grid::Grid;
use sudoscope::solve::Effort;

use crate::made::Set;
use crate::versions::{NAMES, version, versions};

/// Grids on which a solver with a rule missing works long, the number of their solutions up to 2, and the most guesses
/// that counting them may take.
const TRAPS: [(&str, u64, u64); 3] = [
    (".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........", 0, 20),
    (".................................................................................", 2, 80),
    ("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1, 30),
];

#[test]
fn traps_take_few_guesses() {
    for version in versions() {
        for (line, solutions, most) in TRAPS {
            let (count, effort) = version.count_to_two_with_effort(&Grid::from_line(line).expect(line));
            assert_eq!(count, solutions, "{line}");
            assert!(effort.guesses <= most, "{} {line}: {effort:?}", version.name());
        }
    }
}

/// For each set and version, in the order of [`NAMES`]: the rounds and guesses that it takes to count the solutions of
/// 300 grids to two. Whoever makes them fewer writes down the new numbers; more need a reason.
const EFFORTS: [(Set, [(u64, u64); 3]); 4] = [
    (Set::Easy, [(1649, 23), (1642, 21), (2041, 21)]),
    (Set::Minimal, [(4752, 285), (4452, 224), (5288, 225)]),
    (Set::OneGivenChanged, [(2756, 526), (3198, 529), (3819, 568)]),
    (Set::FewGivensRemoved, [(9869, 2698), (10088, 2550), (11290, 2644)]),
];

#[test]
fn as_much_is_searched_as_was_written_down() {
    let mut other = Vec::new();
    for (set, expected) in EFFORTS {
        let grids: Vec<Grid> = (0..300).map(|index| set.puzzle(99, index)).collect();
        for (name, (rounds, guesses)) in NAMES.into_iter().zip(expected) {
            let Some(version) = version(name) else { continue };
            let mut sum = Effort::default();
            for grid in &grids {
                let (_, effort) = version.count_to_two_with_effort(grid);
                sum.rounds += effort.rounds;
                sum.guesses += effort.guesses;
            }
            if sum != (Effort { rounds, guesses }) {
                other.push(format!("{set:?} {name}: ({}, {})", sum.rounds, sum.guesses));
            }
        }
    }
    assert!(other.is_empty(), "{other:#?}");
}
