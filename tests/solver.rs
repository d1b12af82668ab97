//! The solver against an independent plain search: every count, and every solution by the rules.

use proptest::prelude::*;
use sudoscope::grid::{Cell, Digit, Grid};
use sudoscope::solve::{
    Cancel, Count, Recipe, Solutions, count, count_with, first_solution, generate, is_unique,
};

mod plain;

/// Compares everything the solver says of a grid with the plain search, counting to `limit`.
fn agree(line: &str, limit: u64) {
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

/// Puzzles worth a name, and the number of their solutions.
const NAMED: &[(&str, &str, u64)] = &[
    ("Wikipedia", "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79", 1),
    ("Inkala 2012", "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 1),
    ("Golden Nugget", ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....", 1),
    (
        "Easter Monster",
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1",
        1,
    ),
    (
        "Platinum Blonde",
        ".......12........3..23..4....18....5.6..7.8.......9.....85.....9...4.5..47...6...",
        1,
    ),
    (
        "worst for reading order",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        1,
    ),
    (
        "a cell without candidate",
        "12345678.........9...............................................................",
        0,
    ),
    ("a clash", "55...............................................................................", 0),
    ("a full clash", "111111111111111111111111111111111111111111111111111111111111111111111111111111111", 0),
    ("full", "534678912672195348198342567859761423426853791713924856961537284287419635345286179", 1),
    ("two ways", ".34678912672195348198342567859761423426853791713924856961537284287419635345286179", 1),
];

#[test]
fn named_puzzles_have_the_solutions_they_are_known_for() {
    for &(name, line, solutions) in NAMED {
        let givens = Grid::from_line(line).expect(name);
        assert_eq!(count(&givens, 10), Count::Exactly(solutions), "{name}");
        let first = first_solution(&givens).map(Grid::to_line);
        assert_eq!(first.is_some(), solutions > 0, "{name}");
        assert!(first.is_none_or(|solution| plain::solves(&solution, line)), "{name}");
    }
}

/// What may be wrong with a generated puzzle.
#[derive(Clone, Copy, Debug)]
enum Kind {
    Proper,
    OneGivenChanged,
    FewGivensRemoved,
    Clashing,
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
fn agree_on(kind: Kind, puzzles: u64) {
    for index in 0..puzzles {
        let line = spoilt(kind, index).to_line();
        agree(&line, if index % 16 == 0 { 1000 } else { 2 });
    }
}

#[test]
fn generated_puzzles_are_judged_as_the_plain_search_does() {
    agree_on(Kind::Proper, 500);
}

#[test]
fn puzzles_with_a_given_changed_are_judged_as_the_plain_search_does() {
    agree_on(Kind::OneGivenChanged, 500);
}

#[test]
fn puzzles_with_givens_removed_are_judged_as_the_plain_search_does() {
    agree_on(Kind::FewGivensRemoved, 500);
}

#[test]
fn clashing_puzzles_are_judged_as_the_plain_search_does() {
    agree_on(Kind::Clashing, 500);
}

/// By hand, some minutes: `cargo test --release --test solver -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_of_each_kind() {
    std::thread::scope(|scope| {
        for kind in [Kind::Proper, Kind::OneGivenChanged, Kind::FewGivensRemoved, Kind::Clashing] {
            scope.spawn(move || agree_on(kind, 100_000));
        }
    });
}

/// Grids with thousands of solutions: what is counted in words is what the plain search finds one by one.
#[test]
fn large_counts_are_exact() {
    for index in 0..40 {
        let mut grid = generate(9, index, &Recipe::default()).unwrap();
        let mut solutions = 1;
        while solutions < 300 {
            let (cell, _) = grid.givens().nth(index as usize % 7).unwrap();
            grid[cell] = None;
            solutions = count(&grid, 1_000_000).number();
        }
        let line = grid.to_line();
        assert_eq!(plain::count(&line, 4000), solutions.min(4000), "{line}");
        assert_eq!(Solutions::new(&grid).take(4000).count() as u64, solutions.min(4000), "{line}");
        for limit in [solutions - 1, solutions, solutions + 1] {
            assert_eq!(count(&grid, limit), Count::up_to(solutions, limit), "{line}");
            assert_eq!(
                count_with(&grid, limit, 2, &Cancel::new()),
                Some(Count::up_to(solutions, limit)),
                "{line}"
            );
        }
    }
}

#[test]
fn the_empty_grid_has_more_solutions_than_any_limit() {
    assert_eq!(count(&Grid::EMPTY, 1000), Count::AtLeast(1000));
    assert_eq!(count(&Grid::EMPTY, 0), Count::AtLeast(0));
    agree(&Grid::EMPTY.to_line(), 50);
}

#[test]
fn the_order_of_solutions_is_fixed_and_keeps_its_place() {
    let all: Vec<Grid> = Solutions::new(&Grid::EMPTY).take(100).collect();
    assert_eq!(all.first().copied(), first_solution(&Grid::EMPTY));
    let mut half = Solutions::new(&Grid::EMPTY);
    assert_eq!(half.by_ref().take(40).collect::<Vec<_>>(), all[..40]);
    let mut copy = half.clone();
    assert_eq!(half.take(60).collect::<Vec<_>>(), all[40..]);
    assert_eq!(copy.next(), Some(all[40]));
}

#[test]
fn a_count_on_many_threads_is_the_same_count() {
    // The Wikipedia puzzle without its first two rows.
    let many = "...................98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    for (line, limit) in
        [(many, u64::MAX), (many, 100), (NAMED[0].1, 10), (NAMED[6].1, 10), (NAMED[8].1, 10), (NAMED[9].1, 0)]
    {
        let givens = Grid::from_line(line).unwrap();
        for jobs in [0, 1, 2, 5] {
            let together = count_with(&givens, limit, jobs, &Cancel::new());
            assert_eq!(together, Some(count(&givens, limit)), "{jobs} jobs on {line}");
        }
    }
}

#[test]
fn a_cancelled_count_says_nothing() {
    let cancel = Cancel::new();
    let theirs = cancel.clone();
    let counting = std::thread::spawn(move || count_with(&Grid::EMPTY, u64::MAX, 2, &theirs));
    cancel.cancel();
    assert_eq!(counting.join().unwrap(), None);
}

#[test]
fn a_count_says_what_it_knows() {
    for (count, text) in [(Count::Exactly(0), "0"), (Count::Exactly(17), "17"), (Count::AtLeast(100), "100+")]
    {
        assert_eq!(count.to_string(), text);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    /// Digits thrown at random onto a grid clash nearly always; thrown where they fit they rarely do.
    #[test]
    fn random_givens_are_judged_as_the_plain_search_does(
        throws in proptest::collection::vec((0usize..81, 0usize..9), 0..=40),
        careless in 0..10,
    ) {
        let line = plain::thrown(&throws, careless == 0);
        agree(&line, 20);
    }
}
