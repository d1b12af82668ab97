//! The steps other programs print: read, checked, counted; the first line that cannot be believed is named.

mod common;

use common::puzzles::{self, EVEREST, WIKIPEDIA, grid};
use proptest::prelude::*;
use sudoscope::grid::Grid;
use sudoscope::replay::{Reader, Report};
use sudoscope::search::{Change, Operation, Outcome, Search, Strategy};

/// What came of a text, cut into pieces of this many bytes: steps, counts, and the fault as it is shown.
fn read_in_pieces(text: &[u8], piece: usize) -> (Vec<Change>, Report, Option<String>) {
    let mut reader = Reader::new(1_000_000);
    let mut steps = Vec::new();
    let mut pieces = text.chunks(piece);
    let result = pieces.try_for_each(|piece| reader.read(piece, &mut steps));
    let result = result.and_then(|()| reader.finish(&mut steps));
    (steps, reader.report(), result.err().map(|fault| fault.to_string()))
}

fn read(text: &str) -> (Vec<Change>, Report, Option<String>) {
    let whole = read_in_pieces(text.as_bytes(), text.len().max(1));
    for piece in [1, 7] {
        assert_eq!(read_in_pieces(text.as_bytes(), piece), whole, "in pieces of {piece}");
    }
    whole
}

fn bare(search: &mut Search, at_most: usize) -> String {
    let steps = std::iter::from_fn(|| search.step()).take(at_most);
    let lines = steps.map(|step| {
        let (row, column) = (step.cell.row() + 1, step.cell.column() + 1);
        match step.operation {
            Operation::Place => format!("p {row} {column} {}\n", step.digit),
            Operation::Undo => format!("u {row} {column}\n"),
        }
    });
    lines.collect()
}

#[test]
fn the_counts_are_those_of_the_search_itself() {
    let mut compared = 0;
    for puzzle in [WIKIPEDIA, EVEREST] {
        for strategy in Strategy::ALL {
            let mut search = Search::new(&grid(puzzle), strategy);
            let text = format!("{puzzle}\n{}", bare(&mut search, 200_000));
            let (steps, report, fault) = read_in_pieces(text.as_bytes(), 4096);
            let tallies = search.tallies();
            assert_eq!(fault, None, "{strategy}");
            if search.outcome() == Outcome::Searching {
                continue; // cut, perhaps before a dead end was taken back
            }
            compared += 1;
            assert_eq!(steps.len() as u64, search.steps(), "{strategy}");
            assert_eq!(
                (report.placements, report.undos, report.deepest, report.dead_ends, report.solutions),
                (tallies.placements, tallies.undos, tallies.deepest, tallies.dead_ends, tallies.solutions),
                "{strategy}"
            );
            assert_eq!((report.clashing, report.out_of_order), (0, 0), "{strategy}");
        }
    }
    assert!(compared >= 15);
}

proptest! {
    #![proptest_config(puzzles::cases(40))]

    #[test]
    fn what_was_written_is_what_is_read(
        givens in puzzles::puzzle(), strategy in puzzles::strategy(), piece in 1..200usize,
    ) {
        let mut search = Search::new(&givens, strategy);
        let mut text = format!("# a comment\n\n{}\r\n", givens.to_line().replace('.', "0"));
        text.push_str(&bare(&mut search.clone(), 300));
        let (steps, _, fault) = read_in_pieces(text.as_bytes(), piece);
        prop_assert_eq!(fault, None);
        for (number, change) in steps.iter().enumerate() {
            let step = search.step().expect("as many steps as were written");
            let expected = (step.number, step.operation, step.cell, step.digit);
            prop_assert_eq!((number as u64 + 1, change.operation(), change.cell(), change.digit()), expected);
        }
        prop_assert!(steps.len() == 300 || search.step().is_none());
    }

    #[test]
    fn noise_is_no_reason_to_panic(
        text in prop::collection::vec(prop_oneof![Just(b'\n'), Just(b'p'), Just(b' '), b'0'..=b'9', any::<u8>()], 0..400),
        piece in 1..50usize,
        is_behind_a_puzzle in any::<bool>(),
    ) {
        let mut bytes = if is_behind_a_puzzle { format!("{WIKIPEDIA}\n").into_bytes() } else { Vec::new() };
        bytes.extend(text);
        let (steps, report, fault) = read_in_pieces(&bytes, piece);
        prop_assert_eq!(steps.len() as u64, report.steps());
        prop_assert_eq!((steps, report, fault), read_in_pieces(&bytes, bytes.len().max(1)));
    }
}

