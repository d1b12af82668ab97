//! What a batch is told of its input, and what it tells.

use std::io;

use crate::grid::Grid;
use crate::solve::Count;

/// What a line of the input is; `E` says what is wrong with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Record<E> {
    /// A comment, a header, an empty line: no answer.
    Nothing,
    /// A puzzle.
    Puzzle(Grid),
    /// Unreadable.
    Invalid(E),
}

/// What is to be written for a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answer<'a, E> {
    /// A solution of the puzzle.
    Solution(Grid),
    /// It has none.
    Unsolvable,
    /// The number of its solutions.
    Count(Count),
    /// The line was unreadable.
    Invalid(&'a E),
}

/// What the caller hears of while a batch runs, in the order of the input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event<E> {
    /// A line was unreadable.
    Invalid {
        /// Its number in the input, from 1.
        line: u64,
        /// What was wrong.
        error: E,
    },
    /// A puzzle had no solution (only where solutions are asked for).
    Unsolvable {
        /// The number of its line in the input, from 1.
        line: u64,
    },
    /// So much has been answered and written by now. Comes after every block.
    Progress {
        /// Puzzles and unreadable lines.
        puzzles: u64,
        /// Bytes of the input.
        bytes: u64,
    },
}

/// How a batch ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// At the end of the input.
    InputEnd,
    /// It was cancelled; what had been answered by then is written.
    Cancelled,
    /// Nobody reads the output any more.
    PipeClosed,
}

/// What became of a batch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// Puzzles and unreadable lines answered.
    pub puzzles: u64,
    /// How many of them were unreadable.
    pub invalid: u64,
    /// How many of them were puzzles found to have no solution.
    pub unsolvable: u64,
    /// How it ended.
    pub ending: Ending,
}

/// Why a batch could not go on.
#[derive(Debug)]
pub enum BatchError {
    /// The input could not be read.
    Read(io::Error),
    /// The output could not be written (a closed pipe is not an error, but an [`Ending`]).
    Write(io::Error),
    /// A thread panicked, and with it what it had is lost; its message went where those of panics go. What had been
    /// answered in the order of the input by then is written.
    Panic,
}
