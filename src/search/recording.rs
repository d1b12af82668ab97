//! The steps of a search made elsewhere, kept since they cannot be made again.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use super::Change;

/// Steps that another program made, two bytes each. They can still be coming in while they are looked at: all copies
/// are handles of one recording.
///
/// It is the one thing in this room that is no pure function of puzzle and strategy; but what has come in once never
/// changes. Whoever appends vouches for each step: a placement is in a cell that is blank, an undo in one that was
/// placed.
#[derive(Clone, Default)]
pub struct Recording(Arc<Shared>);

#[derive(Default)]
struct Shared {
    tape: RwLock<Tape>,
    listener: Mutex<Option<Box<dyn Fn() + Send>>>,
    /// The listener was called and has not looked since.
    is_told: AtomicBool,
}

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
    pub fn append(&self, steps: &[Change]) {
        if !steps.is_empty() {
            self.writing().append(steps);
            self.tell();
        }
    }

    /// Notes that nothing more will come.
    pub fn end(&self) {
        self.writing().has_ended = true;
        self.tell();
    }

    /// From now on this is called when something has come in, in the place of what was called before; but not again
    /// before [`Recording::has_heard`].
    pub fn listen(&self, listener: impl Fn() + Send + 'static) {
        *self.0.listener.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(listener));
        self.has_heard();
    }

    /// The listener is about to look at what has come in.
    pub fn has_heard(&self) {
        self.0.is_told.store(false, Ordering::SeqCst);
    }

    fn tell(&self) {
        if !self.0.is_told.swap(true, Ordering::SeqCst)
            && let Some(listener) = &*self.0.listener.lock().unwrap_or_else(PoisonError::into_inner)
        {
            listener();
        }
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
        self.0.tape.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn writing(&self) -> RwLockWriteGuard<'_, Tape> {
        self.0.tape.write().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tape {
    fn append(&mut self, mut steps: &[Change]) {
        self.length += steps.len() as u64;
        while !steps.is_empty() {
            if self.blocks.last().is_none_or(|block| block.len() == BLOCK) {
                self.blocks.push(Vec::new());
            }
            let block = self.blocks.last_mut().expect("one was pushed");
            let (now, later) = steps.split_at(steps.len().min(BLOCK - block.len()));
            block.extend_from_slice(now);
            steps = later;
        }
    }

    /// The step after so many steps, if it has come in.
    pub fn after(&self, steps: u64) -> Option<Change> {
        self.blocks.get(steps as usize / BLOCK)?.get(steps as usize % BLOCK).copied()
    }

    /// Whether these steps are all there will ever be.
    pub const fn ends_after(&self, steps: u64) -> bool {
        self.has_ended && self.length <= steps
    }
}

impl fmt::Debug for Recording {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tape = self.tape();
        write!(f, "Recording({} steps{})", tape.length, if tape.has_ended { "" } else { " so far" })
    }
}
