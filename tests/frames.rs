//! What a frame costs on a slow line: only what changed is written.

mod stage;

use ratatui::Terminal;
use ratatui::layout::{Rect, Size};
use stage::{Stage, options};
use sudoscope::app::Colours;
use sudoscope::terminal::{Capabilities, Screen};
use sudoscope::view;

const EVEREST: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// Frames far apart in the film, as they follow each other when it plays without a limit.
#[test]
fn a_frame_of_a_fast_film_is_small() {
    const FRAMES: u64 = 300;
    let mut stage = Stage::watch(options(EVEREST), 0);
    stage.resize(100, 35);
    let size = Size::new(100, 35);
    let capabilities = Capabilities { colours: Colours::Full, ascii: false };
    let mut terminal = Terminal::new(Screen::new(std::io::sink(), size, capabilities)).unwrap();
    terminal.resize(Rect::new(0, 0, size.width, size.height)).unwrap();
    let mut first = 0;
    for frame in 0..=FRAMES {
        stage.go_to(frame * 99_056 / FRAMES);
        terminal.draw(|picture| view::draw(picture, &stage.app)).unwrap();
        if frame == 0 {
            first = terminal.backend().bytes();
        }
    }
    let bytes = (terminal.backend().bytes() - first) / FRAMES;
    println!("{first} bytes in the first frame, {bytes} in each after it");
    assert!(bytes < 2048, "{bytes} bytes a frame");
    assert!(terminal.backend().frames() > FRAMES * 9 / 10, "the film moves");
}
