//! The ways to search: one grid, or many.
#![expect(clippy::large_stack_arrays, reason = "128 kilobytes, of which little is ever touched")]

use super::super::pile::{Pile, Room};
use super::super::wide::Cells;
use super::super::work::{LANES, Work};
use super::alone::{PATIENCE, alone};
use super::board::Board;
use super::crew::Crew;
use super::pair::pair;
use super::text::read;
use crate::solve::effort::Tally;

/// Searches one grid until its solutions end or the work does.
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn search<W: Work, T: Tally>(cells: &Cells, work: &mut W, tally: &mut T) {
    let board = read(cells);
    let mut room = Room::new();
    let mut pile = Pile::new(&mut room, board);
    // One call for both cases: a function apart, which boards reach through memory, costs easy grids 7 %.
    let patience = if W::IN_ORDER { u32::MAX } else { PATIENCE };
    if alone::<0, W, T>(board, &mut pile, patience, work, tally) {
        // The search of two boards is called from here and not from inside the loop: it would cost easy grids a fifth.
        search_hard(pile, work, tally);
    }
}

/// Searches a grid, two of its boards side by side wherever two are left.
#[inline(never)]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn search_hard<W: Work, T: Tally>(pile: Pile<'_, Board<1>>, work: &mut W, tally: &mut T) {
    let mut room = Room::new();
    let mut other = Pile::new(&mut room, pile.at_hand());
    other.clear();
    let mut piles = [pile, other];
    loop {
        let [first, second] = &mut piles;
        let is_shared = second.take_from(first);
        debug_assert!(is_shared, "a board was split");
        if !pair(&mut piles, work, tally) {
            return;
        }
        let [first, _] = &mut piles;
        if !alone::<1, W, T>(first.at_hand(), first, 0, work, tally) {
            return;
        }
    }
}

/// Searches a grid depth first.
#[inline(never)]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn while_alone<W: Work, T: Tally>(
    board: Board<1>,
    pile: &mut Pile<'_, Board<1>>,
    work: &mut W,
    tally: &mut T,
) {
    alone::<2, W, T>(board, pile, u32::MAX, work, tally);
}

/// Searches many grids, each until its solutions end or are no longer wanted.
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn search_many<W: Work, T: Tally>(work: &mut W, tally: &mut T) {
    let mut rooms = [const { Room::new() }; LANES];
    let mut crew = Crew::idle(&mut rooms);
    crew.search(work, tally);
    if let Some((lane, pile)) = crew.last() {
        let board = pile.at_hand();
        while_alone(board, pile, &mut LastOfMany { work, lane }, tally);
    }
}

/// The last grid of many.
struct LastOfMany<'w, W> {
    work: &'w mut W,
    lane: usize,
}

impl<W: Work> Work for LastOfMany<'_, W> {
    const IN_ORDER: bool = true;

    fn solved(&mut self, _: usize, solution: impl FnOnce() -> Cells) -> bool {
        self.work.solved(self.lane, solution)
    }

    fn next_grid(&mut self, _: usize) -> Option<&Cells> {
        None
    }
}
