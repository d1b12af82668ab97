//! Who asks: what is done with solutions, and which grid comes next.

use super::wide::Cells;

/// How many dead ends show that a grid is hard enough to search two of its boards side by side.
pub const PATIENCE: u32 = 3;

/// What a search is done for.
pub trait Work {
    /// Whether the boards of one grid are shared between lanes; else each lane has a grid of its own.
    const SHARED: bool;

    /// Takes a solution of the grid in a lane, and says whether further ones are wanted.
    fn solved(&mut self, lane: usize, solution: impl FnOnce() -> Cells) -> bool;

    /// The next grid for a lane whose grid is done.
    fn next_grid(&mut self, lane: usize) -> Option<&Cells>;

    /// Whether the grid in a lane is to be searched by both lanes from here on; so many boards of it waited before the
    /// last guess or dead end, and after it. Where each lane has a grid of its own.
    #[inline]
    fn takes_out(&mut self, _lane: usize, _waiting_before: usize, _waiting: usize) -> bool {
        false
    }

    /// How many more dead ends of the grid in a lane make it a hard one.
    #[inline]
    fn patience(&self, _lane: usize) -> u32 {
        0
    }
}

/// Counts the solutions of one grid.
pub struct Counting {
    /// How many are wanted, one at least.
    pub limit: u64,
    /// How many there were.
    pub found: u64,
}

impl Work for Counting {
    const SHARED: bool = true;

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
    const SHARED: bool = true;

    #[inline]
    fn solved(&mut self, _: usize, solution: impl FnOnce() -> Cells) -> bool {
        (self.on_solution)(solution())
    }

    #[inline]
    fn next_grid(&mut self, _: usize) -> Option<&Cells> {
        None
    }
}

/// Counts the solutions of many grids, and keeps the first of each if `FIRST` is set.
///
/// For the first solution to be the same as that of a grid searched by itself, both lanes must turn to it after as many
/// dead ends. It costs lists of hard grids a tenth, so it is done only where first solutions are kept.
pub struct Many<'c, const FIRST: bool> {
    grids: std::iter::Enumerate<std::slice::Iter<'c, Cells>>,
    limit: u64,
    at: [usize; 2],
    patience: [u32; 2],
    is_new: [bool; 2],
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
        Self {
            grids: grids.iter().enumerate(),
            limit,
            at: [0; 2],
            patience: [PATIENCE; 2],
            is_new: [true; 2],
            found,
        }
    }

    /// What was found, grid by grid.
    pub fn into_found(self) -> Vec<Found> {
        self.found
    }
}

impl<const FIRST: bool> Work for Many<'_, FIRST> {
    const SHARED: bool = false;

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
        (self.at[lane], self.patience[lane], self.is_new[lane]) = (at, PATIENCE, true);
        Some(cells)
    }

    #[inline]
    fn takes_out(&mut self, lane: usize, waiting_before: usize, waiting: usize) -> bool {
        // What waited before the first event was another grid's.
        if !FIRST || std::mem::take(&mut self.is_new[lane]) {
            return false;
        }
        let is_dead_end = waiting < waiting_before;
        self.patience[lane] = self.patience[lane].saturating_sub(u32::from(is_dead_end));
        !is_dead_end && self.patience[lane] == 0 && waiting > 0
    }

    #[inline]
    fn patience(&self, lane: usize) -> u32 {
        self.patience[lane]
    }
}
