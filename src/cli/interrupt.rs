//! Ctrl+C while a batch runs.

use crate::solve::Cancel;

/// INTERRUPT, the signal of Ctrl+C.
pub const INTERRUPT: i32 = 2;

/// The flag that the first Ctrl+C raises, so that what is done can be written; the second ends the process at once.
/// Without Unix signals, or where they cannot be handled, already the first does.
#[cfg(unix)]
pub fn on_interrupt() -> Cancel {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    use signal_hook::flag::{register, register_conditional_default};

    let flag = Arc::new(AtomicBool::new(false));
    // The order matters: of the first signal, the handler that may end the process must not see the flag raised.
    let registered = register_conditional_default(INTERRUPT, Arc::clone(&flag))
        .and_then(|_| register(INTERRUPT, Arc::clone(&flag)));
    debug_assert!(registered.is_ok(), "SIGINT can be handled");
    Cancel::from(flag)
}

/// Nobody raises this flag.
#[cfg(not(unix))]
pub fn on_interrupt() -> Cancel {
    Cancel::new()
}
