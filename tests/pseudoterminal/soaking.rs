//! Whatever a terminal may send, in whatever order and pieces, by a fixed seed.
#![cfg(target_os = "linux")]
#![expect(clippy::print_stdout, reason = "the numbers are read by people")]

use std::os::unix::process::ExitStatusExt;

use rustix::process::Signal;

use crate::harness::{Start, Window, keys, process};
use crate::puzzles::{EASY, LONGEST};
use crate::random::Random;

/// After so many events the window is resized, and the program has to draw: all before is done then.
const ROUND: u64 = 20;

/// What a terminal that has been given back turns into signals: Ctrl+C, Ctrl+Z and Ctrl+\.
const SIGNALS: [u8; 3] = [3, 26, 28];

#[test]
fn a_few_hundred_random_events_do_no_harm() {
    soak(400);
}

/// By hand: `cargo test --release --test pseudoterminal soaking -- --ignored --nocapture`
#[test]
#[ignore = "twenty thousand events take minutes"]
fn twenty_thousand_random_events_do_no_harm() {
    soak(20_000);
}

fn soak(events: u64) {
    let mut random = Random(0x0005_eed5);
    let (mut window, mut quits, mut most) = (open(EASY), 0, 0);
    for number in 0..events {
        match random.below(40) {
            0 => window.signal(Signal::CONT),
            1 => window.signal(Signal::TSTP), // nobody could continue it: it says so
            _ => window.send(&input(&mut random)),
        }
        if number % ROUND == ROUND - 1 {
            if has_answered(&mut window, &mut random) {
                most = most.max(process::resident(window.process()).unwrap_or(0));
            } else {
                let status = window.exit_status();
                assert!(status.success(), "{status} after {number} events:\n{}", window.screen().text());
                window.assert_modes_restored(); // what is sent after the end is echoed
                quits += 1;
                window = open(if random.below(2) == 0 { EASY } else { LONGEST });
            }
        }
    }
    window.signal(Signal::TERM);
    let status = window.exit_status();
    // The last keys may still have been held back, as the beginnings of sequences are, and quit it first.
    assert!(status.success() || status.signal() == Some(Signal::TERM.as_raw()), "{status}");
    window.assert_modes_restored();
    println!("{events} events, {quits} times quit, at most {most} kB resident");
    assert!(most < 100 * 1024, "{most} kB");
}

/// In a folder of its own: random keys may save.
fn open(puzzle: &str) -> Window {
    let window = Start::sudoscope().on(puzzle).in_a_folder_of_its_own().open();
    window.wait_for("givens");
    window
}

/// Resizes the window and waits for a new picture, or the end.
fn has_answered(window: &mut Window, random: &mut Random) -> bool {
    let before = window.screen().written.len();
    let (columns, rows) = (1 + random.below(170) as u16, 1 + random.below(30) as u16);
    window.resize(columns, rows);
    window.wait(&format!("a picture of {columns}×{rows}"), |screen| {
        screen.closed || screen.written_since(before).contains("\x1b[2J")
    });
    window.resize(100, 40); // another size than before: only a change is told
    window.wait("the picture of 100×40", |screen| screen.closed || !screen.text().contains("left over"));
    assert!(!window.screen().text().contains("has failed"), "{}", window.screen().text());
    !window.screen().closed && window.is_alive()
}

fn input(random: &mut Random) -> Vec<u8> {
    match random.below(20) {
        0 => keys::paste(EASY).into_bytes(),
        1 => EASY.as_bytes().to_vec(),
        2 => keys::paste("no puzzle\r\n").into_bytes(),
        3 => (0..random.below(40))
            .map(|_| random.below(256) as u8)
            .filter(|byte| !SIGNALS.contains(byte))
            .collect(),
        4 => format!("\x1b[<{};{};{}M", random.below(70), random.below(180), random.below(70)).into_bytes(),
        5 => format!("\x1b[{};{}:{}u", random.below(128), 1 + random.below(8), 1 + random.below(3))
            .into_bytes(),
        6 => [&b"\x1b"[..], b"\x1b[", b"\x1bO", b"\xe9", b"\x1b[1;", b"\x1b[200~", b"\x1b[201~"]
            [random.below(7) as usize]
            .to_vec(),
        7..=12 => {
            [keys::RIGHT, keys::LEFT, keys::DOWN, keys::HOME, keys::END, keys::ENTER, keys::ESCAPE, "\t"]
                [random.below(8) as usize]
                .as_bytes()
                .to_vec()
        }
        _ => vec![b' ' + random.below(95) as u8],
    }
}
