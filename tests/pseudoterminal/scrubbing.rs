//! The film scrubbed like one: through the icicle with keys, and on it with the mouse.

use crate::harness::{Start, Window, keys};
use crate::puzzles::EVEREST;

/// Everest half way, paused, explored to its end; the icicle stands in the rows 21 to 23 of 24.
fn half_way() -> Window {
    let window = Start::sudoscope().size(80, 24).argument("--step").argument("48210").on(EVEREST).open();
    window.wait("the icicle", |screen| {
        screen.text().contains("ends solved") && screen.text().contains("r1c4│3")
    });
    window
}

/// What a terminal sends where the left button is pressed, moved or let go at a column and row, counted from 1.
fn mouse(button: u8, column: u16, row: u16, end: char) -> String {
    format!("\x1b[<{button};{column};{row}{end}")
}

#[test]
fn keys_go_from_bar_to_bar_and_level_to_level() {
    let window = half_way();
    window.type_in("\t");
    window.type_in(keys::LEFT);
    window.type_in(keys::ENTER);
    // The bar before in the first row is r1c4=3, which the third step places.
    window.wait("the first bar", |screen| screen.step() == Some(3));
    window.type_in(keys::RIGHT);
    window.type_in(keys::DOWN);
    window.type_in(keys::ENTER);
    window.wait("a bar of the second row", |screen| screen.step() > Some(19_000));
    window.type_in(keys::BACKSPACE);
    window.wait("where the jump began", |screen| screen.step() == Some(3));
}

#[test]
fn the_mouse_clicks_and_drags_through_the_film() {
    let window = half_way();
    window.type_in("M");
    window.wait_for("mouse on");
    window.type_in(&mouse(0, 6, 21, 'M'));
    window.wait("the start of the film", |screen| screen.step() < Some(2_000));
    window.type_in(&mouse(32, 43, 21, 'M'));
    window.wait("its middle", |screen| (Some(45_000)..Some(55_000)).contains(&screen.step()));
    window.type_in(&mouse(32, 80, 22, 'M'));
    window.wait("its end", |screen| screen.step() > Some(97_000));
    window.type_in(&mouse(0, 80, 22, 'm'));
    window.type_in("M");
    window.wait_for("mouse off");
}
