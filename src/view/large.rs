//! The grid with room for candidates: cells of five or seven columns and three rows.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Modifier;

use super::Theme;
use super::frame::{self, CellSize};
use super::layout::{Layout, SIDE, Sheet};
use super::mark::Mark;
use crate::app::App;
use crate::grid::{Cell, Digit};

const NARROW: CellSize = CellSize { width: 5, height: 3 };
const WIDE: CellSize = CellSize { width: 7, height: 3 };

/// The layout with the grid at this size, where an area has room for that with a title, hints and a side panel.
pub fn layout(area: Rect) -> Option<Layout> {
    const GAP: u16 = 2;
    let fits = |size: &CellSize| {
        let (width, height) = size.of_grid();
        area.width >= width + GAP + SIDE && area.height >= height + 2
    };
    let (width, height) = [WIDE, NARROW].into_iter().find(fits)?.of_grid();
    let row = |y: u16| Rect { y, height: 1, ..area };
    let (top, foot) = (area.y + 1, area.bottom() - 1);
    let beside = width + GAP;
    Some(Layout {
        title: Some(row(area.y)),
        sheet: Sheet::Large(Rect { x: area.x, y: top, width, height }),
        side: Some(Rect { x: area.x + beside, y: top, width: area.width - beside, height: foot - top }),
        stack: None,
        listing: None,
        timeline: None,
        depths: None,
        hints: Some(row(foot)),
    })
}

/// Draws the 81 cells with their frame, and in each blank its candidates where a digit keypad has them.
pub fn draw(buffer: &mut Buffer, area: Rect, app: &App, marks: &[Mark], theme: &Theme) {
    let size = size(area);
    frame::draw(buffer, area, size, theme);
    for (cell, mark) in Cell::all().zip(marks) {
        let place = size.place(area, cell.row() as u16, cell.column() as u16);
        if mark.style.add_modifier.contains(Modifier::REVERSED) {
            buffer.set_style(place, mark.style);
        }
        let middle = place.y + 1;
        let centre = place.x + size.width / 2;
        let beside = if mark.digit.is_some() || size == NARROW { 1 } else { 3 };
        if let Some(digit) = mark.digit {
            buffer.set_string(centre, middle, digit.to_string(), mark.style);
        } else {
            candidates(buffer, place, app, cell, mark, theme);
        }
        for (x, sign) in [(centre - beside, mark.left), (centre + beside, mark.right)] {
            if sign != ' ' {
                buffer.set_string(x, middle, sign.to_string(), mark.style);
            }
        }
    }
}

/// The screen position of a cell's middle.
pub fn middle(area: Rect, cell: Cell) -> Position {
    let size = size(area);
    let place = size.place(area, cell.row() as u16, cell.column() as u16);
    Position { x: place.x + size.width / 2, y: place.y + 1 }
}

fn size(area: Rect) -> CellSize {
    if area.width >= WIDE.of_grid().0 { WIDE } else { NARROW }
}

fn candidates(buffer: &mut Buffer, place: Rect, app: &App, cell: Cell, mark: &Mark, theme: &Theme) {
    let looked_at = app.digit_at_cursor();
    let left = place.x + (place.width - 5) / 2;
    for digit in app.editor.grid().candidates(cell).iter() {
        let place_of_digit = u16::from(digit.number() - 1);
        let style = if looked_at == Some(digit) { theme.quiet.patch(theme.same) } else { theme.quiet };
        let (x, y) = (left + place_of_digit % 3 * 2, place.y + place_of_digit / 3);
        buffer.set_string(x, y, Digit::to_string(&digit), style.patch(mark.style));
    }
}

/// The cell that is drawn at a place of the screen.
pub fn cell_at(area: Rect, at: Position) -> Option<Cell> {
    let size = size(area);
    Cell::all().find(|cell| size.place(area, cell.row() as u16, cell.column() as u16).contains(at))
}
