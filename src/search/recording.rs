//! The steps of a search made elsewhere, kept since they cannot be made again.

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::Change;

/// Steps that another program made, two bytes each. They can still be coming in while they are looked at: all copies
/// are handles of one recording.
///
/// It is the one thing in this room that is no pure function of puzzle and strategy; but what has come in once never
/// changes. Whoever appends vouches for each step: a placement is in a cell that is blank, an undo in one that was
/// placed.
#[derive(Clone, Default, Debug)]
pub struct Recording(Arc<RwLock<Tape>>);

/// What has come in.
#[derive(Default, Debug)]
pub struct Tape {
    /// Full blocks, and a last one: so that appending never copies what is there.
    blocks: Vec<Vec<Change>>,
    length: u64,
    has_ended: bool,
}

const BLOCK: usize = 1 << 20;

impl Recording {
    /// A recording without a step.
    pub fn new() -> Self {
        Self::default()
    }

    /// Appends steps.
    pub fn append(&self, mut steps: &[Change]) {
        let mut tape = self.writing();
        tape.length += steps.len() as u64;
        while !steps.is_empty() {
            if tape.blocks.last().is_none_or(|block| block.len() == BLOCK) {
                tape.blocks.push(Vec::new());
            }
            let block = tape.blocks.last_mut().expect("one was pushed");
            let (now, later) = steps.split_at(steps.len().min(BLOCK - block.len()));
            block.extend_from_slice(now);
            steps = later;
        }
    }

    /// Notes that nothing more will come.
    pub fn end(&self) {
        self.writing().has_ended = true;
    }

    /// How many steps have come in.
    pub fn steps(&self) -> u64 {
        self.tape().length
    }

    /// Whether nothing more will come.
    pub fn has_ended(&self) -> bool {
        self.tape().has_ended
    }

    /// What has come in; nothing can be appended while it is held.
    #[doc(hidden)]
    pub fn tape(&self) -> RwLockReadGuard<'_, Tape> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn writing(&self) -> RwLockWriteGuard<'_, Tape> {
        self.0.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tape {
    /// The step after so many steps, if it has come in.
    pub fn after(&self, steps: u64) -> Option<Change> {
        self.blocks.get(steps as usize / BLOCK)?.get(steps as usize % BLOCK).copied()
    }

    /// Whether these steps are all there will ever be.
    pub const fn ends_after(&self, steps: u64) -> bool {
        self.has_ended && self.length <= steps
    }
}
