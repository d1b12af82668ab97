//! Named puzzles and random ones.

use proptest::prelude::*;
use sudoscope::grid::{Cell, Digit, Grid};
use sudoscope::search::{Extent, Strategy as Searching, Timeline};

pub const WIKIPEDIA: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
pub const EVEREST: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
pub const EMPTY: &str = ".................................................................................";
/// The 17 clues whose solution begins 987654321: reading order tries nearly everything before.
pub const WORST: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
/// The library's puzzle with two solutions.
pub const TWO: &str = "5.2...4.....71...3..............46...7.2......1.......6....2.......3..1.4........";
/// Two wrong guesses own 85 % of its 19,454,728 steps.
pub const UNEVEN: &str = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

pub fn grid(line: &str) -> Grid {
    Grid::from_line(line).expect(line)
}

/// So many random cases; a failing one is told in full, so none is kept in a file.
pub fn cases(count: u32) -> ProptestConfig {
    ProptestConfig { cases: count, failure_persistence: None, ..ProptestConfig::default() }
}

/// A valid full grid, its digits, rows, columns, bands and stacks permuted, with some of its cells kept; now and
/// then one kept digit is altered, so that the grid has no solution or clashes.
pub fn puzzle() -> impl Strategy<Value = Grid> {
    let orders = (shuffle(9), shuffle(3), shuffle(3), shuffle(3), shuffle(3), any::<bool>());
    let spoilt = prop_oneof![4 => Just(None), 1 => (0..81usize, 1..=9u8).prop_map(Some)];
    (orders, shuffle(81), 17..60usize, spoilt).prop_map(|(orders, kept, givens, spoilt)| {
        let (digits, bands, stacks, rows, columns, is_turned) = orders;
        let mut grid = Grid::EMPTY;
        for &index in &kept[..givens] {
            let (row, column) = if is_turned { (index % 9, index / 9) } else { (index / 9, index % 9) };
            let row = bands[row / 3] * 3 + rows[row % 3];
            let column = stacks[column / 3] * 3 + columns[column % 3];
            let digit = digits[(row * 3 + row / 3 + column) % 9];
            grid[Cell::new(index)] = Some(Digit::from_index(digit));
        }
        if let Some((cell, digit)) = spoilt {
            grid[Cell::new(cell)] = Digit::new(digit);
        }
        grid
    })
}

pub fn strategy() -> impl Strategy<Value = Searching> {
    (0..Searching::ALL.len(), any::<u64>()).prop_map(|(index, seed)| match Searching::ALL[index] {
        Searching::Shuffled { .. } => Searching::Shuffled { seed },
        strategy => strategy,
    })
}

/// A timeline so coarse and small that it thins itself out all the time.
pub fn extent() -> impl Strategy<Value = Extent> {
    (1..20u64, 1..6usize, 1..40u64, 1..40usize).prop_map(|(stride, pairs, span_cost, spans)| Extent {
        stride,
        checkpoints: 2 * pairs,
        span_cost,
        spans,
    })
}

/// Explores to the end or to this many steps, in bursts of this size, past solutions.
pub fn explore(timeline: &mut Timeline, length: u64, burst: u64) {
    while timeline.frontier().steps() < length {
        let burst = burst.min(length - timeline.frontier().steps());
        if timeline.explore(burst) == 0 {
            timeline.go_on();
            if timeline.is_explored() {
                break;
            }
        }
    }
}

fn shuffle(count: usize) -> impl Strategy<Value = Vec<usize>> {
    Just((0..count).collect::<Vec<_>>()).prop_shuffle()
}
