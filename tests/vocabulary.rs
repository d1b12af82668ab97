//! The vocabulary: names, indices, units, peers, clashes.

use proptest::prelude::*;
use sudoscope::grid::{Cell, Digit, DigitSet, Grid, Puzzle, Turn, Unit};

#[test]
fn cells_have_names_and_units() {
    for (name, index, units) in [
        ("r1c1", 0, "row 1, column 1, box 1"),
        ("r1c9", 8, "row 1, column 9, box 3"),
        ("r5c5", 40, "row 5, column 5, box 5"),
        ("r7c3", 56, "row 7, column 3, box 7"),
        ("r9c9", 80, "row 9, column 9, box 9"),
    ] {
        let cell = Cell::from_name(name).expect(name);
        assert_eq!(cell.index(), index, "{name}");
        assert_eq!(cell.to_string(), name);
        assert_eq!(cell.units().map(|unit| unit.to_string()).join(", "), units);
    }
    for name in ["", "r0c1", "r1c10", "c1r1", "r1", "rXcY", "r1c1 "] {
        assert_eq!(Cell::from_name(name), None, "{name:?}");
    }
}

#[test]
fn every_cell_sees_twenty_and_every_unit_holds_nine() {
    for cell in Cell::all() {
        assert_eq!(cell.peers().count(), 20, "{cell}");
        for peer in cell.peers() {
            let unit = cell.shared_unit(peer).expect("peers share a unit");
            assert!(unit.contains(cell) && unit.contains(peer));
        }
    }
    for (index, unit) in Unit::all().enumerate() {
        assert_eq!(unit.index(), index);
        let inside: Vec<Cell> = Cell::all().filter(|cell| unit.contains(*cell)).collect();
        assert_eq!(unit.cells().collect::<Vec<_>>(), inside, "{unit}");
    }
}

#[test]
fn clashes_name_digit_unit_and_all_cells() {
    let mut grid = Grid::EMPTY;
    for name in ["r1c1", "r1c8", "r3c3", "r9c1"] {
        grid[Cell::from_name(name).unwrap()] = Digit::new(5);
    }
    let said: Vec<String> = grid.clashes().iter().map(ToString::to_string).collect();
    assert_eq!(
        said,
        [
            "5 twice in row 1: r1c1 and r1c8",
            "5 twice in column 1: r1c1 and r9c1",
            "5 twice in box 1: r1c1 and r3c3"
        ]
    );
    assert!(Puzzle::new(grid).is_err());
    grid[Cell::from_name("r1c4").unwrap()] = Digit::new(5);
    assert_eq!(grid.clashes()[0].to_string(), "5 3 times in row 1: r1c1, r1c4 and r1c8");
}

#[test]
fn turns_are_the_symmetries_of_the_square() {
    let seen: std::collections::HashSet<Vec<usize>> = Turn::ALL
        .into_iter()
        .map(|turn| Cell::all().map(|cell| turn.of_cell(cell).index()).collect())
        .collect();
    assert_eq!(seen.len(), 8, "they are all different");
    for turn in Turn::ALL {
        for unit in Unit::all() {
            let image: Vec<Cell> = unit.cells().map(|cell| turn.of_cell(cell)).collect();
            assert!(
                Unit::all().any(|other| image.iter().all(|cell| other.contains(*cell))),
                "{turn}: {unit}"
            );
        }
    }
    let corner = Cell::at(0, 1);
    for (turn, name) in [
        (Turn::Quarter, "r2c9"),
        (Turn::Half, "r9c8"),
        (Turn::ThreeQuarters, "r8c1"),
        (Turn::Mirrored, "r1c8"),
        (Turn::Flipped, "r9c2"),
        (Turn::Transposed, "r2c1"),
        (Turn::AntiTransposed, "r8c9"),
    ] {
        assert_eq!(turn.of_cell(corner).to_string(), name, "{turn}");
    }
}

proptest! {
    #[test]
    fn a_clash_is_a_pair_of_equal_digits_that_see_each_other(
        numbers in proptest::collection::vec(0u8..30, 81)
    ) {
        let grid = Grid::from_cells(std::array::from_fn(|index| Digit::new(numbers[index])));
        let pair = Cell::all().any(|cell| {
            grid[cell].is_some() && cell.peers().any(|peer| grid[peer] == grid[cell])
        });
        prop_assert_eq!(grid.has_clash(), pair);
        prop_assert_eq!(grid.clashes().is_empty(), !pair);
        prop_assert_eq!(Grid::from_line(&grid.to_line()), Some(grid));
        for cell in Cell::all() {
            for digit in Digit::ALL {
                let seen = cell.peers().any(|peer| grid[peer] == Some(digit));
                prop_assert_eq!(grid.candidates(cell).contains(digit), !seen);
            }
        }
    }

    #[test]
    fn digit_sets_are_sets(a in 0u16..512, b in 0u16..512) {
        let (a, b) = (DigitSet::from_bits(a), DigitSet::from_bits(b));
        for digit in Digit::ALL {
            prop_assert_eq!((a | b).contains(digit), a.contains(digit) || b.contains(digit));
            prop_assert_eq!((a & b).contains(digit), a.contains(digit) && b.contains(digit));
            prop_assert_eq!((a - b).contains(digit), a.contains(digit) && !b.contains(digit));
        }
        prop_assert_eq!(a.len(), a.iter().count());
        prop_assert_eq!(a.first(), a.iter().next());
    }
}
