//! What to branch on when the rules are stuck: how one digit lies in one band or stack. The choice is that of the wider
//! solver, in another order of equals.
#![expect(clippy::extra_unused_type_parameters, reason = "see `super::rules::round`")]
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm256_`")]

use std::arch::x86_64::*;

use super::super::splits::HALVES;
use super::configurations::Packed;
use super::layout::{
    BAND_TO_TOP, BANDS_AFTER, CONCERNED, LANES, ROW_1, ROW_2, ROW_TO_TOP, ROWS_AFTER, UNUSED, and, bands,
    bits_of_nibbles, lanes, moved, or, splat, without,
};
use super::rules::Digits;

/// The two halves of a board that the rules cannot change, have not refuted and have not solved. Every solution of
/// the board is in exactly one of them. For `Caller` see [`super::rules::round`].
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn halves<Caller>(digits: &Digits, minirows: &Packed, minicolumns: &Packed) -> [Digits; 2] {
    let sets = [
        [0, 1, 2].map(|three: usize| set_of_bands(minirows[three])),
        [0, 1, 2].map(|three: usize| set_of_stacks(minicolumns[three])),
    ];
    let number = tightest(_mm256_min_epu16(least_key(&sets[0], 0), least_key(&sets[1], 64)));
    let (kind, three, lane) = (number / 64, number / 16 % 4, number % 16);
    let row = if lane < 8 { lane } else { lane - 2 };
    let (unit, group) = (row / 3 % 3, row % 3);
    let set = lanes(sets[kind][three % 3])[lane];
    let halves = &HALVES[kind][_pext_u32(u32::from(set), 0x777) as usize % 512];
    let from = if kind == 0 { ROWS_AFTER[group] } else { BANDS_AFTER[unit] };
    halves.map(|words: u64| {
        let possible = moved(_mm256_set1_epi64x(words.cast_signed()), from);
        let mut part = *digits;
        let digit = &mut part[3 * (three % 3) + group];
        *digit = without(*digit, without(CONCERNED[kind][unit], possible));
        part
    })
}

/// Lane (band, digit within the three): the digit's minirows in the band, nibble = box, bit = row, counted from the
/// row with the digit's number.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn set_of_bands(minirows: __m256i) -> __m256i {
    let bit =
        |packed: __m256i| and(_mm256_srli_epi16::<2>(_mm256_mullo_epi16(packed, ROW_TO_TOP)), splat(0x111));
    let next = _mm256_slli_epi16::<1>(bit(moved(minirows, ROW_1)));
    let last = _mm256_slli_epi16::<2>(bit(moved(minirows, ROW_2)));
    or(bit(minirows), or(next, last))
}

/// Lane (stack, digit within the three): the digit's minicolumns in the stack, nibble = band, counted from the band
/// with the stack's number, bit = column.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn set_of_stacks(minicolumns: __m256i) -> __m256i {
    let bits =
        |packed: __m256i| and(_mm256_srli_epi16::<8>(_mm256_mullo_epi16(packed, BAND_TO_TOP)), splat(0x7));
    let (next, last) = bands(minicolumns);
    let (next, last) = (_mm256_slli_epi16::<4>(bits(next)), _mm256_slli_epi16::<8>(bits(last)));
    or(bits(minicolumns), or(next, last))
}

/// For each lane the least key of three sets: the size of the whole band over 27, then the set's size over 5, then the
/// number of the choice. All bits where nothing is to be chosen.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn least_key(sets: &[__m256i; 3], first: u16) -> __m256i {
    let sizes = sets.map(|set: __m256i| {
        let bits = bits_of_nibbles(set);
        let halves = _mm256_add_epi16(bits, _mm256_srli_epi16::<4>(bits));
        and(_mm256_add_epi16(halves, _mm256_srli_epi16::<8>(bits)), splat(0xF))
    });
    let all = _mm256_add_epi16(_mm256_add_epi16(sizes[0], sizes[1]), sizes[2]);
    let all = _mm256_add_epi16(_mm256_add_epi16(all, moved(all, ROW_1)), moved(all, ROW_2));
    let whole = _mm256_slli_epi16::<10>(_mm256_sub_epi16(all, splat(27)));
    let mut least = _mm256_set1_epi16(-1);
    for (three, size) in sizes.into_iter().enumerate() {
        let own = _mm256_slli_epi16::<7>(_mm256_sub_epi16(size, splat(5)));
        let number = or(LANES, splat(first + 16 * three as u16));
        let decided = or(_mm256_cmpgt_epi16(splat(5), size), UNUSED);
        least = _mm256_min_epu16(least, or(or(whole, own), or(number, decided)));
    }
    least
}

/// The number at the end of the least key.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn tightest(keys: __m256i) -> usize {
    let keys = _mm_min_epu16(_mm256_castsi256_si128(keys), _mm256_extracti128_si256::<1>(keys));
    _mm_cvtsi128_si32(_mm_minpos_epu16(keys)) as usize % 128
}
