//! What happens to a board once the rules can do no more for it.
#![expect(clippy::extra_unused_type_parameters, reason = "see `super::rules::round`")]
#![expect(clippy::large_enum_variant, reason = "boards live in registers once functions are inlined")]

use super::super::splits::Tightness;
use super::super::work::Work;
use super::board::{Board, Cells, Digits};
use super::choice::halves;
use super::configurations::{is_solution, minicolumns, minirows, turned_minicolumns, turned_minirows};
use super::text::write;
use super::triads::{Closing, close_triads};
use super::vector::{Vector, truth};
use crate::solve::effort::Tally;

/// How it goes on.
pub enum Next {
    /// With this board instead.
    Board(Board<1>),
    /// With the first board, and later with the second.
    Split(Board<1>, Board<1>),
    /// With the next board that waits.
    GiveUp,
    /// Not at all: no further solution is wanted.
    Stop,
}

/// Reports a solution, splits a board in two, or gives it up. It must be a board without an empty cell and without a
/// row that has no place for a digit, and either decided or one that the rules leave as it is.
///
/// For `Caller` see [`super::rules::round`].
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn settle<Caller, W: Work, T: Tally>(
    board: Board<1>,
    lane: usize,
    tightness: &mut Tightness,
    work: &mut W,
    tally: &mut T,
) -> Next {
    let Board { digits, open } = board;
    if Cells::new(digits).own.and(open).lanes()[0] == 0 {
        if !is_solution(digits) {
            return Next::GiveUp;
        }
        return if work.solved(lane, || write(digits)) { Next::GiveUp } else { Next::Stop };
    }
    if has_twins(digits, open) {
        return Next::GiveUp;
    }
    let (rows, columns) = (minirows(digits), minicolumns(digits));
    let ([row_1, row_2], [column_1, column_2]) = (turned_minirows(rows), turned_minicolumns(columns));
    // Only configurations are left, so what is alone in its row or column is so in its box too: it is locked.
    let locked_rows = rows.mix::<{ truth::NEITHER }>(row_1, row_2);
    let locked_columns = columns.mix::<{ truth::NEITHER }>(column_1, column_2);
    match close_triads(digits, locked_rows, locked_columns) {
        Closing::Left(left) => Next::Board(Board::new(left)),
        Closing::Crowded => Next::GiveUp,
        Closing::Nothing => {
            tally.guess();
            let [first, rest] = halves(digits, rows, columns, tightness);
            Next::Split(Board::new(first), Board::new(rest))
        }
    }
}

/// Whether a digit is the only candidate of two cells of a row. All other contradictions leave some unit without a
/// place for a digit. Without this test grids that have a solution take as long, others nine times as long.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn has_twins(digits: Digits<1>, open: Vector<1>) -> bool {
    let mut twins = Vector::zero();
    for own in digits {
        let naked = own.without(open);
        twins = twins.mix::<{ truth::OR_BOTH }>(naked, naked.minus_one());
    }
    twins.lanes()[0] != 0
}
