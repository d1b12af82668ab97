//! What is written: colours, characters, and no more of either than the terminal has.

use std::time::Duration;

use crate::harness::{Screen, Start, Window, keys};
use crate::puzzles::EASY;

/// Goes through the screens, and tells all that was written meanwhile.
fn tour(start: Start) -> (Window, String) {
    let window = start.on(EASY).open();
    window.wait_for("exactly one solution");
    window.type_in("5"); // a clash, or not
    window.type_in("5");
    window.type_in("u");
    window.type_in("u");
    window.type_in("?");
    window.wait_without("exactly one solution");
    window.type_in("?");
    window.wait_for("exactly one solution");
    window.type_in(" ");
    window.wait("some steps", |screen| screen.step() > Some(5));
    window.type_in(keys::DOWN);
    window.type_in(keys::END);
    window.wait("the end", |screen| screen.step() == Some(8365));
    let written = window.screen().written_since(0);
    (window, written)
}

/// The parameters of every sequence that sets a style.
fn styles(written: &str) -> Vec<Vec<u32>> {
    let sequences = written.split("\x1b[").skip(1);
    let parameters = sequences.filter_map(|rest| {
        let end = rest.find(|character: char| !character.is_ascii_digit() && character != ';')?;
        (rest[end..].starts_with('m')).then(|| &rest[..end])
    });
    parameters.map(|list| list.split(';').filter_map(|number| number.parse().ok()).collect()).collect()
}

fn is_colour(parameter: u32) -> bool {
    matches!(parameter, 30..=38 | 40..=48 | 90..=97 | 100..=107)
}

#[test]
fn no_colour_is_written_where_none_is_wanted() {
    for start in [Start::sudoscope().variable("NO_COLOR", "1"), Start::sudoscope().variable("TERM", "dumb")] {
        let (_, written) = tour(start);
        let styles = styles(&written);
        assert!(styles.iter().flatten().all(|parameter| !is_colour(*parameter)));
        assert!(styles.iter().any(|style| style.contains(&1)), "bold stays");
        assert!(styles.iter().any(|style| style.contains(&7)), "reverse stays");
    }
}

#[test]
fn the_cursor_is_seen_without_colours() {
    let window = Start::sudoscope().variable("NO_COLOR", "1").on(EASY).open();
    window.wait_for_verdict();
    let before = window.screen().styled();
    window.type_in(keys::RIGHT);
    window.wait("a change", |screen| screen.styled() != before);
}

#[test]
fn sixteen_colours_are_all_where_no_more_are_announced() {
    let (_, written) = tour(Start::sudoscope().variable("TERM", "xterm"));
    let styles = styles(&written);
    assert!(styles.iter().flatten().any(|parameter| is_colour(*parameter)), "colours there are");
    assert!(styles.iter().flatten().all(|parameter| ![38, 48].contains(parameter)), "no more than sixteen");
}

#[test]
fn plain_text_keeps_the_terminals_own_colour() {
    let (_, written) = tour(Start::sudoscope());
    for style in styles(&written) {
        let background = style.iter().any(|parameter| matches!(parameter, 40..=48 | 100..=107));
        let white = style.iter().any(|parameter| [37, 97].contains(parameter));
        assert!(background || !white, "{style:?}");
    }
}

#[test]
fn nothing_but_ascii_is_written_where_the_locale_has_nothing_else() {
    let (window, written) = tour(Start::sudoscope().variable("LC_ALL", "C"));
    assert_eq!(written.chars().find(|character| !character.is_ascii()), None);
    window.back_to_editing();
    let screen = window.screen();
    for row in 1..20 {
        let line = screen.line(row);
        assert!(line.len() >= 37 && "|+".contains(&line[36..37]), "{line}");
    }
}

#[test]
fn every_frame_is_a_synchronized_update() {
    let (_, written) = tour(Start::sudoscope());
    let begun = written.matches("\x1b[?2026h").count();
    assert!(begun > 5);
    assert_eq!(written.matches("\x1b[?2026l").count(), begun);
}

/// OSC 11, which asks for the colour of the background.
const BACKGROUND: &str = "\x1b]11;?";

#[test]
fn the_terminal_says_which_theme_it_needs() {
    let light = Start::sudoscope().argument("--theme").argument("light").on(EASY).open();
    light.wait_for_verdict();
    let expected = light.screen().colours();
    for (answer, rest) in [
        ("\x1b]11;rgb:ffff/ffff/ffff\x07", ""),
        ("\x1b]11;rgb:fdfd/f6f6/e3e3\x1b\\", ""),
        ("\x1b]11;rgb:ffff/ff", "ff/ffff\x1b\\"),
    ] {
        let window = Start::sudoscope().on(EASY).open();
        window.wait_for_verdict();
        assert_ne!(window.screen().colours(), expected, "dark until the answer comes");
        assert_eq!(window.screen().written_since(0).matches(BACKGROUND).count(), 1);
        let text = window.screen().text();
        window.type_in(answer);
        if !rest.is_empty() {
            window.is_written_to_within(Duration::from_millis(100)); // so that the parts are read apart
            window.type_in(rest);
        }
        window.wait("the light theme", |screen| screen.colours() == expected);
        assert_eq!(window.screen().text(), text, "no digit is typed");
    }
}

#[test]
fn an_answer_nobody_asked_for_changes_nothing() {
    for start in [
        Start::sudoscope().argument("--theme").argument("dark"),
        Start::sudoscope().variable("SUDOSCOPE_THEME", "colour-blind"),
        Start::sudoscope().variable("NO_COLOR", "1"),
        Start::sudoscope().variable("TERM", "linux"),
    ] {
        let window = start.on(EASY).open();
        window.wait_for_verdict();
        assert!(!window.screen().written_since(0).contains(BACKGROUND));
        let look = |screen: &Screen| (screen.text(), screen.colours());
        let before = look(&window.screen());
        for answer in [
            "\x1b]11;rgb:ffff/ffff/ffff\x07",
            "\x1b[>0;276;0c",
            "\x1bP1$r0m\x1b\\",
            "\x1bP>|terminal(1.2)\x1b\\",
        ] {
            window.type_in(answer);
            window.is_written_to_within(Duration::from_millis(50)); // so that each is read apart
        }
        window.type_in(keys::RIGHT);
        window.type_in(keys::LEFT);
        window.wait("the screen of before", |screen| look(screen) == before);
        window.type_in("5");
        window.wait_for_digit('5');
    }
}

#[test]
fn a_theme_that_is_not_there_is_refused() {
    let mut window = Start::sudoscope().variable("SUDOSCOPE_THEME", "pink").on(EASY).open();
    assert_eq!(window.exit_status().code(), Some(2));
    let text = window.screen().text();
    assert!(text.contains("SUDOSCOPE_THEME: no theme is named \"pink\": auto, dark, "), "{text}");
}
