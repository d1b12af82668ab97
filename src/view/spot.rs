//! What is under the mouse: the layout, read backwards.

use ratatui::layout::{Position, Rect};

use super::draw::layout;
use super::layout::Sheet;
use super::{icicle, large, menu, stack};
use crate::app::{App, Mode, Spot};
use crate::grid::Cell;

/// The first option of the choice stands this far down the side panel.
const FIRST_OPTION: u16 = 2;

/// What is drawn at this place of the screen, if it can be pointed at.
pub fn spot(app: &App, column: u16, row: u16) -> Option<Spot> {
    let at = Position { x: column, y: row };
    let area = Rect { x: 0, y: 0, width: app.size.0, height: app.size.1 };
    if app.help.is_some() || !area.contains(at) {
        return None;
    }
    let layout = layout(app, area)?;
    let inside = |place: Option<Rect>| place.filter(|place| place.contains(at));
    if let Some(place) = inside(layout.side) {
        if let Some(list) = &app.list {
            return menu::item_at(list, place, row).map(Spot::Item);
        }
        let option = usize::from((row - place.y).checked_sub(FIRST_OPTION)?);
        return (app.mode == Mode::Watch && option < 9).then_some(Spot::Option(option));
    }
    if let (Some(place), Some(picture)) = (inside(layout.stack), app.picture()) {
        return stack::decision_at(place, app, picture.lane(), row).map(Spot::Decision);
    }
    if let (Some(place), Some(picture)) = (inside(layout.timeline), app.picture()) {
        let icicle = picture.icicle.as_ref()?;
        return icicle::place_at(icicle, place, at).map(|(level, step)| Spot::Film { level, step });
    }
    cell(layout.sheet, at).map(Spot::Cell)
}

fn cell(sheet: Sheet, at: Position) -> Option<Cell> {
    let (place, width, height) = match sheet {
        Sheet::Large(place) => return large::cell_at(place, at),
        Sheet::Full(place) => (place, 4, 2),
        Sheet::Compact(place) => (place, 2, 1),
        Sheet::Digits(place) => (place, 1, 1),
    };
    if !place.contains(at) {
        return None;
    }
    let (x, mut y) = (at.x - place.x, at.y - place.y);
    if let Sheet::Compact(_) = sheet {
        // A line between the boxes follows every third row.
        y = if y % 4 == 3 { return None } else { y / 4 * 3 + y % 4 };
    }
    Some(Cell::at(usize::from(y / height).min(8), usize::from(x / width).min(8)))
}
