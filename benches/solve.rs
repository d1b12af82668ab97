//! How fast puzzles are answered: `cargo bench --bench solve`. With `SUDOSCOPE_SOLVER=scalar` the yardstick.
//!
//! All puzzles are generated, the same ones every time.

#[path = "../tests/common/made.rs"]
mod made;

use std::io::{Cursor, sink};

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use made::Set;
use sudoscope::grid::Grid;
use sudoscope::solve::{
    Answer, Batch, Cancel, Recipe, Record, Task, contradiction, count, first_solution, generate, is_unique,
    repairs,
};

fn main() {
    divan::main();
}

const SETS: [Set; 4] = [Set::Easy, Set::Minimal, Set::OneGivenChanged, Set::FewGivensRemoved];

fn puzzles(set: Set) -> Vec<Grid> {
    (0..500).map(|index| set.puzzle(2026, index)).collect()
}

#[divan::bench(args = SETS)]
fn first_solutions(bencher: Bencher, set: Set) {
    let puzzles = puzzles(set);
    bencher
        .counter(ItemsCount::new(puzzles.len()))
        .bench(|| puzzles.iter().filter_map(first_solution).count());
}

#[divan::bench(args = SETS)]
fn unique_or_not(bencher: Bencher, set: Set) {
    let puzzles = puzzles(set);
    bencher
        .counter(ItemsCount::new(puzzles.len()))
        .bench(|| puzzles.iter().filter(|puzzle| is_unique(puzzle)).count());
}

/// Lines of text to lines of text on one thread beside those that read and write: two puzzles are solved in lock step.
#[divan::bench(args = SETS)]
fn batches(bencher: Bencher, set: Set) {
    let puzzles = puzzles(set);
    let lines: Vec<String> = puzzles.iter().map(|puzzle| puzzle.to_line() + "\n").collect();
    let text = lines.concat().repeat(10);
    let read = |line: &[u8], _| {
        let grid = str::from_utf8(line).ok().and_then(Grid::from_line);
        grid.map_or(Record::Invalid(()), Record::Puzzle)
    };
    let write = |answer: &Answer<()>, text: &mut Vec<u8>| {
        if let Answer::Solution(grid) = answer {
            text.extend_from_slice(grid.to_line().as_bytes());
        }
        text.push(b'\n');
    };
    let batch = Batch { task: Task::Solve, jobs: 1, between: "" };
    bencher
        .counter(ItemsCount::new(10 * puzzles.len()))
        .with_inputs(|| Cursor::new(text.clone()))
        .bench_values(|input| batch.run(input, &mut sink(), &Cancel::new(), read, write, |_| ()).is_ok());
}

/// Solutions a second where there are many: the empty grid, and a puzzle that has lost six givens.
#[divan::bench]
fn counting_the_empty_grid(bencher: Bencher) {
    bencher.counter(ItemsCount::new(100_000u32)).bench(|| count(black_box(&Grid::EMPTY), 100_000));
}

#[divan::bench]
fn counting_a_grid_of_many_solutions(bencher: Bencher) {
    let mut grid = Set::Minimal.puzzle(2026, 0);
    while count(&grid, 100_000).number() < 100_000 {
        let (cell, _) = grid.givens().next().expect("the empty grid has more solutions");
        grid[cell] = None;
    }
    bencher.counter(ItemsCount::new(100_000u32)).bench(|| count(black_box(&grid), 100_000));
}

#[divan::bench]
fn generating(bencher: Bencher) {
    let mut index = 0;
    bencher.bench_local(|| {
        index += 1;
        generate(1, index, &Recipe::default())
    });
}

#[divan::bench]
fn repairing(bencher: Bencher) {
    let mut puzzles = puzzles(Set::OneGivenChanged).into_iter().cycle();
    bencher.bench_local(|| puzzles.next().map(|puzzle| repairs(&puzzle)));
}

#[divan::bench]
fn contradicting(bencher: Bencher) {
    let unsolvable = puzzles(Set::OneGivenChanged).into_iter().filter(|puzzle| !puzzle.has_clash());
    let unsolvable: Vec<Grid> = unsolvable.filter(|puzzle| first_solution(puzzle).is_none()).collect();
    let mut puzzles = unsolvable.iter().cycle();
    bencher.bench_local(|| puzzles.next().map(contradiction));
}
