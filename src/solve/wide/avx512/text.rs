//! Cells to boards and back, without a loop over cells.
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm512_`")]
#![expect(unsafe_code, reason = "cells are loaded from memory and stored to it")]

use std::arch::x86_64::*;

use super::super::wide::Cells;
use super::board::{Board, Digits};
use super::layout::{FIRST_TO_LAST, FULL, LAST_DIGIT, vector_of_bytes};
use super::vector::Vector;

/// The board of these cells: every candidate that no given of its own cell excludes.
///
/// Each row's cells are laid out in 16 bytes, each becomes the set of its digits, and a multiplication of matrices
/// transposes: eight cells of digits become eight digits of cells. The ninth digit is the one that is there where the
/// other eight are an even number: all or none.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn read(cells: &Cells) -> Board<1> {
    // SAFETY: both loads of 64 bytes lie within the 81 cells.
    let (start, end) = unsafe {
        (_mm512_loadu_epi8(cells.as_ptr().cast()), _mm512_loadu_epi8(cells.as_ptr().add(END).cast()))
    };
    let part = |cells: __m512i, from: __m512i| {
        let sets = _mm512_maskz_permutexvar_epi8(IN_ROW, _mm512_permutexvar_epi8(from, cells), DIGITS);
        let eight = _mm512_gf2p8affine_epi64_epi8::<0>(UNIT_MATRIX, sets);
        let ninth = _mm512_gf2p8affine_epi64_epi8::<0xFF>(_mm512_set1_epi8(-1), sets);
        (eight, ninth)
    };
    let (top, top_ninth) = part(start, row_cells(0, 0));
    let (middle, middle_ninth) = part(end, row_cells(4, END));
    let (bottom, bottom_ninth) = part(end, row_cells(8, END));
    let mut board = [Vector([FULL]); 3];
    for (group, digits) in board.iter_mut().enumerate() {
        let lanes = _mm512_permutex2var_epi8(top, FROM_UPPER_ROWS[group], middle);
        let lanes = _mm512_mask_permutexvar_epi8(lanes, ROW_8, FROM_ROW_8[group], bottom);
        digits.0[0] = lanes;
    }
    let ninth = _mm512_permutex2var_epi8(top_ninth, FROM_UPPER_ROWS[0], middle_ninth);
    let ninth = _mm512_mask_permutexvar_epi8(ninth, ROW_8, FROM_ROW_8[0], bottom_ninth);
    board[2].0[0] = _mm512_mask_permutexvar_epi16(board[2].0[0], LAST_DIGIT, FIRST_TO_LAST, ninth);
    for digits in &mut board {
        digits.0[0] = _mm512_and_si512(digits.0[0], FULL);
    }
    // A cell allows every digit, or no two.
    Board { digits: board, open: board[0].and(board[1]) }
}

/// The cells of a solved board, the digits as numbers 1 to 9.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn write(board: Digits<1>) -> Cells {
    let [first, second, third] = board.map(|digits| digits.0[0]);
    let part = |at: usize| {
        let sets = _mm512_permutex2var_epi8(first, TO_ROWS[at][0], second);
        let sets = _mm512_mask_permutexvar_epi8(sets, FROM_THIRD, TO_ROWS[at][1], third);
        let sets = _mm512_gf2p8affine_epi64_epi8::<0>(UNIT_MATRIX, sets);
        // A set of digit i has i bits below its own; an empty one, which means 9, has eight below nothing.
        let minus_one = _mm512_set1_epi8(-1);
        _mm512_sub_epi8(_mm512_popcnt_epi8(_mm512_add_epi8(sets, minus_one)), minus_one)
    };
    let (top, middle, bottom) = (part(0), part(1), part(2));
    let start = _mm512_permutex2var_epi8(top, TO_CELLS[0], middle);
    let end = _mm512_permutex2var_epi8(middle, TO_CELLS[1], bottom);
    let mut cells = [0; 81];
    // SAFETY: 64 bytes from the start and 17 after them are the 81 cells.
    unsafe {
        _mm512_storeu_epi8(cells.as_mut_ptr().cast(), start);
        _mm512_mask_storeu_epi8(cells.as_mut_ptr().add(64).cast(), (1 << 17) - 1, end);
    }
    cells
}

/// Where the second load starts.
const END: usize = 81 - 64;

/// The position of a column within its row's 16 bytes: a gap follows each three.
const fn position(column: usize) -> usize {
    column / 3 * 4 + column % 3
}

/// The byte of a row's 16 that stands for a position: the transposition turns eight around.
const fn byte_of(position: usize) -> usize {
    position / 8 * 8 + 7 - position % 8
}

/// The bytes of a row that stand for a column, in all four rows of a vector.
const IN_ROW: __mmask64 = {
    let (mut mask, mut at) = (0, 0);
    while at < 36 {
        mask |= 1 << (at / 9 * 16 + byte_of(position(at % 9)));
        at += 1;
    }
    mask
};

/// Where the cells of up to four rows from the given one lie in a load that starts at a cell.
const fn row_cells(row: usize, start: usize) -> __m512i {
    let (mut bytes, mut at) = ([0; 64], 0);
    while at < 36 {
        let cell = 9 * row + at;
        if cell < 81 {
            bytes[at / 9 * 16 + byte_of(position(at % 9))] = (cell - start) as u8;
        }
        at += 1;
    }
    vector_of_bytes(bytes)
}

/// By the low six bits of a number or of its character (`.` and `0` for a blank): the set of the first eight digits
/// that the cell allows.
const DIGITS: __m512i = {
    let mut sets = [0; 64];
    sets[0] = 0xFF;
    sets[b'.' as usize] = 0xFF;
    sets[b'0' as usize] = 0xFF;
    let mut digit = 0;
    while digit < 8 {
        sets[digit + 1] = 1 << digit;
        sets[b'1' as usize + digit] = 1 << digit;
        digit += 1;
    }
    vector_of_bytes(sets)
};

/// In each eight bytes the bits 0 to 7: multiplied by a matrix it transposes it.
const UNIT_MATRIX: __m512i = {
    let (mut bytes, mut at) = ([0; 64], 0);
    while at < 64 {
        bytes[at] = 1 << (at % 8);
        at += 1;
    }
    vector_of_bytes(bytes)
};

/// The bytes of the lanes of row 8.
const ROW_8: __mmask64 = 0b11 << 16 | 0b11 << 34 | 0b11 << 52;

/// By group: each lane's two bytes among those of rows 0 to 7, after transposition.
const FROM_UPPER_ROWS: [__m512i; 3] = [from_rows(0, false), from_rows(1, false), from_rows(2, false)];
/// By group: the two bytes of each lane of row 8.
const FROM_ROW_8: [__m512i; 3] = [from_rows(0, true), from_rows(1, true), from_rows(2, true)];

const fn from_rows(group: usize, last: bool) -> __m512i {
    let (mut bytes, mut lane) = ([0; 64], 0);
    while lane < 27 {
        let (digit, row) = (3 * group + lane / 9, lane % 9);
        if digit < 8 && (row == 8) == last {
            let from = row % 8 * 16 + digit;
            bytes[2 * lane] = from as u8;
            bytes[2 * lane + 1] = from as u8 + 8;
        }
        lane += 1;
    }
    vector_of_bytes(bytes)
}

/// By four rows: the bytes of each row's first eight digits, turned around, from the first two vectors and from the
/// third.
const TO_ROWS: [[__m512i; 2]; 3] = [to_rows(0), to_rows(4), to_rows(8)];

const fn to_rows(from: usize) -> [__m512i; 2] {
    let (mut two, mut third, mut at) = ([0; 64], [0; 64], 0);
    while at < 64 {
        let (row, half, digit) = (from + at / 16, at % 16 / 8, 7 - at % 8);
        if row < 9 {
            let byte = (2 * (digit % 3 * 9 + row) + half) as u8;
            if digit < 6 {
                two[at] = byte + (digit / 3) as u8 * 64;
            } else {
                third[at] = byte;
            }
        }
        at += 1;
    }
    [vector_of_bytes(two), vector_of_bytes(third)]
}

/// The bytes of digits 6 and 7 in each eight.
const FROM_THIRD: __mmask64 = 0x0303_0303_0303_0303;

/// Cells 0 to 63 from rows 0 to 7, and cells 64 to 80 from rows 4 to 8.
const TO_CELLS: [__m512i; 2] = {
    let (mut start, mut end, mut cell) = ([0; 64], [0; 64], 0);
    while cell < 81 {
        let (row, position) = (cell / 9, position(cell % 9));
        if cell < 64 {
            start[cell] = (16 * row + position) as u8;
        } else {
            end[cell - 64] = (16 * (row - 4) + position) as u8;
        }
        cell += 1;
    }
    [vector_of_bytes(start), vector_of_bytes(end)]
};
