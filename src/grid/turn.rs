//! The eight ways to lay a grid on itself: rotations and reflections.

use std::fmt;

use super::{Cell, Grid};

/// A rotation or reflection of the square. A turned puzzle is the same puzzle to a person; to a search that goes by
/// reading order it is another one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// As it is.
    None,
    /// By 90° clockwise.
    Quarter,
    /// By 180°.
    Half,
    /// By 90° counter-clockwise.
    ThreeQuarters,
    /// Left and right exchanged.
    Mirrored,
    /// Top and bottom exchanged.
    Flipped,
    /// Rows and columns exchanged.
    Transposed,
    /// Rows and columns exchanged, from the other corner.
    AntiTransposed,
}

impl Turn {
    /// All eight, the identity first.
    pub const ALL: [Self; 8] = [
        Self::None,
        Self::Quarter,
        Self::Half,
        Self::ThreeQuarters,
        Self::Mirrored,
        Self::Flipped,
        Self::Transposed,
        Self::AntiTransposed,
    ];

    /// Where a cell goes.
    pub const fn of_cell(self, cell: Cell) -> Cell {
        let (row, column) = (cell.row(), cell.column());
        match self {
            Self::None => cell,
            Self::Quarter => Cell::at(column, 8 - row),
            Self::Half => Cell::at(8 - row, 8 - column),
            Self::ThreeQuarters => Cell::at(8 - column, row),
            Self::Mirrored => Cell::at(row, 8 - column),
            Self::Flipped => Cell::at(8 - row, column),
            Self::Transposed => Cell::at(column, row),
            Self::AntiTransposed => Cell::at(8 - column, 8 - row),
        }
    }

    /// The grid, turned.
    pub fn of_grid(self, grid: &Grid) -> Grid {
        let mut turned = Grid::EMPTY;
        for (cell, digit) in grid.givens() {
            turned[self.of_cell(cell)] = Some(digit);
        }
        turned
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::None => "as it is",
            Self::Quarter => "turned by 90°",
            Self::Half => "turned by 180°",
            Self::ThreeQuarters => "turned by 270°",
            Self::Mirrored => "mirrored",
            Self::Flipped => "upside down",
            Self::Transposed => "transposed",
            Self::AntiTransposed => "anti-transposed",
        })
    }
}
