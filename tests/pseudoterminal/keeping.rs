//! What was being typed survives every end of the program, and is offered at the next start.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use rustix::process::Signal;

use crate::harness::{Start, Window};
use crate::puzzles::EASY;

fn open(state: &Path) -> Start {
    Start::sudoscope().variable("XDG_STATE_HOME", &state.to_string_lossy())
}

fn state(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("kept-{name}-{}", process::id()))
}

/// Types a 4 into the third cell, and waits until it is kept.
fn type_a_given(window: &Window, state: &Path) {
    window.wait_for_verdict();
    window.type_in("ll4");
    let file = state.join("sudoscope/typed.txt");
    let deadline = Instant::now() + Duration::from_secs(60);
    while !fs::read_to_string(&file).is_ok_and(|text| text.starts_with("534")) {
        assert!(Instant::now() < deadline, "{} is not written", file.display());
        thread::sleep(Duration::from_millis(1)); // a file does not tell when it is written
    }
}

#[test]
fn what_was_typed_is_offered_after_any_end() {
    for (name, signal) in [("term", Signal::TERM), ("kill", Signal::KILL), ("hup", Signal::HUP)] {
        let state = state(name);
        let mut window = open(&state).on(EASY).open();
        type_a_given(&window, &state);
        window.signal(signal);
        window.exit_status();
        let next = open(&state).open();
        next.wait_for("from last time: 31 givens");
        next.type_in("oj\r");
        next.wait("what was typed, from the list", |screen| screen.grid_row(0) == "534.7....");
        let resumed = open(&state).argument("--resume").open();
        resumed.wait("what was typed, resumed", |screen| screen.grid_row(0) == "534.7....");
    }
}

#[test]
fn nothing_is_kept_of_a_puzzle_that_was_only_looked_at() {
    let state = state("looked-at");
    let mut window = open(&state).on(EASY).open();
    window.wait_for_verdict();
    window.type_in("llc");
    window.wait_for("candidates on");
    window.type_in("q");
    window.exit_status();
    assert!(!state.exists());
    let resumed = open(&state).argument("--resume").open();
    resumed.wait_for("nothing is kept from last time");
}
