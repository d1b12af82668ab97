//! The far end: one question after another, and what takes longer while nobody asks.

use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::Instant;

use super::{Answer, Exploration, Question};
use crate::grid::Grid;
use crate::solve::{
    Cancel, Count, Recipe, Solutions, contradiction, count_with, generate, grade, hint, repairs,
};

/// Solutions are counted up to this many.
pub const COUNT_LIMIT: u64 = 10_000;

/// What the examiner's thread knows.
pub struct Worker<'a> {
    publish: &'a dyn Fn(Answer),
    /// The solutions of the grid solved last, and how many have been given out.
    solving: Option<(Grid, u64, Solutions)>,
    /// A grid without solution, to be repaired when nobody asks.
    repairing: Option<Grid>,
    /// What is gone on with after that while nobody asks.
    exploration: Option<Exploration>,
}

impl<'a> Worker<'a> {
    /// A worker that has not been asked anything.
    pub fn new(publish: &'a dyn Fn(Answer)) -> Self {
        Self { publish, solving: None, repairing: None, exploration: None }
    }

    /// Answers until nobody can ask any more.
    pub fn run(mut self, questions: &Receiver<(Question, Cancel)>) {
        loop {
            let next = if self.repairing.is_some() || self.exploration.is_some() {
                questions.try_recv()
            } else {
                questions.recv().map_err(|_| TryRecvError::Disconnected)
            };
            match next {
                Ok((question, cancel)) => self.answer(&question, &cancel),
                Err(TryRecvError::Empty) => match self.repairing.take() {
                    Some(givens) => self.repair(givens),
                    None => self.explore(),
                },
                Err(TryRecvError::Disconnected) => return,
            }
        }
    }

    fn answer(&mut self, question: &Question, cancel: &Cancel) {
        match *question {
            Question::Judge(givens) => self.judge(givens, cancel),
            Question::Repair(givens) => self.repair(givens),
            Question::Hint(givens) => (self.publish)(Answer::Hinted { givens, hint: hint(&givens) }),
            Question::Solve { givens, number } => self.solve(givens, number),
            Question::Generate { seed } => {
                let puzzle = generate(seed, 0, &Recipe::default());
                (self.publish)(Answer::Generated { seed, puzzle });
            }
        }
    }

    /// A judgement that is void is not given.
    fn judge(&mut self, givens: Grid, cancel: &Cancel) {
        (self.repairing, self.exploration) = (None, None);
        if cancel.is_cancelled() {
            return;
        }
        let Some(solutions) = count_with(&givens, COUNT_LIMIT, 1, cancel) else { return };
        (self.publish)(Answer::Judged { givens, solutions, grade: grade(&givens) });
        self.repairing = (solutions == Count::Exactly(0)).then_some(givens);
        self.exploration = (!givens.has_clash()).then(|| Exploration::new(&givens));
    }

    fn repair(&self, givens: Grid) {
        let repairs = repairs(&givens);
        let is_hopeless = repairs.list.is_empty() && !repairs.given_may_be_missing;
        let contradiction = if is_hopeless { contradiction(&givens) } else { Vec::new() };
        (self.publish)(Answer::Repaired { givens, repairs, contradiction });
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
