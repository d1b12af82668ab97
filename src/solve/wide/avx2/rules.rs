//! The rules that every round applies, each once for all digits and all units.
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm256_`")]

use std::arch::x86_64::*;

use super::layout::{
    Board, FULL, ROW_1, ROW_2, SPREAD, and, bands, filled, moved, or, other_nibbles, others_in_nibble, splat,
    where_zero, without,
};

/// A packed set of three digits with the two other places of each of its bits across the lanes.
#[derive(Clone, Copy)]
pub struct Packed {
    /// The set.
    pub set: __m256i,
    /// For each bit, the next one across.
    pub next: __m256i,
    /// For each bit, the one after the next.
    pub last: __m256i,
    /// Those that are the only ones of a unit for their digit.
    pub locked: __m256i,
    /// What is left of the set.
    pub left: __m256i,
}

/// What one application of every rule found out.
pub struct Round {
    /// What is left of the board.
    pub board: Board,
    /// The cells that had two or more candidates before.
    pub open: __m256i,
    /// The minirows that the singles left: lane = row, nibble = box, bit = digit within the three.
    pub minirows: [Packed; 3],
    /// The same of minicolumns: lane = (band, digit within the three), nibble = stack, bit = column.
    pub minicolumns: [Packed; 3],
    /// Whether the board has no solution.
    pub failed: bool,
    /// Whether a candidate was removed.
    pub changed: bool,
}

/// Applies every rule once: the singles, then minirows and minicolumns to what these leave.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn round(board: &Board) -> Round {
    let (any, open) = cells(board);
    let singles = singles(board, open);
    let mut sound = any;
    let rows = [0, 1, 2].map(|three: usize| across_rows(&singles, 3 * three, &mut sound));
    let columns = [0, 1, 2].map(|three: usize| across_columns(&singles, 3 * three, &mut sound));
    let left = apply(&singles, &rows, &columns);
    let mut change = _mm256_setzero_si256();
    for digit in 0..9 {
        change = or(change, _mm256_xor_si256(board[digit], left[digit]));
    }
    Round {
        board: left,
        open,
        minirows: rows,
        minicolumns: columns,
        failed: _mm256_testc_si256(sound, FULL) == 0,
        changed: _mm256_testz_si256(change, change) == 0,
    }
}

/// What is left of a board by what is left of its minirows and minicolumns.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn apply(board: &Board, rows: &[Packed; 3], columns: &[Packed; 3]) -> Board {
    let mut left = *board;
    for three in 0..3 {
        let bits = rows[three].left;
        let lowest = splat(0x111);
        let by_rows = [
            filled(and(bits, lowest)),
            filled(and(_mm256_srli_epi16::<1>(bits), lowest)),
            filled(and(_mm256_srli_epi16::<2>(bits), lowest)),
        ];
        for group in 0..3 {
            let by_columns = moved(columns[three].left, SPREAD[group]);
            let digit = &mut left[3 * three + group];
            *digit = and(*digit, and(by_rows[group], by_columns));
        }
    }
    left
}

/// The cells with a candidate, and those with two or more.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn cells(board: &Board) -> (__m256i, __m256i) {
    let (mut one, mut two) = (board[0], _mm256_setzero_si256());
    for digit in &board[1..] {
        two = or(two, and(one, *digit));
        one = or(one, *digit);
    }
    (one, two)
}

/// Hidden singles of rows take their cells from the other digits; naked singles take their rows from the other cells.
/// Both look at the board as it was.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn singles(board: &Board, open: __m256i) -> Board {
    let minus_one = _mm256_set1_epi16(-1);
    let mut hidden = *board;
    let mut taken = _mm256_setzero_si256();
    for digit in &mut hidden {
        *digit = and(*digit, where_zero(and(*digit, _mm256_add_epi16(*digit, minus_one))));
        taken = or(taken, *digit);
    }
    let mut left = *board;
    for digit in 0..9 {
        let naked = without(board[digit], open);
        let allowed = or(naked, where_zero(naked));
        left[digit] = and(without(board[digit], without(taken, hidden[digit])), allowed);
    }
    left
}

/// Locked candidates of the minirows of three digits. Adding seven carries into bit 3 of each nibble that is not
/// empty; shifts bring the three digits' bits together.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn across_rows(board: &Board, first: usize, sound: &mut __m256i) -> Packed {
    let some = |digit: __m256i| and(_mm256_add_epi16(digit, splat(0x777)), splat(0x888));
    let set = or(_mm256_srli_epi16::<1>(some(board[first])), some(board[first + 1]));
    let set = _mm256_srli_epi16::<1>(or(_mm256_srli_epi16::<1>(set), some(board[first + 2])));
    let (next, last) = (moved(set, ROW_1), moved(set, ROW_2));
    let twice = and(other_nibbles(set), or(next, last));
    *sound = and(*sound, or(set, twice));
    let locked = without(set, twice);
    let gone = or(other_nibbles(locked), or(moved(locked, ROW_1), moved(locked, ROW_2)));
    Packed { set, next, last, locked, left: without(set, gone) }
}

/// Locked candidates of the minicolumns of three digits. The rows of a band are united by taking from each vector the
/// row whose lane is the next free one.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn across_columns(board: &Board, first: usize, sound: &mut __m256i) -> Packed {
    let [one, two, three] = [board[first], board[first + 1], board[first + 2]];
    // Lanes 1 and 4 of each half, and lanes 2 and 5, are the rows 1 and 2 of their bands.
    let own = _mm256_blend_epi16::<0b10_0100>(_mm256_blend_epi16::<0b01_0010>(one, two), three);
    let next = _mm256_blend_epi16::<0b00_1001>(_mm256_blend_epi16::<0b10_0100>(one, two), three);
    let last = _mm256_blend_epi16::<0b01_0010>(_mm256_blend_epi16::<0b00_1001>(one, two), three);
    let set = or(own, or(moved(next, ROW_1), moved(last, ROW_2)));
    let (next, last) = bands(set);
    let twice = and(others_in_nibble(set), or(next, last));
    *sound = and(*sound, or(set, twice));
    let locked = without(set, twice);
    let (next_locked, last_locked) = bands(locked);
    let gone = or(others_in_nibble(locked), or(next_locked, last_locked));
    Packed { set, next, last, locked, left: without(set, gone) }
}
