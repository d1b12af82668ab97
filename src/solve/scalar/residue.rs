//! What is left of a grid when few candidates are: small enough for a few words.
//!
//! Undecided cells are numbered, and so are the candidates of each. Word k holds, at bit c, whether candidate k of cell c
//! is left; so a few operations say of all cells at once which have none left, or one, or two. Each candidate knows the
//! words of those that it excludes. To count is then to walk through words, many times as fast as through boards. And the
//! same words come up again and again where parts of the grid have nothing to do with each other, whatever was decided
//! in the other part; so counts are remembered.

use crate::solve::Cancel;

use super::board::Board;
use super::numbering::{Candidates, Numbering, PLANES, Units};

/// Counts remembered at a time, a power of two: what fits a second-level cache beside the rest.
const MEMORY: usize = 2048;

/// The same for the first residue, which may be the only one: the whole memory takes longer to make than most counts.
const FIRST_MEMORY: usize = 128;

/// The undecided part of a board, and room for the next: making one anew costs as much as some hundred solutions.
#[derive(Clone, Debug)]
pub struct Residue {
    all: Candidates,
    cells: u64,
    /// The candidates that each one excludes: of its cell, itself too, and of its digit in its row, column and box.
    excluded: Box<[[Candidates; PLANES]]>,
    memory: Vec<Remembered>,
    /// The number of this residue among those that shared the memory.
    number: u32,
}

/// A set of candidates of a residue and the number of its solutions.
#[derive(Clone, Copy, Default, Debug)]
struct Remembered {
    residue: u32,
    left: Candidates,
    count: u64,
}

impl Residue {
    /// Room for residues.
    pub fn new() -> Self {
        Self {
            all: [0; PLANES],
            cells: 0,
            excluded: vec![[[0; PLANES]; PLANES]; 64].into_boxed_slice(),
            memory: vec![Remembered::default(); FIRST_MEMORY],
            number: 0,
        }
    }

    /// Becomes the residue of a board that is settled fully and not solved; false where that is too large.
    pub fn take(&mut self, board: &Board) -> bool {
        let Some(numbering) = Numbering::of(board) else { return false };
        let units = Units::of(&numbering);
        self.all = [0; PLANES];
        for (place, (plane, cell)) in numbering.places() {
            self.all[*plane] |= 1 << cell;
            self.excluded[*cell][*plane] = units.holding(*place).map(|word| word | 1 << cell);
        }
        self.cells = u64::MAX >> (64 - numbering.cell_count());
        self.number += 1;
        if self.number > 1 {
            self.memory.resize(MEMORY, Remembered::default());
        }
        true
    }

    /// The number of its solutions, exact below `limit` and `limit` otherwise; fewer, and then none is of use, once
    /// `cancel` is raised.
    pub fn count(&mut self, limit: u64, cancel: &Cancel) -> u64 {
        self.count_among(self.all, self.cells, limit, cancel)
    }

    /// The number of ways to decide these cells with these candidates, all of which belong to these cells.
    fn count_among(&mut self, mut left: Candidates, mut cells: u64, limit: u64, cancel: &Cancel) -> u64 {
        let Some(pairs) = self.decide(&mut left, &mut cells) else { return 0 };
        if cells == 0 {
            return 1;
        }
        let slot = slot_of(&left, self.memory.len());
        let remembered = &self.memory[slot];
        if remembered.residue == self.number && is_same(&remembered.left, &left) {
            return remembered.count.min(limit);
        }
        let cell = if pairs == 0 { cells } else { pairs }.trailing_zeros() as usize & 63;
        let mut count = 0u64;
        for plane in 0..PLANES {
            if left[plane] >> cell & 1 == 1 {
                let rest = without(left, &self.excluded[cell][plane]);
                count += self.count_among(rest, cells & !(1 << cell), limit - count, cancel);
                if count >= limit {
                    return limit;
                }
                // Looked at behind each part: what a cancel cut short must not be remembered.
                if cancel.is_cancelled() {
                    return count;
                }
            }
        }
        self.memory[slot] = Remembered { residue: self.number, left, count };
        count
    }

    /// Decides all cells that have one candidate, until each of the others has several; returns those that have two.
    /// Nothing where a cell has none left.
    #[inline]
    fn decide(&self, left: &mut Candidates, cells: &mut u64) -> Option<u64> {
        loop {
            let (mut some, mut several, mut many) = (0, 0, 0);
            for word in left.iter() {
                many |= several & word;
                several |= some & word;
                some |= word;
            }
            if *cells & !some != 0 {
                return None;
            }
            let mut singles = *cells & !several;
            if singles == 0 {
                return Some(*cells & !many);
            }
            // The bits of the number of each cell's one candidate: a seventh less time than looking word by word.
            let number = [left[1] | left[3] | left[5], left[2] | left[3], left[4] | left[5]];
            while singles != 0 {
                let cell = singles.trailing_zeros() as usize & 63;
                let [ones, twos, fours] = number.map(|bits| (bits >> cell & 1) as usize);
                let plane = (ones | twos << 1 | fours << 2).min(PLANES - 1);
                // Another single of this pass may have excluded it.
                if left[plane] >> cell & 1 == 0 {
                    return None;
                }
                *left = without(*left, &self.excluded[cell][plane]);
                singles &= singles - 1;
                *cells &= !(1 << cell);
            }
        }
    }
}

fn without(left: Candidates, excluded: &Candidates) -> Candidates {
    std::array::from_fn(|plane| left[plane] & !excluded[plane])
}

/// Whether two sets are the same, without a call of `memcmp`.
fn is_same(one: &Candidates, other: &Candidates) -> bool {
    one.iter().zip(other).fold(0, |differ, (one, other)| differ | (one ^ other)) == 0
}

/// Where the count of a set is remembered, in so many places.
fn slot_of(left: &Candidates, places: usize) -> usize {
    const FACTORS: [u64; PLANES] = [
        0x9e37_79b9_7f4a_7c15,
        0xbf58_476d_1ce4_e5b9,
        0x94d0_49bb_1331_11eb,
        0xd6e8_feb8_6659_fd93,
        0xff51_afd7_ed55_8ccd,
        0xc4ce_b9fe_1a85_ec53,
    ];
    let mixed =
        left.iter().zip(FACTORS).fold(0u64, |mixed, (word, factor)| mixed ^ word.wrapping_mul(factor));
    (mixed >> 40) as usize & (places - 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::Grid;

    #[test]
    fn a_cancel_ends_a_count_and_what_it_cut_short_is_not_remembered() {
        let line = "....7....6..195....98....6.8...6...34....3..17...2...6.6....2.....419..5....8..79";
        let mut board = Board::new(&Grid::from_line(line).unwrap()).unwrap();
        board.settle(&mut ());
        board.settle_fully();
        let mut residue = Residue::new();
        assert!(residue.take(&board));
        let raised = Cancel::new();
        raised.cancel();
        assert!(residue.count(u64::MAX, &raised) <= 1);
        assert_eq!(residue.count(u64::MAX, &Cancel::new()), 16);
    }
}
