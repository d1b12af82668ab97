//! Every reason given is true, by the rules of sudoku spelled out.

mod common;

use common::plain::{self, Numbers, see_each_other};
use common::puzzles::{self, EVEREST, TWO, WIKIPEDIA, grid};
use proptest::prelude::*;
use sudoscope::grid::{Digit, Grid, Unit};
use sudoscope::search::{
    Blame, Choice, ChoiceKind, Decision, Explanation, Fate, Operation, Outcome, Reason, Search, Strategy,
    Timeline,
};

/// The numbers on the board when only these decisions stood.
fn board(givens: &Grid, standing: &[Decision]) -> Numbers {
    let mut numbers = plain::numbers(givens);
    for decision in standing {
        numbers[decision.cell.index()] = decision.digit.number();
    }
    numbers
}

fn is_free(numbers: &Numbers, choice: Choice, option: usize) -> bool {
    let (cell, digit) = choice.option(option);
    numbers[cell.index()] == 0 && plain::fits(numbers, cell.index(), digit.number())
}

/// The rank in which the classic check would find this cell: row before column before box.
fn rank(cell: usize, other: usize) -> usize {
    [cell / 9 == other / 9, cell % 9 == other % 9, true].iter().position(|shares| *shares).expect("the last")
}

fn assert_fates(search: &Search, explanation: &Explanation, standing: &[Decision], on_trial: Option<usize>) {
    let numbers = board(search.givens(), standing);
    for (number, fate) in explanation.options.into_iter().enumerate() {
        let (cell, digit) = explanation.choice.option(number);
        let holds = |other: usize| numbers[other] == digit.number() && see_each_other(cell.index(), other);
        let is_given = |cell: usize| search.givens().cells()[cell].is_some();
        let is_blocked_for_good =
            is_given(cell.index()) || (0..81).any(|other| holds(other) && is_given(other));
        match fate {
            Fate::Untried | Fate::Failed { .. } | Fate::Solved { .. } => {
                assert!(is_free(&numbers, explanation.choice, number));
            }
            Fate::OnTrial => assert_eq!(Some(number), on_trial),
            Fate::Filled { digit, given, for_good } => {
                assert_eq!(for_good, is_blocked_for_good);
                assert_eq!(numbers[cell.index()], digit.number());
                assert_eq!(search.givens()[cell].is_some(), given);
            }
            Fate::Blocked { unit, by, given, for_good } => {
                assert_eq!(for_good, is_blocked_for_good);
                assert_eq!(numbers[cell.index()], 0);
                assert!(holds(by.index()) && unit.contains(cell) && unit.contains(by));
                assert_eq!(search.givens()[by].is_some(), given);
                let first =
                    (0..81).filter(|other| holds(*other)).min_by_key(|o| (rank(cell.index(), *o), *o));
                assert_eq!(first, Some(by.index()));
                assert_eq!(rank(cell.index(), by.index()), unit.index() / 9);
            }
        }
    }
    if on_trial.is_some() {
        assert!(explanation.options.contains(&Fate::OnTrial));
    }
}

/// Undoing down to the decision to blame frees an option, undoing less frees none.
fn assert_blame(search: &Search, explanation: &Explanation, standing: &[Decision]) {
    let frees = |kept: usize| {
        let numbers = board(search.givens(), &standing[..kept]);
        (0..9).find(|option| is_free(&numbers, explanation.choice, *option))
    };
    let first = (0..standing.len()).rev().find_map(|level| frees(level).map(|option| (level, option)));
    let is_dead_end = frees(standing.len()).is_none();
    let expected =
        is_dead_end.then(|| first.map_or(Blame::Givens, |(level, option)| Blame::Decision { level, option }));
    assert_eq!(explanation.blame, expected);
}

fn assert_reason(search: &Search, explanation: &Explanation, standing: &[Decision]) {
    let numbers = board(search.givens(), standing);
    let size = |choice: Choice| (0..9).filter(|option| is_free(&numbers, choice, *option)).count();
    match explanation.reason {
        Reason::Unknown => panic!("our own strategies say why"),
        Reason::NextInOrder(strategy) => assert_eq!(strategy, search.strategy()),
        Reason::LastBlank(unit) => assert!(missing(&numbers, unit) == 1 && size(explanation.choice) < 2),
        Reason::Single { choice, options } => {
            assert_eq!((choice, size(choice)), (explanation.choice, options));
            assert!(options < 2);
        }
        Reason::FewestCandidates { candidates } => {
            let blanks = Choice::all().take(81).filter(|choice| numbers[choice.index()] == 0);
            assert_eq!(blanks.map(size).min(), Some(candidates));
            assert_eq!(size(explanation.choice), candidates);
        }
        Reason::FewestOptions { choice, options } => {
            assert_eq!((choice, size(choice)), (explanation.choice, options));
            let open = Choice::all().filter(|choice| is_open(&numbers, *choice));
            assert_eq!(open.map(size).min(), Some(options));
        }
    }
}

