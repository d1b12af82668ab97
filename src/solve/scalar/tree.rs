//! A depth-first walk through the solutions of a grid, held between two of them.

use crate::grid::Grid;
use crate::solve::Cancel;

use super::board::Board;
use super::residue::Residue;
use super::rules::Finding;

/// Room for so many nodes is made at once.
const USUAL_DEPTH: usize = 16;

/// The walk: the nodes still to visit.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The next to visit is the last.
    open: Vec<Board>,
    /// Room for counting, once it is needed.
    residue: Option<Box<Residue>>,
}

impl Tree {
    /// The walk through the solutions of these givens, before its first.
    pub fn new(givens: &Grid) -> Self {
        let mut open = Vec::with_capacity(USUAL_DEPTH);
        open.extend(Board::new(givens));
        Self { open, residue: None }
    }

    /// Goes on to the next solution.
    pub fn next_solution(&mut self) -> Option<Grid> {
        self.next_solved().map(|board| board.solution())
    }

    /// Goes on to the next solution and leaves it as a board.
    pub fn next_solved(&mut self) -> Option<Board> {
        while let Some(board) = self.open.last_mut() {
            let finding = settle(board);
            let solution = (finding == Finding::Solved).then_some(*board);
            self.leave(finding);
            if solution.is_some() {
                return solution;
            }
        }
        None
    }

    /// Whether there are two solutions or more, one, or none: their number, at most two.
    pub fn count_to_two(mut self) -> u64 {
        (0..2).map_while(|_| self.next_solved()).count() as u64
    }

    /// Goes on for at most so many nodes or until `limit` solutions: how many were found, and whether the walk is at
    /// its end. Where few candidates are left, what is below a node is counted as a [`Residue`]. Once `cancel` is
    /// raised it ends within microseconds, and what was found until then is a lower bound.
    pub fn count_stretch(&mut self, nodes: usize, limit: u64, cancel: &Cancel) -> (u64, bool) {
        let mut found = 0;
        for _ in 0..nodes {
            if found >= limit || cancel.is_cancelled() {
                break;
            }
            let Some(board) = self.open.last_mut() else { break };
            let finding = settle(board);
            if finding == Finding::Stable {
                let residue = self.residue.get_or_insert_with(|| Box::new(Residue::new()));
                if residue.take(board) {
                    found += residue.count(limit - found, cancel);
                    self.open.pop();
                    continue;
                }
            }
            found += u64::from(finding == Finding::Solved);
            self.leave(finding);
        }
        (found, self.open.is_empty())
    }

    /// Parts with the shallowest node still to visit, where it is not the only one.
    pub fn split(&mut self) -> Option<Self> {
        (self.open.len() > 1).then(|| Self { open: vec![self.open.remove(0)], residue: None })
    }

    /// Replaces the last node, about which this was found, by its children.
    fn leave(&mut self, finding: Finding) {
        match self.open.last_mut() {
            Some(board) if finding == Finding::Stable => {
                let (inside, outside) = board.children();
                *board = outside;
                self.open.push(inside);
            }
            _ => {
                self.open.pop();
            }
        }
    }
}

/// Applies the rules until they have nothing more to say; the closed triads only then, since they seldom say more.
fn settle(board: &mut Board) -> Finding {
    loop {
        let finding = board.settle();
        if finding != Finding::Stable {
            return finding;
        }
        let before = *board;
        if !board.closed_triads() {
            return Finding::Failed;
        }
        if !board.differs_from(&before) {
            return Finding::Stable;
        }
    }
}
