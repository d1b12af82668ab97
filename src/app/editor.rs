//! The grid being typed: its cursor, its edits, and the way back through them.

use super::Way;
use crate::grid::{Cell, Digit, Grid};

/// The puzzle under the user's hands. Nothing typed is ever lost: every change can be undone and redone, without
/// limit.
#[derive(Clone, Debug)]
pub struct Editor {
    grid: Grid,
    title: Option<String>,
    cursor: Cell,
    auto_advance: bool,
    past: Vec<Version>,
    future: Vec<Version>,
}

#[derive(Clone, Debug)]
struct Version {
    grid: Grid,
    title: Option<String>,
    cursor: Cell,
}

impl Editor {
    /// An editor that shows this puzzle, with the cursor in the first cell.
    pub fn new(grid: Grid, title: Option<String>) -> Self {
        Self { grid, title, cursor: Cell::new(0), auto_advance: true, past: Vec::new(), future: Vec::new() }
    }

    /// The grid as typed.
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// What the puzzle is called; gone once it is changed by hand.
    pub fn title(&self) -> Option<&str> {
        self.title.as_deref()
    }

    /// The cell that typing changes.
    pub const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// Whether the cursor moves on after a digit.
    pub const fn auto_advance(&self) -> bool {
        self.auto_advance
    }

    /// Switches moving on after a digit on or off.
    pub const fn toggle_auto_advance(&mut self) {
        self.auto_advance = !self.auto_advance;
    }

    /// Puts the cursor on a cell.
    pub const fn place_cursor(&mut self, cell: Cell) {
        self.cursor = cell;
    }

    /// Moves the cursor by one cell; past an edge it comes in at the other side.
    pub const fn step(&mut self, way: Way) {
        self.cursor = neighbour(self.cursor, way);
    }

    /// Moves the cursor to the next blank cell that way in its row or column, wrapping; without one it stays.
    pub fn to_next_blank(&mut self, way: Way) {
        let mut cell = neighbour(self.cursor, way);
        while cell != self.cursor && self.grid[cell].is_some() {
            cell = neighbour(cell, way);
        }
        self.cursor = cell;
    }

    /// Moves the cursor by a number of boxes in reading order, wrapping, keeping its place inside the box.
    pub const fn to_box(&mut self, boxes: i64) {
        let (row, column) = (self.cursor.row(), self.cursor.column());
        let target = (self.cursor.box_index() as i64 + boxes).rem_euclid(9) as usize;
        self.cursor = Cell::at(target / 3 * 3 + row % 3, target % 3 * 3 + column % 3);
    }

    /// Writes a digit, or a blank, at the cursor, and moves on to the next cell if that is switched on.
    pub fn write(&mut self, digit: Option<Digit>) {
        let mut grid = self.grid;
        grid[self.cursor] = digit;
        self.change(grid);
        if self.auto_advance && self.cursor.index() < 80 {
            self.cursor = Cell::new(self.cursor.index() + 1);
        }
    }

    /// Blanks the cell at the cursor; where it is blank already, the cursor goes back one cell.
    pub fn erase(&mut self) {
        if self.grid[self.cursor].is_some() {
            let mut grid = self.grid;
            grid[self.cursor] = None;
            self.change(grid);
        } else if self.cursor.index() > 0 {
            self.cursor = Cell::new(self.cursor.index() - 1);
        }
    }

    /// Replaces the whole puzzle, undoably.
    pub fn replace(&mut self, grid: Grid, title: Option<String>) {
        if grid != self.grid || title != self.title {
            self.remember();
            self.grid = grid;
            self.title = title;
            self.cursor = Cell::new(0);
        }
    }

    /// Changes the grid by an edit of its own, undoably, leaving the cursor where it is.
    pub fn change(&mut self, grid: Grid) {
        if grid != self.grid {
            self.remember();
            self.grid = grid;
            self.title = None;
        }
    }

    /// Whether there is an edit to take back.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Takes back the last edit. False where there is none.
    pub fn undo(&mut self) -> bool {
        let Some(version) = self.past.pop() else { return false };
        let present = self.exchange(version);
        self.future.push(present);
        true
    }

    /// Makes the edit again that was taken back last. False where there is none.
    pub fn redo(&mut self) -> bool {
        let Some(version) = self.future.pop() else { return false };
        let present = self.exchange(version);
        self.past.push(present);
        true
    }

    fn remember(&mut self) {
        self.past.push(Version { grid: self.grid, title: self.title.clone(), cursor: self.cursor });
        self.future.clear();
    }

    fn exchange(&mut self, version: Version) -> Version {
        Version {
            grid: std::mem::replace(&mut self.grid, version.grid),
            title: std::mem::replace(&mut self.title, version.title),
            cursor: std::mem::replace(&mut self.cursor, version.cursor),
        }
    }
}

const fn neighbour(cell: Cell, way: Way) -> Cell {
    let (row, column) = (cell.row(), cell.column());
    match way {
        Way::Up => Cell::at((row + 8) % 9, column),
        Way::Down => Cell::at((row + 1) % 9, column),
        Way::Left => Cell::at(row, (column + 8) % 9),
        Way::Right => Cell::at(row, (column + 1) % 9),
    }
}
