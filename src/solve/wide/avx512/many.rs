//! Many grids, two in lock step.

use super::super::effort::Tally;
use super::super::stack::Stack;
use super::super::wide::Cells;
use super::super::work::{PATIENCE, Work};
use super::search::{search_hard, search_rest};
use super::text::read;
use super::together::together;

/// Searches many grids, each until its solutions end or are no longer wanted. A lane that is done with its grid takes
/// the next one.
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn search_many<W: Work, T: Tally>(work: &mut W, tally: &mut T) {
    let (mut first, mut second) = (Stack::new(), Stack::new());
    let Some(one) = work.next_grid(0).map(|cells| read(cells)) else { return };
    let Some(two) = work.next_grid(1).map(|cells| read(cells)) else {
        return search_rest(one, &mut first, PATIENCE, &mut OneLane { work, lane: 0 }, tally);
    };
    let mut boards = [one, two];
    while let Some(left) = together(boards, [&mut first, &mut second], work, tally) {
        let (lane, other) = (left.lane, 1 - left.lane);
        let [own, others] = if lane == 0 { [&mut first, &mut second] } else { [&mut second, &mut first] };
        let next = others.pop().and_then(|board| {
            search_hard(board, others, &mut OneLane { work, lane: other }, tally);
            others.clear();
            work.next_grid(other)
        });
        let Some(cells) = next else {
            let patience = work.patience(lane);
            return search_rest(left.board, own, patience, &mut OneLane { work, lane }, tally);
        };
        boards[lane] = left.board;
        boards[other] = read(cells);
    }
}

/// One grid of many, when both lanes can search it.
struct OneLane<'w, W> {
    work: &'w mut W,
    lane: usize,
}

impl<W: Work> Work for OneLane<'_, W> {
    const SHARED: bool = true;

    fn solved(&mut self, _: usize, solution: impl FnOnce() -> Cells) -> bool {
        self.work.solved(self.lane, solution)
    }

    fn next_grid(&mut self, _: usize) -> Option<&Cells> {
        None
    }
}
