//! How fast a search of 138,350,568 steps is explored, against loops that only count.
//!
//! `cargo bench --bench exploring -- ROUNDS` takes turns with them, so many rounds (5 if not told), and prints the
//! least time of each. Where the system tells it, the time is that spent on a core: a busy machine matters less.

mod loops;

use std::hint::black_box;
use std::io::Write;
use std::time::Instant;

use sudoscope::grid::Grid;
use sudoscope::search::{Search, Strategy, Timeline};

const WORST: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const STEPS: u64 = 138_350_568;

type Explorer = (&'static str, fn(&Grid) -> u64);

/// The first is what the others are compared with.
const EXPLORERS: [Explorer; 4] = [
    ("bit-mask loop written by hand", loops::bit_masks),
    ("the engine alone", |grid| search(grid).run(u64::MAX)),
    ("a timeline, its index with it", |grid| Timeline::new(search(grid)).explore(u64::MAX)),
    ("scans of row, column and box", loops::scans),
];

fn main() -> std::io::Result<()> {
    let rounds = std::env::args().find_map(|argument| argument.parse().ok()).unwrap_or(5);
    let grid = Grid::from_line(WORST).expect("81 characters");
    let mut least = [f64::MAX; EXPLORERS.len()];
    for round in 0..rounds {
        for ((name, explore), least) in EXPLORERS.iter().zip(&mut least) {
            if round > 1 && name.starts_with("scans") {
                continue; // ten times as long as the others
            }
            let before = Clock::now();
            assert_eq!(explore(black_box(&grid)), STEPS, "{name}");
            *least = least.min(before.seconds());
        }
    }
    let mut out = std::io::stdout().lock();
    for ((name, _), seconds) in EXPLORERS.iter().zip(least) {
        let rate = STEPS as f64 / seconds / 1e6;
        writeln!(out, "{name:32} {seconds:6.3} s {rate:5.0} M steps/s  × {:.2}", least[0] / seconds)?;
    }
    Ok(())
}

fn search(grid: &Grid) -> Search {
    Search::new(grid, Strategy::ReadingOrder)
}

struct Clock {
    on_core: Option<f64>,
    wall: Instant,
}

impl Clock {
    fn now() -> Self {
        Self { on_core: seconds_on_core(), wall: Instant::now() }
    }

    fn seconds(&self) -> f64 {
        match (self.on_core, seconds_on_core()) {
            (Some(before), Some(now)) => now - before,
            _ => self.wall.elapsed().as_secs_f64(),
        }
    }
}

/// The time this thread was running, where Linux tells it.
fn seconds_on_core() -> Option<f64> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(told.split(' ').next()?.parse::<f64>().ok()? / 1e9)
}
