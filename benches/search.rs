//! How fast any step of a long search is reached, drawn, searched for and explained.
//!
//! `cargo bench --bench search`; the figures are in `README.md` beside this file. How fast it is explored: `exploring`.

use divan::{Bencher, black_box};
use sudoscope::grid::{Cell, Digit, Grid};
use sudoscope::search::{Direction, Event, Search, Strategy, Timeline, Window};

/// 17 clues, 138,350,568 steps in reading order.
const WORST: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const EVEREST: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
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

/// Rules that look at the whole board before each choice: 37,870 and 5,438 steps until all is tried.
#[divan::bench(sample_count = 50, args = [Strategy::FewestCandidates, Strategy::FewestOptions])]
fn explore_dynamic(bencher: Bencher, strategy: Strategy) {
    let grid = Grid::from_line(EVEREST).expect("81 characters");
    bencher.bench(|| {
        let mut search = Search::new(black_box(&grid), strategy);
        search.run(u64::MAX);
        search.go_on();
        search.run(u64::MAX)
    });
}

#[divan::bench(sample_count = 4000, sample_size = 1)]
fn seek(bencher: Bencher) {
    let mut timeline = explored();
    let mut random = Random(1);
    bencher.bench_local(|| {
        timeline.seek(random.below(STEPS));
        black_box(timeline.cursor().depth())
    });
}

/// The whole film, and windows in which a column is just narrower than the spans kept, and far narrower.
#[divan::bench(sample_count = 200, sample_size = 1, args = [STEPS, 600_000, 100_000, 10_000, 160])]
fn icicle_of_160_columns(bencher: Bencher, width: u64) {
    let mut timeline = explored();
    let mut random = Random(2);
    bencher.bench_local(|| {
        let from = random.below(STEPS - width + 1);
        let icicle = timeline.icicle(&Window { from, to: from + width, columns: 160, levels: 0..16 });
        assert!(icicle.is_exact);
        icicle
    });
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn previous_change_of_r1c5_from_the_end(bencher: Bencher) {
    let timeline = explored();
    let event = Event::CellChanges(Cell::at(0, 4));
    bencher.bench_local(|| timeline.find(event, Direction::Backward, STEPS));
}

/// r9c8 is filled only now and then, and never with a 9: the index tells where to look.
#[divan::bench(sample_count = 50, sample_size = 1)]
fn never_where_the_index_can_tell(bencher: Bencher) {
    let timeline = explored();
    let event = Event::CellBecomes(Cell::at(8, 7), Digit::from_index(8));
    bencher.bench_local(|| assert_eq!(timeline.find(event, Direction::Backward, STEPS), None));
}

/// r6c6 changes all the time, and never to 9: every stride is run again.
#[divan::bench(sample_count = 5, sample_size = 1)]
fn never_where_it_cannot(bencher: Bencher) {
    let timeline = explored();
    let event = Event::CellBecomes(Cell::at(5, 5), Digit::from_index(8));
    bencher.bench_local(|| assert_eq!(timeline.find(event, Direction::Backward, STEPS), None));
}

#[divan::bench(sample_count = 200, sample_size = 1)]
fn explain_with_costs(bencher: Bencher) {
    let mut timeline = explored();
    let mut random = Random(3);
    bencher.bench_local(|| {
        timeline.seek(random.below(STEPS));
        timeline.explain()
    });
}

fn explored() -> Timeline {
    let mut timeline = Timeline::new(search());
    timeline.explore(u64::MAX);
    assert!(timeline.bytes_kept() < 16 << 20, "{} bytes", timeline.bytes_kept());
    timeline
}

/// A linear congruential generator (D. Knuth's MMIX).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 16) % bound
    }
}
