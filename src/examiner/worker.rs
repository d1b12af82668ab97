//! The far end: one question after another, and what takes longer while nobody asks.

use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Instant;

use super::{Answer, Exploration, Question};
use crate::grid::Grid;
use crate::search::{Outcome, Search, Strategy};
use crate::solve::{Cancel, Solutions, count_with};

/// Solutions are counted up to this many.
pub const COUNT_LIMIT: u64 = 10_000;

/// What the examiner's thread knows.
pub struct Worker<'a> {
    publish: &'a dyn Fn(Answer),
    /// The solutions of the grid solved last, and how many have been given out.
    solving: Option<(Grid, u64, Solutions)>,
    /// What is gone on with while nobody asks.
    exploration: Option<Exploration>,
}

impl<'a> Worker<'a> {
    /// A worker that has not been asked anything.
    pub fn new(publish: &'a dyn Fn(Answer)) -> Self {
        Self { publish, solving: None, exploration: None }
    }

    /// Answers until nobody can ask any more.
    pub fn run(mut self, questions: &Receiver<(Question, Cancel)>) {
        loop {
            let next = if self.exploration.is_some() {
                questions.try_recv()
            } else {
                questions.recv().map_err(|_| TryRecvError::Disconnected)
            };
            match next {
                Ok((question, cancel)) => self.answer(&question, &cancel),
                Err(TryRecvError::Empty) => self.explore(),
                Err(TryRecvError::Disconnected) => return,
            }
        }
    }

    fn answer(&mut self, question: &Question, cancel: &Cancel) {
        match *question {
            Question::Judge(givens) => self.judge(givens, cancel),
            Question::Solve { givens, number } => self.solve(givens, number),
        }
    }

    /// A judgement that is void is not given.
    fn judge(&mut self, givens: Grid, cancel: &Cancel) {
        self.exploration = None;
        if cancel.is_cancelled() {
            return;
        }
        let Some(solutions) = count_with(&givens, COUNT_LIMIT, 1, cancel) else { return };
        (self.publish)(Answer::Judged { givens, solutions, by_singles: is_solved_by_singles(&givens) });
        if !givens.has_clash() {
            self.exploration = Some(Exploration::new(&givens));
        }
    }

    fn explore(&mut self) {
        let Some(mut exploration) = self.exploration.take() else { return };
        if exploration.go_on() {
            self.exploration = Some(exploration);
        } else {
            (self.publish)(Answer::Explored(Box::new(exploration)));
        }
    }

    /// The solution with this number; the place in the order is kept for the one after it.
    fn solve(&mut self, givens: Grid, number: u64) {
        let start = Instant::now();
        let (mut passed, mut solutions) = match self.solving.take() {
            Some((same, passed, solutions)) if same == givens && passed < number => (passed, solutions),
            _ => (0, Solutions::new(&givens)),
        };
        let mut solution = None;
        while passed < number {
            solution = solutions.next();
            passed += 1;
        }
        let took = start.elapsed();
        self.solving = Some((givens, passed, solutions));
        (self.publish)(Answer::Solved { givens, number, solution, took });
    }
}

fn is_solved_by_singles(givens: &Grid) -> bool {
    let mut search = Search::new(givens, Strategy::Singles);
    search.run(u64::from(u8::MAX)); // there are at most 81 placements, and no undo
    search.outcome() == Outcome::Solved && !givens.has_clash()
}
