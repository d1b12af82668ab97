//! The real program in a real pseudo-terminal: what a person at a terminal does, and what a terminal does to a program.
//!
//! Nothing here sleeps to let time pass: every wait has a condition, and fails after a minute.
#![cfg(unix)]

#[cfg_attr(not(target_os = "linux"), allow(dead_code, reason = "some tests look into /proc"))]
mod harness;

mod ending;
mod failing;
mod idling;
mod keeping;
mod looking;
mod measuring;
mod pasting;
mod puzzles;
#[path = "../common/random.rs"]
#[allow(dead_code, reason = "other tests use the rest")]
mod random;
mod resizing;
mod scrubbing;
mod soaking;
mod suspending;
mod typing;
mod watching;
