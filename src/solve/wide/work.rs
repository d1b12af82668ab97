//! Who asks: what is done with solutions, and which grid comes next.
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, reason = "nothing can be made to run it"))]

use super::wide::Cells;

/// What a search is done for.
pub trait Work {
    /// Whether solutions must come in the order in which a search that goes depth first finds them, so that the first
    /// is the same in a batch and alone. Else boards of one grid may be searched side by side.
    const IN_ORDER: bool;

    /// Takes a solution of the grid in a lane, and says whether further ones are wanted.
    fn solved(&mut self, lane: usize, solution: impl FnOnce() -> Cells) -> bool;

    /// The next grid for a lane whose grid is done.
    fn next_grid(&mut self, lane: usize) -> Option<&Cells>;
}

/// Counts the solutions of one grid.
pub struct Counting {
    /// How many are wanted, one at least.
    pub limit: u64,
    /// How many there were.
    pub found: u64,
}

impl Work for Counting {
    const IN_ORDER: bool = false;

    #[inline]
    fn solved(&mut self, _: usize, _: impl FnOnce() -> Cells) -> bool {
        self.found += 1;
        self.found < self.limit
    }

    #[inline]
    fn next_grid(&mut self, _: usize) -> Option<&Cells> {
        None
    }
}

/// Hands out the solutions of one grid.
pub struct Listing<F> {
    /// Takes a solution and says whether further ones are wanted.
    pub on_solution: F,
}

impl<F: FnMut(Cells) -> bool> Work for Listing<F> {
    const IN_ORDER: bool = true;

    #[inline]
    fn solved(&mut self, _: usize, solution: impl FnOnce() -> Cells) -> bool {
        (self.on_solution)(solution())
    }

    #[inline]
    fn next_grid(&mut self, _: usize) -> Option<&Cells> {
        None
    }
}

/// How many grids are searched at once, at most.
pub const LANES: usize = 4;

/// Counts the solutions of many grids, and keeps the first of each if `FIRST` is set.
pub struct Many<'c, const FIRST: bool> {
    grids: std::iter::Enumerate<std::slice::Iter<'c, Cells>>,
    limit: u64,
    at: [usize; LANES],
    found: Vec<Found>,
}

/// What was found out about one grid of many.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Found {
    /// The number of solutions, at most the limit.
    pub count: u64,
    /// The first of them; nothing where there is none, or where only the number was asked for.
    pub first: Option<Cells>,
}

impl<'c, const FIRST: bool> Many<'c, FIRST> {
    /// These grids, each up to so many solutions, one at least.
    pub fn new(grids: &'c [Cells], limit: u64) -> Self {
        let found = vec![Found { count: 0, first: None }; grids.len()];
        Self { grids: grids.iter().enumerate(), limit, at: [0; LANES], found }
    }

    /// What was found, grid by grid.
    pub fn into_found(self) -> Vec<Found> {
        self.found
    }
}

impl<const FIRST: bool> Work for Many<'_, FIRST> {
    const IN_ORDER: bool = true;

    #[inline]
    fn solved(&mut self, lane: usize, solution: impl FnOnce() -> Cells) -> bool {
        let found = &mut self.found[self.at[lane]];
        if FIRST && found.count == 0 {
            found.first = Some(solution());
        }
        found.count += 1;
        found.count < self.limit
    }

    #[inline]
    fn next_grid(&mut self, lane: usize) -> Option<&Cells> {
        let (at, cells) = self.grids.next()?;
        self.at[lane] = at;
        Some(cells)
    }
}
