//! Whatever a terminal sends, in one piece or in two.

use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use proptest::prelude::*;

use super::{Decoder, Sent};

/// What was sent, in one line.
fn told(sent: &[Sent]) -> String {
    let words: Vec<String> = sent
        .iter()
        .map(|sent| match sent {
            Sent::Answer(text) => format!("answer {text}"),
            Sent::Input(Event::Key(key)) => told_key(*key),
            Sent::Input(Event::Paste(text)) => format!("{text:?}"),
            Sent::Input(Event::Mouse(mouse)) => {
                let modifiers = told_modifiers(mouse.modifiers);
                format!("{modifiers}{:?} {},{}", mouse.kind, mouse.column, mouse.row)
            }
            Sent::Input(event) => format!("{event:?}"),
        })
        .collect();
    words.join(" ")
}

fn told_key(key: KeyEvent) -> String {
    let kind = match key.kind {
        KeyEventKind::Press => "",
        KeyEventKind::Repeat => "again-",
        KeyEventKind::Release => "released-",
    };
    let code = match key.code {
        KeyCode::Char(' ') => "Space".to_owned(),
        KeyCode::Char(character) => character.to_string(),
        code => format!("{code:?}"),
    };
    let state = if key.state.is_empty() { String::new() } else { format!("{:?}", key.state) };
    format!("{kind}{}{code}{state}", told_modifiers(key.modifiers))
}

fn told_modifiers(modifiers: KeyModifiers) -> String {
    let names = [
        (KeyModifiers::CONTROL, "C-"),
        (KeyModifiers::ALT, "A-"),
        (KeyModifiers::SHIFT, "S-"),
        (KeyModifiers::SUPER, "D-"),
    ];
    names.iter().filter(|(modifier, _)| modifiers.contains(*modifier)).map(|(_, name)| *name).collect()
}

/// What comes of these reads and a pause after them.
fn decoded(reads: &[&[u8]]) -> String {
    let mut decoder = Decoder::default();
    let mut sent: Vec<Sent> = reads.iter().flat_map(|read| decoder.feed(read)).collect();
    if decoder.patience().is_some() {
        sent.extend(decoder.give_up());
    }
    assert_eq!(decoder.patience(), None);
    told(&sent)
}

const KEYS: &[(&str, &str)] = &[
    ("57x", "5 7 x"),
    ("NÄß", "S-N S-Ä ß"),
    ("ㅂ🙂", "ㅂ 🙂"),
    ("\r\n\t\x7f", "Enter C-j Tab Backspace"),
    ("\x01\x03\x08\x1a\0", "C-a C-c C-h C-z C-Space"),
    ("\x1c\x1d\x1e\x1f", "C-4 C-5 C-6 C-7"),
    ("\x1b", "Esc"),
    ("\x1b\x1b", "Esc Esc"),
    ("\x1b\x1b[A", "Esc Up"),
    ("\x1b5\x1bN\x1bé", "A-5 A-S-N A-é"),
    ("\x1b\r\x1b\x03\x1b\x7f", "A-Enter C-A-c A-Backspace"),
    ("\x1b[", "A-["),
    ("\x1bO", "A-S-O"),
    ("\x1b]", "A-]"),
    ("\x1bP", "A-S-P"),
    ("\x1b_", "A-_"),
    ("\x1b[\x1b[A\x1bO\x1b[B", "A-[ Up A-S-O Down"),
    ("\x1bO5", "A-S-O 5"),
    ("\x1bOA\x1bOB\x1bOC\x1bOD\x1bOH\x1bOF", "Up Down Right Left Home End"),
    ("\x1bOP\x1bOQ\x1bOR\x1bOS", "F(1) F(2) F(3) F(4)"),
    ("\x1bOp\x1bOu\x1bOy\x1bOM\x1bOn\x1bOj\x1bOk", "0 5 9 Enter . * +"),
    ("\x1bOz5", "5"),
    ("\x1b[A\x1b[B\x1b[C\x1b[D\x1b[H\x1b[F", "Up Down Right Left Home End"),
    ("\x1b[1;2A\x1b[1;5C\x1b[1;3D\x1b[1;9B", "S-Up C-Right A-Left D-Down"),
    ("\x1b[1;5:1A\x1b[1;5:2A\x1b[1;1:3A", "C-Up again-C-Up released-Up"),
    ("\x1b[Z", "S-BackTab"),
    (
        "\x1b[1~\x1b[2~\x1b[3~\x1b[4~\x1b[5~\x1b[6~\x1b[7~\x1b[8~",
        "Home Insert Delete End PageUp PageDown Home End",
    ),
    ("\x1b[11~\x1b[15~\x1b[17~\x1b[21~\x1b[24~\x1b[34~", "F(1) F(5) F(6) F(10) F(12) F(17)"),
    ("\x1b[3;5~\x1b[3;1:3~", "C-Delete released-Delete"),
    ("\x1b[P\x1b[1;2S\x1b[[A\x1b[[E", "F(1) S-F(4) F(1) F(5)"),
    ("\x1b[27;2;49~\x1b[27;5;13~", "S-1 C-Enter"),
    ("\x1b[49u\x1b[49;2u\x1b[38:49;2u", "1 S-1 1"),
    ("\x1b[97;5u\x1b[97::99;5u\x1b[97;1;97u", "C-a C-a a"),
    ("\x1b[49;1:1u\x1b[49;1:2u\x1b[49;1:3u", "1 again-1 released-1"),
    ("\x1b[27u\x1b[13u\x1b[9u\x1b[9;2u\x1b[127u", "Esc Enter Tab S-BackTab Backspace"),
    ("\x1b[57400u\x1b[57414u", "1KeyEventState(KEYPAD) EnterKeyEventState(KEYPAD)"),
    ("\x1b[57358u\x1b[57441;2u\x1b[1;1u\x1b[u5", "5"),
    ("\x1b[I\x1b[O", "FocusGained FocusLost"),
];

