//! Grids to text, in the notations that other programs read.

use crate::grid::{Digit, Grid};

/// A notation that can be written. Every one of them can be read again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Format {
    /// 81 characters on one line, `.` for a blank.
    Line,
    /// Nine lines of nine numbers with single spaces, 0 for a blank: the form of BOJ 2580.
    Rows,
    /// A drawn grid with borders between the boxes, `.` for a blank.
    Grid,
    /// SadMan Software's `.sdk`: a `[Puzzle]` section of nine rows, `.` for a blank.
    Sdk,
    /// A link that opens the puzzle on sudokuwiki.org, 0 for a blank.
    Link,
}

impl Format {
    /// All formats, in the order of help texts.
    pub const ALL: [Self; 5] = [Self::Line, Self::Rows, Self::Grid, Self::Sdk, Self::Link];

    /// The word for it on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Line => "line",
            Self::Rows => "rows",
            Self::Grid => "grid",
            Self::Sdk => "sdk",
            Self::Link => "link",
        }
    }

    /// The format with this name, if there is one.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }
}

/// The grid in this notation, without a newline at its end.
pub fn write(grid: &Grid, format: Format) -> String {
    match format {
        Format::Line => grid.to_line(),
        Format::Rows => rows(grid, '0', " "),
        Format::Grid => drawn(grid),
        Format::Sdk => format!("[Puzzle]\n{}", rows(grid, '.', "")),
        Format::Link => {
            format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", rows(grid, '0', "").replace('\n', ""))
        }
    }
}

fn rows(grid: &Grid, blank: char, between: &str) -> String {
    let row = |cells: &[Option<Digit>]| {
        let cells: Vec<String> = cells.iter().map(|cell| sign(*cell, blank).to_string()).collect();
        cells.join(between)
    };
    grid.cells().chunks(9).map(row).collect::<Vec<_>>().join("\n")
}

fn drawn(grid: &Grid) -> String {
    const BORDER: &str = "+-------+-------+-------+";
    let mut lines = vec![BORDER.to_owned()];
    for (index, row) in grid.cells().chunks(9).enumerate() {
        let mut line = String::from("|");
        for (column, cell) in row.iter().enumerate() {
            line.push(' ');
            line.push(sign(*cell, '.'));
            if column % 3 == 2 {
                line.push_str(" |");
            }
        }
        lines.push(line);
        if index % 3 == 2 {
            lines.push(BORDER.to_owned());
        }
    }
    lines.join("\n")
}

fn sign(cell: Option<Digit>, blank: char) -> char {
    cell.map_or(blank, Digit::as_char)
}