/// A text of lines behind the puzzle on its first line, and what is found wrong with it.
#[rustfmt::skip]
const FAULTS: &[(&str, &str)] = &[
    ("p 1 3 4\nu 1 3\np 1 3 10", "4:7: out-of-range: found \"10\", expected a digit of 1 to 9"),
    ("p 0 3 4", "2:3: out-of-range: found \"0\", expected a row of 1 to 9"),
    ("p 1 -3 4", "2:5: out-of-range: found \"-3\", expected a column of 1 to 9"),
    ("p 1 3", "2:6: bad-line: found the end of the line, expected a digit"),
    ("p 1 3 x", "2:7: bad-line: found \"x\", expected a digit of 1 to 9"),
    ("p 1 3 4 5", "2:9: bad-line: found \"5\", expected the end of the line"),
    ("p 1 3 4\nplace 1 4 2", "3:1: bad-line: found \"place\", expected `p ROW COLUMN DIGIT` or `u ROW COLUMN`"),
    ("\u{e9}\u{e9} p 1 3 4", "2:1: bad-line: found \"\u{e9}\u{e9}\", expected `p ROW COLUMN DIGIT` or `u ROW COLUMN`"),
    ("# \u{e9}\np 1 3 4\n p 1 3 2\n", "4:1: not-blank: found a placement in r1c3, expected its 4 to be taken back before"),
    ("p 1 1 4", "2:1: given: found a placement in r1c1, expected a blank cell: 5 is given there"),
    ("u 1 1", "2:1: given: found an undo of r1c1, expected a cell that was placed: 5 is given there"),
    ("u 1 3\n", "2:1: not-placed: found an undo of r1c3, expected a cell that was placed: it is blank"),
];

#[test]
fn the_first_bad_line_is_named() {
    for (lines, expected) in FAULTS {
        let (_, _, fault) = read(&format!("{WIKIPEDIA}\n{lines}"));
        assert_eq!(fault.as_deref(), Some(*expected));
        let (_, _, fault) = read(&format!("{WIKIPEDIA}\n{lines}\n").replace('\n', "\r\n"));
        assert_eq!(fault.as_deref(), Some(*expected), "with CRLF");
    }
}

