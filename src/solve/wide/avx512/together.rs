//! Two boards side by side.
#![expect(
    clippy::large_types_passed_by_value,
    reason = "boards live in registers once functions are inlined"
)]
#![expect(clippy::needless_pass_by_value, reason = "boards live in registers once functions are inlined")]

use super::super::effort::Tally;
use super::super::stack::Stack;
use super::super::work::Work;
use super::rules::{Board, round};
use super::settle::{Next, is_quiet, settle};
use super::text::read;
use super::vector::Vector;

/// The board of one lane after the other lane ran out of them.
pub struct Left {
    /// The lane, 0 or 1.
    pub lane: usize,
    /// Its board.
    pub board: Board<1>,
}

/// Searches two boards in lock step, each with the boards that wait for it, until one lane has nothing more to do.
/// Returns what the other is at, or nothing where the work wants no more. A lane that the work takes out ends too, with
/// its board on top of those that wait for it.
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
#[inline(never)]
pub fn together<W: Work, T: Tally>(
    start: [Board<1>; 2],
    stacks: [&mut Stack<Board<1>>; 2],
    work: &mut W,
    tally: &mut T,
) -> Option<Left> {
    let [one, two] = start;
    let mut boards = [0, 1, 2].map(|group: usize| Vector([one[group].0[0], two[group].0[0]]));
    let [first, second] = stacks;
    loop {
        let round = round(boards);
        tally.round();
        tally.round();
        boards = round.board;
        let (quiet_0, quiet_1) = (is_quiet(&round, 0), is_quiet(&round, 1));
        if quiet_0 & quiet_1 {
            continue;
        }
        if !quiet_0 {
            let waiting = first.len();
            let next = settle::<2, 0, W, T>(&round, first, work, tally);
            let Some(board) = follow(next, 0, first, second, work)? else {
                return Some(Left { lane: 1, board: take(&boards, 1) });
            };
            if work.takes_out(0, waiting, first.len()) {
                first.push(board);
                return Some(Left { lane: 1, board: take(&boards, 1) });
            }
            put(&mut boards, 0, board);
        }
        if !quiet_1 {
            let waiting = second.len();
            let next = settle::<2, 1, W, T>(&round, second, work, tally);
            let Some(board) = follow(next, 1, second, first, work)? else {
                return Some(Left { lane: 0, board: take(&boards, 0) });
            };
            if work.takes_out(1, waiting, second.len()) {
                second.push(board);
                return Some(Left { lane: 0, board: take(&boards, 0) });
            }
            put(&mut boards, 1, board);
        }
    }
}

/// The board a lane goes on with: its own, or one that waits for the other lane, or that of the next grid. Nothing
/// at all where the work wants no more.
#[expect(clippy::option_option, reason = "the outer says whether to go on, the inner with what")]
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn follow<W: Work>(
    next: Next,
    lane: usize,
    own: &mut Stack<Board<1>>,
    other: &mut Stack<Board<1>>,
    work: &mut W,
) -> Option<Option<Board<1>>> {
    match next {
        Next::Board(board) => Some(Some(board)),
        Next::Stop if W::SHARED => None,
        Next::Nothing if W::SHARED => Some(other.pop_oldest()),
        Next::Nothing | Next::Stop => {
            own.clear();
            Some(work.next_grid(lane).map(|cells| read(cells)))
        }
    }
}

/// The board of one lane.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn take(boards: &Board<2>, lane: usize) -> Board<1> {
    [0, 1, 2].map(|group: usize| Vector([boards[group].0[lane]]))
}

/// Replaces the board of one lane.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn put(boards: &mut Board<2>, lane: usize, board: Board<1>) {
    for (two, one) in boards.iter_mut().zip(board) {
        two.0[lane] = one.0[0];
    }
}
