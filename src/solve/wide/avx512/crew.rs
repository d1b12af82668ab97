//! Four grids side by side.
#![allow(clippy::needless_range_loop, reason = "see `rules`")]
#![expect(clippy::needless_bitwise_bool, reason = "one branch instead of several")]

use super::super::pile::{Pile, Room};
use super::super::wide::Cells;
use super::super::work::{LANES, Work};
use super::board::Board;
use super::rules::round;
use super::settle::{Next, settle};
use super::text::read;
use crate::solve::effort::Tally;

/// A grid for each of several lanes, or for some: the rest run idle.
pub struct Crew<'r> {
    piles: [Pile<'r, Board<1>>; LANES],
    /// A bit for each lane that has a grid.
    at_work: u32,
}

/// On this grid lanes idle: it rests at once.
const NOTHING: Cells = [0; 81];

/// Tells the calls from here from others: see [`super::rules::round`].
struct Caller;

impl<'r> Crew<'r> {
    /// No lane has a grid.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn idle(rooms: &'r mut [Room<Board<1>>; LANES]) -> Self {
        let nothing = read(&NOTHING);
        Self { piles: rooms.each_mut().map(|room: &'r mut _| Pile::new(room, nothing)), at_work: 0 }
    }

    /// Gives each lane a grid, as long as there are any, and searches them until at most one lane has one.
    ///
    /// What two grids gain is that one computes while the other waits for results. Four gain as much again, though not
    /// all their boards fit in the processor's vectors: a round takes 54 cycles each instead of 67.
    #[inline(never)]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn search<W: Work, T: Tally>(&mut self, work: &mut W, tally: &mut T) {
        for lane in 0..LANES {
            self.start_next(lane, work);
        }
        while self.at_work & self.at_work.wrapping_sub(1) != 0 {
            let mut resting = self.advance::<W, T>(tally);
            while resting != 0 {
                let lane = resting.trailing_zeros() as usize % LANES;
                resting &= resting - 1;
                if !self.settles(lane, work, tally) {
                    self.start_next(lane, work);
                }
            }
        }
    }

    /// The last lane with a grid, and its boards.
    pub fn last(&mut self) -> Option<(usize, &mut Pile<'r, Board<1>>)> {
        let lane = self.at_work.trailing_zeros() as usize;
        self.piles.get_mut(lane).map(|pile| (lane, pile))
    }

    /// One round for all lanes. Boards that failed are given up, without a branch. A bit for each lane in which
    /// something remains to be done.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    fn advance<W: Work, T: Tally>(&mut self, tally: &mut T) -> u32 {
        let mut boards = Board::<LANES>::blank();
        for lane in 0..LANES {
            boards.replace(lane, self.piles[lane].at_hand());
        }
        let round = round::<LANES, true, (Caller, W, T)>(boards);
        let mut resting = 0;
        for lane in 0..LANES {
            let pile = &mut self.piles[lane];
            tally.round();
            pile.put(round.board.of(lane));
            let fails = round.failed[lane] != 0;
            pile.give_up(fails);
            let rests = ((round.changed[lane] == 0) | (round.undecided[lane] == 0)) & !fails;
            resting |= u32::from(rests | pile.is_empty()) << lane;
        }
        resting & self.at_work
    }

    /// Settles the board at hand of a lane; whether there is another.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    fn settles<W: Work, T: Tally>(&mut self, lane: usize, work: &mut W, tally: &mut T) -> bool {
        let pile = &mut self.piles[lane];
        if pile.is_empty() {
            return false;
        }
        match settle::<Caller, W, T>(pile.at_hand(), lane, &mut pile.tightness, work, tally) {
            Next::Board(left) => pile.put(left),
            Next::Split(first, rest) => {
                pile.put(rest);
                pile.push(first);
            }
            Next::GiveUp => pile.give_up(true),
            Next::Stop => return false,
        }
        !pile.is_empty()
    }

    /// Gives a lane the next grid, or lets it idle.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    fn start_next<W: Work>(&mut self, lane: usize, work: &mut W) {
        let next = work.next_grid(lane);
        let bit = u32::from(next.is_some()) << lane;
        self.at_work = self.at_work & !(1 << lane) | bit;
        self.piles[lane].start(read(next.unwrap_or(&NOTHING)));
    }
}
