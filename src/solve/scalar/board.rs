//! The candidates of a grid, in twelve registers of eight lanes.
//!
//! A lane is one digit in one row. Its nine candidate bits lie in three nibbles, one for each box the row passes
//! through; the fourth bit of a nibble is always clear, and is where a nibble carries into when 7 is added to it.
//!
//! ```text
//!   column    9 8 7   6 5 4   3 2 1
//!   bit     . a 9 8 . 6 5 4 . 2 1 0      0x777: every cell of the row is a candidate
//! ```
//!
//! Three nibble-wide triples of cells are the *minirows* of a row; a *minicolumn* is three cells of a box in a column.
//! A group is three registers, the three rows of a band:
//!
//! ```text
//!                lane 0   lane 1         lane 7
//!   group 0      digit 1  digit 2   …    digit 8     of band 0 (rows 1, 2, 3)
//!   group 1      digit 1  digit 2   …    digit 8     of band 1
//!   group 2      digit 1  digit 2   …    digit 8     of band 2
//!   group 3      band 0   band 1   band 2   unused   of digit 9; unused lanes are 0x777
//! ```
//!
//! So the other rows of a band are the other registers of a group, the same digit in the other bands is the same lane
//! of the other groups, and only what compares the digits of a cell, and digit 9, moves lanes.

use crate::grid::{Digit, Grid};

use super::lanes::Lanes;

/// Every cell of a row.
pub const ROW: u16 = 0x777;
/// The carry bit of every minirow of a row.
pub const CARRY: u16 = 0x888;
/// The group of digit 9.
pub const NINTH: usize = 3;

/// All bits in one lane.
static ONLY: [[u16; 8]; 8] = {
    let mut masks = [[0; 8]; 8];
    let mut lane = 0;
    while lane < 8 {
        masks[lane][lane] = 0xffff;
        lane += 1;
    }
    masks
};

/// A grid with its candidates.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    /// `groups[group][row in band]`.
    pub groups: [[Lanes; 3]; 4],
}

/// The bit of a column in a lane.
pub const fn bit_of_column(column: usize) -> u16 {
    1 << (column / 3 * 4 + column % 3)
}

/// The column of the lowest bit of a lane.
pub const fn column_of_bit(lane: u16) -> usize {
    let bit = lane.trailing_zeros() as usize;
    bit / 4 * 3 + bit % 4
}

impl Board {
    /// The board of these givens; nothing where a row holds a digit twice. (Clashes in columns and boxes show when
    /// the rules are applied.)
    pub fn new(givens: &Grid) -> Option<Self> {
        // Cells by row and digit, blank ones at 0. Without a branch a cell: which are given is as good as random.
        let mut placed = [[0u16; 16]; 9];
        for (row, cells) in placed.iter_mut().zip(givens.cells().as_chunks::<9>().0) {
            for (column, digit) in cells.iter().enumerate() {
                row[digit.map_or(0, |digit| digit.number() as usize & 15)] |= bit_of_column(column);
            }
        }
        let rows = placed.map(|row| Lanes::from_array(std::array::from_fn(|lane| row[lane + 1])));
        let blanks = placed.map(|row| row[0]);
        let [top, middle, bottom] = [0, 1, 2].map(|band| {
            [0, 1, 2].map(|row| open_or_placed(rows[3 * band + row], Lanes::splat(blanks[3 * band + row])))
        });
        let ninth = [0, 1, 2].map(|row| {
            let placed = of_bands(|band| placed[3 * band + row][9], ROW);
            open_or_placed(placed, of_bands(|band| blanks[3 * band + row], 0))
        });
        let twice =
            rows.iter().fold(Lanes::splat(0), |twice, row| twice | (*row & (*row + Lanes::splat(0xffff))));
        let twice_nine = placed.iter().fold(0, |twice, row| twice | (row[9] & row[9].wrapping_sub(1)));
        (twice.is_zero() && twice_nine == 0).then_some(Self { groups: [top, middle, bottom, ninth] })
    }

    /// The grid of a board in which every lane holds one bit.
    pub fn solution(&self) -> Grid {
        let mut cells = [None; 81];
        for band in 0..3 {
            for row in 0..3 {
                let start = (band * 3 + row) * 9;
                let eight = self.groups[band][row].to_array();
                for (index, lane) in eight.into_iter().chain([self.lane(band * 3 + row, 8)]).enumerate() {
                    cells[start + column_of_bit(lane)] = Some(Digit::from_index(index));
                }
            }
        }
        Grid::from_cells(cells)
    }

    /// The candidates of a digit (0 to 8) in a row (0 to 8).
    pub fn lane(&self, row: usize, digit: usize) -> u16 {
        let (group, lane) = place(row, digit);
        self.groups[group][row % 3].to_array()[lane]
    }

    /// Removes candidates of a digit in a row: all that are not in `mask`.
    pub fn keep(&mut self, row: usize, digit: usize, mask: u16) {
        let (group, lane) = place(row, digit);
        let register = &mut self.groups[group][row % 3];
        *register = register.without(Lanes::from_array(ONLY[lane]).without(Lanes::splat(mask)));
    }
}

/// The group and lane of a digit in a row.
const fn place(row: usize, digit: usize) -> (usize, usize) {
    if digit < 8 { (row / 3, digit) } else { (NINTH, row / 3) }
}

/// Where a digit is placed it has no other candidate in the row; where it is not, every blank cell is one.
fn open_or_placed(placed: Lanes, blanks: Lanes) -> Lanes {
    placed | (placed.where_zero() & blanks)
}

/// A register of digit 9: a lane for each band, the unused ones filled.
fn of_bands(lane: impl Fn(usize) -> u16, unused: u16) -> Lanes {
    Lanes::from_array([lane(0), lane(1), lane(2), unused, unused, unused, unused, unused])
}
