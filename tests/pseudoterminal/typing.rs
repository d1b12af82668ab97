//! Keys of every kind of keyboard, in EDIT.

use crate::harness::{Start, Window, keys};
use crate::puzzles::{CLASHING, EASY, EMPTY};

/// An empty grid with the cursor on its first cell.
fn empty() -> Window {
    let window = Start::sudoscope().on(EMPTY).open();
    window.wait_for("EDIT");
    window
}

/// Types keys into an empty grid and then a 7, waits until the 7 is there, and tells the digits from the first cell
/// on. The 7 is the last thing that happens, so what is not there by then does not come.
fn typed(pieces: &[&str]) -> String {
    let window = empty();
    for piece in pieces {
        window.type_in(piece);
    }
    window.type_in("7");
    window.wait_for_digit('7');
    let digits = window.grid_row(0);
    window.type_in("q");
    digits
}

#[test]
fn a_digit_is_a_given_whatever_the_keyboard_sends() {
    for (keys, digits) in [
        ("1", "17......."),
        ("\x1b[49u", "17......."),                 // a key with its code
        ("\x1b[49;2u", "17......."),               // Shift and a key, as on AZERTY
        ("\x1b[57400u", "17......."),              // the numeric keypad, where it says so
        ("\x1b[49;1:1u", "17......."),             // pressed
        ("\x1b[49;1:1u\x1b[49;1:3u", "17......."), // pressed and released
        ("\x1b[49;1:1u\x1b[49;1:2u", "117......"), // held down
        ("\x1b[57400;129u", "17......."),          // with NumLock
        ("\x1bOq", "17......."),                   // a keypad in the mode that is switched off
        ("\x1b[27;2;49~", "17......."),            // Shift and a key, as xterm may send it
    ] {
        assert_eq!(typed(&[keys]), digits, "{keys:?}");
    }
}

#[test]
fn arrows_may_come_in_two_parts() {
    // What is typed before the parts is read in a piece of its own: the window waits for it.
    for (first, second, digits) in [
        ("\x1b", "[C", ".7......."),
        ("\x1b", "OC", ".7......."),
        ("\x1b[", "C", ".7......."),
        ("\x1b[1", ";5C", ".7......."), // Ctrl and right: to the next blank
        ("\x1b", "[3~", ".7......."),   // Delete, which moves on
    ] {
        assert_eq!(typed(&[first, second]), digits, "{first:?} {second:?}");
    }
}

#[test]
fn a_given_is_cleared_by_every_key_that_means_it() {
    for key in ["0", ".", "_", "x", keys::DELETE, keys::BACKSPACE, keys::CONTROL_H] {
        let window = empty();
        window.type_in("5");
        window.wait_for_digit('5');
        window.type_in(keys::HOME);
        window.type_in(key);
        window.wait(&format!("a blank after {key:?}"), |screen| screen.grid_row(0) == ".........");
    }
}

#[test]
fn the_keypad_types_digits_after_a_program_that_crashed() {
    let window = Start::sudoscope().on(EMPTY).after("\x1b=\x1b[?1h\x1b[?1003h").open();
    window.wait_for("EDIT");
    let screen = window.screen();
    assert!(!screen.terminal().application_keypad() && !screen.terminal().application_cursor());
    assert_eq!(screen.terminal().mouse_protocol_mode(), vt100::MouseProtocolMode::None);
}

#[test]
fn letters_of_another_input_mode_are_named() {
    for letter in ["ㅂ", "ф", "ß"] {
        let window = empty();
        window.type_in(letter);
        window.wait_for(letter);
        window.type_in("5");
        window.wait_without(letter); // news last until the next key
    }
}

#[test]
fn control_l_draws_everything_anew() {
    let window = Start::sudoscope().on(EASY).open();
    window.wait_for_verdict();
    let before = window.screen().text();
    let length = window.screen().written.len();
    window.type_in(keys::CONTROL_L);
    window.wait("everything", |screen| {
        screen.written_since(length).contains("\x1b[2J") && screen.text() == before
    });
}

#[test]
fn escape_never_quits() {
    let mut window = empty();
    for _ in 0..3 {
        window.type_in(keys::ESCAPE);
    }
    window.type_in("5");
    window.wait_for_digit('5');
    assert!(window.is_alive());
}

#[test]
fn what_no_terminal_sends_ends_no_thread() {
    // Mouse reports from outside the screen, and numbers that are too large.
    for nonsense in ["\x1b[<0;0;0M", "\x1b[0;0;0M", "\x1b[M   ", "\x1b[0;0R", "\x1b[99999999999999999999;9~"]
    {
        assert_eq!(typed(&[nonsense, "5"]), "57.......", "{nonsense:?}");
    }
}

#[test]
fn reports_of_the_terminal_are_no_keys() {
    for report in [
        "\x1b[?2026;2$y",
        "\x1b[?24;80;1R",
        "\x1b[?997;1n",
        "\x1b[>1;5202;0c",
        "\x1b[?62;22c",
        "\x1b_Gi=31;OK\x1b\\",
        "\x1b^1\x1b\\",
        "\x1bX1\x1b\\",
        "\x1b]l123\x1b\\",
        "\x1bP1$r0m\x1b\\",
        "\x1b[M#!!",
    ] {
        let mut window = empty();
        for piece in [report, "5", "\x1b[C", "\x1b", "7"] {
            window.type_in(piece);
        }
        window.wait_for_digit('7');
        assert_eq!(window.grid_row(0), "5.7......", "{report:?}");
        let (first, second) = report.split_at(report.len() / 2);
        for piece in [first, second, "8"] {
            window.type_in(piece);
        }
        window.wait_for_digit('8');
        assert_eq!(window.grid_row(0), "5.78.....", "{report:?} in two parts");
        window.type_in("q");
        assert_eq!(window.exit_status().code(), Some(0), "{report:?}");
    }
}

#[test]
fn half_a_report_silences_no_key() {
    for half in
        ["\x1b[", "\x1bO", "\x1b]", "\x1bP", "\x1b[?2026", "\x1b[1;", "\x1b_G", "\x1b]0;title", "\x1b[M"]
    {
        let mut window = empty();
        window.type_in(half);
        window.type_in(keys::CONTROL_C);
        assert_eq!(window.exit_status().code(), Some(0), "{half:?}");
    }
    for half in ["\x1b[?2026", "\x1b[1;", "\x1b_G", "\x1b]0;title", "\x1b[M"] {
        assert_eq!(typed(&[half, "\x1b[C", "5"]), ".57......", "{half:?}");
    }
}

#[test]
fn edits_are_undone_and_redone() {
    let window = Start::sudoscope().on(EASY).open();
    window.wait_for("30 givens");
    window.type_in("N");
    window.wait_for("0 givens");
    window.type_in("u");
    window.wait_for("30 givens");
    window.type_in("\x12");
    window.wait_for(" 0 givens");
}

#[test]
fn a_clash_is_told_at_once_and_solving_says_it_again() {
    let window = empty();
    window.type_in("5");
    window.type_in("5");
    window.wait("the clash", |screen| {
        let text = screen.text();
        text.contains("r1c1") && text.contains("r1c2") && text.contains("row 1")
    });
    let window = Start::sudoscope().on(CLASHING).open();
    window.wait_for("EDIT");
    window.type_in(keys::ENTER);
    window.wait("no solution", |screen| {
        let text = screen.text();
        text.contains("no solution") && text.contains("r1c1")
    });
}
