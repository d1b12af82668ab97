//! One board after the other. Two side by side would gain nothing here: there are not registers enough for one.
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm256_`")]
#![expect(clippy::large_enum_variant, reason = "boards are never copied once functions are inlined")]
#![expect(clippy::large_types_passed_by_value, reason = "boards are never copied once functions are inlined")]

use std::arch::x86_64::*;

use super::super::effort::Tally;
use super::super::pile::{Pile, Room};
use super::super::wide::Cells;
use super::super::work::{Wanted, Work};
use super::choice::halves;
use super::layout::{Board, and, or, without};
use super::rules::{Round, round};
use super::text::{read, write};
use super::triads::{Closing, close_triads};

/// Searches one grid until its solutions end or are no longer wanted.
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn search<W: Work, T: Tally>(cells: &Cells, work: &mut W, tally: &mut T) {
    search_from(read(cells), work, tally);
}

/// Searches many grids, each until its solutions end or are no longer wanted.
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
pub fn search_many<W: Work, T: Tally>(work: &mut W, tally: &mut T) {
    while let Some(cells) = work.next_grid(0) {
        let board = read(cells);
        search_from(board, work, tally);
    }
}

/// Searches a board until its solutions end or are no longer wanted.
#[inline]
#[target_feature(enable = "avx2,bmi1,bmi2,popcnt")]
fn search_from<W: Work, T: Tally>(start: Board, work: &mut W, tally: &mut T) {
    let mut room = Room::new();
    let mut pile = Pile::new(&mut room, start);
    let mut board = start;
    loop {
        let round = round(&board);
        tally.round();
        if round.changed && !round.failed {
            board = round.board;
            continue;
        }
        match settle(&round, work, tally) {
            Next::Board(left) => board = left,
            Next::Split(first, rest) => {
                pile.put(rest);
                pile.push(first);
                board = first;
            }
            Next::Stop => return,
            Next::GiveUp => {
                pile.give_up(true);
                if pile.is_empty() {
                    return;
                }
                board = pile.at_hand();
            }
        }
    }
}

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
fn settle<W: Work, T: Tally>(round: &Round, work: &mut W, tally: &mut T) -> Next {
    if round.failed {
        return Next::GiveUp;
    }
    if _mm256_testz_si256(round.open, round.open) != 0 {
        // Every cell has one candidate and every unit a place for every digit: it is solved.
        return match work.solved(0, || write(&round.board)) {
            Wanted::Further => Next::GiveUp,
            Wanted::Earlier | Wanted::Nothing => Next::Stop,
        };
    }
    if has_twins(round) {
        return Next::GiveUp;
    }
    match close_triads(round) {
        Closing::Left(left) => Next::Board(left),
        Closing::Crowded => Next::GiveUp,
        Closing::Nothing => {
            tally.guess();
            let [first, rest] = halves(round);
            Next::Split(first, rest)
        }
    }
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