const PASTES_AND_MOUSE: &[(&str, &str)] = &[
    ("\x1b[200~5q\r\x1b[A é\x1b[201~7", "\"5q\\r\\u{1b}[A é\" 7"),
    ("\x1b[200~\x1b[201~7", "\"\" 7"),
    ("\x1b[200~53..7", "\"53..7\""),
    ("\x1b[201~7", "7"),
    ("\x1b[<0;3;4M\x1b[<0;3;4m", "Down(Left) 2,3 Up(Left) 2,3"),
    ("\x1b[<34;3;4M\x1b[<35;300;4M", "Drag(Right) 2,3 Moved 299,3"),
    (
        "\x1b[<64;1;1M\x1b[<65;1;1M\x1b[<66;1;1M\x1b[<67;1;1M",
        "ScrollUp 0,0 ScrollDown 0,0 ScrollLeft 0,0 ScrollRight 0,0",
    ),
    ("\x1b[<20;1;1M\x1b[<8;1;1M", "C-S-Down(Left) 0,0 A-Down(Left) 0,0"),
    ("\x1b[M !!\x1b[M#!!", "Down(Left) 0,0 Up(Left) 0,0"),
    ("\x1b[32;3;4M", "Down(Left) 2,3"),
    ("\x1b[<0;0;0M\x1b[0;0;0M\x1b[M   \x1b[<M\x1b[<0;1M7", "7"),
    ("\x1b[<0;99999;1M\x1b[<300;1;1M\x1b[<99999999999;99999999999;99999999999M7", "7"),
    ("\x1b[M!\x1b[A", "Up"),
];

const REPORTS: &[(&str, &str)] = &[
    ("\x1b[?2026;2$y", ""),
    ("\x1b[?24;80;1R", ""),
    ("\x1b[24;80R", ""),
    ("\x1b[?997;1n", ""),
    ("\x1b[0n", ""),
    ("\x1b[?1u", ""),
    ("\x1b[?62;22c", ""),
    ("\x1b[>1;5202;0c", ""),
    ("\x1b[=0c", ""),
    ("\x1b[8;24;80t", ""),
    ("\x1b[48;24;80;480;800t", ""),
    ("\x1b[3$\x1b[3^\x1b[a\x1b[ q", ""),
    ("\x1b[0;0R\x1b[99999999999999999999999;99999999999A", "C-A-D-Up"),
    ("\x1b[99999999999999999999999~\x1b[99999999999999999u", ""),
    ("\x1b[:;:;~\x1b[;;u\x1b[:A", "Up"),
    ("\x1b]11;rgb:ffff/ffff/ffff\x1b\\", "answer 11;rgb:ffff/ffff/ffff"),
    ("\x1b]11;rgb:0000/0000/0000\x07", "answer 11;rgb:0000/0000/0000"),
    ("\x1b]lfoo\x1b\\", "answer lfoo"),
    ("\x1bP1$r0m\x1b\\\x1bP>|XTerm(380)\x1b\\\x1bP!|00000000\x1b\\", ""),
    ("\x1b_Gi=31;OK\x1b\\", ""),
    ("\x1b^note\x1b\\", ""),
    ("\x1bXstart of é\x1b\\", ""),
];

#[test]
fn bytes_become_what_they_mean() {
    for (bytes, expected) in [KEYS, PASTES_AND_MOUSE, REPORTS].concat() {
        assert_eq!(decoded(&[bytes.as_bytes()]), expected, "{bytes:?}");
    }
}

