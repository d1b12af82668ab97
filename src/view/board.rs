//! The grid at full size: 37 columns, 19 rows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Theme;
use super::frame::{self, CellSize};
use super::mark::Mark;

/// A digit with a sign on either side.
const SIZE: CellSize = CellSize { width: 3, height: 1 };
/// Columns of the full grid.
pub const WIDTH: u16 = SIZE.of_grid().0;
/// Rows of the full grid.
pub const HEIGHT: u16 = SIZE.of_grid().1;

/// Draws the 81 cells with their frame; `area` is 37×19 or larger.
pub fn draw(buffer: &mut Buffer, area: Rect, marks: &[Mark], theme: &Theme) {
    frame::draw(buffer, area, SIZE, theme);
    for (index, mark) in (0u16..).zip(marks) {
        let place = SIZE.place(area, index / 9, index % 9);
        let digit = mark.digit.map_or(' ', crate::grid::Digit::as_char);
        let text: String = [mark.left, digit, mark.right].iter().collect();
        buffer.set_string(place.x, place.y, text, mark.style);
    }
}
