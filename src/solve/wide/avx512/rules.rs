//! The rules that every round applies, each once for all digits and all units.
//!
//! What limits a round is the number of its operations (about 95, of which the processor manages three in two cycles)
//! and not their depth. So a rule that is rarely of use waits until these are stuck: see `triads`.
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm512_`")]

use std::arch::x86_64::*;

use super::layout::{
    BAND_1, BAND_2, DIGIT_1, DIGIT_2, FULL, IN_BAND, NIBBLES, PACK, ROW_1, ROW_2, SPREAD, TURN_1, TURN_2,
    UNPACK,
};
use super::vector::{Masks, Vector, truth};

/// The candidates of `N` grids: three digits in each vector.
pub type Board<const N: usize> = [Vector<N>; 3];

/// A packed set with the two other places of each of its bits in the unit across the lanes.
#[derive(Clone, Copy)]
pub struct Packed<const N: usize> {
    /// The set.
    pub set: Vector<N>,
    /// For each bit, the next one across.
    pub next: Vector<N>,
    /// For each bit, the one after the next.
    pub last: Vector<N>,
}

/// What one application of every rule found out.
pub struct Round<const N: usize> {
    /// What is left of the board.
    pub board: Board<N>,
    /// The cells that had two or more candidates before.
    pub open: Vector<N>,
    /// The minirows that the singles left; the board's own where nothing changed.
    pub minirows: Packed<N>,
    /// The same of minicolumns.
    pub minicolumns: Packed<N>,
    /// The minirows that are the only ones of a unit for their digit.
    pub locked_minirows: Vector<N>,
    /// The same of minicolumns.
    pub locked_minicolumns: Vector<N>,
    /// Not zero where the board has no solution.
    pub failed: Masks<N>,
    /// Not zero where a candidate was removed.
    pub changed: Masks<N>,
}

/// Applies every rule once.
///
/// Singles come first; minirows and minicolumns both look at what these leave, and not one at what the other leaves:
/// the chain of dependent operations is a quarter shorter for an eighth more rounds. It pays for one grid, and makes no
/// difference for two.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn round<const N: usize>(board: Board<N>) -> Round<N> {
    let cells = cells(board);
    let singles = singles(board, cells.open);
    let rows = across_rows(singles);
    let columns = across_columns(singles);
    let mut left = board;
    let mut change = Vector::all(_mm512_setzero_si512());
    for group in 0..3 {
        let by_rows = rows.left.times(UNPACK[group]);
        let by_columns = columns.left.moved(SPREAD[group]);
        left[group] = singles[group].mix::<{ truth::ALL }>(by_rows, by_columns);
        change = change.mix::<{ truth::OR_DIFFERENCE }>(board[group], left[group]);
    }
    let sound = cells.any.mix::<{ truth::AND_EITHER }>(rows.before.set, rows.twice);
    let sound = sound.mix::<{ truth::AND_EITHER }>(columns.before.set, columns.twice);
    Round {
        board: left,
        open: cells.own.and(cells.open),
        minirows: rows.before,
        minicolumns: columns.before,
        locked_minirows: rows.locked,
        locked_minicolumns: columns.locked,
        failed: sound.differing_lanes(FULL),
        changed: change.lanes(),
    }
}

/// How many candidates cells have: one row of cells in each lane, three times.
struct Cells<const N: usize> {
    /// Cells with a candidate among the digits of the lane.
    own: Vector<N>,
    /// Cells with a candidate.
    any: Vector<N>,
    /// Cells whose candidates, if they have one among the digits of the lane, are two or more.
    open: Vector<N>,
}

/// Adds nine digits up, as far as two: three in the same lane of three vectors, then three in three lanes. That two
/// digits of *another* lane share a cell need not be known, for then that lane has at least one: two permutations less.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn cells<const N: usize>(board: Board<N>) -> Cells<N> {
    let [first, second, third] = board;
    let own = first.mix::<{ truth::ANY }>(second, third);
    let two = first.mix::<{ truth::MOST }>(second, third);
    let (next, last) = (own.moved(DIGIT_1), own.moved(DIGIT_2));
    Cells { own, any: own.mix::<{ truth::ANY }>(next, last), open: two.mix::<{ truth::ANY }>(next, last) }
}

/// Hidden singles of rows take their cells from the other digits; naked singles take their rows from the other cells.
/// Both look at the board as it was.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn singles<const N: usize>(board: Board<N>, open: Vector<N>) -> Board<N> {
    let hidden = [board[0].single_bits(), board[1].single_bits(), board[2].single_bits()];
    let taken = hidden[0].mix::<{ truth::ANY }>(hidden[1], hidden[2]);
    let taken = taken.mix::<{ truth::ANY }>(taken.moved(DIGIT_1), taken.moved(DIGIT_2));
    let mut left = board;
    for group in 0..3 {
        let naked = board[group].without(open);
        left[group] = board[group].mix::<{ truth::UNLESS }>(hidden[group], taken).patched_where_any(naked);
    }
    left
}

/// What a band or a stack says about packed minirows or minicolumns.
struct Across<const N: usize> {
    /// As they were.
    before: Packed<N>,
    /// What is left of them.
    left: Vector<N>,
    /// Those with others both in the row or column and in the box. Every place must be here or in the set: else a
    /// unit has no place for the digit.
    twice: Vector<N>,
    /// Those that are the only ones of a unit for their digit.
    locked: Vector<N>,
}

/// Locked candidates of minirows.
///
/// Packed: lane (digit within the group, row), nibble = box, bit = group. Adding seven carries into bit 3 of each
/// nibble that is not empty, and one multiplication moves that bit where it belongs.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn across_rows<const N: usize>(board: Board<N>) -> Across<N> {
    let seven = Vector::all(NIBBLES);
    let set = board[0]
        .plus(seven)
        .times(PACK[0])
        .mix::<{ truth::ANY }>(board[1].plus(seven).times(PACK[1]), board[2].plus(seven).times(PACK[2]));
    let before = Packed { set, next: set.moved(ROW_1), last: set.moved(ROW_2) };
    // A minirow is locked where it is the only one of its row, or of its box.
    let (half, others) = other_nibbles(set);
    let twice = half.or(others).mix::<{ truth::AND_EITHER }>(before.next, before.last);
    let locked = set.without(twice);
    let (half, others) = other_nibbles(locked);
    let gone = half.mix::<{ truth::ANY }>(others, locked.moved(ROW_1));
    let unlocked = set.mix::<{ truth::NEITHER }>(gone, locked.moved(ROW_2));
    Across { before, left: unlocked, twice, locked }
}

/// The union of the three other nibbles of a lane, in two parts. The fourth nibble is empty, which makes a ring of
/// four: two rotations reach all, where three nibbles would take three.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn other_nibbles<const N: usize>(set: Vector<N>) -> (Vector<N>, Vector<N>) {
    let half = set.rotated::<8>();
    (half, set.or(half).rotated::<4>())
}

/// Locked candidates of minicolumns.
///
/// Packed: lane (digit within the group, band, group), nibble = stack, bit = column. The rows of a band are united by
/// taking from each vector the row whose lane is the next free one: two permutations instead of six.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn across_columns<const N: usize>(board: Board<N>) -> Across<N> {
    let [first, second, third] = board;
    let [row_0, row_1, row_2] = IN_BAND;
    let own = first.patched(row_1, second).patched(row_2, third);
    let next = first.patched(row_2, second).patched(row_0, third);
    let last = first.patched(row_0, second).patched(row_1, third);
    let set = own.mix::<{ truth::ANY }>(next.moved(ROW_1), last.moved(ROW_2));
    let before = Packed { set, next: set.moved(BAND_1), last: set.moved(BAND_2) };
    let beside = set.times(TURN_1).or(set.times(TURN_2));
    let twice = beside.mix::<{ truth::AND_EITHER }>(before.next, before.last);
    let locked = set.without(twice);
    let gone = locked.times(TURN_1).mix::<{ truth::ANY }>(locked.times(TURN_2), locked.moved(BAND_1));
    let unlocked = set.mix::<{ truth::NEITHER }>(gone, locked.moved(BAND_2));

    Across { before, left: unlocked, twice, locked }
}
