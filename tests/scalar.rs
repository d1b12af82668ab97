//! The scalar version against the plain search, also on a machine whose vectors would do the work.

use std::time::{Duration, Instant};

use sudoscope::grid::Grid;
use sudoscope::solve::{Version, first_solution};

mod kinds;
mod plain;

use kinds::{Kind, agree, agree_on};

/// Comes first in every test, so that no other version is at work in this process.
fn put_to_work() {
    Version::Scalar.put_to_work().expect("no other version was");
}

#[test]
fn grids_are_judged_as_the_plain_search_does() {
    put_to_work();
    for kind in Kind::ALL {
        agree_on(kind, 500);
    }
}

#[test]
fn grids_without_clash_and_without_solution_are_refused_soon() {
    put_to_work();
    for line in [
        ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........",
        "..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..",
    ] {
        let start = Instant::now();
        assert_eq!(first_solution(&Grid::from_line(line).expect(line)), None);
        assert!(start.elapsed() < Duration::from_millis(500), "{line}");
    }
}

#[test]
fn the_empty_grid_is_judged_as_the_plain_search_does() {
    put_to_work();
    agree(&Grid::EMPTY.to_line(), 50);
}

/// By hand, some minutes: `cargo test --release --test scalar -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn a_hundred_thousand_of_each_kind() {
    put_to_work();
    std::thread::scope(|scope| {
        for kind in Kind::ALL {
            scope.spawn(move || agree_on(kind, 100_000));
        }
    });
}
