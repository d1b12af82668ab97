//! A picture of a film at its cursor: everything the screen shows of it, and nothing that changes.

use crate::grid::Grid;
use crate::search::{Decision, Explanation, Icicle, Outcome, Step, Strategy, Tallies};

use super::Speed;

/// A film as its player saw it at one moment: one search, or several that race side by side at equal steps.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// Which run it is of: pictures of abandoned runs come late and are dropped.
    pub run: u64,
    /// The step at the cursor; 0 is the puzzle as given. A lane that ended earlier stands at its own end.
    pub cursor: u64,
    /// The searches, at least one.
    pub lanes: Vec<Lane>,
    /// Whether, and which way, it plays.
    pub motion: Motion,
    /// How fast it plays when it plays.
    pub speed: Speed,
    /// Steps a second that the cursor, or while paused the frontier, made lately; 0 at rest.
    pub rate: f64,
    /// What is being looked for, if that takes long.
    pub pursuit: Option<Pursuit>,
    /// How often the watched event happened up to the cursor and in all, where that is known without looking.
    pub occurrences: Option<(u64, u64)>,
    /// Whether playing pauses when the watched event happens.
    pub breaks: bool,
    /// The next step at which it will, where that is known at once.
    pub next_stop: Option<u64>,
    /// Where the work of the first lane went, if asked for.
    pub icicle: Option<Icicle>,
    /// Depth around the cursor in the first lane, if asked for.
    pub strip: Option<DepthStrip>,
    /// The solutions of the first lane, ascending, as many as are kept.
    pub solutions: Vec<u64>,
    /// Whether exploring rests at its stated lead before the cursor.
    pub rests: bool,
    /// One line of news, shown until the next key.
    pub notice: Option<String>,
}

/// Depth along some steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DepthStrip {
    /// The step before its first.
    pub from: u64,
    /// Its last step.
    pub to: u64,
    /// For each column the least and the greatest depth; columns beyond what is explored are missing.
    pub ranges: Vec<(u8, u8)>,
}

/// One search of a film.
#[derive(Clone, Debug)]
pub struct Lane {
    /// The search's strategy.
    pub strategy: Strategy,
    /// The puzzle.
    pub givens: Grid,
    /// The grid at the cursor.
    pub grid: Grid,
    /// The step it stands at.
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
    /// How many dead ends lay below the option that the last step took back, if it took one back.
    pub dead_ends_below: Option<u64>,
    /// The step that comes next, if one is known.
    pub next: Option<Step>,
    /// Counts at the cursor.
    pub tallies: Tallies,
    /// How often each cell was changed up to the cursor, in reading order, if asked for.
    pub heat: Option<[u64; 81]>,
}

impl Snapshot {
    /// The search that is looked at closely: the first.
    pub fn lane(&self) -> &Lane {
        self.lanes.first().expect("a film has a lane")
    }

    /// The furthest explored step of all lanes.
    pub fn frontier(&self) -> u64 {
        self.lanes.iter().map(|lane| lane.frontier).max().unwrap_or(0)
    }
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
    /// A solution further on.
    Solution,
    /// The first step that differs between two lanes.
    Difference {
        /// The steps compared.
        done: u64,
        /// The steps that are to be, as far as is known.
        of: u64,
    },
    /// An event, looked for through the explored film.
    Event {
        /// The steps looked through or passed over.
        done: u64,
        /// The steps that are to be.
        of: u64,
    },
}
