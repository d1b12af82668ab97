//! The thread that judges the grid being typed: the newest question wins, an old answer is never given.

use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::grid::Grid;
use crate::solve::{Count, Solutions, count};

/// Solutions are counted up to this many.
pub const COUNT_LIMIT: u64 = 10_000;

/// What the examiner can be asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Question {
    /// How many solutions this grid has. A newer one of these makes an older one void.
    Judge(Grid),
    /// A solution of this grid.
    Solve {
        /// The grid.
        givens: Grid,
        /// Which solution, from 1, in the solver's order.
        number: u64,
    },
}

/// What the examiner says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer {
    /// How many solutions this grid has.
    Judged {
        /// The grid.
        givens: Grid,
        /// How many, up to [`COUNT_LIMIT`].
        solutions: Count,
    },
    /// A solution.
    Solved {
        /// The grid that was to be solved.
        givens: Grid,
        /// Which solution was asked for, from 1.
        number: u64,
        /// The solution, unless there are fewer.
        solution: Option<Grid>,
        /// What the solver took, and nothing else.
        took: Duration,
    },
}

/// The near end of the examiner: ask it, drop it to end it.
#[derive(Debug)]
pub struct Examiner {
    questions: Sender<Question>,
}

impl Examiner {
    /// Starts the examiner's thread; `publish` is called there.
    pub fn start(publish: impl Fn(Answer) + Send + 'static) -> Self {
        let (questions, receiver) = channel();
        let thread =
            thread::Builder::new().name("examiner".to_string()).spawn(move || examine(&receiver, &publish));
        // Without a thread nothing is ever answered; the screen then says nothing of the verdict.
        drop(thread);
        Self { questions }
    }

    /// Asks. An examiner that has ended answers nothing.
    pub fn ask(&self, question: Question) {
        let _ = self.questions.send(question);
    }
}

fn examine(questions: &Receiver<Question>, publish: &dyn Fn(Answer)) {
    let mut solving: Option<(Grid, u64, Solutions)> = None;
    while let Ok(first) = questions.recv() {
        let waiting: Vec<Question> = std::iter::once(first).chain(questions.try_iter()).collect();
        let newest = waiting.iter().rposition(|question| matches!(question, Question::Judge(_)));
        for (position, question) in waiting.into_iter().enumerate() {
            match question {
                Question::Judge(givens) if Some(position) == newest => {
                    publish(Answer::Judged { givens, solutions: count(&givens, COUNT_LIMIT) });
                }
                Question::Judge(_) => {}
                Question::Solve { givens, number } => publish(solve(&mut solving, givens, number)),
            }
        }
    }
}

/// The solution with this number; the place in the order is kept for the one after it.
fn solve(solving: &mut Option<(Grid, u64, Solutions)>, givens: Grid, number: u64) -> Answer {
    let start = Instant::now();
    let (mut passed, mut solutions) = match solving.take() {
        Some((same, passed, solutions)) if same == givens && passed < number => (passed, solutions),
        _ => (0, Solutions::new(&givens)),
    };
    let mut solution = None;
    while passed < number {
        solution = solutions.next();
        passed += 1;
    }
    let took = start.elapsed();
    *solving = Some((givens, passed, solutions));
    Answer::Solved { givens, number, solution, took }
}
