//! Why one of two recursions that make the same steps took half the time of the other: what each difference between
//! them costs by itself.
//!
//! `cargo bench --bench recursions`; the figures are in `README.md` beside this file.

#[path = "../tests/recursions/mod.rs"]
mod recursions;

use divan::{Bencher, black_box};
use recursions::{Passed, SKIPPED, Shared, Silent, TESTED, buffered, built_first, last_column, one_wrap};
use sudoscope::grid::Grid;

/// 19,454,728 steps in reading order; the ratios are those of the worst case, of 138,350,568.
const PUZZLE: &str = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

fn main() {
    divan::main();
}

fn puzzle() -> Grid {
    Grid::from_line(PUZZLE).expect("81 characters")
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn parameter_last_column_tests_filled_cells() {
    let mut rows = Passed::rows(&puzzle());
    assert!(last_column::<TESTED>(&mut Passed(black_box(&mut rows)), 0, 0, &mut Silent));
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn parameter_last_column_skips_filled_cells() {
    let mut rows = Passed::rows(&puzzle());
    assert!(last_column::<SKIPPED>(&mut Passed(black_box(&mut rows)), 0, 0, &mut Silent));
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn parameter_one_wrap_tests_filled_cells() {
    let mut rows = Passed::rows(&puzzle());
    assert!(one_wrap::<TESTED>(&mut Passed(black_box(&mut rows)), 0, 0, &mut Silent));
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn parameter_one_wrap_skips_filled_cells() {
    let mut rows = Passed::rows(&puzzle());
    assert!(one_wrap::<SKIPPED>(&mut Passed(black_box(&mut rows)), 0, 0, &mut Silent));
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn static_last_column_tests_filled_cells() {
    assert!(last_column::<TESTED>(&mut Shared::holding(black_box(&puzzle())), 0, 0, &mut Silent));
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn static_one_wrap_skips_filled_cells() {
    assert!(one_wrap::<SKIPPED>(&mut Shared::holding(black_box(&puzzle())), 0, 0, &mut Silent));
}

#[divan::bench]
fn output_number_by_number(bencher: Bencher) {
    let mut rows = Passed::rows(&puzzle());
    let squares = Passed(&mut rows);
    bencher.bench_local(|| buffered(&squares, black_box(std::io::sink())));
}

#[divan::bench]
fn output_built_first(bencher: Bencher) {
    let mut rows = Passed::rows(&puzzle());
    let squares = Passed(&mut rows);
    bencher.bench_local(|| built_first(&squares, black_box(std::io::sink())));
}
