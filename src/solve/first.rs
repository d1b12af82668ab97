//! One solution, and whether it is the only one.

use crate::grid::Grid;

use super::engine;

/// A solution of the grid, or nothing where it has none; a grid whose givens clash has none. With several solutions
/// it is the same one in every run.
pub fn first_solution(givens: &Grid) -> Option<Grid> {
    let mut first = None;
    engine::search(givens, 1, &mut |solution| first = Some(solution));
    first
}

/// Whether the grid has exactly one solution.
pub fn is_unique(givens: &Grid) -> bool {
    engine::count(givens, 2) == 1
}