/// JSON lines behind a first line with the puzzle, and what is found wrong with them.
#[rustfmt::skip]
const JSON_FAULTS: &[(&str, &str)] = &[
    (r#"{"step": 2, "op": "place", "cell": "r1c3", "digit": 4}"#, "2:2: mismatch: found step 2, expected step 1"),
    (r#"{"op": "place", "cell": "r1c3", "digit": 4, "depth": 2}"#, "2:45: mismatch: found depth 2, expected 1"),
    (r#"{"op": "place", "cell": "r1c3", "digit": 0}"#, "2:33: out-of-range: found \"0\", expected a digit of 1 to 9"),
    (r#"{"op": "place", "cell": "r1c0", "digit": 4}"#, "2:17: out-of-range: found \"r1c0\", expected a cell of r1c1 to r9c9"),
    (r#"{"op": "put", "cell": "r1c3", "digit": 4}"#, "2:2: bad-line: found \"put\", expected place or undo"),
    (r#"{"op": "place", "cell": "r1c3", "dig"#, "2:36: bad-line: no step as JSON: EOF while parsing a string"),
    ("{\"op\": \"place\", \"cell\": \"r1c3\", \"digit\": 4}\n{\"op\": \"undo\", \"cell\": \"r1c3\", \"digit\": 2}", "3:32: mismatch: found an undo of 2 in r1c3, expected 4"),
    ("p 1 3 4", "2:1: bad-line: no step as JSON: expected value"),
];

#[test]
fn the_first_bad_line_of_json_is_named() {
    for (lines, expected) in JSON_FAULTS {
        let text = format!("{{\"schema\": 1, \"puzzle\": \"{WIKIPEDIA}\", \"strategy\": \"mine\"}}\n{lines}");
        assert_eq!(read(&text).2.as_deref(), Some(*expected), "{lines}");
    }
}

#[test]
fn the_puzzle_may_be_written_on_one_line_or_on_nine() {
    let rows: Vec<String> =
        WIKIPEDIA.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row).replace('.', "0")).collect();
    let spaced = |row: &String| row.chars().map(String::from).collect::<Vec<_>>().join(" ");
    let mut framed: Vec<String> = rows.iter().map(spaced).collect();
    framed.insert(3, "------+-------+------".to_owned());
    framed.push("------+-------+------".to_owned());
    for puzzle in [
        WIKIPEDIA.to_owned(),
        rows.join("\n"),
        rows.iter().map(spaced).collect::<Vec<_>>().join("\n"),
        framed.join("\n"),
    ] {
        let mut reader = Reader::new(10);
        let mut steps = Vec::new();
        reader.read(format!("# mine\n{puzzle}\n\np 1 3 4\n").as_bytes(), &mut steps).expect(&puzzle);
        assert_eq!(reader.givens(), Some(&grid(WIKIPEDIA)));
        assert_eq!(steps.len(), 1);
    }
}

#[test]
fn without_a_puzzle_there_is_nothing_to_read() {
    for (text, expected) in [
        ("", "1:1: empty-input: "),
        ("p 1 1 1\n", "1:1: empty-input: "),
        ("530070000\n600195000\np 1 1 1\n", "3:1: row-count: "),
        ("hello\n", "1:1: bad-char: "),
        ("{\"schema\": 2, \"puzzle\": \"\"}\n", "1:2: bad-line: "),
        ("{\"schema\": 1, \"puzzle\": \"123\"}\n", "1:15: bad-line: "),
    ] {
        let (_, _, fault) = read(text);
        let fault = fault.expect(text);
        assert!(fault.starts_with(expected), "{text}: {fault}");
    }
}

#[test]
fn what_is_odd_is_counted_and_allowed() {
    let (steps, report, fault) =
        read(&format!("{WIKIPEDIA}\np 1 3 5\nu 1 3\np 1 3 1 # a comment\np 1 4 2\nu 1 3\n\nu 1 4\n"));
    assert_eq!((fault, steps.len()), (None, 6));
    let expected = Report {
        placements: 3,
        undos: 3,
        deepest: 2,
        dead_ends: 1,
        clashing: 1,
        out_of_order: 1,
        ..Report::default()
    };
    assert_eq!(report, expected);
}

#[test]
fn steps_beyond_the_limit_are_named() {
    let mut reader = Reader::new(2);
    let mut steps = Vec::new();
    let text = format!("{WIKIPEDIA}\np 1 3 4\nu 1 3\n# still well\np 1 3 2\n");
    let fault = reader.read(text.as_bytes(), &mut steps).expect_err("a step too many");
    assert_eq!(
        fault.to_string(),
        "5:1: too-many-steps: found more than 2 steps, expected no more: --max-steps N sets another limit"
    );
    assert_eq!(steps.len(), 2);
}

#[test]
fn a_million_lines_of_noise_end_at_the_first() {
    let noise = "noise and more of it\n".repeat(1_000_000);
    let (steps, _, fault) = read_in_pieces(format!("{WIKIPEDIA}\n{noise}").as_bytes(), 1 << 16);
    assert!(steps.is_empty());
    assert!(fault.is_some_and(|fault| fault.starts_with("2:1: bad-line: found \"noise\"")));
    let (_, _, fault) = read_in_pieces(noise.as_bytes(), 1 << 16);
    assert!(fault.is_some_and(|fault| fault.starts_with("1:")));
    let endless = vec![b'x'; 1 << 20];
    let (_, _, fault) = read_in_pieces(&endless, 1 << 10);
    assert_eq!(
        fault.as_deref(),
        Some("1:1: bad-line: found a line of more than 16384 bytes, expected a step")
    );
}

#[test]
fn swapped_lines_are_found() {
    let mut search = Search::new(&grid(WIKIPEDIA), Strategy::ReadingOrder);
    let text = bare(&mut search, 500);
    let mut lines: Vec<&str> = text.lines().collect();
    let first_undo = lines.iter().position(|line| line.starts_with('u')).expect("it fails somewhere");
    lines.swap(first_undo - 1, first_undo);
    let (steps, _, fault) = read(&format!("{WIKIPEDIA}\n{}", lines.join("\n")));
    assert_eq!(steps.len(), first_undo - 1);
    assert!(fault.is_some_and(|fault| fault.starts_with(&format!("{}:1: not-placed", first_undo + 1))));
}

#[test]
fn a_full_grid_is_a_solution_only_without_a_clash() {
    let mut givens = grid(WIKIPEDIA);
    let solution = {
        let mut search = Search::new(&givens, Strategy::Singles);
        search.run(u64::MAX);
        search.grid()
    };
    assert!(solution.is_solution());
    let last = sudoscope::grid::Cell::at(0, 2);
    givens =
        Grid::from_cells(std::array::from_fn(|cell| solution.cells()[cell].filter(|_| cell != last.index())));
    let (_, report, fault) = read(&format!("{givens}\np 1 3 5\nu 1 3\np 1 3 4\n"));
    assert_eq!(fault, None);
    assert_eq!((report.solutions, report.solved_at, report.clashing, report.dead_ends), (1, Some(3), 1, 0));
}
