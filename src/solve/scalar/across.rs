//! What compares the nine digits of each cell: the only part of the work that moves lanes.

#![expect(
    clippy::inline_always,
    reason = "a round is one stretch of code whose registers stay where they are"
)]

use super::board::{Board, NINTH, ROW};
use super::lanes::Lanes;

/// Something about each cell, independent of digits: nine lanes of a row each.
///
/// ```text
///   first    row 1  row 2  row 3  unused  row 4  row 5  row 6  unused
///   second   row 7  row 8  row 9  unused  row 7  row 8  row 9  unused
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Cells {
    /// Bands 0 and 1.
    pub first: Lanes,
    /// Band 2, twice.
    pub second: Lanes,
}

impl Cells {
    /// Every cell.
    pub fn all() -> Self {
        let all = Lanes::from_array([ROW, ROW, ROW, 0, ROW, ROW, ROW, 0]);
        Self { first: all, second: all }
    }

    /// Whether it holds of no cell.
    #[inline(always)]
    pub fn is_empty(self) -> bool {
        self.in_any_band().is_zero()
    }

    /// The bits of all bands, one over the other.
    #[inline(always)]
    pub fn in_any_band(self) -> Lanes {
        (self.first | self.second) & Self::all().first
    }

    /// The cells of which both hold.
    #[inline(always)]
    pub fn and(self, other: Self) -> Self {
        Self { first: self.first & other.first, second: self.second & other.second }
    }

    /// The cells of which `self` holds and `other` does not.
    #[inline(always)]
    pub fn without(self, other: Self) -> Self {
        Self { first: self.first.without(other.first), second: self.second.without(other.second) }
    }

    /// Row by row, as bits of a lane.
    pub fn rows(self) -> [u16; 9] {
        let (first, second) = (self.first.to_array(), self.second.to_array());
        [first[0], first[1], first[2], first[4], first[5], first[6], second[0], second[1], second[2]]
    }

    /// How many cells they are.
    pub fn count(self) -> u32 {
        let all = Self::all();
        let lower = (self.second & all.second).low_halves(Lanes::splat(0));
        let both = [self.first & all.first, lower].map(Lanes::to_halves);
        both.as_flattened().iter().map(|half| half.count_ones()).sum()
    }

    /// The same for every digit: each row in all lanes of the board's registers for it. Of the unused lanes of digit 9
    /// nothing is said.
    #[inline(always)]
    pub fn for_each_digit(self) -> [[Lanes; 3]; 4] {
        let Self { first, second } = self;
        let upper = first.zip_lanes(first.high_halves(first));
        let lower = second.zip_lanes(second);
        let rows = upper.zip_low_pairs(lower);
        [
            [first.spread_low::<0>(), first.spread_low::<1>(), first.spread_low::<2>()],
            [first.spread_high::<0>(), first.spread_high::<1>(), first.spread_high::<2>()],
            [second.spread_low::<0>(), second.spread_low::<1>(), second.spread_low::<2>()],
            [rows, rows.high_halves(rows), upper.zip_high_pairs(lower)],
        ]
    }
}

/// Digit 9's registers in the order of [`Cells`]; nothing in the unused lanes.
#[inline(always)]
fn ninth(rows: &[Lanes; 3]) -> Cells {
    let upper = rows[0].zip_lanes(rows[1]);
    let lower = rows[2].zip_lanes(Lanes::splat(0));
    let second = upper.zip_high_pairs(lower);
    Cells { first: upper.zip_low_pairs(lower), second: second.low_halves(second) }
}

/// The union over all digits.
#[inline(always)]
pub fn union(groups: &[[Lanes; 3]; 4]) -> Cells {
    let [a, b, c] = [0, 1, 2].map(|band| {
        let [x, y, z] = groups[band];
        let xy = x.low_halves(y) | x.high_halves(y);
        let zz = z.low_halves(z) | z.high_halves(z);
        let rows = xy.first_pairs(zz) | xy.last_pairs(zz);
        rows | rows.odd_lanes()
    });
    let nine = ninth(&groups[NINTH]);
    Cells { first: a.even_lanes(b) | nine.first, second: c.even_lanes(c) | nine.second }
}

/// The sum over all digits; no lane's sum may exceed 0x7fff.
#[inline(always)]
pub fn sum(groups: &[[Lanes; 3]; 4]) -> Cells {
    let [a, b, c] = [0, 1, 2].map(|band| {
        let [x, y, z] = groups[band];
        let xy = x.low_halves(y) + x.high_halves(y);
        let zz = z.low_halves(z) + z.high_halves(z);
        let rows = xy.first_pairs(zz) + xy.last_pairs(zz);
        rows + rows.odd_lanes()
    });
    let nine = ninth(&groups[NINTH]);
    Cells { first: a.even_lanes(b) + nine.first, second: c.even_lanes(c) + nine.second }
}

/// The cells with at least one, and those with at least two candidates.
#[inline(always)]
pub fn candidates(board: &Board) -> (Cells, Cells) {
    let [a, b, c] = [0, 1, 2].map(|band| {
        let [x, y, z] = board.groups[band];
        let xy = (x.low_halves(y), x.high_halves(y));
        let zz = (z.low_halves(z), z.high_halves(z));
        let (xy, zz) = (pair(xy.0, xy.1), pair(zz.0, zz.1));
        let one = (xy.0.first_pairs(zz.0), xy.0.last_pairs(zz.0));
        let two = xy.1.first_pairs(zz.1) | xy.1.last_pairs(zz.1);
        let rows = (one.0 | one.1, two | (one.0 & one.1));
        let odd = (rows.0.odd_lanes(), rows.1.odd_lanes());
        (rows.0 | odd.0, rows.1 | odd.1 | (rows.0 & odd.0))
    });
    let nine = ninth(&board.groups[NINTH]);
    let one = (a.0.even_lanes(b.0), c.0.even_lanes(c.0));
    let two = (a.1.even_lanes(b.1), c.1.even_lanes(c.1));
    (
        Cells { first: one.0 | nine.first, second: one.1 | nine.second },
        Cells { first: two.0 | (one.0 & nine.first), second: two.1 | (one.1 & nine.second) },
    )
}

/// In at least one, and in both.
#[inline(always)]
fn pair(one: Lanes, other: Lanes) -> (Lanes, Lanes) {
    (one | other, one & other)
}
