//! The solvers behind one safe type: having a value of it means having the instructions.
#![cfg_attr(
    not(target_arch = "x86_64"),
    allow(dead_code, unused_variables, reason = "nothing can be made to run it")
)]
#![cfg_attr(
    target_arch = "x86_64",
    expect(
        unsafe_code,
        reason = "functions are called that need instructions, which `Wide` knows to be there"
    )
)]

use super::width::{Missing, Width};
use super::work::{Counting, Found, Listing, Many, Work};
#[cfg(target_arch = "x86_64")]
use super::{avx2, avx512};
use crate::solve::effort::{Effort, Tally};

/// The 81 cells in reading order, each the number of its digit or of the digit's character; 0, `0` or `.` for a blank.
/// With other values the answers mean nothing, but nothing else happens.
pub type Cells = [u8; 81];

/// A solver in vector registers. It can only be had on a machine with the instructions it is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wide {
    width: Width,
}

impl Wide {
    /// The solver of this width.
    ///
    /// # Errors
    /// The instructions that the machine lacks for it.
    pub fn new(width: Width) -> Result<Self, Missing> {
        let instructions = width.lacking();
        if instructions.is_empty() { Ok(Self { width }) } else { Err(Missing { width, instructions }) }
    }

    /// The widest solver that this machine can run, if it can run one.
    pub fn widest() -> Option<Self> {
        Width::ALL.into_iter().find_map(|width| Self::new(width).ok())
    }

    /// Its width.
    pub const fn width(self) -> Width {
        self.width
    }

    /// The number of solutions, at most the limit. Cells that clash have none.
    #[inline]
    pub fn count(self, cells: &Cells, limit: u64) -> u64 {
        let mut work = Counting { limit, found: 0 };
        if limit > 0 {
            self.search(cells, &mut work, &mut ());
        }
        work.found
    }

    /// The same with what it took.
    pub fn count_with_effort(self, cells: &Cells, limit: u64) -> (u64, Effort) {
        let mut work = Counting { limit, found: 0 };
        let mut effort = Effort::default();
        if limit > 0 {
            self.search(cells, &mut work, &mut effort);
        }
        (work.found, effort)
    }

    /// A solution, if there is one: of several the one that [`Self::for_each_solution`] hands out first. Digits are
    /// numbers.
    #[inline]
    pub fn first_solution(self, cells: &Cells) -> Option<Cells> {
        let mut first = None;
        self.for_each_solution(cells, |solution| {
            first = Some(solution);
            false
        });
        first
    }

    /// Hands out solutions, digits as numbers, in an order that the cells alone decide, until none is left or the
    /// function returns false.
    #[inline]
    pub fn for_each_solution(self, cells: &Cells, on_solution: impl FnMut(Cells) -> bool) {
        self.search(cells, &mut Listing { on_solution }, &mut ());
    }

    /// The number of solutions of each grid, at most the limit: several grids are searched side by side where that is
    /// faster.
    pub fn count_many(self, grids: &[Cells], limit: u64) -> Vec<Found> {
        let mut work = Many::<false>::new(grids, limit.max(1));
        self.search_many(&mut work);
        work.into_found()
    }

    /// The number of solutions of each grid, at most the limit, and the first solution: several grids are searched side
    /// by side where that is faster.
    pub fn solve_many(self, grids: &[Cells], limit: u64) -> Vec<Found> {
        let mut work = Many::<true>::new(grids, limit.max(1));
        self.search_many(&mut work);
        work.into_found()
    }

    #[inline]
    fn search<W: Work, T: Tally>(self, cells: &Cells, work: &mut W, tally: &mut T) {
        match self.width {
            // SAFETY: `new` found the instructions.
            #[cfg(target_arch = "x86_64")]
            Width::Avx512 => unsafe { avx512::search(cells, work, tally) },
            // SAFETY: `new` found the instructions.
            #[cfg(target_arch = "x86_64")]
            Width::Avx2 => unsafe { avx2::search(cells, work, tally) },
            #[cfg(not(target_arch = "x86_64"))]
            _ => unreachable!("no machine of this kind has the instructions"),
        }
    }

    fn search_many<W: Work>(self, work: &mut W) {
        match self.width {
            // SAFETY: `new` found the instructions.
            #[cfg(target_arch = "x86_64")]
            Width::Avx512 => unsafe { avx512::search_many(work, &mut ()) },
            // SAFETY: `new` found the instructions.
            #[cfg(target_arch = "x86_64")]
            Width::Avx2 => unsafe { avx2::search_many(work, &mut ()) },
            #[cfg(not(target_arch = "x86_64"))]
            _ => unreachable!("no machine of this kind has the instructions"),
        }
    }
}
