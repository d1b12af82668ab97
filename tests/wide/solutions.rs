//! Solutions and their order.

use sudoscope::solve::Cells;

use crate::kinds::cells;
use crate::plain::{plain_count, solves};
use crate::random::Random;
use crate::versions::wides;

#[test]
fn characters_and_numbers_are_the_same() {
    let line = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let text: &Cells = line.as_bytes().try_into().expect("81 characters");
    for wide in wides() {
        let solution = wide.first_solution(text).expect("it has one");
        assert_eq!(Some(solution), wide.first_solution(&cells(line)));
        assert_eq!(
            solution.map(|digit| digit + b'0'),
            *b"987654321246173985351928746128537694634892157795461832519286473472319568863745219"
        );
    }
}

#[test]
fn all_solutions_are_different_and_come_in_the_same_order() {
    let mut random = Random(7);
    for wide in wides() {
        for _ in 0..20 {
            let mut grid = random.minimal();
            random.givens_of(&grid, 4).into_iter().for_each(|cell| grid[cell] = 0);
            let list = || {
                let mut solutions = Vec::new();
                wide.for_each_solution(&grid, |solution| {
                    solutions.push(solution);
                    solutions.len() < 1000
                });
                solutions
            };
            let solutions = list();
            assert_eq!(solutions.len() as u64, plain_count(&grid, 1000), "{grid:?}");
            assert!(solutions.iter().all(|solution| solves(solution, &grid)));
            assert_eq!(solutions, list());
            assert_eq!(solutions.first().copied(), wide.first_solution(&grid));
            let mut sorted = solutions.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), solutions.len());
        }
    }
}
