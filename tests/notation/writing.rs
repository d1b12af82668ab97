//! What is written can be read again, and looks as other programs expect.

use proptest::prelude::*;
use sudoscope::grid::{Cell, Digit, Grid};
use sudoscope::notation::{self, Format, write};

use super::PUZZLE;

#[test]
fn each_format_looks_as_it_should() {
    let grid = Grid::from_line(PUZZLE).unwrap();
    let zeros = PUZZLE.replace('.', "0");
    for (format, expected) in [
        (Format::Line, PUZZLE.to_owned()),
        (Format::Link, format!("https://www.sudokuwiki.org/sudoku.htm?bd={zeros}")),
    ] {
        assert_eq!(write(&grid, format), expected);
    }
    let starts = |format, start: &str| {
        let text = write(&grid, format);
        assert!(text.starts_with(start), "{text}");
    };
    starts(Format::Rows, "5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5 0 0 0\n");
    starts(Format::Sdk, "[Puzzle]\n53..7....\n6..195...\n");
    starts(Format::Grid, "+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n");
    assert_eq!(write(&grid, Format::Rows).lines().count(), 9);
    assert_eq!(write(&grid, Format::Grid).lines().count(), 13);
}

#[test]
fn each_format_has_a_name() {
    for format in Format::ALL {
        assert_eq!(Format::from_name(format.name()), Some(format));
    }
    assert_eq!(Format::from_name("lines"), None);
}

fn grids() -> impl Strategy<Value = Grid> {
    let sparse = proptest::collection::vec(0u8..30, 81);
    let dense = proptest::collection::vec(0u8..10, 81);
    prop_oneof![sparse, dense].prop_map(|numbers| {
        let mut grid = Grid::EMPTY;
        for (cell, number) in Cell::all().zip(numbers) {
            grid[cell] = Digit::new(number);
        }
        grid
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn every_grid_survives_every_format(grid in grids()) {
        for format in Format::ALL {
            let text = write(&grid, format);
            prop_assert_eq!(notation::read(text.as_bytes()).map(|reading| reading.grid), Ok(grid), "{}", text);
        }
    }

    #[test]
    fn grids_written_one_after_another_are_all_found(grids in proptest::collection::vec(grids(), 1..5)) {
        for format in Format::ALL {
            let between = if matches!(format, Format::Line | Format::Link) { "\n" } else { "\n\n" };
            let text = grids.iter().map(|grid| write(grid, format)).collect::<Vec<_>>().join(between);
            let found: Vec<_> = notation::read_all(text.as_bytes()).into_iter().map(|result| result.map(|reading| reading.grid)).collect();
            let expected: Vec<_> = grids.iter().copied().map(Ok).collect();
            prop_assert_eq!(found, expected, "{}", text);
        }
    }
}
