//! Any step of a timeline is what that many steps from the start make it, in whatever order they are visited.

mod common;

use common::puzzles::{self, EVEREST, WORST, explore, grid};
use proptest::prelude::*;
use sudoscope::search::{Decision, Extent, OpenChoice, Outcome, Search, Step, Strategy, Tallies, Timeline};

type Picture = (u64, String, Tallies, Vec<Decision>, Option<OpenChoice>, Option<Step>);

fn picture(search: &Search) -> Picture {
    let board = search.grid().to_line();
    let (decisions, open, last) = (search.decisions(), search.open_choice(), search.last_step());
    (search.steps(), board, search.tallies(), decisions, open, last)
}

/// The film from step 0 on, past solutions.
fn film(search: &Search, length: usize) -> Vec<Picture> {
    let mut search = search.clone();
    let mut film = vec![picture(&search)];
    while film.len() <= length {
        search.go_on();
        if search.step().is_none() {
            break;
        }
        film.push(picture(&search));
    }
    film
}

proptest! {
    #![proptest_config(puzzles::cases(48))]

    #[test]
    fn seeking_is_stepping(
        givens in puzzles::puzzle(),
        strategy in puzzles::strategy(),
        (extent, burst) in (puzzles::extent(), 1..70u64),
        visits in prop::collection::vec(0..500u64, 1..30),
    ) {
        let search = Search::new(&givens, strategy);
        let film = film(&search, 400);
        let mut timeline = Timeline::with_extent(search, extent);
        explore(&mut timeline, 400, burst);
        prop_assert_eq!(timeline.frontier().steps() as usize, film.len() - 1);
        for step in visits {
            timeline.seek(step);
            let step = (step as usize).min(film.len() - 1);
            prop_assert_eq!(&picture(timeline.cursor()), &film[step]);
            let before: Vec<Step> = film[..=step].iter().filter_map(|picture| picture.5).collect();
            let newest = timeline.steps_before(7);
            prop_assert_eq!(&newest[..], &before[before.len().saturating_sub(7)..]);
        }
    }
}

#[test]
fn the_middle_of_the_longest_film_is_the_same_from_both_sides() {
    let mut timeline = Timeline::new(Search::new(&grid(WORST), Strategy::ReadingOrder));
    assert_eq!(timeline.explore(u64::MAX), 138_350_568);
    assert!(timeline.is_explored() && timeline.frontier().outcome() == Outcome::Solved);
    // With the finer film of a window, 1.6 million bytes, it stays under 16 MiB.
    assert!(timeline.bytes_kept() < 14 << 20, "{} bytes", timeline.bytes_kept());
    timeline.seek(100_000_000);
    let there = picture(timeline.cursor());
    for offset in [7i64, -7, 0, -1_000_000, 0] {
        timeline.seek(100_000_000u64.saturating_add_signed(offset));
        assert_eq!(timeline.cursor().steps() as i64, 100_000_000 + offset);
        assert_eq!(picture(timeline.cursor()) == there, offset == 0);
    }
}

#[test]
fn memory_is_bounded_and_known_from_the_start() {
    let extent = Extent { stride: 1, checkpoints: 64, span_cost: 1, spans: 64 };
    let mut timeline = Timeline::with_extent(Search::new(&grid(EVEREST), Strategy::ReadingOrder), extent);
    let bytes = timeline.bytes_kept();
    timeline.explore(u64::MAX);
    assert_eq!(timeline.frontier().steps(), 99_056);
    assert_eq!(timeline.bytes_kept(), bytes);
}

#[test]
fn exploring_stops_at_a_solution_until_told_to_go_on() {
    let mut timeline = Timeline::new(Search::new(&grid(EVEREST), Strategy::FewestOptions));
    assert_eq!(timeline.explore(u64::MAX), 2_882);
    assert_eq!((timeline.explore(10), timeline.is_explored()), (0, true));
    timeline.go_on();
    assert!(!timeline.is_explored());
    assert!(timeline.explore(u64::MAX) > 0);
    assert_eq!(timeline.frontier().outcome(), Outcome::Exhausted);
    timeline.go_on();
    assert!(timeline.is_explored());
    timeline.seek(2_882);
    assert_eq!(timeline.cursor().outcome(), Outcome::Solved);
}
