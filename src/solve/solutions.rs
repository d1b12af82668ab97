//! The solutions of a grid, one after another.

use std::iter;

use crate::grid::Grid;

use super::first::first_solution;
use super::scalar::Tree;

/// All solutions of a grid, [`first_solution`] first, in an order that depends on the grid and the version at work
/// alone. It holds its place: between two solutions it is a value of a few kilobytes, and asking for the next goes on
/// where the last was found.
#[derive(Clone, Debug)]
pub struct Solutions(Place);

/// Where it is.
#[derive(Clone, Debug)]
enum Place {
    /// Before the first.
    Start(Grid),
    /// After the first, which comes again somewhere in the tree and is left out there.
    After { first: Grid, tree: Box<Tree> },
    /// After the last.
    End,
}

impl Solutions {
    /// The solutions of the grid with these givens; none where they clash.
    pub fn new(givens: &Grid) -> Self {
        Self(Place::Start(*givens))
    }
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        match &mut self.0 {
            Place::Start(givens) => {
                let solution = first_solution(givens);
                self.0 = solution
                    .map_or(Place::End, |first| Place::After { first, tree: Box::new(Tree::new(givens)) });
                solution
            }
            Place::After { first, tree } => {
                iter::from_fn(|| tree.next_solution()).find(|solution| solution != first)
            }
            Place::End => None,
        }
    }
}
