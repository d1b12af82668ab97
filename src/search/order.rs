//! The orders in which a strategy that looks at no candidates fills the blank cells.

use super::Strategy;
use crate::grid::{Cell, Grid, Unit};

/// The blank cells in the strategy's order, or nothing where the order depends on the board.
pub fn fixed_order(givens: &Grid, strategy: Strategy) -> Option<Vec<Cell>> {
    let order: Vec<Cell> = match strategy {
        Strategy::ReadingOrder | Strategy::Descending => Cell::all().collect(),
        Strategy::Columns => (0..9).flat_map(|column| Unit::Column(column).cells()).collect(),
        Strategy::Boxes => (0..9).flat_map(|number| Unit::Box(number).cells()).collect(),
        Strategy::Reversed => Cell::all().rev().collect(),
        Strategy::Shuffled { seed } => shuffled(seed),
        Strategy::LastBlank
        | Strategy::Singles
        | Strategy::FewestCandidates
        | Strategy::FewestOptions
        | Strategy::Recorded => return None,
    };
    Some(order.into_iter().filter(|cell| givens[*cell].is_none()).collect())
}

/// All cells, shuffled as Fisher and Yates do. The order is part of what a seed means: it never changes.
fn shuffled(seed: u64) -> Vec<Cell> {
    let mut cells: Vec<Cell> = Cell::all().collect();
    let mut random = SplitMix(seed);
    for last in (1..cells.len()).rev() {
        cells.swap(last, random.below(last as u64 + 1) as usize);
    }
    cells
}

/// The `SplitMix64` generator of Steele, Lea and Flood (2014), in the constants of Vigna's `splitmix64.c`.
struct SplitMix(u64);

impl SplitMix {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below the bound: the high half of the product, whose bias is immaterial for bounds under 82.
    fn below(&mut self, bound: u64) -> u64 {
        ((u128::from(self.next()) * u128::from(bound)) >> 64) as u64
    }
}
