//! The grid in little room: 19×11, and digits only.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Theme;
use super::mark::Mark;
use crate::grid::Digit;

/// Columns and rows of the compact grid.
pub const COMPACT: (u16, u16) = (19, 11);

/// Draws the compact grid, 19×11: the cell of interest still stands in brackets.
pub fn draw(buffer: &mut Buffer, area: Rect, marks: &[Mark], theme: &Theme) {
    let (bar, rule) = if theme.ascii {
        ("|", "------+-----+------")
    } else {
        ("│", "──────┼─────┼──────")
    };
    for row in 0..9u16 {
        let y = area.y + row + row / 3;
        for column in 0..9u16 {
            let mark = &marks[usize::from(row * 9 + column)];
            let x = area.x + 1 + column * 2;
            let digit = mark.digit.map_or('.', Digit::as_char);
            buffer.set_string(x, y, digit.to_string(), mark.style);
        }
        for (column, mark) in (0u16..).zip(&marks[usize::from(row) * 9..usize::from(row) * 9 + 9]) {
            if mark.left == '[' {
                buffer.set_string(area.x + column * 2, y, "[", mark.style);
                buffer.set_string(area.x + column * 2 + 2, y, "]", mark.style);
            }
        }
        for column in [3u16, 6] {
            let x = area.x + column * 2;
            if buffer[(x, y)].symbol() == " " {
                buffer.set_string(x, y, bar, theme.frame);
            }
        }
        if row == 3 || row == 6 {
            buffer.set_string(area.x, y - 1, rule, theme.frame);
        }
    }
}

/// Draws nothing but digits, 9×9.
pub fn draw_digits(buffer: &mut Buffer, area: Rect, marks: &[Mark]) {
    for (index, mark) in (0u16..).zip(marks) {
        let digit = mark.digit.map_or('.', Digit::as_char);
        buffer.set_string(area.x + index % 9, area.y + index / 9, digit.to_string(), mark.style);
    }
}
