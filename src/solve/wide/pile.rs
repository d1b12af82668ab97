//! A board on top of those that wait.
#![expect(
    unsafe_code,
    reason = "the boards from the floor to the top are initialised, which only this file knows"
)]

use std::mem::MaybeUninit;

use super::splits::Tightness;

/// Room for all boards of a pile. On the way from a board to a solution each of the 54 pairs of a digit and a band or
/// stack is split at most twice: from six configurations to two or four, and these to one. Every split leaves one board
/// behind, which makes 108; one more is at hand, and one place is below all. A power of two needs no test of bounds.
const CAPACITY: usize = 128;

/// The board at hand, and below it the halves that were not yet looked at.
///
/// That the board at hand is the top of the same array makes giving it up a subtraction: no branch tells boards without
/// a solution, half of all, from others. And nothing here branches, for operations of several grids can be done side by
/// side only between two branches: with tests of bounds four grids took 30 % longer.
///
/// The rest of the room is never touched: kilobytes to clear for each puzzle would be seen in the time of easy ones.
pub struct Pile<'r, B> {
    boards: &'r mut [MaybeUninit<B>; CAPACITY],
    /// The place below the lowest board. It and all up to the top are initialised.
    floor: usize,
    /// The place of the board at hand, or the floor if there is none.
    top: usize,
    /// What the boards are split by.
    pub tightness: Tightness,
}

/// Room for a pile.
pub struct Room<B>([MaybeUninit<B>; CAPACITY]);

impl<B> Room<B> {
    /// Room in which nothing was done yet.
    #[inline]
    pub const fn new() -> Self {
        Self([const { MaybeUninit::uninit() }; CAPACITY])
    }
}

impl<'r, B: Copy> Pile<'r, B> {
    /// This board alone.
    #[inline]
    pub fn new(room: &'r mut Room<B>, board: B) -> Self {
        let mut pile = Self { boards: &mut room.0, floor: 0, top: 1, tightness: Tightness::Open };
        pile.start(board);
        pile
    }

    /// Makes this the only board, the first of a grid.
    #[inline]
    pub fn start(&mut self, board: B) {
        self.boards[0].write(board);
        self.boards[1].write(board);
        (self.floor, self.top) = (0, 1);
        self.tightness = Tightness::Open;
    }

    /// Whether there is no board, at hand or waiting.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.top == self.floor
    }

    /// How many boards there are, with the one at hand.
    #[inline]
    pub const fn height(&self) -> usize {
        self.top - self.floor
    }

    /// The board at hand; if there is none, some other.
    #[inline]
    pub fn at_hand(&self) -> B {
        // SAFETY: the place was written: by `start`, or by `push` or `take_from` when it became the top.
        unsafe { self.boards[self.top % CAPACITY].assume_init() }
    }

    /// Replaces the board at hand.
    #[inline]
    pub fn put(&mut self, board: B) {
        self.boards[self.top % CAPACITY].write(board);
    }

    /// Lets the board at hand wait for this one.
    #[inline]
    pub fn push(&mut self, board: B) {
        debug_assert!(self.top + 1 < CAPACITY, "more splits than there are configurations");
        self.top += 1;
        self.put(board);
    }

    /// Gives the board at hand up, where it is `gone`, for the latest that waits.
    #[inline]
    pub fn give_up(&mut self, gone: bool) {
        self.top = (self.top - usize::from(gone)).max(self.floor);
    }

    /// Gives all boards up.
    #[inline]
    pub const fn clear(&mut self) {
        self.top = self.floor;
    }

    /// Takes over the board of another pile that has waited longest, the largest part of what is left there, as the
    /// only one; whether there was one.
    #[inline]
    pub fn take_from(&mut self, other: &mut Self) -> bool {
        if other.top < other.floor + 2 {
            return false;
        }
        other.floor += 1;
        self.tightness = other.tightness;
        let longest = other.boards[other.floor % CAPACITY];
        (self.boards[0], self.boards[1]) = (longest, longest);
        (self.floor, self.top) = (0, 1);
        true
    }
}