fn is_open(numbers: &Numbers, choice: Choice) -> bool {
    match choice.kind() {
        ChoiceKind::Cell(cell) => numbers[cell.index()] == 0,
        ChoiceKind::Digit { digit, unit } => unit.cells().all(|cell| numbers[cell.index()] != digit.number()),
    }
}

fn missing(numbers: &Numbers, unit: Unit) -> usize {
    Digit::ALL.iter().filter(|d| unit.cells().all(|cell| numbers[cell.index()] != d.number())).count()
}

/// What an option cost that was taken back, and whether a solution lay below it, from a plain count of the steps; kept
/// while its choice is open or decided.
struct Costs {
    placed_at: Vec<u64>,
    /// By level: how many solutions had been found when the digit was placed.
    solutions: Vec<u64>,
    /// By level and option: of the choice that was opened there last.
    tried: Vec<[Option<Fate>; 9]>,
}

impl Costs {
    fn none() -> Self {
        Self { placed_at: vec![0; 82], solutions: vec![0; 82], tried: vec![[None; 9]; 82] }
    }

    fn watch(&mut self, search: &Search) {
        let step = search.last_step().expect("a step was made");
        let option = (0..9).find(|option| step.choice.option(*option) == (step.cell, step.digit));
        let solutions = search.tallies().solutions;
        match step.operation {
            Operation::Place => {
                self.placed_at[step.depth - 1] = step.number;
                // One that completes a solution has it below itself.
                let is_solution = search.outcome() == Outcome::Solved;
                self.solutions[step.depth - 1] = solutions - u64::from(is_solution);
                self.tried[step.depth] = [None; 9];
            }
            Operation::Undo => {
                let cost = Some(step.number - self.placed_at[step.depth] + 1);
                let is_solved = solutions > self.solutions[step.depth];
                let fate = if is_solved { Fate::Solved { cost } } else { Fate::Failed { cost } };
                self.tried[step.depth][option.expect("one of the nine")] = Some(fate);
            }
        }
    }

    fn assert_all(&self, explanation: &Explanation, level: usize) {
        for (option, fate) in explanation.options.into_iter().enumerate() {
            if matches!(fate, Fate::Failed { .. } | Fate::Solved { .. }) {
                assert_eq!(Some(fate), self.tried[level][option]);
                assert!(fate.cost().is_some());
            }
        }
    }

    fn assert(&self, explanation: &Explanation, level: usize) {
        for (option, fate) in explanation.options.into_iter().enumerate() {
            if let Fate::Failed { cost: Some(cost) } = fate {
                assert_eq!(Some(cost), self.tried[level][option].and_then(|fate| fate.cost()));
            }
        }
        let failed: Vec<_> =
            explanation.options.iter().filter(|fate| matches!(fate, Fate::Failed { .. })).collect();
        assert!(failed.len() != 1 || matches!(failed[0], Fate::Failed { cost: Some(_) }));
    }
}

fn assert_reasons(search: &Search, costs: &Costs) {
    let decisions = search.decisions();
    if let Some(open) = search.explain() {
        assert_fates(search, &open, &decisions, None);
        assert_blame(search, &open, &decisions);
        assert_reason(search, &open, &decisions);
        costs.assert(&open, decisions.len());
    }
    let deepest = decisions.len().saturating_sub(3);
    for level in deepest..decisions.len() {
        let explanation = search.explain_decision(level).expect("a decision stands there");
        let Decision { choice, cell, digit, .. } = decisions[level];
        assert_eq!(explanation.choice, choice);
        let on_trial = (0..9).find(|option| choice.option(*option) == (cell, digit));
        assert_fates(search, &explanation, &decisions[..level], on_trial);
        assert_reason(search, &explanation, &decisions[..level]);
        costs.assert(&explanation, level);
        assert_eq!(explanation.blame, None);
    }
    assert_eq!(search.explain_decision(decisions.len()), None);
}

