//! One board after the other. Two side by side would gain nothing here: there are not registers enough for one.
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm256_`")]
#![allow(clippy::needless_range_loop, reason = "over iterators the compiler makes calls of loops")]
#![expect(clippy::large_enum_variant, reason = "boards are never copied once functions are inlined")]
#![expect(clippy::large_types_passed_by_value, reason = "boards are never copied once functions are inlined")]

use std::arch::x86_64::*;
use std::marker::PhantomData;

use super::super::pile::{Pile, Room};
use super::super::wide::Cells;
use super::super::work::Work;
use super::choice::halves;
use super::configurations::{is_solution, minicolumns, minirows};
use super::layout::{and, or, without};
use super::rules::{Board, round};
use super::text::{read, write};
use super::triads::{Closing, close_triads};
use crate::solve::effort::Tally;

/// Searches one grid until its solutions end or are no longer wanted.
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn search<W: Work, T: Tally>(cells: &Cells, work: &mut W, tally: &mut T) {
    search_from::<0, W, T>(Board::new(read(cells)), work, tally);
}

/// Searches many grids, each until its solutions end or are no longer wanted.
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn search_many<W: Work, T: Tally>(work: &mut W, tally: &mut T) {
    while let Some(cells) = work.next_grid(0) {
        let board = Board::new(read(cells));
        search_from::<1, W, T>(board, work, tally);
    }
}

/// Searches a board until its solutions end or are no longer wanted. For `CALLER` see [`round`].
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn search_from<const CALLER: usize, W: Work, T: Tally>(start: Board, work: &mut W, tally: &mut T) {
    let mut room = Room::new();
    let mut pile = Pile::new(&mut room, start);
    let mut board = start;
    loop {
        let round = round::<Caller<CALLER, W, T>>(&board);
        tally.round();
        if !round.failed {
            board = round.board;
            if round.changed && !board.is_decided() {
                continue;
            }
            match settle::<CALLER, W, T>(&board, work, tally) {
                Next::Board(left) => {
                    board = left;
                    continue;
                }
                Next::Split(first, rest) => {
                    pile.put(rest);
                    pile.push(first);
                    board = first;
                    continue;
                }
                Next::Stop => return,
                Next::GiveUp => {}
            }
        }
        pile.give_up(true);
        if pile.is_empty() {
            return;
        }
        board = pile.at_hand();
    }
}

/// Tells the places that call [`search_from`] from each other: see [`round`].
struct Caller<const NUMBER: usize, W, T>(PhantomData<(W, T)>);

/// How it goes on.
enum Next {
    /// With this board instead.
    Board(Board),
    /// With the first board, and later with the second.
    Split(Board, Board),
    /// With the next board that waits.
    GiveUp,
    /// Not at all: no further solution is wanted.
    Stop,
}

/// Reports a solution, splits a board in two, or gives it up.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn settle<const CALLER: usize, W: Work, T: Tally>(board: &Board, work: &mut W, tally: &mut T) -> Next {
    let digits = &board.digits;
    if board.is_decided() {
        if !is_solution(digits) {
            return Next::GiveUp;
        }
        return if work.solved(0, || write(digits)) { Next::GiveUp } else { Next::Stop };
    }
    if has_twins(board) {
        return Next::GiveUp;
    }
    let (rows, columns) = (minirows(digits), minicolumns(digits));
    match close_triads::<Caller<CALLER, W, T>>(digits, &rows, &columns) {
        Closing::Left(left) => Next::Board(Board::new(left)),
        Closing::Crowded => Next::GiveUp,
        Closing::Nothing => {
            tally.guess();
            let [first, rest] = halves::<Caller<CALLER, W, T>>(digits, &rows, &columns);
            Next::Split(Board::new(first), Board::new(rest))
        }
    }
}

/// Whether a digit is the only candidate of two cells of a row. All other contradictions leave some unit without a
/// place for a digit.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn has_twins(board: &Board) -> bool {
    let mut twins = _mm256_setzero_si256();
    for digit in 0..9 {
        let naked = without(board.digits[digit], board.open);
        twins = or(twins, and(naked, _mm256_add_epi16(naked, _mm256_set1_epi16(-1))));
    }
    _mm256_testz_si256(twins, twins) == 0
}
