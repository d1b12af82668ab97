//! The rules that every round applies, each once for all digits and all units.
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm256_`")]
#![allow(clippy::needless_range_loop, reason = "over iterators the compiler makes calls of loops")]
#![expect(clippy::large_types_passed_by_value, reason = "boards are never copied once functions are inlined")]
#![allow(clippy::extra_unused_type_parameters, reason = "see `round`")]

use std::arch::x86_64::*;

use super::configurations::{minicolumns, minicolumns_kept, minirows, minirows_kept};
use super::layout::{FULL, SPREAD, UNUSED, and, filled, moved, or, splat, where_zero, without};

/// The candidates of a grid: a vector for each digit.
pub type Digits = [__m256i; 9];

/// A grid.
#[derive(Clone, Copy)]
pub struct Board {
    /// The candidates.
    pub digits: Digits,
    /// Cells with two or more candidates.
    pub open: __m256i,
}

/// What one application of every rule found out.
pub struct Round {
    /// What is left of the board.
    pub board: Board,
    /// Whether the board has no solution.
    pub failed: bool,
    /// Whether a candidate was removed.
    pub changed: bool,
}

impl Board {
    /// The board of these candidates.
    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    pub fn new(digits: Digits) -> Self {
        Self { digits, open: cells(&digits).1 }
    }

    /// Whether every cell has at most one candidate.
    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
    pub fn is_decided(&self) -> bool {
        _mm256_testz_si256(self.open, self.open) != 0
    }
}

/// Applies every rule once: the singles, then configurations in bands and stacks, and these to what those left. With
/// so many vectors for a grid the processor is busy anyway, and in turn a sixth fewer rounds are needed.
///
/// `Caller` is different in each place that calls this, so that each has a function of its own and the compiler makes
/// it part of the caller: else vectors go through memory between them, and it takes a third longer.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn round<Caller>(board: &Board) -> Round {
    let left = singles(board);
    let left = within_bands(&left, &minirows_kept(&minirows(&left)));
    let left = within_stacks(&left, &minicolumns_kept(&minicolumns(&left)));
    let (any, open) = cells(&left);
    let mut change = _mm256_setzero_si256();
    let mut least = left[0];
    for digit in 0..9 {
        change = or(change, _mm256_xor_si256(board.digits[digit], left[digit]));
        least = _mm256_min_epu16(least, left[digit]);
    }
    // A cell without a candidate, or a row without a place for a digit.
    let empty_rows = without(where_zero(least), UNUSED);
    Round {
        board: Board { digits: left, open },
        failed: _mm256_testc_si256(without(any, empty_rows), FULL) == 0,
        changed: _mm256_testz_si256(change, change) == 0,
    }
}

/// The cells with a candidate, and those with two or more.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn cells(digits: &Digits) -> (__m256i, __m256i) {
    let (mut one, mut two) = (digits[0], _mm256_setzero_si256());
    for digit in 1..9 {
        two = or(two, and(one, digits[digit]));
        one = or(one, digits[digit]);
    }
    (one, two)
}

/// Hidden singles of rows take their cells from the other digits; naked singles take their rows from the other cells.
/// Both look at the board as it was.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn singles(board: &Board) -> Digits {
    let minus_one = _mm256_set1_epi16(-1);
    let mut hidden = board.digits;
    let mut taken = _mm256_setzero_si256();
    for digit in 0..9 {
        let own = board.digits[digit];
        hidden[digit] = and(own, where_zero(and(own, _mm256_add_epi16(own, minus_one))));
        taken = or(taken, hidden[digit]);
    }
    let mut left = board.digits;
    for digit in 0..9 {
        let own = board.digits[digit];
        let naked = without(own, board.open);
        let allowed = or(naked, where_zero(naked));
        left[digit] = and(without(own, without(taken, hidden[digit])), allowed);
    }
    left
}

/// What is left of a board by what is left of its packed minirows.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn within_bands(digits: &Digits, minirows: &[__m256i; 3]) -> Digits {
    let lowest = splat(0x111);
    let mut left = *digits;
    for three in 0..3 {
        let packed = minirows[three];
        let digit = 3 * three;
        left[digit] = and(left[digit], filled(and(packed, lowest)));
        left[digit + 1] = and(left[digit + 1], filled(and(_mm256_srli_epi16::<1>(packed), lowest)));
        left[digit + 2] = and(left[digit + 2], filled(and(_mm256_srli_epi16::<2>(packed), lowest)));
    }
    left
}

/// What is left of a board by what is left of its packed minicolumns.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn within_stacks(digits: &Digits, minicolumns: &[__m256i; 3]) -> Digits {
    let mut left = *digits;
    for digit in 0..9 {
        left[digit] = and(left[digit], moved(minicolumns[digit / 3], SPREAD[digit % 3]));
    }
    left
}
