//! The one place where the operations of this room meet the engine that does the work.

use crate::grid::{Digit, Grid};

use super::Cancel;
use super::scalar::Tree;
use super::version::Version;
use super::wide::Cells;

/// Up to so many solutions the wide solvers count; more the scalar one counts faster.
pub const FEW: u64 = 100;

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

/// The number of solutions of each grid, at most `limit`, and exact only up to [`FEW`]: what comes to so many is
/// better counted by itself. The vectors search several grids at a time.
pub fn count_each(grids: &[Grid], limit: u64) -> Vec<u64> {
    let few = limit.min(FEW);
    match Version::at_work() {
        Version::Wide(wide) => {
            wide.count_many(&all_cells(grids), few).iter().map(|found| found.count).collect()
        }
        Version::Scalar => grids.iter().map(|grid| count(grid, few)).collect(),
    }
}

/// The first solution of each grid, the same one that [`search`] finds first. The vectors search several grids at a time.
pub fn first_of_each(grids: &[Grid]) -> Vec<Option<Grid>> {
    match Version::at_work() {
        Version::Wide(wide) => {
            let found = wide.solve_many(&all_cells(grids), 1);
            found.iter().map(|found| found.first.as_ref().map(grid)).collect()
        }
        Version::Scalar => grids.iter().map(|grid| Tree::new(grid).next_solution()).collect(),
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

fn all_cells(grids: &[Grid]) -> Vec<Cells> {
    grids.iter().map(cells).collect()
}

/// The numbers of a grid's digits.
fn cells(grid: &Grid) -> Cells {
    grid.cells().map(|digit| digit.map_or(0, Digit::number))
}

/// The grid of these numbers.
fn grid(cells: &Cells) -> Grid {
    Grid::from_cells(cells.map(Digit::new))
}
