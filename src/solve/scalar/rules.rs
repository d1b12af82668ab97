//! The rules of a round: each removes candidates that no solution has, for all digits at once.

#![expect(
    clippy::inline_always,
    reason = "a round is one stretch of code whose registers stay where they are"
)]

use crate::solve::effort::Tally;

use super::across::{self, Cells};
use super::board::{Board, CARRY, NINTH, ROW};
use super::lanes::Lanes;

/// What a round found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finding {
    /// There is no solution.
    Failed,
    /// Every cell has one candidate, and they break no rule.
    Solved,
    /// The rules have nothing more to say.
    Stable,
}

impl Board {
    /// Applies locks and singles in turns until singles have nothing more to say. What locks might still say is left to
    /// the next node: on grids with many solutions, which are mostly guesses, looking once more takes an eighth of the time.
    #[inline(always)]
    pub fn settle<T: Tally>(&mut self, tally: &mut T) -> Finding {
        loop {
            tally.round();
            if !self.locks() {
                return Finding::Failed;
            }
            let before = *self;
            let clashes = match self.singles() {
                Ok(clashes) => clashes,
                Err(finding) => return finding,
            };
            if !self.differs_from(&before) {
                return stable_unless(clashes);
            }
        }
    }

    /// Goes on with a board that is settled until locks have nothing more to say either: then the digit of a cell with
    /// one candidate is no candidate of the cells that see it.
    pub fn settle_fully(&mut self) -> Finding {
        loop {
            let before = *self;
            if !self.locks() {
                return Finding::Failed;
            }
            if !self.differs_from(&before) {
                return Finding::Stable;
            }
            let finding = self.settle(&mut ());
            if finding != Finding::Stable {
                return finding;
            }
        }
    }

    /// Locked minirows and minicolumns; false where a digit has no place in a unit.
    #[inline(always)]
    fn locks(&mut self) -> bool {
        let failures = self.locked_minirows() | self.locked_minicolumns();
        self.fill_unused_lanes();
        failures.is_zero()
    }

    /// Naked and hidden singles. Returns what is wrong where they changed nothing: bits where a lane has two naked
    /// singles and so holds a digit twice, and where a hidden single is beside another candidate, which then is a
    /// hidden single too.
    #[inline(always)]
    fn singles(&mut self) -> Result<Lanes, Finding> {
        let (some, several) = across::candidates(self);
        if !Cells::all().without(some).is_empty() {
            return Err(Finding::Failed);
        }
        if several.is_empty() {
            return Err(if self.is_solved() { Finding::Solved } else { Finding::Failed });
        }
        let naked = self.naked_singles(several);
        let hidden = self.hidden_singles();
        self.fill_unused_lanes();
        Ok(naked | hidden.and(several).in_any_band())
    }

    /// Naked singles: a cell with one candidate holds it, so the digit stands nowhere else in the row. Returns bits
    /// where a row has two naked singles of a digit.
    #[inline(always)]
    fn naked_singles(&mut self, several: Cells) -> Lanes {
        let several = several.for_each_digit();
        let mut twice = Lanes::splat(0);
        let lanes = self.groups.as_flattened_mut().iter_mut().zip(several.as_flattened());
        for (register, (lane, several)) in lanes.enumerate() {
            let singles = lane.without(*several);
            *lane &= singles | singles.where_zero();
            let more = singles & (singles + Lanes::splat(0xffff));
            twice = twice | if register / 3 == NINTH { more & three_lanes() } else { more };
        }
        twice
    }

    /// Hidden singles of rows: a digit with one place in a row stands there, so nothing else does. Returns their cells.
    #[inline(always)]
    fn hidden_singles(&mut self) -> Cells {
        let mut singles = self.groups;
        for lane in singles.as_flattened_mut() {
            *lane &= lone_bit(*lane);
        }
        let cells = across::union(&singles);
        let taken = cells.for_each_digit();
        let others = taken.as_flattened().iter().zip(singles.as_flattened());
        for (lane, (taken, own)) in self.groups.as_flattened_mut().iter_mut().zip(others) {
            *lane = lane.without(taken.without(*own));
        }
        cells
    }

    /// Locked minirows: see `lock_band`. A locked digit leaves the other minirows of its row and of its box. Returns
    /// bits where a digit has no place in a row or box.
    #[inline(always)]
    fn locked_minirows(&mut self) -> Lanes {
        let [a, b, c, nine] = &mut self.groups;
        let failures = lock_band(a) | lock_band(b) | lock_band(c);
        failures | (lock_band(nine) & three_lanes())
    }

    /// Locked minicolumns: the same in the other direction. Returns bits where a digit has no place in a column.
    #[inline(always)]
    fn locked_minicolumns(&mut self) -> Lanes {
        let columns = self.minicolumns();
        let empty = (columns[0] | columns[1] | columns[2]) ^ Lanes::splat(ROW);
        let nine = columns[NINTH];
        let empty_nine =
            (nine | nine.next_of_three() | nine.next_of_three().next_of_three()) ^ Lanes::splat(ROW);
        let locked = locked_minicolumns(&columns);
        let removed = [0, 1, 2, 3].map(|group| {
            let boxes = widened(occupied(locked[group]));
            boxes.without(locked[group]) | in_other_bands(&locked, group)
        });
        self.groups = [0, 1, 2, 3].map(|group| self.groups[group].map(|row| row.without(removed[group])));
        empty | (empty_nine & three_lanes())
    }

