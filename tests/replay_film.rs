//! The film of recorded steps is the film of the search that made them; and where another program does what no search
//! of ours does, it is what a plain account of its steps says.

mod common;

use common::puzzles::{self, EVEREST, WIKIPEDIA, explore, grid};
use proptest::prelude::*;
use sudoscope::grid::{Cell, Digit, Grid};
use sudoscope::search::{
    Change, Direction, Event, Fate, Operation, Outcome, Reason, Recording, Search, Span, Step,
    Strategy as Searching, Tallies, Timeline, Window,
};

/// The steps of a search from the first on, past solutions.
fn steps_of(search: &Search, at_most: usize) -> Vec<Step> {
    let mut search = search.clone();
    let steps = std::iter::from_fn(|| {
        search.go_on();
        search.step()
    });
    steps.take(at_most).collect()
}

fn change(step: &Step) -> Change {
    match step.operation {
        Operation::Place => Change::place(step.cell, step.digit),
        Operation::Undo => Change::undo(step.cell, step.digit),
    }
}

fn recording_of(changes: &[Change]) -> Recording {
    let recording = Recording::new();
    recording.append(changes);
    recording.end();
    recording
}

/// What a recorded search knows of its cursor: all but choices and tests.
type Picture =
    (Grid, usize, Tallies, Vec<(Cell, Digit, u64)>, [u64; 81], Option<(Operation, Cell, Digit, usize)>);

fn picture(search: &Search) -> Picture {
    let decisions = search.decisions().into_iter();
    let decisions = decisions.map(|decision| (decision.cell, decision.digit, decision.placed_at)).collect();
    let last = search.last_step().map(|step| (step.operation, step.cell, step.digit, step.depth));
    let tallies = Tallies { tests: 0, ..search.tallies() };
    (search.grid(), search.depth(), tallies, decisions, search.heat(), last)
}

fn outline(spans: Vec<Span>) -> Vec<(u64, u64, u8, Cell, Digit)> {
    spans.into_iter().map(|span| (span.from, span.to, span.level, span.cell(), span.digit())).collect()
}

proptest! {
    #![proptest_config(puzzles::cases(100))]

    #[test]
    fn a_recorded_film_is_the_film_of_its_search(
        givens in puzzles::puzzle(), strategy in puzzles::strategy(), extent in puzzles::extent(), least in 1..30u64,
    ) {
        let search = Search::new(&givens, strategy);
        let steps = steps_of(&search, 250);
        let changes: Vec<Change> = steps.iter().map(change).collect();
        let mut original = Timeline::with_extent(search, extent);
        explore(&mut original, steps.len() as u64, 100);
        let mut recorded = Timeline::with_extent(Search::recorded(&givens, recording_of(&changes)), extent);
        recorded.explore(u64::MAX);
        prop_assert!(recorded.is_explored());
        prop_assert_eq!(recorded.frontier().steps(), steps.len() as u64);
        for step in 0..=steps.len() as u64 {
            original.seek(step);
            recorded.seek(step);
            let (mut ours, theirs) = (picture(original.cursor()), picture(recorded.cursor()));
            if step == steps.len() as u64 && ours.2.dead_ends > theirs.2.dead_ends {
                ours.2.dead_ends -= 1; // whether the last placement was a dead end its recording does not say
            }
            prop_assert_eq!(&theirs, &ours, "step {}", step);
        }
        prop_assert_eq!(outline(recorded.spans(least)), outline(original.spans(least)));
        prop_assert_eq!(recorded.solutions(), original.solutions());
    }
}

proptest! {
    #![proptest_config(puzzles::cases(24))]

    #[test]
    fn advancing_is_stepping(givens in puzzles::puzzle(), strategy in puzzles::strategy()) {
        let steps = steps_of(&Search::new(&givens, strategy), 250);
        let mut search = Search::new(&givens, strategy);
        for step in &steps {
            prop_assert_eq!(search.advance(), Some(change(step)));
        }
        prop_assert!(steps.len() == 250 || search.advance().is_none());
    }

    #[test]
    fn costs_are_those_of_the_search(givens in puzzles::puzzle(), extent in puzzles::extent()) {
        let search = Search::new(&givens, Searching::ReadingOrder);
        let steps = steps_of(&search, 200);
        let changes: Vec<Change> = steps.iter().map(change).collect();
        let mut original = Timeline::with_extent(search, extent);
        explore(&mut original, steps.len() as u64, 200);
        let mut recorded = Timeline::with_extent(Search::recorded(&givens, recording_of(&changes)), extent);
        recorded.explore(u64::MAX);
        for step in 0..steps.len() as u64 {
            original.seek(step);
            recorded.seek(step);
            let (Some(ours), Some(theirs)) = (original.explain(), recorded.explain()) else { continue };
            if ours.choice == theirs.choice {
                prop_assert_eq!(theirs.options, ours.options, "step {}", step);
            }
            for level in (0..recorded.cursor().depth()).rev().take(3) {
                let (ours, theirs) = (original.explain_decision(level), recorded.explain_decision(level));
                prop_assert_eq!(theirs.map(|told| told.options), ours.map(|told| told.options));
            }
        }
    }
}

