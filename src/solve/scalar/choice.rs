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

/// Of each set of minirows of a band (bit 3·row + box): how many there are, and in how many ways a digit can lie in
/// them, one in each row and in each box; one way only is 9, since there is nothing to choose.
const MINIROWS: [(u8, u8); 512] = {
    let ways = [0o124, 0o142, 0o214, 0o241, 0o412, 0o421];
    let mut table = [(0, 0); 512];
    let mut minirows = 0;
    while minirows < 512 {
        let mut way = 0;
        let mut count = 0;
        while way < 6 {
            count += (ways[way] & minirows == ways[way]) as u8;
            way += 1;
        }
        table[minirows] = (minirows.count_ones() as u8, if count > 1 { count } else { 9 });
        minirows += 1;
    }
    table
};

impl Board {
    /// The choice to make on a stable board: in the band with fewest minirows the digit with fewest configurations.
    /// Where every digit is left with one configuration in every band, one of the shortest lanes.
    pub fn choice(&self) -> Choice {
        let bands = self.minirows();
        let mut fewest = (u8::MAX, 0);
        for (index, band) in bands.iter().enumerate() {
            let total = band.iter().map(|minirows| MINIROWS[*minirows as usize & 511].0).sum();
            // 27 minirows are one configuration for each digit.
            if total > 27 && total < fewest.0 {
                fewest = (total, index);
            }
        }
        if fewest.0 == u8::MAX {
            return self.shortest_lane();
        }
        let band = &bands[fewest.1];
        let mut digit = (u8::MAX, 0);
        for (index, minirows) in band.iter().enumerate() {
            let ways = MINIROWS[*minirows as usize & 511].1;
            if ways < digit.0 {
                digit = (ways, index);
            }
        }
        first_of_several(3 * fewest.1, digit.1, band[digit.1])
    }

    /// The two boards of the choice: where the digit stands in its cells, and where it does not.
    pub fn children(&self) -> (Self, Self) {
        let Choice { row, digit, cells } = self.choice();
        let (mut inside, mut outside) = (*self, *self);
        inside.keep(row, digit, cells);
        outside.keep(row, digit, !cells);
        (inside, outside)
    }

    /// For each band and digit the minirows that hold a candidate: bit 3·row + box.
    fn minirows(&self) -> [[u16; 9]; 3] {
        let packed = self.groups.map(|rows| {
            let [a, b, c] = rows.map(occupied);
            // Bit 4·box + row, then three rows of three boxes side by side.
            let by_box = a.shr::<3>() | b.shr::<2>() | c.shr::<1>();
            let bit = Lanes::splat(0x111);
            let squeezed = |lanes: Lanes| {
                let lanes = lanes & bit;
                (lanes | lanes.shr::<3>() | lanes.shr::<6>()) & Lanes::splat(7)
            };
            let [a, b, c] = [squeezed(by_box), squeezed(by_box.shr::<1>()), squeezed(by_box.shr::<2>())];
            (a | b.shl::<3>() | c.shl::<6>()).to_array()
        });
        let nine = packed[NINTH];
        [0, 1, 2]
            .map(|band| std::array::from_fn(|digit| if digit < 8 { packed[band][digit] } else { nine[band] }))
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
fn first_of_several(first_row: usize, digit: usize, minirows: u16) -> Choice {
    let row = (0..3).find(|row| (minirows >> (3 * row) & 7).count_ones() > 1).unwrap_or(0);
    let minirow = (minirows >> (3 * row) & 7).trailing_zeros();
    Choice { row: first_row + row, digit, cells: 7 << (4 * minirow) }
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
