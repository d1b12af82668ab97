//! One board after the other.
#![expect(clippy::needless_bitwise_bool, reason = "one branch instead of two")]

use super::super::pile::Pile;
use super::super::work::Work;
use super::board::Board;
use super::rules::round;
use super::settle::{Next, settle};
use crate::solve::effort::Tally;

/// Tells the callers of [`alone`] from each other: see [`super::rules::round`].
struct Caller<const NUMBER: u8>;

/// How many dead ends show that a grid is hard enough to search two of its boards side by side. One fewer would make
/// puzzles with one solution 1 % faster, and grids with many, where a second board is work in vain, 3 % slower.
pub const PATIENCE: u32 = 2;

/// With so few boards in the pile the first dead end shows it: grids with many solutions have more by then.
const FEW: usize = 3;

/// Searches a board and those that wait, one after the other, until after so many dead ends, or one fewer where few
/// boards wait, it is split; then both halves are in the pile. Whether it came so far: else there is nothing more to do.
///
/// `NUMBER` must be different in each place that calls this.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn alone<const NUMBER: u8, W: Work, T: Tally>(
    start: Board<1>,
    pile: &mut Pile<'_, Board<1>>,
    mut patience: u32,
    work: &mut W,
    tally: &mut T,
) -> bool {
    let mut board = start;
    loop {
        let round = round::<1, false, (Caller<NUMBER>, W, T)>(board);
        tally.round();
        // Three branches, and not one for all: each is mispredicted only for its own sake, which costs 45 cycles.
        if round.failed[0] == 0 {
            board = round.board;
            if (round.changed[0] != 0) & (round.undecided[0] != 0) {
                continue;
            }
            match settle::<Caller<NUMBER>, W, T>(board, 0, &mut pile.tightness, work, tally) {
                Next::Board(left) => {
                    board = left;
                    continue;
                }
                Next::Split(first, rest) => {
                    pile.put(rest);
                    pile.push(first);
                    if patience == 0 || (patience < PATIENCE && pile.height() <= FEW) {
                        return true;
                    }
                    board = first;
                    continue;
                }
                Next::GiveUp => {}
                Next::Stop => return false,
            }
        }
        pile.give_up(true);
        patience = patience.saturating_sub(1);
        if pile.is_empty() {
            return false;
        }
        board = pile.at_hand();
    }
}
