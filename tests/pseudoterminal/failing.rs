//! Panics: of the thread that draws, and of those that work. Only debug builds can be asked to panic.
#![cfg(debug_assertions)]

use crate::harness::{Start, keys};
use crate::puzzles::EASY;

fn start(part: &str) -> Start {
    // A trace of the stack would push off the screen what was there before.
    Start::sudoscope().on(EASY).variable("SUDOSCOPE_TEST_PANIC", part).variable("RUST_BACKTRACE", "0")
}

#[test]
fn a_panic_while_drawing_is_printed_on_the_restored_terminal() {
    let mut window = start("ui").open();
    window.wait_for("givens");
    window.type_in(keys::RIGHT);
    assert_eq!(window.exit_status().code(), Some(101));
    window.assert_restored();
    let text = window.screen().text();
    assert!(text.contains("rehearsed failure of the ui"), "{text}");
    let written = window.screen().written_since(0);
    let (left, said) = (written.rfind("\x1b[?1049l"), written.find("rehearsed"));
    assert!(left < said, "the panic was printed before the terminal was restored");
}

#[test]
fn a_panic_of_a_worker_is_a_message() {
    for part in ["player", "examiner"] {
        let mut window = start(part).open();
        window.wait_for("has failed: rehearsed failure");
        window.type_in(keys::RIGHT);
        window.wait_for("r1c2");
        window.type_in(" ");
        window.wait_for("WATCH");
        window.type_in("q");
        assert_eq!(window.exit_status().code(), Some(0), "{part}");
        window.assert_restored();
        assert!(!window.screen().text().contains("panicked"));
    }
}
