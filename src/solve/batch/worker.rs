//! What a worker of a batch does with a block.

use std::sync::mpsc::Receiver;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::grid::Grid;
use crate::solve::engine::{FEW, count_each, first_of_each};
use crate::solve::{Cancel, Count, count_with};

use super::batch::{Batch, Task};
use super::block::Block;
use super::record::{Answer, Event, Record};

/// Lines that are looked at before their puzzles are solved together: the more, the seldomer the vectors have but one
/// puzzle left, and the longer a cancel waits.
const TOGETHER: usize = 128;

/// Solutions that one worker counts by itself before it asks for helpers.
const ALONE: u64 = 20_000;

/// How a block is answered; shared by all workers.
pub struct Worker<'a, R, W> {
    /// The task.
    pub batch: Batch,
    /// Raised when the batch is over before its input.
    pub stop: &'a Cancel,
    /// What a line is.
    pub read: &'a R,
    /// How an answer is written.
    pub write: &'a W,
}

/// The answers to a block.
pub struct Answers<E> {
    /// The block.
    pub block: Block,
    /// The answers as they are written.
    pub text: Vec<u8>,
    /// Lines to be told of.
    pub events: Vec<Event<E>>,
    /// Lines with an answer.
    pub puzzles: u64,
    /// Whether the worker broke off before the end of the block.
    pub is_cut: bool,
}

/// Lines that are answered together.
struct Lines<E> {
    /// Their numbers, each with what is wrong with it if it is not a puzzle.
    numbers: Vec<(u64, Option<E>)>,
    /// The puzzles among them.
    puzzles: Vec<Grid>,
}

impl<R, W> Worker<'_, R, W> {
    /// Answers blocks from `waiting` until there can be no more, or `post` says that nobody listens.
    pub fn work<E>(&self, waiting: &Mutex<Receiver<Block>>, post: impl Fn(Answers<E>) -> bool)
    where
        R: Fn(&[u8], u64) -> Record<E>,
        W: Fn(&Answer<E>, &mut Vec<u8>),
    {
        loop {
            // Whoever waits for a block holds the lock; the others wait for the lock.
            let block = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
            let Ok(block) = block else { break };
            if !post(self.answer(block)) {
                break;
            }
        }
    }

    fn answer<E>(&self, mut block: Block) -> Answers<E>
    where
        R: Fn(&[u8], u64) -> Record<E>,
        W: Fn(&Answer<E>, &mut Vec<u8>),
    {
        let start = Instant::now();
        let text = std::mem::take(&mut block.answers);
        let mut answers =
            Answers { block: Block::default(), text, events: Vec::new(), puzzles: 0, is_cut: false };
        answers.text.clear();
        let mut unread = block.lines();
        let mut lines =
            Lines { numbers: Vec::with_capacity(TOGETHER), puzzles: Vec::with_capacity(TOGETHER) };
        while !answers.is_cut && self.take_lines(&mut unread, &mut lines) {
            self.append_answers(&mut lines, &mut answers);
        }
        drop(unread);
        block.adapt(start.elapsed());
        answers.block = block;
        answers
    }

    /// The next lines that have an answer; false where there are no more.
    fn take_lines<'b, E>(
        &self,
        unread: &mut impl Iterator<Item = (u64, &'b [u8])>,
        lines: &mut Lines<E>,
    ) -> bool
    where
        R: Fn(&[u8], u64) -> Record<E>,
    {
        lines.puzzles.clear();
        for (number, bytes) in unread {
            let error = match (self.read)(bytes, number) {
                Record::Nothing => continue,
                Record::Puzzle(grid) => {
                    lines.puzzles.push(grid);
                    None
                }
                Record::Invalid(error) => Some(error),
            };
            lines.numbers.push((number, error));
            if lines.numbers.len() == TOGETHER {
                break;
            }
        }
        !lines.numbers.is_empty()
    }

    /// Answers these lines, as many as it can before the batch is over.
    fn append_answers<E>(&self, lines: &mut Lines<E>, answers: &mut Answers<E>)
    where
        W: Fn(&Answer<E>, &mut Vec<u8>),
    {
        let mut found = self.find(&lines.puzzles).into_iter();
        for (line, error) in lines.numbers.drain(..) {
            let answer = match &error {
                Some(error) => Some(Answer::Invalid(error)),
                None => found.next(),
            };
            let Some(answer) = answer else {
                answers.is_cut = true;
                break;
            };
            self.append(&answer, &mut answers.text);
            answers.puzzles += 1;
            if matches!(answer, Answer::Unsolvable) {
                answers.events.push(Event::Unsolvable { line });
            }
            if let Some(error) = error {
                answers.events.push(Event::Invalid { line, error });
            }
        }
    }

    /// The answers to these puzzles; the last are missing where the batch was over before.
    fn find<'e, E>(&self, puzzles: &[Grid]) -> Vec<Answer<'e, E>> {
        if self.stop.is_cancelled() {
            return Vec::new();
        }
        match self.batch.task {
            Task::Solve => {
                let solutions = first_of_each(puzzles).into_iter();
                solutions.map(|solution| solution.map_or(Answer::Unsolvable, Answer::Solution)).collect()
            }
            Task::Count { limit } => {
                let few = puzzles.iter().zip(count_each(puzzles, limit));
                few.map_while(|(puzzle, few)| self.count_on(puzzle, few, limit)).map(Answer::Count).collect()
            }
        }
    }

    /// The number of solutions of a puzzle of which it is known whether they are few; nothing where the batch is over.
    fn count_on(&self, puzzle: &Grid, few: u64, limit: u64) -> Option<Count> {
        if few < FEW || limit <= FEW {
            return Some(Count::up_to(few, limit));
        }
        let alone = count_with(puzzle, limit.min(ALONE), 1, self.stop)?;
        if limit <= ALONE || !alone.limit_reached() {
            return Some(alone);
        }
        count_with(puzzle, limit, self.batch.jobs, self.stop)
    }

    fn append<E>(&self, answer: &Answer<E>, text: &mut Vec<u8>)
    where
        W: Fn(&Answer<E>, &mut Vec<u8>),
    {
        let start = text.len();
        text.extend_from_slice(self.batch.between.as_bytes());
        let written = text.len();
        (self.write)(answer, text);
        if start == 0 || text.len() == written {
            // Nothing stands before the first answer of a block (the writer knows whether it is the first of all),
            // and an answer without text is as none.
            text.drain(start..written);
        }
    }
}