/// A plain account of what a program did, which may place before it tests, and take back in any order.
#[derive(Clone)]
struct Account {
    grid: Grid,
    stack: Vec<Cell>,
    tallies: Tallies,
    heat: [u64; 81],
}

impl Account {
    fn of(givens: &Grid, changes: &[Change]) -> Vec<Self> {
        let start = Self { grid: *givens, stack: Vec::new(), tallies: Tallies::default(), heat: [0; 81] };
        let mut accounts = vec![start];
        for (number, change) in changes.iter().enumerate() {
            let mut next = accounts[number].clone();
            next.take(*change, number.checked_sub(1).map(|last| changes[last]));
            accounts.push(next);
        }
        // A placement is known to be a dead end as soon as it is made: the recording goes on.
        for number in 1..changes.len() {
            let later = accounts[number + 1].tallies.dead_ends;
            accounts[number].tallies.dead_ends = later;
        }
        accounts
    }

    fn take(&mut self, change: Change, last: Option<Change>) {
        let (cell, digit) = (change.cell(), change.digit());
        self.heat[cell.index()] += 1;
        if change.operation() == Operation::Place {
            let clashes = cell.peers().any(|peer| self.grid[peer] == Some(digit));
            self.tallies.clashing += u64::from(clashes);
            self.tallies.placements += 1;
            self.grid[cell] = Some(digit);
            self.stack.push(cell);
            self.tallies.deepest = self.tallies.deepest.max(self.stack.len());
            self.tallies.solutions += u64::from(self.grid.is_solution());
        } else {
            self.tallies.undos += 1;
            let is_at_once = last == Some(Change::place(cell, digit));
            self.tallies.dead_ends += u64::from(is_at_once && !self.grid.is_full());
            self.tallies.out_of_order += u64::from(self.stack.last() != Some(&cell));
            self.stack.retain(|other| *other != cell);
            self.grid[cell] = None;
        }
    }
}

/// Touches these cells one after another: a blank one is filled, a filled one blanked.
fn changes_of(givens: &Grid, touches: &[(usize, usize)]) -> Vec<Change> {
    let mut grid = *givens;
    let mut changes = Vec::new();
    for (cell, digit) in touches {
        let (cell, digit) = (Cell::new(*cell), Digit::from_index(*digit));
        match grid[cell] {
            Some(_) if givens[cell].is_some() => {}
            Some(there) => {
                changes.push(Change::undo(cell, there));
                grid[cell] = None;
            }
            None => {
                changes.push(Change::place(cell, digit));
                grid[cell] = Some(digit);
            }
        }
    }
    changes
}

fn is_hit(event: Event, step: usize, changes: &[Change], accounts: &[Account]) -> bool {
    let (change, before, after) = (changes[step - 1], &accounts[step - 1], &accounts[step]);
    let is_place = change.operation() == Operation::Place;
    match event {
        Event::CellChanges(cell) => change.cell() == cell,
        Event::CellBecomes(cell, digit) => change == Change::place(cell, digit),
        Event::DepthRecord => after.tallies.deepest > before.tallies.deepest,
        Event::BackAbove(depth) => !is_place && after.stack.len() + 1 == depth,
        Event::DeadEnd => after.tallies.dead_ends > before.tallies.dead_ends,
        Event::Solution => after.tallies.solutions > before.tallies.solutions,
    }
}

