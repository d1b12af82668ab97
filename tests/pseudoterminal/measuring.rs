//! Measurements by hand; their numbers are in `benches/README.md`:
//! `cargo test --release --test pseudoterminal measuring -- --ignored --nocapture --test-threads 1`
#![cfg(target_os = "linux")]
#![expect(clippy::print_stdout, reason = "measurements are read by people")]

use std::time::{Duration, Instant};

use crate::harness::{Start, Window, keys, process};
use crate::puzzles::{CLASHING, EASY, LONGEST};

#[test]
#[ignore = "a measurement"]
fn key_to_frame() {
    let editing = Start::sudoscope().on(EASY).open();
    editing.wait_for("8,365 steps");
    process::wait_until_asleep(editing.process());
    report("key to frame, editing", &latencies(&editing));

    let exploring = endless();
    exploring.play_unlimited();
    report("key to frame, while it explores", &latencies(&exploring));
}

#[test]
#[ignore = "a measurement"]
fn step_to_frame() {
    let window = Start::sudoscope().on(LONGEST).open();
    window.wait_for("givens");
    window.type_in(" ");
    window.wait_for("WATCH");
    window.type_in(keys::HOME);
    window.wait("the start", |screen| screen.step() == Some(0));
    let mut times = Vec::new();
    for step in 1..=500 {
        times.push(time(&window, keys::RIGHT, |screen| screen.step() == Some(step)));
    }
    report("step to frame", &times);
}

#[test]
#[ignore = "a measurement"]
fn start_to_first_frame() {
    let mut times = Vec::new();
    for _ in 0..40 {
        let start = Instant::now();
        let window = Start::sudoscope().open();
        window.wait("a first frame", |screen| screen.written_since(0).contains("\x1b[?2026l"));
        times.push(start.elapsed());
    }
    report("start to first frame, the pseudo-terminal included", &times);
}

#[test]
#[ignore = "a measurement"]
fn memory_and_wakeups() {
    let mut window = Start::sudoscope().on(LONGEST).open();
    window.wait_for("138,350,568 steps");
    process::wait_until_asleep(window.process());
    let before = process::sleeps(window.process());
    assert!(!window.is_written_to_within(Duration::from_secs(10)));
    println!(
        "idle for 10 s: {} wake-ups, {} kB resident",
        process::sleeps(window.process()) - before,
        process::resident(window.process()).expect("a process")
    );
    window.type_in("q");
    window.exit_status();
}

#[test]
#[ignore = "a measurement"]
fn bytes_a_frame() {
    let window = endless();
    window.resize(100, 35);
    window.play_unlimited();
    let start = window.screen().written.len();
    window.wait("300 frames", |screen| screen.written_since(start).matches("\x1b[?2026l").count() >= 300);
    let written = window.screen().written_since(start);
    println!(
        "playing without a limit at 100×35: {} bytes a frame",
        written.len() / written.matches("\x1b[?2026l").count()
    );
}

/// A film that nobody has seen the end of: two equal givens in a row are found to clash in the last rows only.
fn endless() -> Window {
    let window = Start::sudoscope().on(CLASHING).open();
    window.wait_for("r1c2");
    window.type_in(" ");
    window.wait_for("Space again");
    window.type_in(" ");
    window.wait_for("WATCH");
    window
}

/// The help opened and closed: the whole screen changes.
fn latencies(window: &Window) -> Vec<Duration> {
    let mut times = Vec::new();
    for _ in 0..250 {
        times.push(time(window, "?", |screen| screen.text().contains("any other key: back")));
        times.push(time(window, "?", |screen| !screen.text().contains("any other key: back")));
    }
    times
}

/// How long it takes from a key to a screen that shows it.
fn time(window: &Window, key: &str, is_so: impl Fn(&crate::harness::Screen) -> bool) -> Duration {
    let start = Instant::now();
    window.type_in(key);
    window.wait(key, is_so);
    start.elapsed()
}

fn report(what: &str, times: &[Duration]) {
    let mut times = times.to_vec();
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1e3;
    println!(
        "{what}: median {:.2} ms, p99 {:.2} ms, most {:.2} ms ({} times)",
        at(0.5),
        at(0.99),
        at(1.0),
        times.len()
    );
}
