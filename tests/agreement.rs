//! Every strategy makes exactly the steps of a plain recursive search.

mod common;

use common::plain::{self, PlainStep};
use common::puzzles::{self, EMPTY, EVEREST, UNEVEN, WIKIPEDIA, WORST, grid};
use proptest::prelude::*;
use sudoscope::grid::Grid;
use sudoscope::search::{Operation, Outcome, Search, Strategy};

/// The library's search in the plain search's terms, running on past solutions.
fn library_steps(givens: &Grid, strategy: Strategy, at_most: usize) -> (Vec<PlainStep>, Search) {
    let mut search = Search::new(givens, strategy);
    let mut steps = Vec::new();
    while steps.len() < at_most {
        let solved_before = search.tallies().solutions;
        search.go_on();
        let Some(step) = search.step() else { break };
        let tallies = search.tallies();
        steps.push(PlainStep {
            is_place: step.operation == Operation::Place,
            cell: step.cell.index(),
            number: step.digit.number(),
            depth: step.depth,
            tests: tallies.tests,
            dead_ends: tallies.dead_ends,
            is_solution: tallies.solutions > solved_before,
        });
        assert_eq!(tallies.placements + tallies.undos, step.number);
        assert_eq!((search.depth(), search.last_step()), (step.depth, Some(step)));
    }
    (steps, search)
}

fn assert_agreement(givens: &Grid, strategy: Strategy, at_most: usize) {
    let mut expected = plain::film(givens, strategy, at_most);
    if let Some(last) = expected.steps.last_mut().filter(|_| expected.is_exhausted) {
        last.tests = expected.tests; // the looks after the last step belong to it
    }
    let (steps, search) = library_steps(givens, strategy, at_most);
    for (step, expected) in steps.iter().zip(&expected.steps) {
        assert_eq!(step, expected, "{givens} {strategy}");
    }
    assert_eq!(steps.len(), expected.steps.len(), "{givens} {strategy}");
    let deepest = expected.steps.iter().map(|step| step.depth).max().unwrap_or(0);
    assert_eq!(search.tallies().deepest, deepest, "{givens} {strategy}");
    if expected.is_exhausted {
        assert_eq!(search.grid(), *givens, "{givens} {strategy}");
    } else if steps.len() < at_most {
        assert_eq!(search.outcome(), Outcome::Stuck, "{givens} {strategy}");
        assert!(plain::choose(&plain::numbers(&search.grid()), strategy).is_none(), "{givens} {strategy}");
    }
}

#[test]
fn step_totals() {
    for (puzzle, strategy, steps) in [
        (WIKIPEDIA, Strategy::ReadingOrder, 8_365),
        (EVEREST, Strategy::ReadingOrder, 99_056),
        (EMPTY, Strategy::ReadingOrder, 701),
        (EVEREST, Strategy::FewestCandidates, 20_142),
        (EVEREST, Strategy::FewestOptions, 2_882),
    ] {
        let mut search = Search::new(&grid(puzzle), strategy);
        assert_eq!(search.run(u64::MAX), steps, "{strategy} {puzzle}");
        assert_eq!(search.outcome(), Outcome::Solved, "{strategy} {puzzle}");
        assert!(plain::is_solution(&plain::numbers(&search.grid())), "{strategy} {puzzle}");
        assert_eq!(search.last_step().map(|step| step.operation), Some(Operation::Place));
    }
}

#[test]
fn step_totals_of_long_searches() {
    for (puzzle, steps, placements) in [(UNEVEN, 19_454_728, 9_727_396), (WORST, 138_350_568, 69_175_316)] {
        let mut search = Search::new(&grid(puzzle), Strategy::ReadingOrder);
        assert_eq!(search.run(u64::MAX), steps, "{puzzle}");
        assert_eq!(search.tallies().placements, placements, "{puzzle}");
        assert!(search.grid().is_solution(), "{puzzle}");
        assert_eq!(search.last_step().map(|step| step.operation), Some(Operation::Place));
    }
}

#[test]
fn named_puzzles_step_by_step() {
    for strategy in Strategy::ALL.into_iter().filter(|strategy| *strategy != Strategy::ALL[5]) {
        for puzzle in [WIKIPEDIA, EVEREST, EMPTY] {
            assert_agreement(&grid(puzzle), strategy, 2_000);
        }
    }
}

#[test]
fn a_full_grid_is_solved_at_step_0_and_then_exhausted() {
    let mut search = Search::new(&grid(WIKIPEDIA), Strategy::ReadingOrder);
    search.run(u64::MAX);
    for strategy in Strategy::ALL {
        let mut full = Search::new(&search.grid(), strategy);
        assert_eq!((full.outcome(), full.step(), full.tallies().solutions), (Outcome::Solved, None, 1));
        full.go_on();
        assert_eq!((full.outcome(), full.step(), full.tallies().tests), (Outcome::Exhausted, None, 0));
    }
}

#[test]
fn a_shuffle_is_a_fixed_order_that_its_seed_names() {
    let order = |seed| {
        let mut search = Search::new(&Grid::EMPTY, Strategy::Shuffled { seed });
        (0..5).filter_map(|_| search.step()).map(|step| step.cell.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(order(0), "r6c2 r9c1 r7c9 r2c1 r4c4");
    assert_eq!(order(1), "r4c1 r2c5 r7c3 r5c2 r1c7");
}

proptest! {
    #![proptest_config(puzzles::cases(64))]

    #[test]
    fn random_puzzles_step_by_step(givens in puzzles::puzzle(), strategy in puzzles::strategy()) {
        if !matches!(strategy, Strategy::Shuffled { .. }) {
            assert_agreement(&givens, strategy, 1_500);
        }
    }
}
