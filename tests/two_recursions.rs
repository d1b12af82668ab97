//! The two recursions make the placements and undos of `reading-order`, in its order; what differs is what they do
//! beside.

mod common;
mod recursions;

use common::puzzles::{EVEREST, WIKIPEDIA, grid};
use recursions::{
    Counting, Filming, Passed, SKIPPED, Shared, Squares, TESTED, buffered, built_first, last_column, one_wrap,
};
use sudoscope::grid::Grid;
use sudoscope::search::{Operation, Search, Strategy};

/// Wikipedia's puzzle with one given more, a wrong one: no solution.
const SPOILT: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5.1..8..79";

fn reading_order(grid: &Grid) -> Vec<(usize, Option<u8>)> {
    let mut search = Search::new(grid, Strategy::ReadingOrder);
    let steps = std::iter::from_fn(|| search.step());
    steps
        .map(|step| {
            let digit = (step.operation == Operation::Place).then(|| step.digit.number());
            (step.cell.index(), digit)
        })
        .collect()
}

#[test]
fn all_variants_make_the_steps_of_reading_order() {
    for line in [WIKIPEDIA, EVEREST, SPOILT] {
        let grid = grid(line);
        let expected = reading_order(&grid);
        let mut films = Vec::new();
        for variant in 0..6 {
            let mut rows = Passed::rows(&grid);
            let (mut passed, mut film) = (Passed(&mut rows), Filming::default());
            let is_solved = match variant {
                0 => last_column::<TESTED>(&mut passed, 0, 0, &mut film),
                1 => last_column::<SKIPPED>(&mut passed, 0, 0, &mut film),
                2 => one_wrap::<TESTED>(&mut passed, 0, 0, &mut film),
                3 => one_wrap::<SKIPPED>(&mut passed, 0, 0, &mut film),
                4 => last_column::<TESTED>(&mut Shared::holding(&grid), 0, 0, &mut film),
                _ => one_wrap::<SKIPPED>(&mut Shared::holding(&grid), 0, 0, &mut film),
            };
            assert_eq!(is_solved, line != SPOILT, "variant {variant} of {line}");
            films.push(film.0);
        }
        assert!((100..100_000).contains(&expected.len()), "{} steps", expected.len());
        for (variant, film) in films.iter().enumerate() {
            assert!(*film == expected, "variant {variant} of {line}");
        }
    }
}

#[test]
fn what_the_tallies_say_is_what_the_second_version_does() {
    let grid = grid(EVEREST);
    let mut search = Search::new(&grid, Strategy::ReadingOrder);
    search.run(u64::MAX);
    let tallies = search.tallies();
    let mut counts = Counting::default();
    assert!(one_wrap::<SKIPPED>(&mut Passed(&mut Passed::rows(&grid)), 0, 0, &mut counts));
    assert_eq!((counts.steps, counts.tests), (search.steps(), tallies.tests));
    assert_eq!(counts.calls_on_blank, tallies.placements);
}

#[test]
fn the_first_version_spends_its_time_in_filled_cells() {
    let grid = grid(EVEREST);
    let [mut first, mut skipping, mut second] = [Counting::default(); 3];
    last_column::<TESTED>(&mut Passed(&mut Passed::rows(&grid)), 0, 0, &mut first);
    last_column::<SKIPPED>(&mut Passed(&mut Passed::rows(&grid)), 0, 0, &mut skipping);
    one_wrap::<SKIPPED>(&mut Passed(&mut Passed::rows(&grid)), 0, 0, &mut second);
    assert_eq!(skipping, second, "the form of the recursion changes no count");
    assert_eq!(first.calls_on_filled, second.calls_on_filled);
    assert_eq!(first.tests, second.tests + 9 * first.calls_on_filled);
}

#[test]
fn both_ways_of_writing_write_the_same() {
    let mut rows = Passed::rows(&grid(WIKIPEDIA));
    let mut squares = Passed(&mut rows);
    assert!(one_wrap::<SKIPPED>(&mut squares, 0, 0, &mut Counting::default()));
    let [mut one, mut other] = [Vec::new(), Vec::new()];
    buffered(&squares, &mut one).unwrap();
    built_first(&squares, &mut other).unwrap();
    assert_eq!(one, other);
    assert_eq!(squares.numbers()[..9], [5, 3, 4, 6, 7, 8, 9, 1, 2]);
}

/// The counts that are told in `benches/README.md`: `cargo test --release --test two_recursions -- --ignored --nocapture`.
#[test]
#[ignore = "takes half a minute"]
fn counts_of_the_worst_case() {
    let grid = grid(common::puzzles::WORST);
    let [mut first, mut second] = [Counting::default(); 2];
    last_column::<TESTED>(&mut Passed(&mut Passed::rows(&grid)), 0, 0, &mut first);
    one_wrap::<SKIPPED>(&mut Passed(&mut Passed::rows(&grid)), 0, 0, &mut second);
    println!("{first:#?}\n{second:#?}");
    assert_eq!((first.steps, second.steps), (138_350_568, 138_350_568));
}