    /// For each group the minicolumns that hold a candidate, in the places of the cells of a row.
    #[inline(always)]
    pub fn minicolumns(&self) -> [Lanes; 4] {
        self.groups.map(|rows| rows[0] | rows[1] | rows[2])
    }

    /// Whether a board whose cells have one candidate each breaks no rule: nine digits have a place in each of the nine
    /// rows, columns and boxes.
    fn is_solved(&self) -> bool {
        let mut failures = Lanes::splat(0);
        for (group, rows) in self.groups.iter().enumerate() {
            let boxes = occupied(rows[0]) | occupied(rows[1]) | occupied(rows[2]);
            let failed = (boxes ^ Lanes::splat(CARRY)) | rows[0].min(rows[1]).min(rows[2]).where_zero();
            failures = failures | if group == NINTH { failed & three_lanes() } else { failed };
        }
        let columns = self.minicolumns();
        let nine = columns[NINTH];
        let empty_nine =
            (nine | nine.next_of_three() | nine.next_of_three().next_of_three()) ^ Lanes::splat(ROW);
        let empty = (columns[0] | columns[1] | columns[2]) ^ Lanes::splat(ROW);
        (failures | empty | (empty_nine & three_lanes())).is_zero()
    }

    #[inline(always)]
    pub fn fill_unused_lanes(&mut self) {
        let unused = Lanes::from_array([0, 0, 0, ROW, ROW, ROW, ROW, ROW]);
        for lane in &mut self.groups[NINTH] {
            *lane = *lane | unused;
        }
    }

    #[inline(always)]
    pub fn differs_from(&self, other: &Self) -> bool {
        let pairs = self.groups.as_flattened().iter().zip(other.groups.as_flattened());
        !pairs.fold(Lanes::splat(0), |sum, (one, other)| sum | (*one ^ *other)).is_zero()
    }
}

/// What a board is that no rule changes.
#[inline(always)]
fn stable_unless(clashes: Lanes) -> Finding {
    if clashes.is_zero() { Finding::Stable } else { Finding::Failed }
}

/// Locked minirows in one group: removes what they exclude, and returns bits where a digit has no place.
#[inline(always)]
fn lock_band(rows: &mut [Lanes; 3]) -> Lanes {
    let minirows = rows.map(occupied);
    let locked = locked_minirows(&minirows);
    let boxes = minirows[0] | minirows[1] | minirows[2];
    let fewest = minirows[0].min(minirows[1]).min(minirows[2]);
    *rows = [0, 1, 2].map(|row| {
        let kept = locked[row] | locked[row].where_zero();
        let elsewhere = locked[(row + 1) % 3] | locked[(row + 2) % 3];
        rows[row] & widened(kept.without(elsewhere) & Lanes::splat(CARRY))
    });
    (boxes ^ Lanes::splat(CARRY)) | fewest.where_zero()
}

/// The lanes that digit 9 uses.
#[inline(always)]
pub fn three_lanes() -> Lanes {
    Lanes::from_array([0xffff, 0xffff, 0xffff, 0, 0, 0, 0, 0])
}

/// All bits in the lanes that hold at most one bit.
#[inline(always)]
fn lone_bit(lanes: Lanes) -> Lanes {
    (lanes & (lanes + Lanes::splat(0xffff))).where_zero()
}

/// The carry bits of the minirows that hold something.
#[inline(always)]
pub fn occupied(row: Lanes) -> Lanes {
    (row + Lanes::splat(ROW)) & Lanes::splat(CARRY)
}

/// All three cells of the minirows with these carry bits.
#[inline(always)]
pub fn widened(carries: Lanes) -> Lanes {
    carries - carries.shr::<3>()
}

/// A digit is locked in a minirow where it has no other in its row, or no other in its box: there it must stand.
/// Takes and returns carry bits for the three rows of a group.
#[inline(always)]
pub fn locked_minirows(minirows: &[Lanes; 3]) -> [Lanes; 3] {
    [0, 1, 2].map(|row| {
        let in_box = minirows[(row + 1) % 3] | minirows[(row + 2) % 3];
        minirows[row].without(in_box.without(lone_bit(minirows[row])))
    })
}

/// The minicolumns in which a digit is locked: no other in its box, or no other in its column.
#[inline(always)]
pub fn locked_minicolumns(columns: &[Lanes; 4]) -> [Lanes; 4] {
    [0, 1, 2, 3].map(|group| {
        let column = columns[group];
        // A nibble with two bits keeps one when its lowest is taken away. (An empty nibble borrows from the next, but a
        // digit without place in a box is a failure anyway.)
        let not_lone = widened(occupied(column & (column - Lanes::splat(0x111))));
        column.without(in_other_bands(columns, group) & not_lone)
    })
}

/// The union of the same digit's lanes in the two other bands.
#[inline(always)]
fn in_other_bands(groups: &[Lanes; 4], group: usize) -> Lanes {
    if group == NINTH {
        let next = groups[NINTH].next_of_three();
        next | next.next_of_three()
    } else {
        groups[(group + 1) % 3] | groups[(group + 2) % 3]
    }
}
