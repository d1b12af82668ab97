//! What a worker of a batch does with a block.

use std::sync::mpsc::Receiver;
use std::sync::{Mutex, PoisonError};

use crate::grid::Grid;
use crate::solve::{Cancel, count, count_with, first_solution};

use super::batch::{Batch, Task};
use super::block::Block;
use super::record::{Answer, Event, Record};

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

    fn answer<E>(&self, block: Block) -> Answers<E>
    where
        R: Fn(&[u8], u64) -> Record<E>,
        W: Fn(&Answer<E>, &mut Vec<u8>),
    {
        let mut text = Vec::with_capacity(block.text.len());
        let (mut events, mut puzzles, mut is_cut) = (Vec::new(), 0, false);
        for (line, bytes) in block.lines() {
            let record = (self.read)(bytes, line);
            let answer = match &record {
                Record::Nothing => continue,
                Record::Puzzle(grid) => self.find(grid),
                Record::Invalid(error) => Some(Answer::Invalid(error)),
            };
            let Some(answer) = answer else {
                is_cut = true;
                break;
            };
            self.append(&answer, &mut text);
            puzzles += 1;
            if matches!(answer, Answer::Unsolvable) {
                events.push(Event::Unsolvable { line });
            }
            if let Record::Invalid(error) = record {
                events.push(Event::Invalid { line, error });
            }
        }
        Answers { block, text, events, puzzles, is_cut }
    }

    /// The answer to a puzzle; nothing where the batch is over.
    fn find<'e, E>(&self, grid: &Grid) -> Option<Answer<'e, E>> {
        if self.stop.is_cancelled() {
            return None;
        }
        match self.batch.task {
            Task::Solve => Some(first_solution(grid).map_or(Answer::Unsolvable, Answer::Solution)),
            Task::Count { limit } => {
                let alone = count(grid, limit.min(ALONE));
                if limit <= ALONE || !alone.limit_reached() {
                    return Some(Answer::Count(alone));
                }
                count_with(grid, limit, self.batch.jobs, self.stop).map(Answer::Count)
            }
        }
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
