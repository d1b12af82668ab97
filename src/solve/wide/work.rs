//! Who asks: what is done with solutions, and which grid comes next.

use super::wide::Cells;

/// What a search is done for.
pub trait Work {
    /// Whether solutions must come in the order in which a search that goes depth first finds them. Else boards of one
    /// grid may be searched side by side.
    const IN_ORDER: bool;

    /// Takes a solution and says which further ones are wanted. The place is the lane of the grid where many grids are
    /// searched at once; where one is, boards in place 0 come before those in place 1, and everything that place 1 held
    /// before comes after those.
    fn solved(&mut self, place: usize, solution: impl FnOnce() -> Cells) -> Wanted;

    /// The next grid for a lane whose grid is done.
    fn next_grid(&mut self, lane: usize) -> Option<&Cells>;
}

/// Which solutions of a grid are still wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Any.
    Further,
    /// Only those that come before the last one.
    Earlier,
    /// None.
    Nothing,
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
    fn solved(&mut self, _: usize, _: impl FnOnce() -> Cells) -> Wanted {
        self.found += 1;
        if self.found < self.limit { Wanted::Further } else { Wanted::Nothing }
    }

    #[inline]
    fn next_grid(&mut self, _: usize) -> Option<&Cells> {
        None
    }
}

/// Keeps the first solution of one grid: the same that a search depth first finds first.
pub struct First {
    /// The earliest so far.
    pub solution: Option<Cells>,
}

impl Work for First {
    const IN_ORDER: bool = false;

    #[inline]
    fn solved(&mut self, place: usize, solution: impl FnOnce() -> Cells) -> Wanted {
        self.solution = Some(solution());
        if place == 0 { Wanted::Nothing } else { Wanted::Earlier }
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
    fn solved(&mut self, _: usize, solution: impl FnOnce() -> Cells) -> Wanted {
        if (self.on_solution)(solution()) { Wanted::Further } else { Wanted::Nothing }
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
    fn solved(&mut self, lane: usize, solution: impl FnOnce() -> Cells) -> Wanted {
        let found = &mut self.found[self.at[lane]];
        if FIRST && found.count == 0 {
            found.first = Some(solution());
        }
        found.count += 1;
        if found.count < self.limit { Wanted::Further } else { Wanted::Nothing }
    }

    #[inline]
    fn next_grid(&mut self, lane: usize) -> Option<&Cells> {
        let (at, cells) = self.grids.next()?;
        self.at[lane] = at;
        Some(cells)
    }
}
