//! The lines of a grid whose cells have any size.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::Theme;

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

/// The size of the cells of a grid, without its lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellSize {
    /// Columns of a cell.
    pub width: u16,
    /// Rows of a cell.
    pub height: u16,
}

impl CellSize {
    /// Columns and rows of the whole grid, with its lines.
    pub const fn of_grid(self) -> (u16, u16) {
        (self.width * 9 + 10, self.height * 9 + 10)
    }

    /// Where the cell in this row and column (each 0 to 8) of a grid lies.
    pub const fn place(self, grid: Rect, row: u16, column: u16) -> Rect {
        Rect {
            x: grid.x + 1 + column * (self.width + 1),
            y: grid.y + 1 + row * (self.height + 1),
            width: self.width,
            height: self.height,
        }
    }
}

/// Draws all lines of a grid at the top left of an area that is large enough for it; the cells stay as they are.
pub fn draw(buffer: &mut Buffer, area: Rect, size: CellSize, theme: &Theme) {
    let lines = if theme.ascii { &ASCII } else { &UNICODE };
    let (_, height) = size.of_grid();
    for y in 0..height {
        let line = match (y / (size.height + 1), y % (size.height + 1)) {
            (0, 0) => &lines.top,
            (9, 0) => &lines.bottom,
            (3 | 6, 0) => &lines.boxes,
            (_, 0) => &lines.cells,
            _ => {
                uprights(buffer, area, area.y + y, size, lines.uprights, theme);
                continue;
            }
        };
        buffer.set_string(area.x, area.y + y, across(size, line), theme.frame);
    }
}

fn uprights(buffer: &mut Buffer, area: Rect, y: u16, size: CellSize, signs: [char; 2], theme: &Theme) {
    for column in 0..=9u16 {
        let sign = if column % 3 == 0 { signs[0] } else { signs[1] };
        buffer.set_string(area.x + column * (size.width + 1), y, sign.to_string(), theme.frame);
    }
}

fn across(size: CellSize, line: &[char; 5]) -> String {
    let [left, cell, block, right, along] = line;
    let (width, _) = size.of_grid();
    let sign = |column: u16| match (column / (size.width + 1), column % (size.width + 1)) {
        (0, 0) => left,
        (9, 0) => right,
        (3 | 6, 0) => block,
        (_, 0) => cell,
        _ => along,
    };
    (0..width).map(sign).collect()
}
