//! Every strategy agrees with the solver on generated puzzles, as far as it gets in 20,000 steps.

mod common;

use common::plain;
use sudoscope::grid::Grid;
use sudoscope::search::{Decision, Outcome, Search, Strategy};
use sudoscope::solve::{Recipe, first_solution, generate};

const AT_MOST: u64 = 20_000;

/// Whether all decisions are those of the solution; else the solution is still ahead of the search, at the first
/// decision that is not.
fn assert_on_the_way(decisions: &[Decision], solution: &Grid, context: &str) {
    for decision in decisions {
        let is_right = |option: usize| {
            let (cell, digit) = decision.choice.option(option);
            solution[cell] == Some(digit)
        };
        let right = (0..9).find(|option| is_right(*option)).expect("a choice has one right option");
        assert_eq!(
            decision.failed >> right & 1,
            0,
            "{context}: the right option of {} failed",
            decision.choice
        );
        if solution[decision.cell] != Some(decision.digit) {
            assert_eq!(decision.untried >> right & 1, 1, "{context}: it is still to be tried");
            return;
        }
    }
}

fn assert_agrees(puzzle: &Grid, strategy: Strategy) -> Outcome {
    let context = format!("{puzzle} {strategy}");
    let solution = first_solution(puzzle).expect("a generated puzzle has a solution");
    let mut search = Search::new(puzzle, strategy);
    search.run(AT_MOST);
    match search.outcome() {
        Outcome::Solved => assert_eq!(search.grid(), solution, "{context}"),
        Outcome::Searching => assert_on_the_way(&search.decisions(), &solution, &context),
        Outcome::Stuck => {
            assert!(!strategy.guesses() && solution.keeps(&search.grid()), "{context}");
            assert!(plain::choose(&plain::numbers(&search.grid()), strategy).is_none(), "{context}");
        }
        Outcome::Exhausted | Outcome::Ended => panic!("{context}: a puzzle with a solution is not exhausted"),
    }
    search.outcome()
}

/// Returns how many searches were solved, stuck, cut.
fn assert_agreement(puzzles: u64) -> [u64; 3] {
    let mut outcomes = [0u64; 3];
    for index in 0..puzzles {
        let puzzle = generate(7, index, &Recipe::default()).expect("minimal puzzles are found at once");
        for strategy in Strategy::ALL {
            let strategy = match strategy {
                Strategy::Shuffled { .. } => Strategy::Shuffled { seed: index },
                strategy => strategy,
            };
            match assert_agrees(&puzzle, strategy) {
                Outcome::Solved => outcomes[0] += 1,
                Outcome::Stuck => outcomes[1] += 1,
                _ => outcomes[2] += 1,
            }
        }
    }
    assert!(outcomes.iter().all(|count| *count > 0), "every outcome is met: {outcomes:?}");
    outcomes
}

#[test]
fn strategies_agree_with_the_solver() {
    assert_agreement(500);
}

/// Takes about a minute: `cargo test --release --test strategies -- --ignored --nocapture`.
#[test]
#[ignore = "10,000 puzzles take a while"]
fn strategies_agree_with_the_solver_on_many() {
    println!("solved, stuck, cut at {AT_MOST} steps: {:?}", assert_agreement(10_000));
}
