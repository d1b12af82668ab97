//! The near end.

use std::sync::mpsc::{Sender, channel};
use std::thread;

use super::worker::Worker;
use super::{Answer, Question};
use crate::solve::Cancel;

/// The near end of the examiner: ask it, drop it to end it.
#[derive(Debug)]
pub struct Examiner {
    questions: Sender<(Question, Cancel)>,
    /// Ends the judging of the grid asked about last.
    judging: Cancel,
}

impl Examiner {
    /// Starts the examiner's thread; `publish` is called there.
    pub fn start(publish: impl Fn(Answer) + Send + 'static) -> Self {
        let (questions, receiver) = channel();
        let body = move || Worker::new(&publish).run(&receiver);
        // Without a thread nothing is ever answered; the screen then says nothing of the verdict.
        drop(thread::Builder::new().name("examiner".to_string()).spawn(body));
        Self { questions, judging: Cancel::new() }
    }

    /// Asks. An examiner that has ended answers nothing.
    pub fn ask(&mut self, question: Question) {
        if matches!(question, Question::Judge(_)) {
            self.judging.cancel();
            self.judging = Cancel::new();
        }
        let _ = self.questions.send((question, self.judging.clone()));
    }
}

impl Drop for Examiner {
    fn drop(&mut self) {
        self.judging.cancel();
    }
}
