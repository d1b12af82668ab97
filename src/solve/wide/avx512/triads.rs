//! Closed triads: a minirow or minicolumn in which three digits are locked has no room for others.
//!
//! The rule finds something at one of five boards at which the others are stuck, and saves a fifth of the guesses. In
//! every round it would be a third more operations for an eighth fewer rounds. (The open triads, a minirow with only
//! three possible digits, save another hundredth of the guesses and cost more than that.)

use super::board::Digits;
use super::layout::{BITS_OF_NIBBLES, DIGIT_1, DIGIT_2, FILL, ROW_1, ROW_2, SPREAD, UNPACK, splat};
use super::vector::{Vector, truth};

/// What closed triads say of a board at which all other rules are stuck.
pub enum Closing {
    /// Nothing.
    Nothing,
    /// This is left of it.
    Left(Digits<1>),
    /// It has no solution: a minirow or minicolumn must hold four digits.
    Crowded,
}

/// Closes the triads of a board with these locked minirows and minicolumns.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn close_triads(board: Digits<1>, minirows: Vector<1>, minicolumns: Vector<1>) -> Closing {
    let (closed_rows, crowded_rows) = closed_minirows(minirows);
    let (closed_columns, crowded_columns) = closed_minicolumns(minicolumns);
    let crowded = crowded_rows.or(crowded_columns);
    let mut left = board;
    let mut change = crowded;
    for group in 0..3 {
        let by_rows = closed_rows.times(UNPACK[group]);
        let by_columns = closed_columns.moved(SPREAD[group]);
        left[group] = board[group].mix::<{ truth::NEITHER }>(by_rows, by_columns);
        change = change.mix::<{ truth::OR_DIFFERENCE }>(board[group], left[group]);
    }
    if change.lanes()[0] == 0 {
        Closing::Nothing
    } else if crowded.lanes()[0] == 0 {
        Closing::Left(left)
    } else {
        Closing::Crowded
    }
}

/// Which packed minirows are closed to their digits, and a vector that is not zero where one must hold four.
///
/// A nibble's bits are three of the digits; a look-up counts them, two nibbles at a time, and two additions the rest.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn closed_minirows(locked: Vector<1>) -> (Vector<1>, Vector<1>) {
    let digits = locked.looked_up(BITS_OF_NIBBLES);
    let digits = digits.plus(digits.moved(DIGIT_1)).plus(digits.moved(DIGIT_2));
    let three = digits.plus(Vector::all(splat(0x555))).times(FILL);
    let four = digits.plus(Vector::all(splat(0x444))).and(Vector::all(splat(0x888)));
    (three.without(locked), four)
}

/// The same of minicolumns.
///
/// Here each digit has a lane of its own, so the bits are added up in columns of binary numbers: three lanes to a sum
/// and a carry, three of each of these again.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn closed_minicolumns(locked: Vector<1>) -> (Vector<1>, Vector<1>) {
    let (next, last) = (locked.moved(ROW_1), locked.moved(ROW_2));
    let one = locked.mix::<{ truth::ODD }>(next, last);
    let two = locked.mix::<{ truth::MOST }>(next, last);
    let (one_1, one_2) = (one.moved(DIGIT_1), one.moved(DIGIT_2));
    let (two_1, two_2) = (two.moved(DIGIT_1), two.moved(DIGIT_2));
    let odd = one.mix::<{ truth::ODD }>(one_1, one_2);
    let carried = one.mix::<{ truth::MOST }>(one_1, one_2);
    let pair = two.mix::<{ truth::ANY }>(two_1, two_2);
    let pairs = two.mix::<{ truth::MOST }>(two_1, two_2);
    let four = pairs.mix::<{ truth::OR_BOTH }>(pair, carried);
    let three = four.mix::<{ truth::OR_BOTH }>(pair.or(carried), odd);
    (three.without(locked), four)
}
