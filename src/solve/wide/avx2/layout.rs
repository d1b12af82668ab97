//! Where everything lies: constants that move and mask lanes, and the few operations that all rules share.
#![expect(unsafe_code, reason = "arrays become vectors in constants, for which there is no safe function")]
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm256_`")]

use std::arch::x86_64::*;
use std::mem::transmute;

/// The vector of these 16 lanes.
pub const fn vector(lanes: [u16; 16]) -> __m256i {
    // SAFETY: both are 32 bytes, and any bytes are a value of either.
    unsafe { transmute(lanes) }
}

/// The vector of these 32 bytes.
pub const fn vector_of_bytes(bytes: [u8; 32]) -> __m256i {
    // SAFETY: both are 32 bytes, and any bytes are a value of either.
    unsafe { transmute(bytes) }
}

/// The 16 lanes of a vector.
pub const fn lanes(vector: __m256i) -> [u16; 16] {
    // SAFETY: both are 32 bytes, and any bytes are a value of either.
    unsafe { transmute(vector) }
}

/// The lane of a row.
pub const fn lane_of(row: usize) -> usize {
    if row < 6 { row } else { row + 2 }
}

/// The same value in every lane.
pub const fn splat(value: u16) -> __m256i {
    vector([value; 16])
}

/// A row that a lane does not have.
const NO_ROW: usize = 9;

/// The row of a lane.
const fn row_of(lane: usize) -> usize {
    match lane {
        0..6 => lane,
        8..11 => lane - 2,
        _ => NO_ROW,
    }
}

/// Declares a vector by an expression of the row of each lane; zero in lanes without one.
macro_rules! rows {
    ($row:ident => $value:expr) => {{
        let (mut lanes, mut lane) = ([0u16; 16], 0);
        while lane < 16 {
            let $row = row_of(lane);
            if $row < 9 {
                lanes[lane] = ($value) as u16;
            }
            lane += 1;
        }
        vector(lanes)
    }};
}

/// Declares where the bytes of each lane come from: by an expression of its row, the row whose lane of the same half
/// it takes; nothing where that is 9.
macro_rules! moves {
    ($row:ident => $from:expr) => {{
        let (mut bytes, mut lane) = ([0x80u8; 32], 0);
        while lane < 16 {
            let $row = row_of(lane);
            let from: usize = if $row < 9 { $from } else { NO_ROW };
            if from < 9 {
                bytes[2 * lane] = (2 * (lane_of(from) % 8)) as u8;
                bytes[2 * lane + 1] = bytes[2 * lane] + 1;
            }
            lane += 1;
        }
        vector_of_bytes(bytes)
    }};
}

/// Three nibbles in each lane that is used.
pub const FULL: __m256i = rows!(_row => 0x777);
/// For each row the next of its band.
pub const ROW_1: __m256i = moves!(row => row / 3 * 3 + (row + 1) % 3);
/// For each row the one after the next.
pub const ROW_2: __m256i = moves!(row => row / 3 * 3 + (row + 2) % 3);
/// All rows of a band from its row 0, 1 or 2.
pub const SPREAD: [__m256i; 3] =
    [moves!(row => row / 3 * 3), moves!(row => row / 3 * 3 + 1), moves!(row => row / 3 * 3 + 2)];
/// Band 0 from band 1, in the same half.
const SECOND_TO_FIRST: __m256i = moves!(row => if row < 3 { row + 3 } else { NO_ROW });
/// Band 1 from band 0, in the same half.
const FIRST_TO_SECOND: __m256i = moves!(row => if row / 3 == 1 { row - 3 } else { NO_ROW });
/// With the halves exchanged: band 1 from band 2, and band 2 from band 0.
const THIRD_TO_SECOND: __m256i = moves!(row => if row < 3 { NO_ROW } else { row % 3 });
/// With the halves exchanged: band 0 from band 2, and band 2 from band 1.
const THIRD_TO_FIRST: __m256i = moves!(row => if row < 3 { row } else if row < 6 { NO_ROW } else { row - 3 });
/// Each lane's row within its band, as the power of two that shifts its bit of each nibble to bit 2.
pub const ROW_TO_TOP: __m256i = rows!(row => 4 >> (row % 3));
/// Each lane's band, as the power of two that shifts its nibble to nibble 2.
pub const BAND_TO_TOP: __m256i = rows!(row => 0x100 >> (row / 3 * 4));
/// The number of each lane.
pub const LANES: __m256i = vector([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
/// By kind of choice, and by band or stack: the bits of its digit's vector that it is about.
pub const CONCERNED: [[__m256i; 3]; 2] = [
    [
        rows!(row => if row / 3 == 0 { 0x777 } else { 0 }),
        rows!(row => if row / 3 == 1 { 0x777 } else { 0 }),
        rows!(row => if row / 3 == 2 { 0x777 } else { 0 }),
    ],
    [rows!(_row => 0x007), rows!(_row => 0x070), rows!(_row => 0x700)],
];
/// All bits in lanes without a row.
pub const UNUSED: __m256i = {
    let (mut lanes, mut lane) = ([0; 16], 0);
    while lane < 16 {
        lanes[lane] = if row_of(lane) < 9 { 0 } else { 0xFFFF };
        lane += 1;
    }
    vector(lanes)
};
/// By group, for each lane, the two bytes of the word that is as many rows after the group's as its own is.
pub const ROWS_AFTER: [__m256i; 3] = [words(0, 1), words(1, 1), words(2, 1)];
/// By stack, for each lane, the two bytes of the word that is as many bands after the stack's as its own is.
pub const BANDS_AFTER: [__m256i; 3] = [words(0, 3), words(1, 3), words(2, 3)];

const fn words(from: usize, step: usize) -> __m256i {
    let (mut bytes, mut lane) = ([0x80; 32], 0);
    while lane < 16 {
        if row_of(lane) < 9 {
            bytes[2 * lane] = ((row_of(lane) / step + 3 - from) % 3 * 2) as u8;
            bytes[2 * lane + 1] = bytes[2 * lane] + 1;
        }
        lane += 1;
    }
    vector_of_bytes(bytes)
}

/// By a value of three bits, and shifted for the upper nibble: each of them from the next one.
const TURNED_ONCE: [__m256i; 2] =
    [nibble_table([0, 4, 1, 5, 2, 6, 3, 7], 0), nibble_table([0, 4, 1, 5, 2, 6, 3, 7], 4)];
/// By a value of three bits, and shifted for the upper nibble: each of them from the one after the next.
const TURNED_TWICE: [__m256i; 2] =
    [nibble_table([0, 2, 4, 6, 1, 3, 5, 7], 0), nibble_table([0, 2, 4, 6, 1, 3, 5, 7], 4)];
/// By a value of three bits, and shifted for the upper nibble: their number.
const NUMBER_OF_BITS: [__m256i; 2] =
    [nibble_table([0, 1, 1, 2, 1, 2, 2, 3], 0), nibble_table([0, 1, 1, 2, 1, 2, 2, 3], 4)];

const fn nibble_table(values: [u8; 8], shift: u32) -> __m256i {
    let (mut bytes, mut at) = ([0; 32], 0);
    while at < 32 {
        if at % 16 < 8 {
            bytes[at] = values[at % 8] << shift;
        }
        at += 1;
    }
    vector_of_bytes(bytes)
}

/// Bits of either.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn or(one: __m256i, other: __m256i) -> __m256i {
    _mm256_or_si256(one, other)
}

/// Bits of both.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn and(one: __m256i, other: __m256i) -> __m256i {
    _mm256_and_si256(one, other)
}

/// Bits of the first that the second lacks.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn without(one: __m256i, other: __m256i) -> __m256i {
    _mm256_andnot_si256(other, one)
}

/// The lanes of each half from other lanes of it.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn moved(vector: __m256i, from: __m256i) -> __m256i {
    _mm256_shuffle_epi8(vector, from)
}

/// All bits in the lanes that are zero.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn where_zero(vector: __m256i) -> __m256i {
    _mm256_cmpeq_epi16(vector, _mm256_setzero_si256())
}

/// For each band the next one and the one after.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn bands(vector: __m256i) -> (__m256i, __m256i) {
    let exchanged = _mm256_permute4x64_epi64::<0x4E>(vector);
    (
        or(moved(vector, SECOND_TO_FIRST), moved(exchanged, THIRD_TO_SECOND)),
        or(moved(vector, FIRST_TO_SECOND), moved(exchanged, THIRD_TO_FIRST)),
    )
}

/// The three bits of each nibble, each from the next one.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn turned_once_in_nibble(set: __m256i) -> __m256i {
    each_nibble(set, TURNED_ONCE)
}

/// The three bits of each nibble, each from the one after the next.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn turned_twice_in_nibble(set: __m256i) -> __m256i {
    each_nibble(set, TURNED_TWICE)
}

/// How many bits each nibble has.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn bits_of_nibbles(set: __m256i) -> __m256i {
    each_nibble(set, NUMBER_OF_BITS)
}

/// A look-up takes the low nibble of each byte whose highest bit is not set, and gaps are not set.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn each_nibble(set: __m256i, table: [__m256i; 2]) -> __m256i {
    or(_mm256_shuffle_epi8(table[0], set), _mm256_shuffle_epi8(table[1], _mm256_srli_epi16::<4>(set)))
}

/// Three bits for each bit that is the lowest of its nibble.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn filled(lowest: __m256i) -> __m256i {
    _mm256_sub_epi16(_mm256_slli_epi16::<3>(lowest), lowest)
}
