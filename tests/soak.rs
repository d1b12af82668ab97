//! Whatever comes, in whatever order: random keys, pastes, mouse events and sizes, by a fixed seed.

mod common;
mod stage;

use common::random::Random;
use crossterm::event::{KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use stage::{Stage, options};
use sudoscope::app::{App, BINDINGS, Key, Message};
use sudoscope::view;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const LONGEST: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

#[test]
fn a_few_thousand_random_events_do_no_harm() {
    soak(4_000);
}

/// By hand: `cargo test --release --test soak -- --ignored --nocapture`
#[test]
#[ignore = "a million events take minutes"]
fn a_million_random_events_do_no_harm_and_leave_nothing_behind() {
    // What is resident hangs on how many films are open at the moment: several moments are compared.
    let kilobytes: Vec<u64> = (0..6)
        .map(|_| {
            soak(200_000);
            resident()
        })
        .collect();
    println!("resident after each 200,000 events: {kilobytes:?} kB");
    let before = kilobytes[..3].iter().max().expect("three");
    let after = kilobytes[3..].iter().min().expect("three");
    assert!(*after < before + 8 * 1024, "{kilobytes:?}");
}

/// Draws after every event, as the program does. A panic of any thread ends it: the player's is told as a report.
fn soak(events: u64) {
    let mut random = Random(0x5eed);
    let mut stage = Stage::open(options(EASY));
    for number in 0..events {
        let message = event(&mut random, &stage.app);
        stage.tell(message);
        stage.hear();
        let screen = stage.screen();
        assert!(!screen.contains("has failed"), "after {number} events:\n{screen}");
        if stage.has_quit {
            stage = Stage::open(options(if random.below(2) == 0 { EASY } else { LONGEST }));
        }
    }
}

fn event(random: &mut Random, app: &App) -> Message {
    match random.below(100) {
        0..=59 => Message::Key(bound_key(random)),
        60..=84 => Message::Key(any_key(random)),
        85..=89 => Message::Paste(paste(random)),
        90..=95 => mouse(random, app),
        _ => Message::Resize(1 + random.below(170) as u16, 1 + random.below(60) as u16),
    }
}

/// A key that means something, in some mode.
fn bound_key(random: &mut Random) -> KeyEvent {
    let binding = random.of(BINDINGS);
    let key = |code, modifiers| KeyEvent::new(code, modifiers);
    match *random.of(binding.keys) {
        Key::Char(character) => key(KeyCode::Char(character), KeyModifiers::NONE),
        Key::Ctrl(character) => key(KeyCode::Char(character), KeyModifiers::CONTROL),
        Key::Named(code) => key(code, KeyModifiers::NONE),
        Key::Shift(code) => key(code, KeyModifiers::SHIFT),
        Key::Control(code) => key(code, KeyModifiers::CONTROL),
        Key::Digit => key(KeyCode::Char(char::from(b'1' + random.below(9) as u8)), KeyModifiers::NONE),
    }
}

fn any_key(random: &mut Random) -> KeyEvent {
    const NAMED: [KeyCode; 14] = [
        KeyCode::Enter,
        KeyCode::Esc,
        KeyCode::Tab,
        KeyCode::BackTab,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::Insert,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::F(5),
        KeyCode::Left,
        KeyCode::Down,
    ];
    let code = match random.below(4) {
        0 => *random.of(&NAMED),
        1 => KeyCode::Char(*random.of(&['ㅂ', 'ф', 'é', '\u{301}', '水', '\u{202e}', '🙂', '\0', '\u{7f}'])),
        _ => KeyCode::Char(char::from(b' ' + random.below(95) as u8)),
    };
    let modifiers = KeyModifiers::from_bits_truncate(random.below(8) as u8);
    let kind =
        *random.of(&[KeyEventKind::Press, KeyEventKind::Press, KeyEventKind::Repeat, KeyEventKind::Release]);
    KeyEvent::new_with_kind(code, modifiers, kind)
}

fn paste(random: &mut Random) -> String {
    match random.below(5) {
        0 => EASY.to_owned(),
        1 => LONGEST.to_owned(),
        2 => (0..81).map(|_| char::from(b'0' + random.below(10) as u8)).collect(),
        3 => (0..random.below(300)).map(|_| char::from(b' ' + random.below(95) as u8)).collect(),
        _ => (0..random.below(20))
            .map(|_| char::from_u32(random.below(0x3000) as u32).unwrap_or('?'))
            .collect(),
    }
}

fn mouse(random: &mut Random, app: &App) -> Message {
    let left = MouseButton::Left;
    let kind = *random.of(&[
        MouseEventKind::Down(left),
        MouseEventKind::Up(left),
        MouseEventKind::Drag(left),
        MouseEventKind::Down(MouseButton::Right),
        MouseEventKind::Moved,
        MouseEventKind::ScrollUp,
        MouseEventKind::ScrollDown,
    ]);
    let (column, row) = (random.below(180) as u16, random.below(70) as u16);
    Message::Mouse { kind, spot: view::spot(app, column, row) }
}

/// Kilobytes of this process that are in memory; 0 where nobody tells.
fn resident() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap_or_default();
    line.split_whitespace().next().and_then(|number| number.parse().ok()).unwrap_or(0)
}
