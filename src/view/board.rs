//! The grid at full size: 37 columns, 19 rows.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Theme;
use super::mark::Mark;

/// Columns of the full grid.
pub const WIDTH: u16 = 37;
/// Rows of the full grid.
pub const HEIGHT: u16 = 19;

/// The lines of a frame: for each kind of line (outer top, between cells, between boxes, outer bottom) its left end, its
/// crossing between cells, its crossing between boxes, its right end, and the line itself.
struct Lines {
    top: [char; 5],
    cells: [char; 5],
    boxes: [char; 5],
    bottom: [char; 5],
    /// Left and right edge and between boxes; between cells.
    uprights: [char; 2],
}

const UNICODE: Lines = Lines {
    top: ['┏', '┯', '┳', '┓', '━'],
    cells: ['┠', '┼', '╂', '┨', '─'],
    boxes: ['┣', '┿', '╋', '┫', '━'],
    bottom: ['┗', '┷', '┻', '┛', '━'],
    uprights: ['┃', '│'],
};

const ASCII: Lines = Lines {
    top: ['+', '-', '+', '+', '-'],
    cells: ['|', ' ', '|', '|', ' '],
    boxes: ['+', '-', '+', '+', '-'],
    bottom: ['+', '-', '+', '+', '-'],
    uprights: ['|', '|'],
};

/// Draws the 81 cells with their frame; `area` is 37×19 or larger.
pub fn draw(buffer: &mut Buffer, area: Rect, marks: &[Mark], theme: &Theme) {
    let lines = if theme.ascii { &ASCII } else { &UNICODE };
    for row in 0..9u16 {
        let line = match row {
            0 => &lines.top,
            3 | 6 => &lines.boxes,
            _ => &lines.cells,
        };
        rule(buffer, area, row * 2, line, theme);
        cells(buffer, area, row, marks, lines.uprights, theme);
    }
    rule(buffer, area, 18, &lines.bottom, theme);
}

fn rule(buffer: &mut Buffer, area: Rect, row: u16, line: &[char; 5], theme: &Theme) {
    let [left, cell, block, right, along] = line;
    let text: String = (0..WIDTH)
        .map(|column| match column {
            0 => left,
            36 => right,
            12 | 24 => block,
            column if column % 4 == 0 => cell,
            _ => along,
        })
        .collect();
    buffer.set_string(area.x, area.y + row, text, theme.frame);
}

fn cells(buffer: &mut Buffer, area: Rect, row: u16, marks: &[Mark], uprights: [char; 2], theme: &Theme) {
    let y = area.y + row * 2 + 1;
    for column in 0..=9u16 {
        let upright = if column % 3 == 0 { uprights[0] } else { uprights[1] };
        buffer.set_string(area.x + column * 4, y, upright.to_string(), theme.frame);
    }
    for column in 0..9u16 {
        let mark = &marks[usize::from(row * 9 + column)];
        let digit = mark.digit.map_or(' ', crate::grid::Digit::as_char);
        let text: String = [mark.left, digit, mark.right].iter().collect();
        buffer.set_string(area.x + column * 4 + 1, y, text, mark.style);
    }
}