proptest! {
    #![proptest_config(puzzles::cases(24))]

    #[test]
    fn reasons_are_true(givens in puzzles::puzzle(), strategy in puzzles::strategy()) {
        assert_reasons_of(&givens, strategy, 300);
    }

    /// Takes some minutes: `cargo test --release --test reasons -- --ignored`.
    #[test]
    #[ignore = "20,000 steps of each search take a while"]
    fn reasons_of_long_searches_are_true(givens in puzzles::puzzle(), strategy in puzzles::strategy()) {
        assert_reasons_of(&givens, strategy, 20_000);
    }
}

fn assert_reasons_of(givens: &Grid, strategy: Strategy, steps: usize) {
    let mut search = Search::new(givens, strategy);
    let mut costs = Costs::none();
    assert_reasons(&search, &costs);
    for _ in 0..steps {
        search.go_on();
        if search.step().is_none() {
            break;
        }
        costs.watch(&search);
        assert_reasons(&search, &costs);
    }
}

proptest! {
    #![proptest_config(puzzles::cases(24))]

    #[test]
    fn a_timeline_knows_every_cost(
        givens in puzzles::puzzle(), strategy in puzzles::strategy(), extent in puzzles::extent(),
    ) {
        let mut search = Search::new(&givens, strategy);
        let mut timeline = Timeline::with_extent(search.clone(), extent);
        puzzles::explore(&mut timeline, 200, 200);
        let mut costs = Costs::none();
        while search.steps() < timeline.frontier().steps() {
            search.go_on();
            search.step();
            costs.watch(&search);
            timeline.seek(search.steps());
            if let Some(open) = timeline.explain() {
                costs.assert_all(&open, search.depth());
            }
            for level in search.depth().saturating_sub(3)..search.depth() {
                costs.assert_all(&timeline.explain_decision(level).expect("it stands"), level);
            }
        }
    }
}

/// With two solutions: what led to the first did not fail, what came between did.
#[test]
fn options_that_led_to_a_solution_have_not_failed() {
    let mut timeline = Timeline::new(Search::new(&grid(TWO), Strategy::FewestOptions));
    let mut costs = Costs::none();
    let mut search = Search::new(&grid(TWO), Strategy::FewestOptions);
    let mut solved = 0;
    loop {
        timeline.go_on();
        if timeline.explore(u64::MAX) == 0 {
            break;
        }
    }
    while search.steps() < timeline.frontier().steps() {
        search.go_on();
        search.step();
        costs.watch(&search);
        timeline.seek(search.steps());
        let Some(open) = timeline.explain() else { continue };
        costs.assert_all(&open, search.depth());
        solved += open.options.iter().filter(|fate| matches!(fate, Fate::Solved { .. })).count();
    }
    assert_eq!(search.tallies().solutions, 2);
    assert!(solved > 2, "seen {solved} times");
}

#[test]
fn reasons_read_well() {
    let told = |puzzle, strategy, steps| {
        let mut search = Search::new(&grid(puzzle), strategy);
        search.run(steps);
        search.explain().map_or_else(String::new, |told| format!("{}: {}", told.choice, told.reason))
    };
    for (puzzle, strategy, steps, expected) in [
        (EVEREST, Strategy::ReadingOrder, 0, "cell r1c2: the next blank in reading order"),
        (EVEREST, Strategy::Reversed, 0, "cell r9c9: the last blank in reading order"),
        (EVEREST, Strategy::Boxes, 0, "cell r1c2: the next blank, box by box"),
        (EVEREST, Strategy::FewestCandidates, 0, "cell r8c7: 2 candidates, no blank has fewer"),
        (EVEREST, Strategy::FewestOptions, 0, "cell r8c7: 2 candidates, nothing has fewer"),
        (EVEREST, Strategy::FewestOptions, 2, "digit 5 in row 6: digit 5 has one place left in row 6"),
        (EVEREST, Strategy::FewestOptions, 3, "digit 9 in box 9: digit 9 has one place left in box 9"),
        (WIKIPEDIA, Strategy::Singles, 0, "cell r5c5: one candidate left"),
        (WIKIPEDIA, Strategy::LastBlank, 0, ""),
        (EVEREST, Strategy::Singles, 0, ""),
    ] {
        assert_eq!(told(puzzle, strategy, steps), expected, "{strategy} at {steps}");
    }
}
