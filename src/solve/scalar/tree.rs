//! A depth-first walk through the solutions of a grid, held between two of them.

use crate::grid::Grid;
use crate::solve::Cancel;
use crate::solve::effort::{Effort, Tally};

use super::board::Board;
use super::choice::Choice;
use super::residue::Residue;
use super::rules::Finding;

/// Room for so many nodes is made at once.
const USUAL_DEPTH: usize = 16;

/// After so many dead ends closed triads are looked for. They seldom say more than the other rules, but where a grid has
/// no solution they can be the difference between microseconds and seconds; grids with a short way to their solutions
/// take a tenth less time without. A node that waited until then is looked at with them, so nothing is lost for long.
const PATIENCE: u32 = 4;

/// The walk: the nodes still to visit.
#[derive(Clone, Debug)]
pub struct Tree {
    /// The next to visit is the last; if that is at a solution, the one before.
    open: Vec<Board>,
    /// Whether the last node is a solution that was handed out.
    is_at_solution: bool,
    /// How many more dead ends it takes for closed triads.
    patience: u32,
    /// Room for counting, once it is needed.
    residue: Option<Box<Residue>>,
}

impl Tree {
    /// The walk through the solutions of these givens, before its first.
    pub fn new(givens: &Grid) -> Self {
        let mut open = Vec::with_capacity(USUAL_DEPTH);
        open.extend(Board::new(givens));
        Self::of(open, PATIENCE)
    }

    /// Goes on to the next solution.
    pub fn next_solution(&mut self) -> Option<Grid> {
        if self.go_to_next(&mut ()) { self.open.last().map(Board::solution) } else { None }
    }

    /// Whether there are two solutions or more, one, or none: their number, at most two.
    pub fn count_to_two(self) -> u64 {
        self.count_to_two_with(&mut ())
    }

    /// The same with what it took.
    pub fn count_to_two_with_effort(self) -> (u64, Effort) {
        let mut effort = Effort::default();
        (self.count_to_two_with(&mut effort), effort)
    }

    fn count_to_two_with<T: Tally>(mut self, tally: &mut T) -> u64 {
        u64::from(self.go_to_next(tally)) + u64::from(self.is_at_solution && self.go_to_next(tally))
    }

    /// Goes on for at most so many nodes or until `limit` solutions: how many were found, and whether the walk is at
    /// its end. Where few candidates are left, what is below a node is counted as a [`Residue`]. Once `cancel` is
    /// raised it ends within microseconds, and what was found until then is a lower bound.
    pub fn count_stretch(&mut self, nodes: usize, limit: u64, cancel: &Cancel) -> (u64, bool) {
        let mut found = 0;
        self.leave_solution();
        for _ in 0..nodes {
            if found >= limit || cancel.is_cancelled() {
                break;
            }
            let Some(mut finding) = self.settle(&mut ()) else { break };
            if finding == Finding::Stable {
                finding = self.open.last_mut().map_or(finding, Board::settle_fully);
            }
            if finding == Finding::Stable && self.take_residue() {
                let residue = self.residue.as_mut().expect("there is one to take");
                found += residue.count(limit - found, cancel);
                self.open.pop();
            } else {
                found += u64::from(finding == Finding::Solved);
                self.leave(finding, &mut ());
            }
        }
        (found, self.open.is_empty())
    }

    /// Parts with the shallowest node still to visit, where it is not the only one.
    pub fn split(&mut self) -> Option<Self> {
        (self.open.len() > 1).then(|| Self::of(vec![self.open.remove(0)], self.patience))
    }

    fn of(open: Vec<Board>, patience: u32) -> Self {
        Self { open, is_at_solution: false, patience, residue: None }
    }

    /// Whether there is a next solution, where the walk then stands.
    fn go_to_next<T: Tally>(&mut self, tally: &mut T) -> bool {
        self.leave_solution();
        while let Some(finding) = self.settle(tally) {
            if finding == Finding::Solved {
                self.is_at_solution = true;
                return true;
            }
            self.leave(finding, tally);
        }
        false
    }

    fn leave_solution(&mut self) {
        if std::mem::take(&mut self.is_at_solution) {
            self.open.pop();
        }
    }

    /// Whether what is below the last node, a stable one, is small enough to be counted as a residue.
    fn take_residue(&mut self) -> bool {
        let residue = self.residue.get_or_insert_with(|| Box::new(Residue::new()));
        self.open.last().is_some_and(|board| residue.take(board))
    }

    /// Settles the last node, and looks for closed triads where it is settled: only then, and only in a search that has
    /// come to dead ends.
    fn settle<T: Tally>(&mut self, tally: &mut T) -> Option<Finding> {
        let board = self.open.last_mut()?;
        loop {
            let finding = board.settle(tally);
            if finding != Finding::Stable || self.patience > 0 {
                return Some(finding);
            }
            let before = *board;
            if !board.closed_triads() {
                return Some(Finding::Failed);
            }
            if !board.differs_from(&before) {
                return Some(Finding::Stable);
            }
        }
    }

    /// Replaces the last node, about which this was found, by its children.
    fn leave<T: Tally>(&mut self, finding: Finding, tally: &mut T) {
        match self.open.last() {
            Some(board) if finding == Finding::Stable => {
                tally.guess();
                let Choice { row, digit, cells } = board.choice();
                let last = self.open.len() - 1;
                self.open.extend_from_within(last..);
                self.open[last].keep(row, digit, !cells);
                self.open[last + 1].keep(row, digit, cells);
            }
            _ => {
                self.patience = self.patience.saturating_sub(u32::from(finding == Finding::Failed));
                self.open.pop();
            }
        }
    }
}
