//! What happens to a board once the rules can do no more for it.
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm512_`")]
#![expect(clippy::needless_bitwise_bool, reason = "one branch on two masks instead of two")]

use std::arch::x86_64::*;

use super::super::effort::Tally;
use super::super::stack::Stack;
use super::super::work::Work;
use super::choice::{Stuck, halves};
use super::rules::{Board, Round};
use super::text::write;
use super::triads::{Closing, close_triads};
use super::vector::{Vector, truth};

/// How a lane goes on.
pub enum Next {
    /// With this board.
    Board(Board<1>),
    /// No board of its grid is left.
    Nothing,
    /// No further solution is wanted.
    Stop,
}

/// Whether a grid's board changed and may still have a solution.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn is_quiet<const N: usize>(round: &Round<N>, grid: usize) -> bool {
    (round.failed[grid] == 0) & (round.changed[grid] != 0)
}

/// Reports a solution, splits a board in two, or drops it, and says what comes next.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn settle<const N: usize, const GRID: usize, W: Work, T: Tally>(
    round: &Round<N>,
    stack: &mut Stack<Board<1>>,
    work: &mut W,
    tally: &mut T,
) -> Next {
    if round.failed[GRID] == 0 {
        let one = |vector: Vector<N>| Vector([vector.0[GRID]]);
        let board = [one(round.board[0]), one(round.board[1]), one(round.board[2])];
        let open = one(round.open);
        if open.lanes()[0] == 0 {
            // Every cell has one candidate and every unit a place for every digit: it is solved.
            if !work.solved(GRID, || write(board)) {
                return Next::Stop;
            }
        } else if !has_twins(board, open) {
            match close_triads(board, one(round.locked_minirows), one(round.locked_minicolumns)) {
                Closing::Left(left) => return Next::Board(left),
                Closing::Nothing => {
                    tally.guess();
                    let [first, rest] = halves(board, &Stuck::new(round, GRID));
                    stack.push(rest);
                    return Next::Board(first);
                }
                Closing::Crowded => {}
            }
        }
    }
    stack.pop().map_or(Next::Nothing, Next::Board)
}

/// Whether a digit is the only candidate of two cells of a row. All other contradictions leave some unit without a
/// place for a digit. Without this test grids that have a solution take as long, others nine times as long.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn has_twins(board: Board<1>, open: Vector<1>) -> bool {
    let minus_one = Vector::all(_mm512_set1_epi16(-1));
    let mut twins = Vector::all(_mm512_setzero_si512());
    for digits in board {
        let naked = digits.without(open);
        twins = twins.mix::<{ truth::OR_BOTH }>(naked, naked.plus(minus_one));
    }
    twins.lanes()[0] != 0
}
