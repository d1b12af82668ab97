//! Closed triads: a minirow or minicolumn in which three digits are locked has no room for others.
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm256_`")]
#![expect(clippy::large_enum_variant, reason = "boards live in registers once functions are inlined")]

use std::arch::x86_64::*;

use super::layout::{Board, ROW_1, ROW_2, and, bits_of_nibbles, filled, moved, or, splat, without};
use super::rules::{Packed, Round, apply};

/// What closed triads say of a board at which all other rules are stuck.
pub enum Closing {
    /// Nothing.
    Nothing,
    /// This is left of it.
    Left(Board),
    /// It has no solution: a minirow or minicolumn must hold four digits.
    Crowded,
}

/// Closes the triads of a board that a round could not change.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn close_triads(round: &Round) -> Closing {
    let (closed_rows, crowded_rows) = closed_minirows(&round.minirows);
    let (closed_columns, crowded_columns) = closed_minicolumns(&round.minicolumns);
    let crowded = or(crowded_rows, crowded_columns);
    let (mut rows, mut columns) = (round.minirows, round.minicolumns);
    let mut change = crowded;
    for three in 0..3 {
        for (packed, closed) in [(&mut rows[three], closed_rows), (&mut columns[three], closed_columns)] {
            let removed = and(packed.set, without(closed, packed.locked));
            packed.left = without(packed.set, removed);
            change = or(change, removed);
        }
    }
    if _mm256_testz_si256(change, change) != 0 {
        Closing::Nothing
    } else if _mm256_testz_si256(crowded, crowded) != 0 {
        Closing::Left(apply(&round.board, &rows, &columns))
    } else {
        Closing::Crowded
    }
}

/// The packed minirows with three digits or more, and a vector that is not zero where one must hold four.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn closed_minirows(minirows: &[Packed; 3]) -> (__m256i, __m256i) {
    let mut digits = _mm256_setzero_si256();
    for packed in minirows {
        digits = _mm256_add_epi16(digits, bits_of_nibbles(packed.locked));
    }
    let three = and(_mm256_add_epi16(digits, splat(0x555)), splat(0x888));
    let four = and(_mm256_add_epi16(digits, splat(0x444)), splat(0x888));
    (filled(_mm256_srli_epi16::<3>(three)), four)
}

/// The same of minicolumns: nine bits, added up to sums and carries, of three vectors and then of three lanes.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn closed_minicolumns(minicolumns: &[Packed; 3]) -> (__m256i, __m256i) {
    let [first, second, third] = [minicolumns[0].locked, minicolumns[1].locked, minicolumns[2].locked];
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
