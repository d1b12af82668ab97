//! The solver against an independent plain search: every count, and every solution by the rules.

use proptest::prelude::*;
use sudoscope::grid::Grid;
use sudoscope::solve::{Cancel, Count, Recipe, Solutions, count, count_with, first_solution, generate};

mod kinds;
mod plain;

use kinds::{Kind, agree, agree_on};

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
        for kind in Kind::ALL {
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
