//! The one place where the operations of this room meet the engine that does the work.

use crate::grid::{Digit, Grid};

use super::Cancel;
use super::scalar::Tree;
use super::version::Version;
use super::wide::Cells;

/// Up to so many solutions the wide solvers count; more the scalar one counts faster.
const FEW: u64 = 100;

/// The number of solutions, at most `limit`.
pub fn count(givens: &Grid, limit: u64) -> u64 {
    if let Version::Wide(wide) = Version::at_work() {
        let few = limit.min(FEW);
        let found = wide.count(&cells(givens), few);
        if found < few || few == limit {
            return found;
        }
    }
    match limit {
        0..=2 => Tree::new(givens).count_to_two().min(limit),
        _ => Tree::new(givens).count_stretch(usize::MAX, limit, &Cancel::new()).0,
    }
}

/// Looks for solutions of a grid, at most `limit` of them, and hands each to `on_solution`; returns how many there
/// were. The order depends on the grid and the version alone.
pub fn search(givens: &Grid, limit: u64, on_solution: &mut dyn FnMut(Grid)) -> u64 {
    let mut found = 0;
    if let Version::Wide(wide) = Version::at_work() {
        if limit > 0 {
            wide.for_each_solution(&cells(givens), |solution| {
                on_solution(grid(&solution));
                found += 1;
                found < limit
            });
        }
        return found;
    }
    let mut tree = Tree::new(givens);
    while found < limit {
        let Some(solution) = tree.next_solution() else { break };
        on_solution(solution);
        found += 1;
    }
    found
}

/// The numbers of a grid's digits.
fn cells(grid: &Grid) -> Cells {
    grid.cells().map(|digit| digit.map_or(0, Digit::number))
}

/// The grid of these numbers.
fn grid(cells: &Cells) -> Grid {
    Grid::from_cells(cells.map(Digit::new))
}
