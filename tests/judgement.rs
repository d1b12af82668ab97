//! What is wrong with a grid, and what a person could do next.

use std::time::Instant;

use sudoscope::grid::{Cell, Digit, Grid, Unit};
use sudoscope::solve::{
    Grade, HintReason, Recipe, Repair, Symmetry, contradiction, first_solution, generate, grade, hint,
    is_unique, repairs,
};

mod plain;

const UNIQUE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const NO_CLASH_NONE: &str =
    ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

fn grid(line: &str) -> Grid {
    Grid::from_line(line).expect(line)
}

fn cell(name: &str) -> Cell {
    Cell::from_name(name).expect(name)
}

#[test]
fn an_edit_does_what_it_says() {
    let before = grid("12.3.....4.......................................................................");
    let digit = |number| Digit::new(number).unwrap();
    let shift = |line, by| Repair::Shift { line, by };
    for (repair, start, text) in [
        (
            Repair::Change { cell: cell("r1c1"), from: digit(1), to: digit(7) },
            "72.3.....4.",
            "r1c1: 7 instead of 1",
        ),
        (Repair::Remove { cell: cell("r1c2"), from: digit(2) }, "1..3.....4.", "r1c2: without the 2"),
        (
            Repair::Move { digit: digit(3), from: cell("r1c4"), to: cell("r2c2") },
            "12.......43",
            "3 from r1c4 to r2c2",
        ),
        (Repair::Swap { cells: [cell("r1c1"), cell("r2c1")] }, "42.3.....1.", "r1c1 and r2c1 swapped"),
        (shift(Unit::Row(0), 1), ".12.3....4.", "row 1 one cell to the right"),
        (shift(Unit::Row(1), -1), "12.3.......", "row 2 one cell to the left"),
        (shift(Unit::Column(1), 1), "1..3.....42", "column 2 one cell down"),
    ] {
        assert_eq!(&repair.apply(&before).to_line()[..11], start, "{text}");
        assert_eq!(repair.to_string(), text);
    }
}

/// The cell and digit of a change or removal, as the pair of digits before and after.
fn one_cell(repair: Repair) -> Option<String> {
    match repair {
        Repair::Change { cell, from, to } => Some(format!("{cell} {from}->{to}")),
        Repair::Remove { cell, from } => Some(format!("{cell} {from}->blank")),
        _ => None,
    }
}

#[test]
fn repairs_are_all_the_edits_that_leave_one_solution() {
    let mut mistyped = grid(UNIQUE);
    mistyped[cell("r5c6")] = Digit::new(7);
    let found = repairs(&mistyped);
    let mut edits: Vec<String> = found.list.iter().copied().filter_map(one_cell).collect();
    edits.sort();
    let mut expected = Vec::new();
    for (cell, from) in mistyped.givens() {
        for to in Digit::ALL.map(Some).into_iter().chain([None]).filter(|to| *to != Some(from)) {
            let mut edited = mistyped;
            edited[cell] = to;
            if plain::count(&edited.to_line(), 2) == 1 {
                expected.push(format!(
                    "{cell} {from}->{}",
                    to.map_or("blank".to_owned(), |digit| digit.to_string())
                ));
            }
        }
    }
    expected.sort();
    assert_eq!(edits, expected);
    assert!(!found.given_may_be_missing);
    assert!(found.list.iter().all(|repair| plain::count(&repair.apply(&mistyped).to_line(), 2) == 1));
}

#[test]
fn a_proper_puzzle_gets_no_repairs_and_a_short_one_is_told_so() {
    assert!(repairs(&grid(UNIQUE)).list.is_empty());
    let mut short = generate(1, 1, &Recipe::default()).unwrap();
    let (given, _) = short.givens().next().unwrap();
    short[given] = None;
    assert!(repairs(&short).given_may_be_missing);
    assert!(repairs(&Grid::EMPTY).list.is_empty());
}

/// The next typo of each kind in a puzzle: a place is drawn until the slip spoils the puzzle.
fn typos(puzzle: &Grid, random: &mut dyn FnMut(usize) -> usize) -> Vec<(usize, Repair, Grid)> {
    let mut typos = Vec::new();
    for kind in 0..5 {
        for _ in 0..1000 {
            let Some(repair) = slip(puzzle, kind, random) else { continue };
            // What repairs the typo is the slip the other way round.
            let mistyped = undone(repair).apply(puzzle);
            if mistyped != *puzzle && repair.apply(&mistyped) == *puzzle && !is_unique(&mistyped) {
                typos.push((kind, repair, mistyped));
                break;
            }
        }
    }
    typos
}

/// A repair of one kind that could lead to the puzzle, if the places drawn allow one.
fn slip(puzzle: &Grid, kind: usize, random: &mut dyn FnMut(usize) -> usize) -> Option<Repair> {
    let one = Cell::new(random(81));
    let digit = Digit::from_index(random(9));
    match (kind, puzzle[one]) {
        (0, Some(to)) => Some(Repair::Change { cell: one, from: digit, to }),
        (1, None) => Some(Repair::Remove { cell: one, from: digit }),
        (2, Some(digit)) => {
            let line = one.units()[random(2)];
            let from = line.cell(random(9));
            puzzle[from].is_none().then_some(Repair::Move { digit, from, to: one })
        }
        (3, Some(_)) => {
            let other = Cell::new((one.index() + [1, 9][random(2)]).min(80));
            let near = one.row().abs_diff(other.row()) + one.column().abs_diff(other.column()) == 1;
            (near && puzzle[other].is_some()).then_some(Repair::Swap { cells: [one, other] })
        }
        (4, _) => Some(Repair::Shift { line: Unit::from_index(random(18)), by: [1, -1][random(2)] }),
        _ => None,
    }
}

