//! The whole screen.

use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::text::Line;

use super::layout::{Layout, Sheet};
use super::mark::{Mark, marks};
use super::words::write_line;
use super::{
    Theme, board, choice, compact, help, hints, icicle, large, listing, menu, paths, race, stack, strip,
    title, verdict, why,
};
use crate::app::{App, Focus, Mode};
use crate::grid::Cell;
use crate::player::Snapshot;

/// Draws the state. The terminal's cursor stands in a prompt's text, else on the cell of interest.
pub fn draw(frame: &mut Frame<'_>, app: &App) {
    let theme = Theme::new(app.appearance);
    let area = frame.area();
    if area.is_empty() {
        return;
    }
    if let Some(help) = &app.help {
        help::draw(frame.buffer_mut(), area, app.mode, help, &theme);
        return;
    }
    let Some(layout) = layout(app, area) else {
        let line = Line::raw("too small: enlarge");
        write_line(frame.buffer_mut(), Rect { height: 1, ..area }, &line, theme.ascii);
        return;
    };
    if let Some(place) = layout.title {
        title::draw(frame.buffer_mut(), place, app, &theme);
    }
    let race = app.picture().filter(|picture| app.mode == Mode::Watch && picture.lanes.len() > 1);
    if let Some(picture) = race.filter(|_| app.list.is_none()) {
        race::draw(frame.buffer_mut(), layout.body(area), app, picture, &theme);
        if let Some(place) = layout.hints {
            hints::draw(frame.buffer_mut(), place, app, &theme);
        }
        return;
    }
    let is_list_only = app.list.is_some() && layout.side.is_none();
    let cursor = if is_list_only { area.as_position() } else { sheet(frame, layout.sheet, app, &theme) };
    if let Some(place) = layout.side.or_else(|| is_list_only.then(|| layout.body(area))) {
        side(frame, place, layout.stack.is_some(), app, &theme);
    }
    if let (Mode::Watch, Some(picture)) = (app.mode, app.picture()) {
        film(frame.buffer_mut(), &layout, app, picture, &theme);
    }
    let typing = layout.hints.and_then(|place| hints::draw(frame.buffer_mut(), place, app, &theme));
    frame.set_cursor_position(typing.map_or(cursor, |(x, y)| Position { x, y }));
}

/// In EDIT no room is kept for a film, and the grid may be large enough for candidates.
pub fn layout(app: &App, area: Rect) -> Option<Layout> {
    if app.mode == Mode::Watch {
        return Layout::of(area);
    }
    let large = app.shows_candidates().then(|| large::layout(area)).flatten();
    large.or_else(|| Some(Layout::of(area)?.without_film(area)))
}

/// Draws the grid; returns where its cell of interest is.
fn sheet(frame: &mut Frame<'_>, sheet: Sheet, app: &App, theme: &Theme) -> Position {
    let marks = marks(app, theme);
    let buffer = frame.buffer_mut();
    let here = cell_of_interest(app, &marks);
    let (row, column) = (here.row() as u16, here.column() as u16);
    match sheet {
        Sheet::Large(place) => {
            large::draw(buffer, place, app, &marks, theme);
            large::middle(place, here)
        }
        Sheet::Full(place) => {
            board::draw(buffer, place, &marks, theme);
            Position { x: place.x + column * 4 + 2, y: place.y + row * 2 + 1 }
        }
        Sheet::Compact(place) => {
            compact::draw(buffer, place, &marks, theme);
            Position { x: place.x + 1 + column * 2, y: place.y + row + row / 3 }
        }
        Sheet::Digits(place) => {
            compact::draw_digits(buffer, place, &marks);
            Position { x: place.x + column, y: place.y + row }
        }
    }
}

fn cell_of_interest(app: &App, marks: &[Mark]) -> Cell {
    match app.mode {
        Mode::Edit => app.editor.cursor(),
        Mode::Watch => {
            let bracketed = marks.iter().position(|mark| mark.left == '[');
            let touched = || marks.iter().position(|mark| matches!(mark.left, '+' | '-'));
            Cell::new(bracketed.or_else(touched).unwrap_or(0))
        }
    }
}

/// The panels that only a film has.
fn film(buffer: &mut Buffer, layout: &Layout, app: &App, picture: &Snapshot, theme: &Theme) {
    if let Some(place) = layout.stack {
        stack::draw(buffer, place, app, picture.lane(), theme);
    }
    if let Some(place) = layout.listing {
        listing::draw(buffer, place, app, picture.lane(), theme);
    }
    // The charts know what comes next.
    if app.viewing.quiz.is_some() {
        return;
    }
    if let Some(place) = layout.timeline {
        icicle::draw(buffer, place, app, picture, theme);
    }
    if let (Some(place), Some(strip)) = (layout.depths, &picture.strip) {
        strip::draw(buffer, place, strip, picture.lane().cursor, theme);
    }
}

/// The panel beside the grid; the stack takes its place where it has the focus and no room of its own.
fn side(frame: &mut Frame<'_>, place: Rect, has_stack: bool, app: &App, theme: &Theme) {
    let buffer = frame.buffer_mut();
    if let Some(list) = &app.list {
        menu::draw(buffer, place, list, theme);
        return;
    }
    if let Some(prompt) = app.prompt.as_ref().filter(|prompt| prompt.kind.is_path()) {
        paths::draw(buffer, place, app, prompt.kind, theme);
        return;
    }
    let failure = app.film.as_ref().and_then(crate::app::Film::failure);
    let has_focus = app.viewing.focus == Focus::Stack;
    match (app.mode, app.picture(), failure) {
        (Mode::Watch, Some(picture), None) if has_focus && !has_stack => {
            stack::draw(buffer, place, app, picture.lane(), theme);
        }
        (Mode::Watch, _, Some(reason)) => {
            let line = Line::styled(format!("the search has failed: {reason}"), theme.bad);
            write_line(buffer, Rect { height: 1, ..place }, &line, theme.ascii);
        }
        (Mode::Watch, Some(picture), None) if app.viewing.why => why::draw(buffer, place, picture, theme),
        (Mode::Watch, Some(picture), None) => choice::draw(buffer, place, app, picture, theme),
        (Mode::Watch, None, None) => {}
        (Mode::Edit, _, _) => verdict::draw(buffer, place, app, theme),
    }
}
