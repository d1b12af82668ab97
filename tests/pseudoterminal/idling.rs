//! A program that has nothing to do does nothing.
#![cfg(target_os = "linux")]

use std::time::Duration;

use crate::harness::{Start, Window, keys, process};
use crate::puzzles::{EASY, LONGEST};

/// How long nothing must happen.
const WHILE: Duration = Duration::from_secs(1);

fn assert_idle(window: &Window) {
    process::wait_until_asleep(window.process());
    let before = process::sleeps(window.process());
    assert!(!window.is_written_to_within(WHILE), "something was written");
    assert_eq!(process::sleeps(window.process()) - before, 0, "it woke up");
}

#[test]
fn nothing_happens_while_editing() {
    let window = Start::sudoscope().on(EASY).open();
    window.wait_for("8,365 steps");
    assert_idle(&window);
}

#[test]
fn nothing_happens_while_paused_at_the_end_of_exploring() {
    let window = Start::sudoscope().on(EASY).open();
    window.wait_for("8,365 steps");
    window.type_in(" ");
    window.wait_for("WATCH");
    window.type_in(keys::HOME);
    window.wait_for("paused");
    assert_idle(&window);
}

#[test]
fn nothing_happens_after_a_search_was_ended() {
    let window = Start::sudoscope().on(LONGEST).open();
    window.wait_for("givens");
    window.type_in(" ");
    window.wait_for("WATCH");
    window.type_in(":");
    window.wait_without("Enter solve");
    window.type_in("999999999"); // ten characters would be a paste
    window.wait_for("999999999");
    window.type_in(keys::ENTER);
    window.wait_for("going to step");
    window.type_in(keys::CONTROL_C);
    window.wait_for("stopped");
    assert_idle(&window);
}
