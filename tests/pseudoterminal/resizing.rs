//! Windows of every size, and windows that change theirs.

use crate::harness::{Start, Window};
use crate::puzzles::EASY;

fn open(columns: u16, rows: u16) -> Window {
    Start::sudoscope().on(EASY).size(columns, rows).open()
}

#[test]
fn a_window_may_shrink_to_one_cell_and_grow_again() {
    let mut window = open(100, 40);
    window.wait_for_verdict();
    let before = window.screen().text();
    for (columns, rows) in [(80, 24), (40, 12), (20, 6), (10, 3), (2, 1), (1, 1), (3, 200), (300, 2)] {
        window.resize(columns, rows);
        window.wait("a screen of its own", |screen| !screen.text().contains("left over"));
        assert!(window.is_alive(), "{columns}×{rows}");
        assert!(!window.screen().text().contains("panicked"), "{columns}×{rows}");
    }
    window.resize(100, 40);
    window.wait_for_screen(&before);
}

#[test]
fn a_window_that_comes_back_to_its_size_is_drawn_anew() {
    let window = open(100, 40);
    window.wait_for_verdict();
    let before = window.screen().text();
    window.resize(60, 20);
    window.resize(100, 40);
    window.wait_for_screen(&before);
}

#[test]
fn a_storm_of_sizes_ends_in_the_last_one() {
    let window = open(100, 40);
    window.wait_for_verdict();
    let before = window.screen().text();
    window.type_in(" ");
    for round in 0..200_u16 {
        window.resize(1 + round * 7 % 130, 1 + round * 5 % 50);
    }
    window.resize(100, 40);
    window.type_in("\x1b");
    window.wait_for_screen(&before);
}

#[test]
fn a_tiny_window_may_grow_after_the_start() {
    for (columns, rows) in [(10, 3), (1, 1)] {
        let window = open(columns, rows);
        window.wait("a first frame", |screen| screen.written_since(0).contains("\x1b[?2026l"));
        window.resize(100, 40);
        window.wait_for_verdict();
        assert_eq!(window.grid_row(8), EASY[72..]);
    }
}

#[test]
fn a_terminal_that_does_not_know_its_size_is_taken_for_a_usual_one() {
    let window = Start::sudoscope().on(EASY).unsized_window().open();
    window.wait_for_verdict();
}
