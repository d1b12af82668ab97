//! A grid drawn with borders and marks, in plain characters.

use crate::grid::{Cell, Digit, Grid};

const BORDER: &str = "+-------+-------+-------+\n";

/// The grid with borders between the boxes, a mark behind each cell that has one, and a line end behind each row.
pub fn draw(grid: &Grid, mark: impl Fn(Cell) -> Option<char>) -> String {
    let mut text = String::from(BORDER);
    for cell in Cell::all() {
        let (row, column) = (cell.index() / 9, cell.index() % 9);
        if column == 0 {
            text.push_str("| ");
        }
        text.push(grid[cell].map_or('.', Digit::as_char));
        text.push(mark(cell).unwrap_or(' '));
        if column % 3 == 2 {
            text.push_str(if column == 8 { "|\n" } else { "| " });
        }
        if column == 8 && row % 3 == 2 {
            text.push_str(BORDER);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_stand_behind_their_cells() {
        let mut grid = Grid::EMPTY;
        grid[Cell::at(0, 0)] = Digit::new(5);
        grid[Cell::at(0, 8)] = Digit::new(5);
        let drawn = draw(&grid, |cell| grid[cell].map(|_| '!'));
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), 13);
        assert_eq!(lines[1], "| 5!. . | . . . | . . 5!|");
        assert_eq!(lines[2], "| . . . | . . . | . . . |");
        assert_eq!(lines[0], lines[12]);
    }
}
