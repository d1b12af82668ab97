//! Many grids, two in lock step.

use super::super::effort::Tally;
use super::super::stack::Stack;
use super::super::wide::Cells;
use super::super::work::Work;
use super::search::search_hard;
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
        return search_hard(one, &mut first, &mut Rest { work, lane: 0 }, tally);
    };
    if let Some(left) = together([one, two], [&mut first, &mut second], work, tally) {
        let stack = if left.lane == 0 { &mut first } else { &mut second };
        search_hard(left.board, stack, &mut Rest { work, lane: left.lane }, tally);
    }
}

/// The last grid of many, when both lanes can search it.
struct Rest<'w, W> {
    work: &'w mut W,
    lane: usize,
}

impl<W: Work> Work for Rest<'_, W> {
    const SHARED: bool = true;

    fn solved(&mut self, _: usize, solution: impl FnOnce() -> Cells) -> bool {
        self.work.solved(self.lane, solution)
    }

    fn next_grid(&mut self, _: usize) -> Option<&Cells> {
        None
    }
}