proptest! {
    #![proptest_config(puzzles::cases(60))]

    #[test]
    fn whatever_a_program_does_is_told_as_it_was(
        givens in puzzles::puzzle(),
        extent in puzzles::extent(),
        touches in prop::collection::vec((0..81usize, 0..9usize), 1..300),
        repeated in any::<bool>(),
    ) {
        // Touched twice in a row: placed and taken back at once.
        let touches: Vec<_> = touches.into_iter().flat_map(|touch| vec![touch; 1 + usize::from(repeated && touch.1 > 3)]).collect();
        let changes = changes_of(&givens, &touches);
        let accounts = Account::of(&givens, &changes);
        let mut timeline = Timeline::with_extent(Search::recorded(&givens, recording_of(&changes)), extent);
        timeline.explore(u64::MAX);
        prop_assert_eq!(timeline.frontier().steps(), changes.len() as u64);
        for step in (0..=changes.len()).rev() {
            timeline.seek(step as u64);
            let (cursor, account) = (timeline.cursor(), &accounts[step]);
            prop_assert_eq!(cursor.grid(), account.grid);
            prop_assert_eq!(cursor.tallies(), account.tallies, "step {}", step);
            prop_assert_eq!(cursor.heat(), account.heat);
            let stack: Vec<Cell> = cursor.decisions().iter().map(|decision| decision.cell).collect();
            prop_assert_eq!(&stack, &account.stack);
            let last = cursor.last_step().map(|step| change(&step));
            prop_assert_eq!(last, step.checked_sub(1).map(|last| changes[last]));
            if let Some(told) = timeline.explain() {
                let (cell, _) = told.choice.option(0);
                let fits = |digit: Digit| cell.peers().all(|peer| account.grid[peer] != Some(digit));
                for (fate, digit) in told.options.iter().zip(Digit::ALL) {
                    prop_assert_eq!(fate.is_blocked(), !fits(digit) || account.grid[cell].is_some());
                }
            }
            for level in 0..stack.len() {
                prop_assert!(timeline.explain_decision(level).is_some());
            }
        }
        let middle = changes.len() / 2;
        let events = [
            Event::CellChanges(Cell::new(40)), Event::CellBecomes(Cell::new(40), Digit::from_index(4)), Event::DepthRecord,
            Event::BackAbove(1), Event::BackAbove(5), Event::BackAbove(20), Event::DeadEnd, Event::Solution,
        ];
        for event in events.into_iter().chain(changes.get(middle).map(|change| Event::CellBecomes(change.cell(), change.digit()))) {
            for from in [0, middle, changes.len()] {
                let hit = |step: &usize| is_hit(event, *step, &changes, &accounts);
                let next = (from + 1..=changes.len()).find(hit).map(|step| step as u64);
                let previous = (1..from).rev().find(hit).map(|step| step as u64);
                prop_assert_eq!(timeline.find(event, Direction::Forward, from as u64), next, "{:?} after {}", event, from);
                prop_assert_eq!(timeline.find(event, Direction::Backward, from as u64), previous, "{:?} before {}", event, from);
            }
        }
        if !changes.is_empty() {
            let window = Window { from: 0, to: changes.len() as u64, columns: 40, levels: 0..81 };
            for row in timeline.icicle(&window).rows {
                prop_assert!(row.bars.is_sorted_by(|bar, next| bar.columns.end <= next.columns.start));
            }
        }
    }

    #[test]
    fn a_film_that_is_still_coming_in_is_the_same_in_the_end(
        givens in puzzles::puzzle(), extent in puzzles::extent(), pieces in prop::collection::vec(1..40usize, 1..12),
    ) {
        let steps = steps_of(&Search::new(&givens, Searching::ReadingOrder), 250);
        let changes: Vec<Change> = steps.iter().map(change).collect();
        let recording = Recording::new();
        let mut live = Timeline::with_extent(Search::recorded(&givens, recording.clone()), extent);
        let mut rest = &changes[..];
        for piece in pieces {
            let (now, later) = rest.split_at(piece.min(rest.len()));
            recording.append(now);
            rest = later;
            while live.explore(7) > 0 {}
            prop_assert_eq!(live.frontier().steps(), (changes.len() - rest.len()) as u64);
            prop_assert!(live.frontier().waits_for_more() && !live.is_explored());
        }
        recording.append(rest);
        recording.end();
        live.explore(u64::MAX);
        prop_assert!(live.is_explored() && !live.frontier().waits_for_more());
        let mut whole = Timeline::with_extent(Search::recorded(&givens, recording_of(&changes)), extent);
        whole.explore(u64::MAX);
        for step in [0, changes.len() / 3, changes.len() / 2, changes.len()] {
            live.seek(step as u64);
            whole.seek(step as u64);
            prop_assert_eq!(picture(live.cursor()), picture(whole.cursor()));
        }
        prop_assert_eq!(live.spans(1), whole.spans(1));
    }
}

#[test]
fn the_end_of_a_recording_says_how_it_ends() {
    let givens = grid(WIKIPEDIA);
    let outcome = |changes: &[Change]| {
        let mut search = Search::recorded(&givens, recording_of(changes));
        search.run(u64::MAX);
        search.outcome()
    };
    let solving: Vec<Change> =
        steps_of(&Search::new(&givens, Searching::Singles), 100).iter().map(change).collect();
    assert_eq!(outcome(&[]), Outcome::Ended);
    assert_eq!(outcome(&solving), Outcome::Solved);
    assert_eq!(outcome(&solving[..20]), Outcome::Ended);
    assert_eq!(outcome(&changes_of(&givens, &[(2, 3), (2, 3)])), Outcome::Ended);
    let recording = Recording::new();
    recording.append(&solving[..20]);
    assert_eq!(Search::recorded(&givens, recording).outcome(), Outcome::Searching);
}

#[test]
fn what_only_the_program_knows_is_not_made_up() {
    let givens = grid(EVEREST);
    let steps = steps_of(&Search::new(&givens, Searching::ReadingOrder), 1000);
    let changes: Vec<Change> = steps.iter().map(change).collect();
    let mut search = Search::recorded(&givens, recording_of(&changes));
    let told = search.explain().expect("the next step says which cell is meant");
    assert_eq!((told.choice, told.reason), (steps[0].choice, Reason::Unknown));
    assert_eq!(told.reason.to_string(), "the program does not say why");
    assert!(told.options.iter().any(|fate| matches!(fate, Fate::Blocked { given: true, .. })));
    search.run(u64::MAX);
    assert_eq!((search.tallies().tests, search.strategy()), (0, Searching::Recorded));
}
