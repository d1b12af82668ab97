//! Cells to boards and back.
#![expect(unsafe_code, reason = "cells are loaded from memory, and an array becomes vectors")]
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm256_`")]

use std::arch::x86_64::*;
use std::mem::transmute;

use super::super::wide::Cells;
use super::layout::vector_of_bytes;
use super::rules::Digits;

/// The board of these cells: every candidate that no given of its own cell excludes.
///
/// Each cell of two rows becomes the set of its digits; eight times the highest bits of all are taken together, which
/// are both rows' lanes of one digit, and the sets shifted.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn read(cells: &Cells) -> Digits {
    let mut lanes = [[0u32; 8]; 9];
    for (pair, at) in PAIRS.into_iter().enumerate() {
        let spread = if pair < 4 {
            let two = _mm256_inserti128_si256::<1>(
                _mm256_castsi128_si256(load(cells, 18 * pair)),
                load(cells, 18 * pair + 9),
            );
            _mm256_shuffle_epi8(two, SPREAD_ROW)
        } else {
            _mm256_shuffle_epi8(_mm256_zextsi128_si256(load(cells, END)), SPREAD_LAST_ROW)
        };
        let valid = if pair < 4 { IN_ROW } else { IN_LAST_ROW };
        let mut sets = _mm256_and_si256(_mm256_shuffle_epi8(EIGHT_DIGITS, spread), valid);
        for digit in (0..8).rev() {
            lanes[digit][at] = _mm256_movemask_epi8(sets).cast_unsigned();
            sets = _mm256_add_epi8(sets, sets);
        }
        let ninth = _mm256_and_si256(_mm256_shuffle_epi8(NINTH_DIGIT, spread), valid);
        lanes[8][at] = _mm256_movemask_epi8(ninth).cast_unsigned();
    }
    // SAFETY: both are nine times 32 bytes, and any bytes are a value of either.
    unsafe { transmute::<[[u32; 8]; 9], Digits>(lanes) }
}

/// The cells of a solved board, the digits as numbers 1 to 9.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn write(board: &Digits) -> Cells {
    // SAFETY: both are nine times 32 bytes, and any bytes are a value of either.
    let lanes = unsafe { transmute::<Digits, [[u32; 8]; 9]>(*board) };
    let mut cells = [0; 81];
    for (pair, at) in PAIRS.into_iter().enumerate() {
        let mut digits = _mm256_setzero_si256();
        for (digit, rows) in lanes.iter().enumerate() {
            let bytes = _mm256_shuffle_epi8(_mm256_set1_epi32(rows[at].cast_signed()), BYTE_OF_ROW);
            let there = _mm256_cmpeq_epi8(_mm256_and_si256(bytes, BIT_OF_BYTE), BIT_OF_BYTE);
            digits = _mm256_or_si256(digits, _mm256_and_si256(there, _mm256_set1_epi8(digit as i8 + 1)));
        }
        // SAFETY: both are 32 bytes, and any bytes are a value of either.
        let bytes = unsafe { transmute::<__m256i, [[u8; 16]; 2]>(_mm256_shuffle_epi8(digits, CLOSE_ROW)) };
        for (row, bytes) in cells[18 * pair..].chunks_mut(9).zip(bytes) {
            row.copy_from_slice(&bytes[..9]);
        }
    }
    cells
}

/// The 16 bytes from a cell on.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn load(cells: &Cells, from: usize) -> __m128i {
    assert!(from <= END, "a load ends within the cells");
    // SAFETY: 16 bytes from there lie within the 81 cells.
    unsafe { _mm_loadu_si128(cells.as_ptr().add(from).cast()) }
}

/// The last cell from which 16 bytes can be loaded.
const END: usize = 81 - 16;

/// Where two rows' lanes lie among pairs of lanes: rows 0 and 1, 2 and 3 and so on; the last has one row.
const PAIRS: [usize; 5] = [0, 1, 2, 4, 5];

/// The position of a column within its row's 16 bits: a gap follows each three.
const fn position(column: usize) -> usize {
    column / 3 * 4 + column % 3
}

/// Nine bytes with gaps between them, in both halves.
const SPREAD_ROW: __m256i = spread(0, 2);
/// The same of the nine bytes that end a load, in the first half.
const SPREAD_LAST_ROW: __m256i = spread(72 - END, 1);

const fn spread(from: usize, rows: usize) -> __m256i {
    let (mut bytes, mut at) = ([0x80; 32], 0);
    while at < 9 * rows {
        bytes[at / 9 * 16 + position(at % 9)] = (from + at % 9) as u8;
        at += 1;
    }
    vector_of_bytes(bytes)
}

/// The bytes of cells among gaps.
const IN_ROW: __m256i = in_rows(2);
/// The same where there is one row.
const IN_LAST_ROW: __m256i = in_rows(1);

const fn in_rows(rows: usize) -> __m256i {
    let (mut bytes, mut at) = ([0; 32], 0);
    while at < 9 * rows {
        bytes[at / 9 * 16 + position(at % 9)] = 0xFF;
        at += 1;
    }
    vector_of_bytes(bytes)
}

/// Nine bytes without the gaps between them.
const CLOSE_ROW: __m256i = {
    let (mut bytes, mut at) = ([0x80; 32], 0);
    while at < 18 {
        bytes[at / 9 * 16 + at % 9] = position(at % 9) as u8;
        at += 1;
    }
    vector_of_bytes(bytes)
};

/// By the low four bits of a number or of its character: the set of the first eight digits that the cell allows.
const EIGHT_DIGITS: __m256i = by_low_bits(&[0xFF, 1, 2, 4, 8, 16, 32, 64, 128, 0]);
/// The same of the ninth digit, in the highest bit.
const NINTH_DIGIT: __m256i = by_low_bits(&[0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0x80]);

/// A table with the entry for blanks also where the character `.` looks it up.
const fn by_low_bits(entries: &[u8; 10]) -> __m256i {
    let (mut bytes, mut at) = ([0; 32], 0);
    while at < 10 {
        bytes[at] = entries[at];
        bytes[at + 16] = entries[at];
        at += 1;
    }
    bytes[b'.' as usize % 16] = entries[0];
    bytes[b'.' as usize % 16 + 16] = entries[0];
    vector_of_bytes(bytes)
}

/// Each byte of a row's lane eight times: bytes 0 and 1 in the first half, 2 and 3 in the second.
const BYTE_OF_ROW: __m256i = {
    let (mut bytes, mut at) = ([0; 32], 0);
    while at < 32 {
        bytes[at] = (at / 8) as u8;
        at += 1;
    }
    vector_of_bytes(bytes)
};
/// Of each byte its own bit.
const BIT_OF_BYTE: __m256i = {
    let (mut bytes, mut at) = ([0; 32], 0);
    while at < 32 {
        bytes[at] = 1 << (at % 8);
        at += 1;
    }
    vector_of_bytes(bytes)
};
