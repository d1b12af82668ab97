//! On what a search branches once the rules have nothing more to say.

use super::board::{Board, NINTH};
use super::lanes::Lanes;
use super::rules::occupied;

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

/// Of each set of minirows of a band (bit 3·row + box) in how many ways a digit can lie in them: one in each row and
/// in each box.
const CONFIGURATIONS: [u8; 512] = {
    let ways = [0o124, 0o142, 0o214, 0o241, 0o412, 0o421];
    let mut table = [0; 512];
    let mut minirows = 0;
    while minirows < 512 {
        let mut way = 0;
        while way < 6 {
            table[minirows] += (ways[way] & minirows == ways[way]) as u8;
            way += 1;
        }
        minirows += 1;
    }
    table
};

impl Board {
    /// The choice to make on a stable board: in the band with fewest minirows the digit with fewest configurations.
    /// Where every digit is left with one configuration in every band, one of the shortest lanes.
    pub fn choice(&self) -> Choice {
        let bands = self.minirows();
        let open = |band: &&[u16; 9]| band.iter().any(|minirows| minirows.count_ones() > 3);
        let occupied = |band: &[u16; 9]| band.iter().map(|minirows| minirows.count_ones()).sum::<u32>();
        let tightest = bands.iter().filter(open).min_by_key(|band| occupied(band));
        let Some(tightest) = tightest else { return self.shortest_lane() };
        let band = bands.iter().position(|band| std::ptr::eq(band, tightest)).unwrap_or(0);
        let ways = |digit: &usize| CONFIGURATIONS[tightest[*digit] as usize];
        let digit = (0..9).filter(|digit| ways(digit) > 1).min_by_key(ways).unwrap_or(0);
        let minirows = tightest[digit];
        let row = (0..3).find(|row| (minirows >> (3 * row) & 7).count_ones() > 1).unwrap_or(0);
        let minirow = (minirows >> (3 * row) & 7).trailing_zeros();
        Choice { row: 3 * band + row, digit, cells: 7 << (4 * minirow) }
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

    fn shortest_lane(&self) -> Choice {
        let lanes = (0..9).flat_map(|row| (0..9).map(move |digit| (row, digit)));
        let open = lanes.map(|(row, digit)| (row, digit, self.lane(row, digit)));
        let (row, digit, lane) = open
            .filter(|(_, _, lane)| lane.count_ones() > 1)
            .min_by_key(|(_, _, lane)| lane.count_ones())
            .expect("a board that is not solved has a lane with two candidates");
        Choice { row, digit, cells: lane & lane.wrapping_neg() }
    }
}