#[test]
fn it_does_not_matter_where_reads_end() {
    for (bytes, expected) in [KEYS, PASTES_AND_MOUSE, REPORTS].concat() {
        for end in 0..=bytes.len() {
            let (first, second) = bytes.as_bytes().split_at(end);
            assert_eq!(decoded(&[first, second]), expected, "{bytes:?} split at {end}");
        }
    }
}

#[test]
fn reports_leave_every_key_after_them_as_it_is() {
    for (report, answer) in REPORTS {
        let expected = format!("{answer} 7 Up q C-c").trim_start().to_owned();
        assert_eq!(decoded(&[report.as_bytes(), b"7\x1b[Aq\x03"]), expected, "{report:?}");
    }
}

#[test]
fn invalid_bytes_are_dropped() {
    for (bytes, expected) in [
        (&b"\xff5\x805\xc0\xaf"[..], "5 5"),
        (b"\xe95", "5"),
        (b"\xe2\x825", "5"),
        (b"\xf0\x9f\xc3\xa4", "ä"),
        (b"\xed\xa0\x805", "5"), // half a surrogate pair
        (b"\x1b\xe9\x1b[A", "Up"),
        (b"\x1b[200~5\xff5\x1b[201~", "\"5\u{fffd}5\""),
        (b"\x1b[1;\xc3\xa4", "ä"),
    ] {
        assert_eq!(decoded(&[bytes]), expected, "{bytes:?}");
    }
}

#[test]
fn what_is_unfinished_ends_with_a_control_character() {
    for (bytes, expected) in [
        ("\x1b[?2026\x03", "C-c"),
        ("\x1b_title\r", "Enter"),
        ("\x1bXtitle\x1b[A", "Up"),
        ("\x1bPtitle\x1b5", "A-5"),
        ("\x1b]11;rgb:0/0/0\x1b[A", "answer 11;rgb:0/0/0 Up"),
        ("\x1b[1;\x1b[A", "Up"),
    ] {
        assert_eq!(decoded(&[bytes.as_bytes()]), expected, "{bytes:?}");
    }
}

#[test]
fn a_key_waits_shorter_than_a_report() {
    let (short, long) = (Some(Duration::from_millis(50)), Some(Duration::from_millis(500)));
    for (bytes, patience) in [
        ("", None),
        ("5", None),
        ("\x1b[A", None),
        ("\x1b", short),
        ("\x1b[", short),
        ("\x1bO", short),
        ("\x1b]", short),
        ("\x1bP", short),
        ("\x1b[1", long),
        ("\x1b]1", long),
        ("\x1b[M", long),
        ("\x1b[200~", long),
    ] {
        let mut decoder = Decoder::default();
        decoder.feed(bytes.as_bytes());
        assert_eq!(decoder.patience(), patience, "{bytes:?}");
    }
}

#[test]
fn what_is_too_long_is_swallowed_to_its_end() {
    let filling = "1".repeat(100_000);
    for (begin, end) in [("\x1b[", "A"), ("\x1b[?", "h"), ("\x1b]11;", "\x07"), ("\x1b_", "\x1b\\")] {
        let sequence = [begin, &filling, end, "7"].concat();
        assert_eq!(decoded(&[sequence.as_bytes()]), "7", "{begin:?}");
    }
    let paste = ["\x1b[200~", &filling, "\x1b[201~7"].concat();
    assert_eq!(decoded(&[paste.as_bytes()]), format!("{filling:?} 7"));
}

/// Bytes of which sequences are made, and any.
fn garbage() -> impl Strategy<Value = Vec<u8>> {
    let pieces: &[&[u8]] = &[
        b"\x1b",
        b"\x1b[",
        b"\x1bO",
        b"\x1b]",
        b"\x1b[M",
        b"\x1b[<",
        b"\x1b[200~",
        b";",
        b":",
        b"9999",
        b"~",
        b"u",
        b"\xe2",
    ];
    let piece = prop_oneof![
        prop::sample::select(pieces).prop_map(<[u8]>::to_vec),
        any::<u8>().prop_map(|byte| vec![byte])
    ];
    prop::collection::vec(piece, 0..40).prop_map(|pieces| pieces.concat())
}

proptest! {
    #[test]
    fn a_pause_makes_good_whatever_came(bytes in garbage()) {
        let mut decoder = Decoder::default();
        decoder.feed(&bytes);
        if decoder.patience().is_some() {
            decoder.give_up();
        }
        prop_assert_eq!(decoder.patience(), None);
        prop_assert_eq!(told(&decoder.feed(b"7")), "7");
    }

    #[test]
    fn one_read_is_as_good_as_many(bytes in garbage()) {
        let many: Vec<&[u8]> = bytes.chunks(1).collect();
        prop_assert_eq!(decoded(&many), decoded(&[&bytes]));
    }
}
