//! The film: playing, stepping, jumping, while the search goes on.

#[cfg(target_os = "linux")]
use crate::harness::process;
use crate::harness::{Start, Window, keys};
use crate::puzzles::{EASY, EASY_SOLVED, LONGEST};

fn watching(puzzle: &str) -> Window {
    let window = Start::sudoscope().on(puzzle).open();
    window.wait_for("givens");
    window.type_in(" ");
    window.wait("the film", |screen| screen.text().contains("playing") || screen.step() > Some(0));
    window
}

/// Paused at the puzzle as given.
fn at_the_start(puzzle: &str) -> Window {
    let window = watching(puzzle);
    window.type_in(keys::HOME);
    window.wait("the start", |screen| screen.step() == Some(0) && screen.text().contains("paused"));
    window
}

#[test]
fn steps_back_undo_steps_on_exactly() {
    let window = at_the_start(EASY);
    window.wait_for("of 8,365");
    let start = window.screen().text();
    for _ in 0..40 {
        window.type_in(keys::RIGHT);
    }
    window.wait("step 40", |screen| screen.step() == Some(40));
    assert_ne!(window.screen().text(), start);
    for _ in 0..40 {
        window.type_in(keys::LEFT);
    }
    window.wait_for_screen(&start);
    window.type_in(keys::LEFT);
    window.type_in("7"); // a count in the last line: what the arrow did is done
    window.wait_for(" 7 ");
    assert_eq!(window.screen().step(), Some(0));
}

#[test]
fn counts_and_places_are_reached_at_once() {
    let window = at_the_start(EASY);
    window.type_in("500");
    window.type_in(keys::RIGHT);
    window.wait("step 500", |screen| screen.step() == Some(500));
    window.type_in(":1,234\r");
    window.wait("step 1,234", |screen| screen.step() == Some(1234));
    window.type_in(":-34\r");
    window.wait("step 1,200", |screen| screen.step() == Some(1200));
    window.type_in(keys::END);
    window.wait("the end", |screen| screen.step() == Some(8365) && screen.text().contains("solved"));
}

#[test]
fn three_quick_presses_move_three_steps() {
    let window = at_the_start(LONGEST);
    window.type_in(&keys::RIGHT.repeat(3));
    window.wait("step 3", |screen| screen.step() == Some(3));
    window.type_in(&[keys::RIGHT, keys::RIGHT, keys::LEFT].concat());
    window.wait("step 4", |screen| screen.step() == Some(4));
}

#[test]
fn a_released_arrow_is_no_second_step() {
    let window = at_the_start(EASY);
    window.type_in("\x1b[1;1:1C\x1b[1;1:3C");
    window.wait("step 1", |screen| screen.step() == Some(1));
    window.type_in(keys::RIGHT);
    window.wait("step 2", |screen| screen.step() == Some(2));
}

#[test]
fn playing_goes_on_behind_half_a_sequence() {
    for half in [&b"\x1b[27;2;49~"[..], b"\x1bOu", b"\xe9", b"\x1b[1;"] {
        let window = watching(EASY);
        window.send(half);
        let step = window.screen().step();
        for _ in 0..3 {
            let step = window.screen().step();
            window.wait("the next step", |screen| screen.step() > step);
        }
        assert!(window.screen().step() > step);
    }
}

#[test]
fn a_resize_is_seen_behind_half_a_sequence() {
    let window = at_the_start(EASY);
    window.send(b"\xe9");
    window.resize(80, 24);
    window.wait("a whole screen", |screen| screen.line(23).contains("help") && screen.step() == Some(0));
}

#[test]
fn a_long_search_does_not_hold_keys_up() {
    let mut window = watching(LONGEST);
    window.play_unlimited();
    window.wait("a million steps", |screen| screen.step() > Some(1_000_000));
    window.type_in(" ");
    window.wait_for("paused");
    let step = window.screen().step();
    window.type_in("?");
    window.wait("the help", |screen| screen.step().is_none());
    window.type_in("?");
    window.wait("the film", |screen| screen.step().is_some());
    assert_eq!(window.screen().step(), step);
    window.type_in("q");
    assert_eq!(window.exit_status().code(), Some(0));
    window.assert_restored();
}

#[test]
fn enter_goes_straight_to_the_solution() {
    let window = watching(EASY);
    window.type_in(keys::ENTER);
    window.wait("the solution", |screen| screen.step() == Some(8365));
    for row in 0..9 {
        assert_eq!(window.grid_row(row), EASY_SOLVED[row * 9..row * 9 + 9]);
    }
    window.type_in(keys::ESCAPE);
    window.wait_for("EDIT");
    assert_eq!(window.grid_row(0), EASY[..9]);
}

#[test]
fn a_solved_grid_has_a_film_of_no_steps() {
    let window = Start::sudoscope().on(EASY_SOLVED).open();
    window.wait_for("81 givens");
    window.type_in(" ");
    window.wait("its end", |screen| screen.step() == Some(0) && screen.text().contains("solved"));
    window.type_in(keys::RIGHT);
    window.type_in(keys::ESCAPE);
    window.wait_for("EDIT");
    window.type_in("N");
    window.wait_for(" 0 givens");
}

#[test]
fn a_new_grid_stays_empty_after_playing_and_solving() {
    let window = watching(EASY);
    window.type_in(keys::ENTER);
    window.wait_for("solved");
    window.type_in(keys::ENTER);
    window.wait_for("no further solution");
    assert_eq!(window.grid_row(8), EASY_SOLVED[72..]);
    assert!(!window.screen().text().contains("nsolvable"));
    window.type_in(keys::ESCAPE);
    window.wait_for("EDIT");
    window.type_in(keys::ENTER);
    window.wait_for("the only solution");
    window.type_in("N");
    window.wait_for(" 0 givens");
    window.type_in("7");
    window.wait_for("1 given");
    assert_eq!(window.grid_row(0), "7........");
    assert_eq!(window.grid_row(8), ".........");
}

#[test]
#[cfg(target_os = "linux")]
fn the_longest_film_is_kept_in_little_memory() {
    let window = watching(LONGEST);
    window.type_in(keys::ENTER);
    window.wait("the solution", |screen| screen.step() == Some(138_350_568));
    window.type_in("10000");
    window.type_in(keys::LEFT);
    window.wait("10,000 steps before", |screen| screen.step() == Some(138_340_568));
    let kilobytes = process::resident(window.process()).expect("a process");
    assert!(kilobytes < 100 * 1024, "{kilobytes} kB");
}
