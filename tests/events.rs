//! Events found along a timeline are those of a plain scan over all steps, both ways.

mod common;

use common::puzzles::{self, EVEREST, WORST, explore, grid};
use proptest::prelude::*;
use sudoscope::grid::{Cell, Digit};
use sudoscope::search::{
    Counting, Direction, Event, Finding, Hunt, Operation, Outcome, Search, Step, Strategy as Searching,
    Tallies, Timeline,
};

const LENGTH: u64 = 400;

/// A step with the tallies before and after it.
type Record = (Step, Tallies, Tallies);

/// The steps from the first on, past solutions.
fn records(search: &Search) -> Vec<Record> {
    let mut search = search.clone();
    let mut records = Vec::new();
    while (records.len() as u64) < LENGTH {
        let before = search.tallies();
        search.go_on();
        let Some(step) = search.step() else { break };
        records.push((step, before, search.tallies()));
    }
    records
}

fn is_hit(event: Event, (step, before, after): &Record) -> bool {
    let is_place = step.operation == Operation::Place;
    match event {
        Event::CellChanges(cell) => step.cell == cell,
        Event::CellBecomes(cell, digit) => is_place && step.cell == cell && step.digit == digit,
        Event::DepthRecord => step.depth > before.deepest,
        Event::BackAbove(depth) => !is_place && step.depth == depth - 1,
        Event::DeadEnd => after.dead_ends > before.dead_ends,
        Event::Solution => after.solutions > before.solutions,
    }
}

/// Every kind of event, about the cell, digit and depth of this step, and one about another cell.
fn events_of(step: &Step, cell: Cell) -> Vec<Event> {
    vec![
        Event::CellChanges(step.cell),
        Event::CellChanges(cell),
        Event::CellBecomes(step.cell, step.digit),
        Event::CellBecomes(cell, Digit::from_index(4)),
        Event::DepthRecord,
        Event::BackAbove(step.depth + 1),
        Event::BackAbove(step.depth.max(1)),
        Event::BackAbove(81),
        Event::DeadEnd,
        Event::Solution,
    ]
}

fn pursue(timeline: &Timeline, event: Event, direction: Direction, from: u64) -> Option<u64> {
    let mut hunt = Hunt::new(event, direction, from);
    for _ in 0..1000 {
        match timeline.pursue(&mut hunt, 0) {
            Finding::At(step) => return Some(step),
            Finding::Never => return None,
            Finding::Searching { done, of } => assert!(done <= of),
        }
    }
    panic!("a hunt comes to an end")
}

proptest! {
    #![proptest_config(puzzles::cases(48))]

    #[test]
    fn events_are_found_both_ways(
        givens in puzzles::puzzle(),
        strategy in puzzles::strategy(),
        extent in puzzles::extent(),
        about in (0..LENGTH as usize, 0..81usize),
        places in prop::collection::vec(0..LENGTH + 50, 1..12),
    ) {
        let search = Search::new(&givens, strategy);
        let records = records(&search);
        prop_assume!(!records.is_empty());
        let mut timeline = Timeline::with_extent(search, extent);
        explore(&mut timeline, LENGTH, 37);
        let (step, ..) = records[about.0 % records.len()];
        for event in events_of(&step, Cell::new(about.1)) {
            let hits: Vec<u64> =
                records.iter().filter(|record| is_hit(event, record)).map(|(step, ..)| step.number).collect();
            let mut counting = Counting::new(event);
            let is_known = timeline.occurrences(event).is_some();
            while !is_known && counting.reached() < timeline.frontier().steps() {
                timeline.count_on(&mut counting, 10);
            }
            for &from in &places {
                let next = hits.iter().copied().find(|hit| *hit > from);
                let previous = hits.iter().copied().rfind(|hit| *hit < from);
                prop_assert_eq!(timeline.find(event, Direction::Forward, from), next, "{:?} after {}", event, from);
                prop_assert_eq!(pursue(&timeline, event, Direction::Forward, from), next);
                prop_assert_eq!(timeline.find(event, Direction::Backward, from), previous, "{:?} before {}", event, from);
                prop_assert_eq!(pursue(&timeline, event, Direction::Backward, from), previous);
                timeline.seek(from);
                let expected = hits.iter().filter(|hit| **hit <= from).count() as u64;
                if !is_known {
                    let counted = (from <= timeline.frontier().steps()).then_some(expected);
                    prop_assert_eq!(timeline.counted(&counting, from), counted, "{:?} up to {}", event, from);
                }
                if let Some((so_far, in_all)) = timeline.occurrences(event) {
                    prop_assert_eq!((so_far, in_all), (expected, hits.len() as u64));
                }
            }
        }
    }

    #[test]
    fn heat_and_depths_are_those_of_the_steps(
        givens in puzzles::puzzle(), strategy in puzzles::strategy(), extent in puzzles::extent(), at in 0..LENGTH,
    ) {
        let search = Search::new(&givens, strategy);
        let records = records(&search);
        let mut timeline = Timeline::with_extent(search, extent);
        explore(&mut timeline, LENGTH, 50);
        timeline.seek(at);
        let mut heat = [0; 81];
        records.iter().take(at as usize).for_each(|(step, ..)| heat[step.cell.index()] += 1);
        prop_assert_eq!(timeline.cursor().heat(), heat);
        let all: Vec<u8> = std::iter::once(0).chain(records.iter().map(|(step, ..)| step.depth as u8)).collect();
        let from = (at as usize).min(records.len());
        let to = (from + 60).min(records.len());
        prop_assert_eq!(timeline.depths(at, at + 60), &all[from..=to]);
    }
}

#[test]
fn a_choice_is_given_up_when_the_decision_before_it_is_undone() {
    let mut timeline = Timeline::new(Search::new(&grid(EVEREST), Searching::ReadingOrder));
    timeline.explore(u64::MAX);
    timeline.seek(48_210);
    let parent = *timeline.cursor().decisions().last().expect("26 decisions stand");
    let event = Event::given_up(timeline.cursor()).expect("the choice is not the first");
    let end = timeline.find(event, Direction::Forward, 48_210).expect("it is given up");
    timeline.seek(end);
    let step = timeline.cursor().last_step().expect("not at step 0");
    assert_eq!((step.operation, step.cell, step.digit), (Operation::Undo, parent.cell, parent.digit));
    timeline.seek(0);
    assert_eq!(Event::given_up(timeline.cursor()), None);
}

#[test]
fn the_end_of_the_longest_film_is_searched_backwards() {
    let mut timeline = Timeline::new(Search::new(&grid(WORST), Searching::ReadingOrder));
    timeline.explore(u64::MAX);
    let end = timeline.frontier().steps();
    let cell = Cell::from_name("r1c5").expect("a cell");
    let change = timeline.find(Event::CellChanges(cell), Direction::Backward, end).expect("it changed");
    timeline.seek(change);
    assert_eq!(timeline.cursor().last_step().map(|step| step.cell), Some(cell));
    let becomes = Event::CellBecomes(cell, Digit::from_index(8));
    assert_eq!(timeline.find(becomes, Direction::Forward, change), None);
    assert_eq!(timeline.find(Event::Solution, Direction::Backward, end), None);
    assert_eq!(timeline.find(Event::Solution, Direction::Forward, 0), Some(end));
    assert_eq!(timeline.occurrences(Event::Solution), Some((0, 1)));
    assert_eq!(timeline.solutions(), [end]);
    assert_eq!(timeline.frontier().outcome(), Outcome::Solved);
}