/// The edit that a repair takes back.
fn undone(repair: Repair) -> Repair {
    match repair {
        Repair::Change { cell, from, to } => Repair::Change { cell, from: to, to: from },
        Repair::Remove { cell, from } => Repair::Change { cell, from, to: from },
        Repair::Move { digit, from, to } => Repair::Move { digit, from: to, to: from },
        swap @ Repair::Swap { .. } => swap,
        Repair::Shift { line, by } => Repair::Shift { line, by: -by },
    }
}

/// Mistypes generated puzzles in every way; the true repair must be listed. Returns, for each kind, how many typos there
/// were and how many true repairs came first; and the longest time.
fn try_typos(puzzles: u64, recipe: &Recipe) -> ([[usize; 2]; 5], u128) {
    let mut seed = 99u64;
    let mut random = |bound: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % bound
    };
    let (mut tally, mut longest) = ([[0; 2]; 5], 0);
    for index in 0..puzzles {
        let puzzle = generate(77, index, recipe).expect("a usual recipe");
        for (kind, truth, mistyped) in typos(&puzzle, &mut random) {
            let start = Instant::now();
            let found = repairs(&mistyped).list;
            longest = longest.max(start.elapsed().as_micros());
            assert!(found.contains(&truth), "{truth} is not among the repairs of {mistyped}");
            tally[kind][0] += 1;
            // A shift of a single given and a move by one cell are the same repair.
            let first = found.first().is_some_and(|first| first.apply(&mistyped) == puzzle);
            tally[kind][1] += usize::from(first);
        }
    }
    (tally, longest)
}

#[test]
fn the_true_repair_is_always_listed() {
    let (tally, _) = try_typos(30, &Recipe::default());
    for [typos, first] in tally {
        assert!(typos >= 25 && 2 * first > typos, "{tally:?}");
    }
}

/// By hand: `cargo test --release --test judgement -- --ignored --nocapture`.
#[test]
#[ignore = "a measurement of seconds"]
fn how_often_the_true_repair_comes_first() {
    for (name, recipe) in [
        ("minimal", Recipe::default()),
        ("28 to 34 givens", Recipe { givens: Some(28..=34), symmetry: Symmetry::None }),
        ("symmetric", Recipe { givens: Some(24..=32), symmetry: Symmetry::Rotational }),
    ] {
        let (tally, longest) = try_typos(300, &recipe);
        println!("{name}: longest {longest} µs");
        for (kind, [typos, first]) in ["change", "remove", "move", "swap", "shift"].iter().zip(tally) {
            println!("  {kind}: {first} of {typos} first");
        }
    }
}

#[test]
fn a_contradiction_is_irreducible() {
    let clash = grid("5.......5........................................................................");
    assert_eq!(contradiction(&clash), [cell("r1c1"), cell("r1c9")]);
    assert_eq!(contradiction(&grid(UNIQUE)), []);
    assert_eq!(contradiction(&Grid::EMPTY), []);
    let mut mistyped = grid(UNIQUE);
    mistyped[cell("r9c9")] = Digit::new(4);
    for givens in [grid(NO_CLASH_NONE), mistyped] {
        let cells = contradiction(&givens);
        let mut only = Grid::EMPTY;
        for cell in &cells {
            only[*cell] = givens[*cell];
        }
        assert!(first_solution(&only).is_none(), "{givens}");
        for cell in cells {
            let mut fewer = only;
            fewer[cell] = None;
            assert!(first_solution(&fewer).is_some(), "{cell} can be left out of {only}");
        }
    }
}

#[test]
fn hints_lead_to_the_solution_and_prove_what_they_say() {
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    for (line, expected) in [(UNIQUE, Grade::Singles), (hard, Grade::BeyondSingles)] {
        let mut now = grid(line);
        let solution = first_solution(&now).unwrap();
        assert_eq!(grade(&now), expected, "{line}");
        let mut looked_up = 0;
        while let Some(hint) = hint(&now) {
            assert_eq!(Some(hint.digit), solution[hint.cell], "{now}");
            match &hint.reason {
                HintReason::NakedSingle { proof } => {
                    assert_eq!(proof.len(), 8, "{now} {hint:?}");
                    assert!(
                        proof.iter().all(|other| other.sees(hint.cell) && now[*other] != Some(hint.digit))
                    );
                }
                HintReason::HiddenSingle { unit, proof } => {
                    assert!(proof.iter().all(|other| now[*other] == Some(hint.digit)), "{now} {hint:?}");
                    let others = unit.cells().filter(|other| *other != hint.cell && now[*other].is_none());
                    assert!(
                        others.into_iter().all(|other| proof.iter().any(|holder| holder.sees(other))),
                        "{now}"
                    );
                }
                HintReason::Solution => looked_up += 1,
            }
            now[hint.cell] = Some(hint.digit);
        }
        assert_eq!(now, solution);
        assert_eq!(looked_up > 0, expected == Grade::BeyondSingles);
    }
    assert_eq!(hint(&grid(NO_CLASH_NONE)), None);
    assert_eq!(hint(&Grid::EMPTY), None);
}
