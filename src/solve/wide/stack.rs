//! Boards that wait.
#![expect(unsafe_code, reason = "the boards below the top are initialised, which only this file knows")]

use std::mem::MaybeUninit;

/// The most boards that can wait. On the way from a board to a solution each of the 54 pairs of a digit and a band or
/// stack is split at most twice: from six configurations to two or four, and these to one. Every split leaves one
/// board behind.
const CAPACITY: usize = 2 * 54;

/// The halves that were not yet looked at, the latest on top. Making one costs nothing: a kilobyte a puzzle to clear
/// would be seen in the time of easy ones.
pub struct Stack<B> {
    boards: [MaybeUninit<B>; CAPACITY],
    bottom: usize,
    top: usize,
}

impl<B: Copy> Stack<B> {
    /// No board.
    #[inline]
    pub const fn new() -> Self {
        Self { boards: [const { MaybeUninit::uninit() }; CAPACITY], bottom: 0, top: 0 }
    }

    /// Whether no board waits.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.bottom == self.top
    }

    /// How many boards wait.
    #[inline]
    pub const fn len(&self) -> usize {
        self.top - self.bottom
    }

    /// Forgets all boards.
    #[inline]
    pub const fn clear(&mut self) {
        (self.bottom, self.top) = (0, 0);
    }

    /// Adds a board on top.
    #[inline]
    pub fn push(&mut self, board: B) {
        self.boards[self.top].write(board);
        self.top += 1;
    }

    /// Takes the latest board.
    #[inline]
    pub fn pop(&mut self) -> Option<B> {
        if self.is_empty() {
            self.clear();
            return None;
        }
        self.top -= 1;
        // SAFETY: every board from `bottom` up to `top` was written by `push`.
        Some(unsafe { self.boards[self.top].assume_init() })
    }

    /// Takes the board that has waited longest: the largest part of what is left to search.
    #[inline]
    pub fn pop_oldest(&mut self) -> Option<B> {
        if self.is_empty() {
            return None;
        }
        self.bottom += 1;
        // SAFETY: every board from `bottom` up to `top` was written by `push`.
        Some(unsafe { self.boards[self.bottom - 1].assume_init() })
    }
}
