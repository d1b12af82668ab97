//! What to branch on when the rules are stuck: how one digit lies in one band or stack.
//!
//! The tightest of the six bands and stacks is taken, the one with the fewest minirows (minicolumns) left among those
//! that are not finished, and in it the digit with the fewest configurations; then the first in a fixed order. Guesses
//! needed: a seventh fewer than with bands alone, a third of those by cells of two candidates.
//!
//! Where even the tightest one is loose when a grid is first split, the grid is hard, and for all its boards the
//! tightest is the one with the fewest undecided digits. Rounds needed: a sixth fewer for the hardest of 2011 (the set
//! 1106), 6 % fewer for those of 2019 (1905), at most 1 % more for easier sets; for all grids alike it would be 6 % more
//! for top1465 and 8 % for 17 clues. The first choice matters most: decided only after some guesses it is 5 % at best.
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm512_`")]
#![expect(unsafe_code, reason = "vectors are loaded from tables in memory")]

use std::arch::x86_64::*;

use super::super::splits::{HALVES, Tightness};
use super::board::Digits;
use super::layout::{
    BAND_1, BAND_2, BAND_CHOICES, BANDS_AFTER, DIGIT_1, DIGIT_2, GROUP, ROW_1, ROW_2, ROWS_AFTER,
    STACK_CHOICES, UNIT_SHIFT, lanes, splat, vector,
};
use super::vector::{Vector, truth};

/// The two halves of a board that the rules cannot change, have not refuted and have not solved. Every solution of
/// the board is in exactly one of them.
///
/// Decides by what this and all later boards of the grid are split, if it is not yet decided.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn halves(
    board: Digits<1>,
    minirows: Vector<1>,
    minicolumns: Vector<1>,
    tightness: &mut Tightness,
) -> [Digits<1>; 2] {
    let rows = sets_of_bands(minirows);
    let columns = sets_of_stacks(minicolumns);
    let mut least = least_key(rows, columns, *tightness);
    if *tightness == Tightness::Open {
        *tightness = Tightness::Minirows;
        if least >> WHOLE >= LOOSE {
            *tightness = Tightness::Digits;
            least = least_digits(rows, columns);
        }
    }
    let number = least % 64;
    let (kind, lane) = (number / 32, number % 32);
    let set = [lanes(rows), lanes(columns)][kind][lane];
    let halves = &HALVES[kind][_pext_u32(u32::from(set), 0x777) as usize % 512];
    let group = lane % 3;
    let from = WORDS[usize::from(WORDS_OF[number])];
    // SAFETY: the table's entries are 64 bytes and aligned to 64.
    let concerned = unsafe { _mm512_load_si512((&raw const CONCERNED[number]).cast()) };
    let mut parts = [board; 2];
    for (part, words) in parts.iter_mut().zip(halves) {
        let possible = _mm512_permutexvar_epi16(from, _mm512_set1_epi64(words.cast_signed()));
        for (at, digits) in part.iter_mut().enumerate() {
            let here = if at == group { __mmask16::MAX } else { 0 };
            let own = digits.0[0];
            digits.0[0] = _mm512_mask_ternarylogic_epi32::<{ truth::UNLESS }>(own, here, possible, concerned);
        }
    }
    parts
}

/// Lane (digit within the group, band, group): the digit's minirows in the band, nibble = box, bit = row, counted from
/// the row with the group's number.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn sets_of_bands(minirows: Vector<1>) -> __m512i {
    let bit = |packed: Vector<1>| _mm512_and_si512(_mm512_srlv_epi16(packed.0[0], GROUP), splat(0x111));
    let next = _mm512_slli_epi16::<1>(bit(minirows.moved(ROW_1)));
    let last = _mm512_slli_epi16::<2>(bit(minirows.moved(ROW_2)));
    _mm512_ternarylogic_epi32::<{ truth::ANY }>(bit(minirows), next, last)
}

/// Lane (digit within the group, stack, group): the digit's minicolumns in the stack, nibble = band, counted from the
/// band with the stack's number, bit = column.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn sets_of_stacks(minicolumns: Vector<1>) -> __m512i {
    let bits = |packed: Vector<1>| _mm512_and_si512(_mm512_srlv_epi16(packed.0[0], UNIT_SHIFT), splat(0x7));
    let next = _mm512_slli_epi16::<4>(bits(minicolumns.moved(BAND_1)));
    let last = _mm512_slli_epi16::<8>(bits(minicolumns.moved(BAND_2)));
    _mm512_ternarylogic_epi32::<{ truth::ANY }>(bits(minicolumns), next, last)
}

/// The least key of all choices.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn least_key(rows: __m512i, columns: __m512i, tightness: Tightness) -> usize {
    // SAFETY: the table's entries are 64 bytes and aligned to 64.
    let weights = unsafe { _mm512_load_si512((&raw const WEIGHTS[tightness as usize]).cast()) };
    least(_mm512_min_epu16(keys(rows, BAND_CHOICES, weights), keys(columns, STACK_CHOICES, weights)))
}

/// The least key of a hard grid that is first split: a function of its own, for it is rarely called.
#[cold]
#[inline(never)]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn least_digits(rows: __m512i, columns: __m512i) -> usize {
    least_key(rows, columns, Tightness::Digits)
}

/// A number for each choice, the less the tighter: the weight of the whole band, then the size of the digit's own set,
/// then the number of the choice, which it ends with. All bits where there is nothing to choose.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn keys(sets: __m512i, choices: __m512i, weights: __m512i) -> __m512i {
    let sizes = _mm512_popcnt_epi16(sets);
    let all = Vector([_mm512_permutexvar_epi16(sizes, weights)]);
    let all = all.plus(all.moved(DIGIT_1)).plus(all.moved(DIGIT_2));
    let all = all.plus(all.moved(ROW_1)).plus(all.moved(ROW_2));
    let ranks = _mm512_permutexvar_epi16(sizes, RANKS);
    _mm512_ternarylogic_epi32::<{ truth::ANY }>(_mm512_slli_epi16::<WHOLE>(all.0[0]), ranks, choices)
}

/// The least key.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn least(keys: __m512i) -> usize {
    let keys = _mm256_min_epu16(_mm512_castsi512_si256(keys), _mm512_extracti64x4_epi64::<1>(keys));
    let keys = _mm_min_epu16(_mm256_castsi256_si128(keys), _mm256_extracti128_si256::<1>(keys));
    _mm_cvtsi128_si32(_mm_minpos_epu16(keys)) as usize & 0xFFFF
}

/// By the size of a set (3 where it is decided, else 5 to 9), its part of the key.
const RANKS: __m512i = {
    let mut ranks = [0xFFFF; 32];
    let mut size = 5;
    while size <= 9 {
        ranks[size] = (size as u16 - 5) << 6;
        size += 1;
    }
    vector(ranks)
};

/// How far the weight of the whole band is from the low end of a key.
const WHOLE: u32 = 9;

/// The least weight of the tightest band or stack, by minirows, of a hard grid that is first split. Three quarters of
/// the hardest of 2011 have it, half of those of 2019, less than a tenth of top1465 and few of what is easier.
const LOOSE: usize = 22;

/// By [`Tightness`], how much a digit's set of each size weighs. Nine of them must be less than 128.
static WEIGHTS: [__m512i; 3] =
    [weights([2, 3, 4, 5, 6]), weights([2, 3, 4, 5, 6]), weights([9, 10, 10, 10, 10])];

/// For sizes from 5; those that are decided weigh nothing.
const fn weights(of_sizes: [u16; 5]) -> __m512i {
    let mut weights = [0; 32];
    let mut at = 0;
    while at < of_sizes.len() {
        weights[5 + at] = of_sizes[at];
        at += 1;
    }
    vector(weights)
}

/// Which word each lane takes: by group for bands, then by stack.
static WORDS: [__m512i; 6] =
    [ROWS_AFTER[0], ROWS_AFTER[1], ROWS_AFTER[2], BANDS_AFTER[0], BANDS_AFTER[1], BANDS_AFTER[2]];

/// By choice, the one of [`WORDS`]. A table, for the compiler makes a branch of an expression, which is mispredicted
/// half the time.
static WORDS_OF: [u8; 64] = {
    let mut table = [0; 64];
    let mut choice = 0;
    while choice < 27 {
        table[choice] = (choice % 3) as u8;
        table[choice + 32] = 3 + (choice / 3 % 3) as u8;
        choice += 1;
    }
    table
};

/// By choice: the bits of its group's vector that it is about.
static CONCERNED: [__m512i; 64] = {
    let mut table = [vector([0; 32]); 64];
    let mut choice = 0;
    while choice < 27 {
        let (digit, unit) = (choice / 9, choice % 9 / 3);
        let (mut band, mut stack) = ([0; 32], [0; 32]);
        let mut row = 0;
        while row < 9 {
            band[9 * digit + row] = if row / 3 == unit { 0x777 } else { 0 };
            stack[9 * digit + row] = 7 << (4 * unit);
            row += 1;
        }
        table[choice] = vector(band);
        table[choice + 32] = vector(stack);
        choice += 1;
    }
    table
};
