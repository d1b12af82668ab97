//! Two boards of one grid side by side.
#![expect(clippy::needless_bitwise_bool, reason = "one branch instead of several")]
#![expect(clippy::large_enum_variant, reason = "boards live in registers once functions are inlined")]

use super::super::pile::Pile;
use super::super::work::Work;
use super::board::Board;
use super::rules::round;
use super::settle::{Next, settle};
use crate::solve::effort::Tally;

/// How it goes on with one of two boards.
enum Turn {
    /// With this board.
    Board(Board<1>),
    /// No board of its pile is left.
    Empty,
    /// Not at all: no further solution is wanted.
    Stop,
}

/// Tells the calls for both boards from each other: see [`super::rules::round`].
struct Caller<const PLACE: usize>;

/// Searches the boards of two piles side by side. A pile without boards takes over from the other; when it cannot, the
/// other is what is left: it becomes the first. Whether anything is left.
///
/// Both boards stay in vectors of the processor, and leave them only to wait: 9 % faster than in memory.
#[inline(never)]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn pair<W: Work, T: Tally>(piles: &mut [Pile<'_, Board<1>>; 2], work: &mut W, tally: &mut T) -> bool {
    let [first, second] = piles;
    let mut boards = Board::blank();
    boards.replace(0, first.at_hand());
    boards.replace(1, second.at_hand());
    loop {
        let round = round::<2, false, (W, T)>(boards);
        tally.round();
        tally.round();
        boards = round.board;
        let rests = |place: usize| {
            (round.failed[place] != 0) | (round.changed[place] == 0) | (round.undecided[place] == 0)
        };
        let (first_rests, second_rests) = (rests(0), rests(1));
        if !(first_rests | second_rests) {
            continue;
        }
        if second_rests {
            match turn::<1, W, T>(boards.of(1), round.failed[1] != 0, second, work, tally) {
                Turn::Board(board) => boards.replace(1, board),
                Turn::Empty if second.take_from(first) => boards.replace(1, second.at_hand()),
                Turn::Empty if !first_rests => {
                    first.put(boards.of(0));
                    return true;
                }
                Turn::Empty => {}
                Turn::Stop => return false,
            }
        }
        if first_rests {
            match turn::<0, W, T>(boards.of(0), round.failed[0] != 0, first, work, tally) {
                Turn::Board(board) => boards.replace(0, board),
                Turn::Empty if second.is_empty() => return false,
                Turn::Empty => {
                    // What was second is first now.
                    std::mem::swap(first, second);
                    boards.replace(0, boards.of(1));
                }
                Turn::Stop => return false,
            }
            if second.is_empty() {
                if !second.take_from(first) {
                    first.put(boards.of(0));
                    return true;
                }
                boards.replace(1, second.at_hand());
            }
        }
    }
}

/// What comes after a board that has no solution, or that the rules can do no more for.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn turn<const PLACE: usize, W: Work, T: Tally>(
    board: Board<1>,
    failed: bool,
    pile: &mut Pile<'_, Board<1>>,
    work: &mut W,
    tally: &mut T,
) -> Turn {
    if !failed {
        match settle::<Caller<PLACE>, W, T>(board, PLACE, &mut pile.tightness, work, tally) {
            Next::Board(left) => return Turn::Board(left),
            Next::Split(first, rest) => {
                pile.put(rest);
                pile.push(first);
                return Turn::Board(first);
            }
            Next::Stop => return Turn::Stop,
            Next::GiveUp => {}
        }
    }
    pile.give_up(true);
    if pile.is_empty() { Turn::Empty } else { Turn::Board(pile.at_hand()) }
}
