//! One count on several threads.
//!
//! Each worker walks a tree of its own, a few nodes at a time. Whoever has run out waits at the pool, and a worker
//! that sees someone waiting gives away the shallowest node it has not visited yet: the largest part it can name. The
//! sum does not depend on who walks what.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::grid::Grid;

use super::scalar::Tree;
use super::{Cancel, Count};

/// Nodes between two looks at the flag and the pool: well under a millisecond.
const STRETCH: usize = 200;

/// Counts like [`count`](super::count()) on `jobs` threads (at least one); nothing where `cancel` was raised before
/// the end. The result is the same for every number of jobs.
pub fn count_with(givens: &Grid, limit: u64, jobs: usize, cancel: &Cancel) -> Option<Count> {
    let crew = Crew::new(Tree::new(givens), limit, cancel);
    thread::scope(|scope| {
        for _ in 1..jobs {
            scope.spawn(|| crew.work());
        }
        crew.work();
    });
    let found = crew.found.into_inner();
    if found < limit && cancel.is_cancelled() { None } else { Some(Count::up_to(found, limit)) }
}

/// What the workers share.
struct Crew<'a> {
    found: AtomicU64,
    limit: u64,
    cancel: &'a Cancel,
    pool: Mutex<Pool>,
    waiting: AtomicUsize,
    bell: Condvar,
}

/// Trees nobody walks at the moment, and how many somebody does.
struct Pool {
    idle: Vec<Tree>,
    walked: usize,
}

impl<'a> Crew<'a> {
    fn new(whole: Tree, limit: u64, cancel: &'a Cancel) -> Self {
        let pool = Mutex::new(Pool { idle: vec![whole], walked: 0 });
        let (found, waiting) = (AtomicU64::new(0), AtomicUsize::new(0));
        Self { found, limit, cancel, pool, waiting, bell: Condvar::new() }
    }

    fn work(&self) {
        while let Some(tree) = self.take() {
            self.walk(tree);
            self.lock().walked -= 1;
            self.bell.notify_all();
        }
    }

    /// A tree to walk, as soon as there is one; nothing once there can be no more.
    fn take(&self) -> Option<Tree> {
        let mut pool = self.lock();
        self.waiting.fetch_add(1, Ordering::Relaxed);
        let taken = loop {
            if let Some(tree) = pool.idle.pop() {
                pool.walked += 1;
                break Some(tree);
            }
            if pool.walked == 0 {
                break None;
            }
            pool = self.bell.wait(pool).unwrap_or_else(PoisonError::into_inner);
        };
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        taken
    }

    fn walk(&self, mut tree: Tree) {
        while !self.is_over() {
            let (found, finished) = tree.count_stretch(STRETCH, self.limit, self.cancel);
            self.found.fetch_add(found, Ordering::Relaxed);
            if finished {
                break;
            }
            if self.waiting.load(Ordering::Relaxed) > 0 {
                self.give(tree.split());
            }
        }
    }

    fn is_over(&self) -> bool {
        self.found.load(Ordering::Relaxed) >= self.limit || self.cancel.is_cancelled()
    }

    fn give(&self, part: Option<Tree>) {
        if let Some(tree) = part {
            self.lock().idle.push(tree);
            self.bell.notify_one();
        }
    }

    /// The pool. A worker that panicked left it as it was, and its panic is passed on where the threads are joined.
    fn lock(&self) -> MutexGuard<'_, Pool> {
        self.pool.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
