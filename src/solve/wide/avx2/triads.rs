//! Closed triads: a minirow or minicolumn in which three digits are locked has no room for others.
#![expect(clippy::extra_unused_type_parameters, reason = "see `super::rules::round`")]
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm256_`")]
#![allow(clippy::needless_range_loop, reason = "over iterators the compiler makes calls of loops")]
#![expect(clippy::large_enum_variant, reason = "boards live in registers once functions are inlined")]

use std::arch::x86_64::*;

use super::configurations::{Packed, locked, turned_minicolumns, turned_minirows};
use super::layout::{ROW_1, ROW_2, and, bits_of_nibbles, filled, moved, or, splat, without};
use super::rules::{Digits, within_bands, within_stacks};

/// What closed triads say of a board at which all other rules are stuck.
pub enum Closing {
    /// Nothing.
    Nothing,
    /// This is left of it.
    Left(Digits),
    /// It has no solution: a minirow or minicolumn must hold four digits.
    Crowded,
}

/// Closes the triads of a board with these packed minirows and minicolumns. For `Caller` see [`super::rules::round`].
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn close_triads<Caller>(digits: &Digits, minirows: &Packed, minicolumns: &Packed) -> Closing {
    let mut locked_rows = *minirows;
    let mut locked_columns = *minicolumns;
    for three in 0..3 {
        locked_rows[three] = locked(minirows[three], turned_minirows(minirows[three]));
        locked_columns[three] = locked(minicolumns[three], turned_minicolumns(minicolumns[three]));
    }
    let (closed_rows, crowded_rows) = closed_minirows(&locked_rows);
    let (closed_columns, crowded_columns) = closed_minicolumns(&locked_columns);
    let crowded = or(crowded_rows, crowded_columns);
    let (mut rows, mut columns) = (*minirows, *minicolumns);
    let mut change = crowded;
    for three in 0..3 {
        let removed_rows = and(rows[three], without(closed_rows, locked_rows[three]));
        let removed_columns = and(columns[three], without(closed_columns, locked_columns[three]));
        rows[three] = without(rows[three], removed_rows);
        columns[three] = without(columns[three], removed_columns);
        change = or(change, or(removed_rows, removed_columns));
    }
    if _mm256_testz_si256(change, change) != 0 {
        Closing::Nothing
    } else if _mm256_testz_si256(crowded, crowded) != 0 {
        Closing::Left(within_stacks(&within_bands(digits, &rows), &columns))
    } else {
        Closing::Crowded
    }
}

/// The packed minirows with three digits or more, and a vector that is not zero where one must hold four.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn closed_minirows(locked: &Packed) -> (__m256i, __m256i) {
    let mut digits = _mm256_setzero_si256();
    for three in 0..3 {
        digits = _mm256_add_epi16(digits, bits_of_nibbles(locked[three]));
    }
    let three = and(_mm256_add_epi16(digits, splat(0x555)), splat(0x888));
    let four = and(_mm256_add_epi16(digits, splat(0x444)), splat(0x888));
    (filled(_mm256_srli_epi16::<3>(three)), four)
}

/// The same of minicolumns: nine bits, added up to sums and carries, of three vectors and then of three lanes.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn closed_minicolumns(locked: &Packed) -> (__m256i, __m256i) {
    let [first, second, third] = *locked;
    let (one, two) = added(first, second, third);
    let (odd, carried) = added(one, moved(one, ROW_1), moved(one, ROW_2));
    let (next, last) = (moved(two, ROW_1), moved(two, ROW_2));
    let pair = or(two, or(next, last));
    let pairs = or(and(two, or(next, last)), and(next, last));
    let four = or(pairs, and(pair, carried));
    (or(four, and(or(pair, carried), odd)), four)
}

/// The sum of three bits in two.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn added(one: __m256i, two: __m256i, three: __m256i) -> (__m256i, __m256i) {
    let half = _mm256_xor_si256(one, two);
    (_mm256_xor_si256(half, three), or(and(one, two), and(half, three)))
}
