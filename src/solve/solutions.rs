//! The solutions of a grid, one after another.

use crate::grid::Grid;

use super::scalar::Tree;

/// All solutions of a grid, in an order that depends on the grid alone. It holds its place: between two solutions it
/// is a value of a few kilobytes, and asking for the next goes on where the last was found.
#[derive(Clone, Debug)]
pub struct Solutions(Tree);

impl Solutions {
    /// The solutions of the grid with these givens; none where they clash.
    pub fn new(givens: &Grid) -> Self {
        Self(Tree::new(givens))
    }
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        self.0.next_solution()
    }
}
