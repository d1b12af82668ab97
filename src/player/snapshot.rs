//! A picture of a film at its cursor: everything the screen shows of it, and nothing that changes.

use crate::grid::Grid;
use crate::search::{Decision, Explanation, Outcome, Step, Strategy, Tallies};

use super::Speed;

/// A film as its player saw it at one moment.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// Which run it is of: pictures of abandoned runs come late and are dropped.
    pub run: u64,
    /// The search's strategy.
    pub strategy: Strategy,
    /// The puzzle.
    pub givens: Grid,
    /// The grid at the cursor.
    pub grid: Grid,
    /// The step at the cursor; 0 is the puzzle as given.
    pub cursor: u64,
    /// The furthest explored step.
    pub frontier: u64,
    /// What is known at the cursor.
    pub outcome: Outcome,
    /// What is known at the frontier: `Searching` while there is more to explore.
    pub end: Outcome,
    /// The decisions at the cursor, from the root.
    pub decisions: Vec<Decision>,
    /// The choice at hand at the cursor and what became of its options, if a choice is open.
    pub explanation: Option<Explanation>,
    /// The steps up to the cursor, the newest last, as many as were asked for.
    pub recent: Vec<Step>,
    /// Counts at the cursor.
    pub tallies: Tallies,
    /// Whether, and which way, it plays.
    pub motion: Motion,
    /// How fast it plays when it plays.
    pub speed: Speed,
    /// Steps a second that the cursor, or while paused the frontier, made lately; 0 at rest.
    pub rate: f64,
    /// What is being looked for, if that takes long.
    pub pursuit: Option<Pursuit>,
    /// Whether exploring rests at its stated lead before the cursor.
    pub rests: bool,
    /// One line of news, shown until the next key.
    pub notice: Option<String>,
}

/// Whether a film plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Motion {
    /// It stands still.
    Paused,
    /// It plays towards the end.
    Forward,
    /// It plays towards the start.
    Backward,
}

/// Something that takes long: the cursor moves when it is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pursuit {
    /// The state after this many steps.
    Step(u64),
    /// A solution after this step.
    Solution {
        /// The step the hunt started from.
        from: u64,
    },
}
