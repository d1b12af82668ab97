//! A depth-first walk through the solutions of a grid, held between two of them.

use crate::grid::{Cell, Digit, DigitSet, Grid};

/// The walk: the nodes still to visit, the next one last.
#[derive(Clone, Debug)]
pub struct Tree {
    open: Vec<Grid>,
}

impl Tree {
    /// The walk through the solutions of these givens, before its first.
    pub fn new(givens: &Grid) -> Self {
        Self { open: if givens.has_clash() { Vec::new() } else { vec![*givens] } }
    }

    /// Goes on for at most so many nodes or until `limit` solutions: how many were found, and whether the walk is at
    /// its end.
    pub fn count_stretch(&mut self, nodes: usize, limit: u64) -> (u64, bool) {
        let mut found = 0;
        for _ in 0..nodes {
            if self.open.is_empty() || found >= limit {
                break;
            }
            found += u64::from(self.next_solution().is_some());
        }
        (found, self.open.is_empty())
    }

    /// Parts with the shallowest node still to visit, where it is not the only one.
    pub fn split(&mut self) -> Option<Self> {
        (self.open.len() > 1).then(|| Self { open: vec![self.open.remove(0)] })
    }

    /// Goes on to the next solution.
    pub fn next_solution(&mut self) -> Option<Grid> {
        while let Some(mut grid) = self.open.pop() {
            match tightest_cell(&mut grid) {
                None => return Some(grid),
                Some((cell, candidates)) => {
                    for digit in candidates.iter().rev() {
                        let mut child = grid;
                        child[cell] = Some(digit);
                        self.open.push(child);
                    }
                }
            }
        }
        None
    }
}

/// Fills naked singles, then names the blank cell with fewest candidates, if a cell is blank.
fn tightest_cell(grid: &mut Grid) -> Option<(Cell, DigitSet)> {
    let mut units = [DigitSet::EMPTY; 27];
    for (cell, digit) in grid.givens() {
        mark(&mut units, cell, digit);
    }
    loop {
        let mut tightest: Option<(Cell, DigitSet)> = None;
        let mut filled = false;
        for cell in grid.blanks().collect::<Vec<_>>() {
            let seen =
                cell.units().into_iter().fold(DigitSet::EMPTY, |seen, unit| seen | units[unit.index()]);
            let candidates = DigitSet::ALL - seen;
            if candidates.len() == 1 {
                grid[cell] = candidates.first();
                candidates.iter().for_each(|digit| mark(&mut units, cell, digit));
                filled = true;
            } else if tightest.is_none_or(|(_, fewest)| candidates.len() < fewest.len()) {
                tightest = Some((cell, candidates));
            }
        }
        if !filled || tightest.is_none() {
            return tightest;
        }
    }
}

fn mark(units: &mut [DigitSet; 27], cell: Cell, digit: Digit) {
    for unit in cell.units() {
        units[unit.index()].insert(digit);
    }
}
