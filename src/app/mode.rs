//! The two modes of the screen.

/// What the keys are for: never in doubt, its name stands first in the title.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// A puzzle is typed: digits are givens.
    Edit,
    /// A search is watched: digits are counts.
    Watch,
}
