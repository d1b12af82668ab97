//! One board after the other. Two side by side would gain nothing here: there are not registers enough for one.
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm256_`")]

use std::arch::x86_64::*;

use super::super::effort::Tally;
use super::super::stack::Stack;
use super::super::wide::Cells;
use super::super::work::Work;
use super::choice::halves;
use super::layout::{Board, and, or, without};
use super::rules::{Round, round};
use super::text::{read, write};
use super::triads::{Closing, close_triads};

/// Searches one grid until its solutions end or are no longer wanted.
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn search<W: Work, T: Tally>(cells: &Cells, work: &mut W, tally: &mut T) {
    let mut stack = Stack::new();
    let mut next = Some(read(cells));
    while let Some(board) = next {
        let round = round(&board);
        tally.round();
        next = if round.changed && !round.failed {
            Some(round.board)
        } else {
            settle(&round, &mut stack, work, tally)
        };
    }
}

/// Searches many grids, each until its solutions end or are no longer wanted.
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn search_many<W: Work, T: Tally>(work: &mut W, tally: &mut T) {
    while let Some(cells) = work.next_grid(0).copied() {
        search(&cells, work, tally);
    }
}

/// Reports a solution, splits a board in two, or drops it, and says what comes next: nothing where no board is left or
/// no further solution is wanted.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn settle<W: Work, T: Tally>(
    round: &Round,
    stack: &mut Stack<Board>,
    work: &mut W,
    tally: &mut T,
) -> Option<Board> {
    if !round.failed {
        if _mm256_testz_si256(round.open, round.open) != 0 {
            // Every cell has one candidate and every unit a place for every digit: it is solved.
            if !work.solved(0, || write(&round.board)) {
                return None;
            }
        } else if !has_twins(round) {
            match close_triads(round) {
                Closing::Left(left) => return Some(left),
                Closing::Nothing => {
                    tally.guess();
                    let [first, rest] = halves(round);
                    stack.push(rest);
                    return Some(first);
                }
                Closing::Crowded => {}
            }
        }
    }
    stack.pop()
}

/// Whether a digit is the only candidate of two cells of a row. All other contradictions leave some unit without a
/// place for a digit.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn has_twins(round: &Round) -> bool {
    let mut twins = _mm256_setzero_si256();
    for digit in round.board {
        let naked = without(digit, round.open);
        twins = or(twins, and(naked, _mm256_add_epi16(naked, _mm256_set1_epi16(-1))));
    }
    _mm256_testz_si256(twins, twins) == 0
}
