//! Every way the program ends: the terminal is as it was, the status says how.

use std::os::unix::process::ExitStatusExt;
use std::process::Stdio;

use rustix::process::Signal;

#[cfg(target_os = "linux")]
use crate::harness::process;
use crate::harness::{PROGRAM, Start, Window, keys};
use crate::puzzles::{EASY, LONGEST};

fn open(puzzle: &str) -> Window {
    let window = Start::sudoscope().on(puzzle).open();
    window.wait_for("givens");
    window
}

/// At full speed, the mouse taken.
fn playing() -> Window {
    let window = open(LONGEST);
    window.type_in("M");
    window.type_in(" ");
    window.wait_for("WATCH");
    window.play_unlimited();
    window
}

#[test]
fn quitting_restores_the_terminal() {
    for (opened, key) in
        [(open(EASY), "q"), (open(EASY), keys::CONTROL_C), (playing(), "q"), (playing(), keys::CONTROL_C)]
    {
        let mut window = opened;
        window.type_in(key);
        assert_eq!(window.exit_status().code(), Some(0), "{key:?}");
        window.assert_restored();
    }
}

#[test]
fn a_signal_restores_the_terminal_and_ends_the_process() {
    for signal in [Signal::TERM, Signal::INT, Signal::HUP, Signal::QUIT] {
        for mut window in [open(EASY), playing()] {
            window.signal(signal);
            assert_eq!(window.exit_status().signal(), Some(signal.as_raw()), "{signal:?}");
            window.assert_restored();
        }
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_signal_ends_a_program_whose_terminal_does_not_read() {
    let mut window = playing();
    window.stop_reading();
    // Soon the terminal takes nothing more, and the program waits in a write.
    process::wait_until_stuck_writing(window.process());
    window.signal(Signal::TERM);
    assert_eq!(window.exit_status().signal(), Some(Signal::TERM.as_raw()));
    assert_eq!(window.modes(), *window.modes_before());
}

#[test]
fn a_closed_window_ends_the_process() {
    for mut window in [open(EASY), playing()] {
        window.hang_up();
        assert_eq!(window.exit_status().signal(), Some(Signal::HUP.as_raw()));
    }
}

#[test]
fn a_closed_window_ends_a_process_that_was_told_to_ignore_it() {
    let script = format!("trap '' HUP; exec {PROGRAM}");
    let mut window = Start::program("sh").argument("-c").argument(&script).open();
    window.wait_for("givens");
    window.hang_up();
    assert!(!window.exit_status().success());
}

#[test]
#[cfg(target_os = "linux")]
fn a_closed_window_ends_a_process_that_it_does_not_control() {
    // In a session of its own the process gets no SIGHUP; `setsid` makes one, and waits.
    let mut window = Start::program("setsid").argument("--wait").argument(PROGRAM).open();
    window.wait_for("givens");
    let program = process::descendant(window.process());
    window.hang_up();
    process::wait_until_gone(program);
}

#[test]
#[cfg(target_os = "linux")]
fn without_a_keyboard_it_says_so_and_ends() {
    let mut window =
        Start::program("setsid").argument("--wait").argument(PROGRAM).on(EASY).input(Stdio::null()).open();
    assert!(!window.exit_status().success());
    window.assert_restored();
    assert!(window.screen().text().contains("sudoscope: the terminal cannot be used"));
}

#[test]
fn keys_come_from_the_terminal_when_the_puzzle_is_piped() {
    let mut child =
        std::process::Command::new("printf").arg("%s").arg(EASY).stdout(Stdio::piped()).spawn().unwrap();
    let mut window = Start::sudoscope().input(child.stdout.take().unwrap().into()).open();
    window.wait_for("30 givens");
    assert_eq!(window.grid_row(0), EASY[..9]);
    window.type_in(keys::RIGHT);
    window.wait_for("r1c2");
    window.type_in("q");
    assert_eq!(window.exit_status().code(), Some(0));
    window.assert_restored();
    child.wait().unwrap();
}
