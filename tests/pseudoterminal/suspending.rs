//! Ctrl+Z and `fg`, with a shell that does job control.
#![cfg(target_os = "linux")]

use rustix::process::{Signal, kill_process};

use crate::harness::{PROGRAM, Start, Window, keys, process};

/// A shell in which the program runs.
fn in_a_shell() -> Window {
    let window = Start::shell().open();
    window.wait_for("$");
    window.type_in(&format!("{PROGRAM}\r"));
    window.wait_for_verdict();
    window
}

/// At a prompt the shell does arithmetic; the program would not.
fn assert_in_the_shell(window: &Window, product: u32) {
    window.wait("the shell's prompt", |screen| screen.text().trim_end().ends_with("\n$"));
    assert!(!window.screen().terminal().alternate_screen());
    window.type_in(&format!("echo shell-$((7*{product}))\r"));
    window.wait_for(&format!("\nshell-{}\n", 7 * product));
    assert!(!window.screen().terminal().hide_cursor());
}

#[test]
fn control_z_gives_the_terminal_to_the_shell_and_fg_takes_it_back() {
    let window = in_a_shell();
    let before = window.screen().text();
    for round in 2..5 {
        window.type_in(keys::CONTROL_Z);
        assert_in_the_shell(&window, round);
        window.type_in("fg\r");
        window.wait_for_screen(&before);
    }
    window.type_in(keys::RIGHT);
    window.wait_for("r1c2");
    window.type_in("q");
    assert_in_the_shell(&window, 9);
}

#[test]
fn a_stop_from_outside_is_no_different() {
    let window = in_a_shell();
    let before = window.screen().text();
    for signal in [Signal::TSTP, Signal::STOP] {
        kill_process(process::descendant(window.process()), signal).unwrap();
        window.wait_for("Stopped");
        if signal == Signal::TSTP {
            assert_in_the_shell(&window, 3);
        }
        window.type_in("fg\r");
        window.wait_for_screen(&before);
    }
    window.type_in(keys::RIGHT);
    window.wait_for("r1c2");
}

#[test]
fn a_program_that_is_stopped_ends_by_a_signal_when_continued() {
    let window = in_a_shell();
    let program = process::descendant(window.process());
    window.type_in(keys::CONTROL_Z);
    assert_in_the_shell(&window, 2);
    kill_process(program, Signal::TERM).unwrap();
    kill_process(program, Signal::CONT).unwrap();
    process::wait_until_gone(program);
    assert_in_the_shell(&window, 3);
}

#[test]
fn without_a_shell_nothing_is_suspended() {
    let window = Start::sudoscope().open();
    window.wait_for("exactly one solution");
    window.type_in(keys::CONTROL_Z);
    window.wait_for("no shell");
    window.type_in(keys::RIGHT);
    window.wait_for("r1c2");
}
