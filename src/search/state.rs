//! What a search changes: the value that is frozen between two steps.

/// All that changes in a search. Frames and choices at or above the depth are garbage.
///
/// One step: where no option of the open choice is left, the last frame is undone and its choice is open again;
/// else the lowest option is placed, a frame is pushed, and the next choice is opened.
#[derive(Clone, Copy, Debug)]
pub struct State {
    pub frames: [Frame; 81],
    /// The choice of each frame and, at `depth`, the open choice, where the order of the choices is not fixed.
    pub choices: [u16; 82],
    /// How often each cell was filled: by depth where the order is fixed, by cell where it is not.
    pub placed: [u64; 81],
    pub steps: u64,
    /// How often no blank was left.
    pub completions: u64,
    /// The step at which no blank was left last; 0 for never.
    pub completed_at: u64,
    /// How often a placement left the next choice without an option.
    pub dead_ends: u64,
    /// Placements of a digit that stood in a unit of its cell already; only a recorded search makes them.
    pub clashing: u32,
    /// Undos of something that was not placed last; only a recorded search makes them.
    pub out_of_order: u32,
    /// The options used in each unit, where the order is fixed.
    pub used: [u16; 32],
    /// The options of the open choice that are still to be tried.
    pub left: u16,
    pub depth: u8,
    pub deepest: u8,
    /// The greatest depth since the last checkpoint, where the order is not fixed.
    pub peak: u8,
}

/// No choice at all: the board is full, or the strategy sees none.
pub const NO_CHOICE: u16 = 324;

impl State {
    /// The value before the first choice is opened.
    pub const EMPTY: Self = Self {
        frames: [Frame(0); 81],
        choices: [NO_CHOICE; 82],
        placed: [0; 81],
        steps: 0,
        completions: 0,
        completed_at: 0,
        dead_ends: 0,
        clashing: 0,
        out_of_order: 0,
        used: [0; 32],
        left: 0,
        depth: 0,
        deepest: 0,
        peak: 0,
    };

    /// The frames that stand, root first.
    pub fn stack(&self) -> &[Frame] {
        &self.frames[..self.depth as usize]
    }

    /// How many frames, from the root on, stand in both: a step places only once.
    pub fn common_depth(&self, other: &Self) -> usize {
        let pairs = self.stack().iter().zip(other.stack());
        pairs.take_while(|(frame, other)| frame.step() == other.step()).count()
    }
}

/// A placed option in eight bytes: the options untried (9 bits), the one placed (9), the step that placed it (46).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Frame(u64);

impl Frame {
    /// The greatest step number a frame can hold, and so the end of every search: 70 million million.
    pub const LAST_STEP: u64 = (1 << 46) - 1;

    pub const fn new(untried: u16, placed: u16, step: u64) -> Self {
        Self(untried as u64 | (placed as u64) << 9 | step << 18)
    }

    /// The options to be tried after it.
    pub const fn untried(self) -> u16 {
        (self.0 & 0x1ff) as u16
    }

    /// The option placed, as a set of one.
    pub const fn placed(self) -> u16 {
        (self.0 >> 9 & 0x1ff) as u16
    }

    /// The step that placed it.
    pub const fn step(self) -> u64 {
        self.0 >> 18
    }
}
