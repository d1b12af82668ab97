//! One grid at a time.

use super::super::effort::Tally;
use super::super::stack::Stack;
use super::super::wide::Cells;
use super::super::work::{PATIENCE, Work};
use super::rules::{Board, round};
use super::settle::{Next, is_quiet, settle};
use super::text::read;
use super::together::{Left, together};

/// Searches one grid until its solutions end or the work does.
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn search<W: Work, T: Tally>(cells: &Cells, work: &mut W, tally: &mut T) {
    let mut stack = Stack::new();
    search_rest(read(cells), &mut stack, PATIENCE, work, tally);
}

/// Searches a board of a grid and those that wait, with so much patience for dead ends.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn search_rest<W: Work, T: Tally>(
    board: Board<1>,
    stack: &mut Stack<Board<1>>,
    patience: u32,
    work: &mut W,
    tally: &mut T,
) {
    // The search of two boards is called from here and not from inside the loop: it would cost easy grids a fifth.
    if let Some(board) = alone(board, stack, patience, work, tally) {
        search_hard(board, stack, work, tally);
    }
}

/// Searches a grid, two of its boards side by side wherever two are left.
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
#[inline(never)]
pub fn search_hard<W: Work, T: Tally>(
    board: Board<1>,
    stack: &mut Stack<Board<1>>,
    work: &mut W,
    tally: &mut T,
) {
    let mut other = Stack::new();
    let mut next = Some(board);
    while let Some(board) = next {
        let Some(second) = stack.pop_oldest() else {
            next = alone(board, stack, 0, work, tally);
            continue;
        };
        next = match together([board, second], [stack, &mut other], work, tally) {
            None => None,
            Some(Left { board, lane: 0 }) => alone(board, stack, 0, work, tally),
            Some(Left { board, .. }) => {
                std::mem::swap(stack, &mut other);
                alone(board, stack, 0, work, tally)
            }
        };
    }
}

/// Searches a board and those that wait, one after the other. After so many dead ends it stops at the next guess and
/// returns the board that is to be looked at next, with at least one waiting.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn alone<W: Work, T: Tally>(
    start: Board<1>,
    stack: &mut Stack<Board<1>>,
    mut patience: u32,
    work: &mut W,
    tally: &mut T,
) -> Option<Board<1>> {
    let mut board = start;
    loop {
        let round = round(board);
        tally.round();
        board = round.board;
        if is_quiet(&round, 0) {
            continue;
        }
        let guesses = stack.len();
        match settle::<1, 0, W, T>(&round, stack, work, tally) {
            Next::Board(next) => board = next,
            Next::Nothing | Next::Stop => return None,
        }
        if stack.len() < guesses {
            patience = patience.saturating_sub(1);
        } else if patience == 0 && !stack.is_empty() {
            return Some(board);
        }
    }
}
