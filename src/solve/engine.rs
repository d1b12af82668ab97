//! The one place where the operations of this room meet the engine that does the work.

use crate::grid::Grid;

use super::scalar::Tree;

/// The number of solutions, at most `limit`.
pub fn count(givens: &Grid, limit: u64) -> u64 {
    Tree::new(givens).count_stretch(usize::MAX, limit).0
}

/// Looks for solutions of a grid, at most `limit` of them, and hands each to `on_solution`; returns how many there
/// were. The order depends on the grid alone.
pub fn search(givens: &Grid, limit: u64, on_solution: &mut dyn FnMut(Grid)) -> u64 {
    let mut found = 0;
    let mut tree = Tree::new(givens);
    while found < limit {
        let Some(solution) = tree.next_solution() else { break };
        on_solution(solution);
        found += 1;
    }
    found
}
