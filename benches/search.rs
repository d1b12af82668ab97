//! How fast a search is explored, against loops that only count, and how fast any step of it is reached.
//!
//! `cargo bench --bench search` takes a few minutes; the figures are in `README.md` beside this file.

mod loops;

use divan::{Bencher, black_box};
use sudoscope::grid::Grid;
use sudoscope::search::{Search, Strategy, Timeline};

/// 17 clues, 138,350,568 steps in reading order.
const WORST: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const STEPS: u64 = 138_350_568;

fn main() {
    divan::main();
}

fn worst() -> Grid {
    Grid::from_line(WORST).expect("81 characters")
}

fn search() -> Search {
    Search::new(&worst(), Strategy::ReadingOrder)
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn explore_engine_only() {
    assert_eq!(black_box(search()).run(u64::MAX), STEPS);
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn explore_timeline() {
    assert_eq!(Timeline::new(black_box(search())).explore(u64::MAX), STEPS);
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn explore_bit_mask_loop() {
    assert_eq!(loops::bit_masks(black_box(&worst())), STEPS);
}

#[divan::bench(sample_count = 2, sample_size = 1)]
fn explore_scans() {
    assert_eq!(loops::scans(black_box(&worst())), STEPS);
}

#[divan::bench(sample_count = 4000, sample_size = 1)]
fn seek(bencher: Bencher) {
    let mut timeline = Timeline::new(search());
    timeline.explore(u64::MAX);
    let mut random = 1u64;
    bencher.bench_local(|| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        timeline.seek(random % STEPS);
        black_box(timeline.cursor().depth())
    });
}
