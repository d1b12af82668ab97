//! On what a search branches once the rules have nothing more to say.

use super::board::{Board, NINTH};
use super::lanes::Lanes;
use super::rules::{occupied, three_lanes};

/// A digit stands in one of these cells of a row, or it does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The row, 0 to 8.
    pub row: usize,
    /// The digit's index, 0 to 8.
    pub digit: usize,
    /// The cells, as bits of a lane.
    pub cells: u16,
}

/// A set of minirows of a band: bit 4·box + row.
type Minirows = u16;

/// In how many ways a digit can lie in minirows of a band, one in each row and in each box. One way only is 9, since
/// there is nothing to choose.
static WAYS: [u8; 0x800] = {
    let ways = [0x124, 0x142, 0x214, 0x241, 0x412, 0x421];
    let mut table = [0; 0x800];
    let mut minirows = 0;
    while minirows < table.len() {
        let mut way = 0;
        let mut count = 0;
        while way < ways.len() {
            count += (ways[way] & minirows == ways[way]) as u8;
            way += 1;
        }
        table[minirows] = if count > 1 { count } else { 9 };
        minirows += 1;
    }
    table
};

impl Board {
    /// The choice to make on a stable board: in the band with fewest minirows the digit with fewest configurations.
    /// Where every digit is left with one configuration in every band, one of the shortest lanes.
    pub fn choice(&self) -> Choice {
        let [bands @ .., nine] = self.minirows();
        let nine = nine.to_array();
        let mut fewest = (u32::MAX, 0);
        for (index, band) in bands.iter().enumerate() {
            let total = count_ones(*band) + nine[index].count_ones();
            // 27 minirows are one configuration for each digit.
            if total > 27 && total < fewest.0 {
                fewest = (total, index);
            }
        }
        if fewest.0 == u32::MAX {
            return self.shortest_lane();
        }
        let band = bands[fewest.1].to_array();
        let ways = |minirows: Minirows| WAYS[minirows as usize & 0x7ff];
        let mut digit = (ways(nine[fewest.1]), 8);
        for (index, minirows) in band.iter().enumerate().rev() {
            let ways = ways(*minirows);
            if ways <= digit.0 {
                digit = (ways, index);
            }
        }
        let minirows = if digit.1 == 8 { nine[fewest.1] } else { band[digit.1] };
        first_of_several(3 * fewest.1, digit.1, minirows)
    }

    /// The [`Minirows`] that hold a candidate, in the place of the lanes of each group.
    fn minirows(&self) -> [Lanes; 4] {
        self.groups.map(|rows| {
            let [a, b, c] = rows.map(occupied);
            a.shr::<3>() | b.shr::<2>() | c.shr::<1>()
        })
    }

    /// Every digit knows its minirow in every row, but not all know their cells there: one with two cells, if there is
    /// one, or else with three.
    fn shortest_lane(&self) -> Choice {
        let longer = self.groups.map(|rows| rows.map(|row| row & (row + Lanes::splat(0xffff))));
        let two = longer.map(|rows| rows.map(|row| row & (row & (row + Lanes::splat(0xffff))).where_zero()));
        let (row, digit) = first_lane(&two).or_else(|| first_lane(&longer)).unwrap_or((0, 0));
        let lane = self.lane(row, digit);
        Choice { row, digit, cells: lane & lane.wrapping_neg() }
    }
}

/// Of a digit's minirows in a band the first that is not alone in its row.
fn first_of_several(first_row: usize, digit: usize, minirows: Minirows) -> Choice {
    let in_row = |row: usize| minirows >> row & 0x111;
    let row = (0..3).find(|row| in_row(*row) & in_row(*row).wrapping_sub(1) != 0).unwrap_or(0);
    Choice { row: first_row + row, digit, cells: 7 << in_row(row).trailing_zeros() }
}

/// How many bits are set in a register of minirows.
fn count_ones(minirows: Lanes) -> u32 {
    // What is left of three bits when their number is reduced by its half and its quarter is how many are set.
    let halves = minirows.shr::<1>() & Lanes::splat(0x333);
    let nibbles = minirows - halves - (minirows.shr::<2>() & Lanes::splat(0x111));
    let [low, high] = nibbles.to_halves();
    // At most 6 a nibble, so bytes can be summed: 96 at most.
    let nibbles = low + high;
    let bytes = (nibbles & 0x0f0f_0f0f_0f0f_0f0f) + (nibbles >> 4 & 0x0f0f_0f0f_0f0f_0f0f);
    (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}

/// The first lane that holds something, as row and digit.
fn first_lane(groups: &[[Lanes; 3]; 4]) -> Option<(usize, usize)> {
    for (register, lanes) in groups.as_flattened().iter().enumerate() {
        let (group, row) = (register / 3, register % 3);
        let lanes = if group == NINTH { *lanes & three_lanes() } else { *lanes };
        if !lanes.is_zero() {
            let lane = lanes.to_array().iter().position(|lane| *lane != 0)?;
            return Some(if group == NINTH { (3 * lane + row, 8) } else { (3 * group + row, lane) });
        }
    }
    None
}
