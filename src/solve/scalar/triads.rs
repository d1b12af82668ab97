//! Closed triads: a minirow or minicolumn in which three digits are locked holds these and no other.

#![expect(
    clippy::inline_always,
    reason = "a round is one stretch of code whose registers stay where they are"
)]

use super::across::{self, Cells};
use super::board::{Board, CARRY, NINTH};
use super::lanes::Lanes;
use super::rules::{locked_minicolumns, locked_minirows, occupied, widened};

impl Board {
    /// Removes what closed triads exclude; false where four digits are locked in one.
    #[inline(always)]
    pub fn closed_triads(&mut self) -> bool {
        let possible = self.closed_minirows() && self.closed_minicolumns();
        self.fill_unused_lanes();
        possible
    }

    #[inline(always)]
    fn closed_minirows(&mut self) -> bool {
        let locked = self.groups.map(|rows| locked_minirows(&rows.map(occupied)));
        let (closed, overfull) = closed(&locked.map(|rows| rows.map(Lanes::shr::<3>)));
        let closed = closed.for_each_digit();
        for group in 0..4 {
            for row in 0..3 {
                let removed = widened(closed[group][row].without(locked[group][row]));
                self.groups[group][row] = self.groups[group][row].without(removed);
            }
        }
        !overfull
    }

    /// The three minicolumns of a box take the place of its three minirows: one register for each.
    #[inline(always)]
    fn closed_minicolumns(&mut self) -> bool {
        let all = locked_minicolumns(&self.minicolumns());
        let first = Lanes::splat(0x111);
        let locked = all.map(|lanes| [lanes & first, lanes.shr::<1>() & first, lanes.shr::<2>() & first]);
        let (closed, overfull) = closed(&locked);
        let closed = closed.for_each_digit();
        for group in 0..4 {
            let [a, b, c] = [0, 1, 2].map(|column| closed[group][column].shr::<3>());
            let removed = (a | b.shl::<1>() | c.shl::<2>()).without(all[group]);
            for row in 0..3 {
                self.groups[group][row] = self.groups[group][row].without(removed);
            }
        }
        !overfull
    }
}

/// Counts the digits locked in each triad (one bit of a nibble each): the carry bits of those with three or more, and
/// whether one has four.
#[inline(always)]
fn closed(locked: &[[Lanes; 3]; 4]) -> (Cells, bool) {
    let mut locked = *locked;
    let unused = Lanes::from_array([0, 0, 0, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff]);
    locked[NINTH] = locked[NINTH].map(|lanes| lanes.without(unused));
    let counts = across::sum(&locked);
    let at_least = |more: u16| Cells {
        first: (counts.first + Lanes::splat(more)) & Lanes::splat(CARRY),
        second: (counts.second + Lanes::splat(more)) & Lanes::splat(CARRY),
    };
    let four = at_least(0x444);
    let unused = Lanes::from_array([0, 0, 0, 0xffff, 0, 0, 0, 0xffff]);
    (at_least(0x555), !(four.first | four.second).without(unused).is_zero())
}
