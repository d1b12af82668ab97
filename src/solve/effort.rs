//! How much searching an answer took, in numbers that repeat.

/// Counts what a search does. The unit type counts nothing and costs nothing.
pub trait Tally {
    /// Every rule was applied once to one grid.
    fn round(&mut self) {}
    /// A grid that the rules could not finish was split in two.
    fn guess(&mut self) {}
}

impl Tally for () {}

/// Rounds and guesses of a search: the same in every run, so that a change that searches more is seen. A round of one
/// version is not that of another.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Effort {
    /// How often every rule was applied to a grid.
    pub rounds: u64,
    /// How often a grid was split in two.
    pub guesses: u64,
}

impl Tally for Effort {
    #[inline]
    fn round(&mut self) {
        self.rounds += 1;
    }

    #[inline]
    fn guess(&mut self) {
        self.guesses += 1;
    }
}
