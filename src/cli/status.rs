//! How a command ends.

use std::io;

/// The exit status of a run; of several that apply, the highest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Status {
    /// 0: done.
    Done,
    /// 1: a puzzle without solution, or not exactly one where that was the question.
    NotSolvable,
    /// 2: unreadable input, or wrong usage.
    Refused,
    /// 3: the output could not be written.
    NotWritten,
}

impl Status {
    /// The number the process ends with, 0 to 3.
    pub const fn code(self) -> u8 {
        self as u8
    }
}

/// Why a command ends before it is done.
#[derive(Debug)]
pub enum Stop {
    /// Input or usage is refused, for the reason in this one line.
    Refused(String),
    /// The results could not be written. A reader that closed the pipe has what it wanted; anything else is a failure.
    Output(io::Error),
    /// The process is to end by this signal, which was caught; what was done is written.
    Signal(i32),
}

impl From<io::Error> for Stop {
    /// Only writing results is left to `?`; errors of reading are told with their file.
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// What a command comes to.
pub type Outcome = Result<Status, Stop>;
