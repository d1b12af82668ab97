//! A depth-first walk through the solutions of a grid, held between two of them.

use crate::grid::Grid;

use super::board::Board;
use super::rules::Finding;

/// The walk: the nodes still to visit.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The node to visit next.
    next: Option<Board>,
    /// The others, the one that comes next last.
    open: Vec<Board>,
}

impl Tree {
    /// The walk through the solutions of these givens, before its first.
    pub fn new(givens: &Grid) -> Self {
        Self { next: Board::new(givens), open: Vec::new() }
    }

    /// Goes on to the next solution.
    pub fn next_solution(&mut self) -> Option<Grid> {
        self.next_solved().map(|board| board.solution())
    }

    /// Goes on to the next solution and leaves it as a board.
    pub fn next_solved(&mut self) -> Option<Board> {
        while !self.is_finished() {
            if let Some(board) = self.visit() {
                return Some(board);
            }
        }
        None
    }

    /// Goes on for at most so many nodes or until `limit` solutions: how many were found, and whether the walk is at
    /// its end.
    pub fn count_stretch(&mut self, nodes: usize, limit: u64) -> (u64, bool) {
        let mut found = 0;
        for _ in 0..nodes {
            if self.is_finished() || found >= limit {
                break;
            }
            found += u64::from(self.visit().is_some());
        }
        (found, self.is_finished())
    }

    /// Parts with the shallowest node still to visit, where it is not the only one.
    pub fn split(&mut self) -> Option<Self> {
        (!self.open.is_empty()).then(|| Self { next: Some(self.open.remove(0)), open: Vec::new() })
    }

    fn is_finished(&self) -> bool {
        self.next.is_none()
    }

    /// Visits a node: returns it where it is a solution, and puts its children on the list where it has any.
    fn visit(&mut self) -> Option<Board> {
        let mut board = self.next.take()?;
        match settle(&mut board) {
            Finding::Stable | Finding::Changed => {
                let choice = board.choice();
                let mut other = board;
                board.keep(choice.row, choice.digit, choice.cells);
                other.keep(choice.row, choice.digit, !choice.cells);
                self.open.push(other);
                self.next = Some(board);
                None
            }
            finding => {
                self.next = self.open.pop();
                (finding == Finding::Solved).then_some(board)
            }
        }
    }
}

/// Applies the rules until they have nothing more to say; the closed triads only then, since they seldom say more.
fn settle(board: &mut Board) -> Finding {
    loop {
        match board.round() {
            Finding::Changed => {}
            Finding::Stable => {
                let before = *board;
                if !board.closed_triads() {
                    return Finding::Failed;
                }
                if !board.differs_from(&before) {
                    return Finding::Stable;
                }
            }
            finding => return finding,
        }
    }
}
