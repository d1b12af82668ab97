//! Many puzzles on a stream, one a line: over several threads, answered in order, in bounded memory.
//!
//! A thread reads blocks of lines, workers answer them, and the caller's thread writes the answers in the order of
//! the input. A fixed number of blocks goes round between the three, so an endless stream takes no more memory than a
//! short one. What a line means and how an answer is written is the caller's: this room knows no notation.

use std::io::{self, Read, Write};
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use crate::solve::Cancel;

use super::block::{Block, Blocks};
use super::record::{Answer, BatchError, Ending, Event, Record, Summary};
use super::worker::{Answers, Worker};
use super::writer::Writer;

/// How long the writer sleeps at most before it looks whether it was cancelled.
const PATIENCE: Duration = Duration::from_millis(50);

/// Blocks that go round beside two for each worker, of which one is in work and one waits for it: one being read and
/// one being written.
const BLOCKS_UNDER_WAY: usize = 2;

/// What is to be found out about each puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// A solution.
    Solve,
    /// The number of solutions, at most `limit`.
    Count {
        /// Where counting ends.
        limit: u64,
    },
}

/// A task, and how it is to be done.
#[derive(Clone, Copy, Debug)]
pub struct Batch {
    /// What is to be found out.
    pub task: Task,
    /// How many threads work, at least one. The output does not depend on it.
    pub jobs: usize,
    /// What is written between two answers, after neither the last nor one without text.
    pub between: &'static str,
}

impl Batch {
    /// Answers every line of `input` on `output`.
    ///
    /// `read` says what a line (its bytes without line end, and its number from 1) is; of a line over 64 KiB it may
    /// see only the beginning. `write` appends an answer, with its line end, to the output. `on_event` is called on
    /// the caller's thread. Output is flushed after each block, and a block ends where the input pauses.
    ///
    /// When it ends before the input does, the thread that reads may stay behind until its read returns.
    ///
    /// # Errors
    /// Where the input cannot be read (all lines before are answered), the output cannot be written, or a thread
    /// panics.
    pub fn run<E: Send + 'static>(
        &self,
        input: impl Read + Send + 'static,
        output: &mut impl Write,
        cancel: &Cancel,
        read: impl Fn(&[u8], u64) -> Record<E> + Sync,
        write: impl Fn(&Answer<E>, &mut Vec<u8>) + Sync,
        mut on_event: impl FnMut(Event<E>),
    ) -> Result<Summary, BatchError> {
        let (post, inbox) = channel();
        let (recycle, empty) = channel();
        for _ in 0..2 * self.jobs.max(1) + BLOCKS_UNDER_WAY {
            recycle.send(Block::default()).expect("the receiver is still here");
        }
        start_reading(Blocks::new(input), empty, post.clone());
        let (work, waiting) = channel();
        let (waiting, stop) = (Mutex::new(waiting), Cancel::new());
        let worker = Worker { batch: *self, stop: &stop, read: &read, write: &write };
        let mut desk =
            Desk { inbox, work, recycle, writer: Writer::new(output, self.between, &mut on_event) };
        thread::scope(|scope| {
            let mut workers = Vec::new();
            for _ in 0..self.jobs.max(1) {
                let (worker, waiting, alarm) = (&worker, &waiting, Alarm(post.clone()));
                workers.push(scope.spawn(move || {
                    worker.work(waiting, |answers| alarm.0.send(Message::Answered(answers)).is_ok());
                }));
            }
            let ending = desk.run(cancel, &stop);
            // The workers end when they are told, or when nothing can come any more.
            stop.cancel();
            let Desk { work, writer, .. } = desk;
            drop(work);
            // Joined one by one, or the scope would panic for a worker that did.
            let panicked = workers.into_iter().filter_map(|worker| worker.join().err()).count() > 0;
            let ending = if panicked { Err(BatchError::Panic) } else { ending };
            ending.map(|ending| Summary { ending, ..writer.summary() })
        })
    }
}

/// What arrives at the desk.
enum Message<E> {
    /// A block from the reading thread.
    Read(Block),
    /// The reading thread is at the end of the input, or could not go on.
    End(io::Result<()>),
    /// A block from a worker.
    Answered(Answers<E>),
    /// A thread panicked, and what it had will not come.
    Panic,
}

/// Posts of a thread, the last of them that it panicked if it does.
struct Alarm<E>(Sender<Message<E>>);

impl<E> Drop for Alarm<E> {
    fn drop(&mut self) {
        if thread::panicking() {
            // Where nobody listens, nobody waits.
            let _ = self.0.send(Message::Panic);
        }
    }
}

/// Reads on a thread of its own, as far as there are empty blocks.
fn start_reading<R: Read + Send + 'static, E: Send + 'static>(
    mut blocks: Blocks<R>,
    empty: Receiver<Block>,
    post: Sender<Message<E>>,
) {
    let alarm = Alarm(post);
    thread::spawn(move || {
        while let Ok(mut block) = empty.recv() {
            let message = match blocks.fill(&mut block) {
                Ok(true) => Message::Read(block),
                Ok(false) => Message::End(Ok(())),
                Err(error) => Message::End(Err(error)),
            };
            let is_end = matches!(message, Message::End(_));
            if alarm.0.send(message).is_err() || is_end {
                break;
            }
        }
    });
}

/// Where blocks are handed from the reader to the workers and from them to the writer.
struct Desk<'a, E, W> {
    inbox: Receiver<Message<E>>,
    work: Sender<Block>,
    recycle: Sender<Block>,
    writer: Writer<'a, E, W>,
}

impl<E, W: Write> Desk<'_, E, W> {
    /// Hands on until the input is answered, or the output closed, or `cancel` raised.
    fn run(&mut self, cancel: &Cancel, stop: &Cancel) -> Result<Ending, BatchError> {
        let (mut in_work, mut end) = (0, None);
        while in_work > 0 || end.is_none() {
            if cancel.is_cancelled() {
                stop.cancel();
                return self.finish_early(in_work);
            }
            match self.inbox.recv_timeout(PATIENCE) {
                Ok(Message::Read(block)) => {
                    in_work += 1;
                    self.work.send(block).expect("the workers' end outlives the desk");
                }
                Ok(Message::End(result)) => end = Some(result),
                Ok(Message::Answered(answers)) => {
                    in_work -= 1;
                    if let Some(ending) = self.pass_on(answers)? {
                        return Ok(ending);
                    }
                }
                Ok(Message::Panic) => return Err(BatchError::Panic),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        end.unwrap_or(Ok(())).map(|()| Ending::InputEnd).map_err(BatchError::Read)
    }

    /// Writes what comes next; says how the batch ends where this ends it.
    fn pass_on(&mut self, answers: Answers<E>) -> Result<Option<Ending>, BatchError> {
        for block in self.writer.take(answers)? {
            // A reader that is gone needs no blocks.
            let _ = self.recycle.send(block);
        }
        Ok(self.writer.is_closed().then_some(Ending::PipeClosed))
    }

    /// After a cancel the workers break off, and what they have is written as far as it is in order.
    fn finish_early(&mut self, mut in_work: usize) -> Result<Ending, BatchError> {
        while in_work > 0 {
            match self.inbox.recv() {
                Ok(Message::Answered(answers)) => {
                    in_work -= 1;
                    self.writer.take(answers)?;
                }
                Ok(Message::Panic) => return Err(BatchError::Panic),
                Ok(Message::Read(_) | Message::End(_)) => {}
                Err(_) => break,
            }
        }
        Ok(Ending::Cancelled)
    }
}
