//! The command line, each command as a process of its own: standard output, standard error, status.

use std::fs;
use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
const CLASH: &str = "55..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const NONE: &str = "12345678.........9...............................................................";
/// Without solution, and no part of it says so at once.
const HARD_NONE: &str = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const EMPTY: &str = ".................................................................................";
const WORST: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
/// The solved grid without a rectangle of two digits: two solutions.
const TWO: &str = "534..8912672195348198342567859..1423426853791713924856961537284287419635345286179";

/// What a process said.
#[derive(Debug)]
struct Said {
    status: Option<i32>,
    output: String,
    messages: String,
}

fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_sudoscope"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn sudoscope(arguments: &[&str], input: impl AsRef<[u8]>) -> Said {
    let mut process = command(arguments).spawn().expect("the binary starts");
    let mut pipe = process.stdin.take().expect("piped");
    let input = input.as_ref().to_owned();
    // A program that does not read all of its input closes the pipe.
    let writer = thread::spawn(move || pipe.write_all(&input));
    let said = process.wait_with_output().expect("it ends");
    drop(writer.join());
    Said {
        status: said.status.code(),
        output: String::from_utf8(said.stdout).expect("UTF-8"),
        messages: String::from_utf8(said.stderr).expect("UTF-8"),
    }
}

/// A file that is gone with the test.
struct TemporaryFile(PathBuf);

impl TemporaryFile {
    fn new(name: &str, content: impl AsRef<[u8]>) -> Self {
        let path = std::env::temp_dir().join(format!("sudoscope-{}-{name}", std::process::id()));
        fs::write(&path, content).expect("a temporary file");
        Self(path)
    }

    fn name(&self) -> &str {
        self.0.to_str().expect("UTF-8")
    }
}

impl Drop for TemporaryFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// A grid of 81 characters as nine rows of nine numbers.
fn rows(line: &str) -> String {
    let line = line.replace('.', "0");
    let row = |at: usize| line[at..at + 9].split("").collect::<Vec<_>>().join(" ").trim().to_owned() + "\n";
    (0..81).step_by(9).map(row).collect()
}

#[test]
fn solve_answers_in_the_form_of_the_input() {
    let (easy, solved) = (rows(EASY), rows(SOLVED));
    for (arguments, input, output, status) in [
        (&[][..], easy.clone(), solved.clone(), 0),
        (&["-"], easy.clone(), solved.clone(), 0),
        (&["solve"], easy.clone(), solved.clone(), 0),
        (&["solve", "--format", "line"], easy.clone(), format!("{SOLVED}\n"), 0),
        (&["solve"], format!("{EASY}\n"), format!("{SOLVED}\n"), 0),
        (&["solve"], EASY.to_owned(), format!("{SOLVED}\n"), 0),
        (&["solve", "--format", "rows"], format!("{EASY}\n{EASY}\n"), format!("{solved}\n{solved}"), 0),
        (
            &["solve", "--format", "rows"],
            format!("{EASY}\n{NONE}\n{EASY}\n"),
            format!("{solved}\n{solved}"),
            1,
        ),
        (&["solve"], format!("{NONE}\n{CLASH}\n"), "unsolvable\nunsolvable\n".to_owned(), 1),
        (&["solve"], rows(CLASH), String::new(), 1),
        (&["solve"], format!("# comment\n\n{EASY}\n"), format!("{SOLVED}\n"), 0),
        (&["solve", "--all"], format!("{EASY}\n"), format!("{SOLVED}\n"), 0),
        (&["solve", "--all"], rows(EASY), solved.clone(), 0),
        (&["solve", "--all"], rows(NONE), String::new(), 1),
    ] {
        let said = sudoscope(arguments, input);
        assert_eq!((said.output.as_str(), said.status), (output.as_str(), Some(status)), "{arguments:?}");
        assert_eq!(said.messages.is_empty(), status == 0 || output.contains("unsolvable"), "{said:?}");
    }
}

#[test]
fn an_empty_grid_is_solved_at_once() {
    let said = sudoscope(&[], rows(EMPTY));
    assert_eq!((said.status, said.output.lines().count()), (Some(0), 9));
    for row in said.output.lines() {
        let mut digits: Vec<&str> = row.split(' ').collect();
        digits.sort_unstable();
        assert_eq!(digits.join(""), "123456789", "{row:?}");
    }
}

#[test]
fn a_bad_line_costs_only_itself() {
    let input = format!("{EASY}\n{}\n# comment\n{NONE}\n{EASY}8\n{EASY}\n", &EASY[1..]);
    let output = format!("{SOLVED}\ninvalid\nunsolvable\ninvalid\n{SOLVED}\n");
    for jobs in ["1", "2", "7"] {
        let said = sudoscope(&["solve", "--jobs", jobs], &input);
        assert_eq!((said.output.as_str(), said.status), (output.as_str(), Some(2)), "{jobs} jobs");
        let places: Vec<&str> = said.messages.lines().map(|line| line.split(": ").next().unwrap()).collect();
        assert_eq!(places, ["-:2:81", "-:5:82"], "{}", said.messages);
        assert!(said.messages.lines().all(|line| line.contains(": length: ")), "{}", said.messages);
    }
    let said = sudoscope(&["count"], &input);
    assert_eq!((said.output.as_str(), said.status), ("1\ninvalid\n0\ninvalid\n1\n", Some(2)));
    let said = sudoscope(&["convert", "--to", "line"], &input);
    assert_eq!((said.output, said.status), (format!("{EASY}\n{NONE}\n{EASY}\n"), Some(2)));
    assert_eq!(said.messages.lines().count(), 2);
}

#[test]
fn a_faulty_first_line_still_decides_the_form() {
    let said = sudoscope(&["solve"], format!("{}\n{EASY}\n", &EASY[1..]));
    assert_eq!((said.output, said.status), (format!("invalid\n{SOLVED}\n"), Some(2)));
}

#[test]
fn bad_input_is_one_line_with_its_place() {
    let short_row = rows(EASY).replacen("5 3 ", "5 ", 1);
    let eight_rows: String = rows(EASY).split_inclusive('\n').take(8).collect();
    let mut binary = vec![0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1a, b'\n', 0, 0, 0, 13];
    binary.extend([0xff, 0, b'\n'].repeat(100));
    let bad = [
        ("80 characters", EASY.as_bytes()[1..].to_vec(), ":1:81: length: "),
        ("82 characters", format!("{EASY}1\n").into_bytes(), ":1:82: length: "),
        ("a letter", EASY.replacen('3', "O", 1).into_bytes(), ":1:2: bad-char: "),
        ("a row of eight", short_row.into_bytes(), ":1:16: row-length: "),
        ("a number of two digits", rows(EASY).replacen('3', "10", 1).into_bytes(), ":1:3: bad-number: "),
        ("eight rows", eight_rows.into_bytes(), ":9:1: row-count: "),
        ("ten rows", (rows(EASY) + "1 2 3 4 5 6 7 8 9\n").into_bytes(), ":10:1: row-count: "),
        ("nothing", Vec::new(), ":1:1: empty-input: "),
        ("blank lines", b"\n\n".to_vec(), ": empty-input: "),
        ("a picture", binary, ":1:1: encoding: "),
    ];
    for (what, input, expected) in bad {
        let file = TemporaryFile::new(&what.replace(' ', "-"), &input);
        for command in [&["check"][..], &["solve"], &["trace"], &["race"], &["count"], &[]] {
            let from_file = sudoscope(&[command, &[file.name()]].concat(), "");
            assert_one_line(&from_file, &format!("{}{expected}", file.name()), what, command);
            let from_pipe = sudoscope(command, &input);
            assert_one_line(&from_pipe, &format!("-{expected}"), what, command);
        }
    }
}

fn assert_one_line(said: &Said, expected: &str, what: &str, command: &[&str]) {
    let (before, after) = expected.split_once(": ").unwrap_or((expected, ""));
    let is_expected = said.messages.lines().count() == 1
        && said.messages.starts_with(before)
        && said.messages.contains(&format!(": {after}"))
        && ["", "invalid\n"].contains(&said.output.as_str());
    assert!(is_expected && said.status == Some(2), "{what}, {command:?}: {said:?}, expected {expected:?}");
}

#[test]
fn files_that_cannot_be_read_say_why() {
    let good = TemporaryFile::new("good.txt", format!("{EASY}\n"));
    let directory = std::env::temp_dir();
    let directory = directory.to_str().expect("UTF-8");
    for (file, reason) in
        [("/nonexistent/puzzle", "no such file or directory"), (directory, "is a directory")]
    {
        for command in [&[][..], &["solve"], &["check"], &["trace"]] {
            let said = sudoscope(&[command, &[file]].concat(), "");
            let expected = format!("{file}: unreadable: {reason}\n");
            assert_eq!(
                (said.messages, said.output.as_str(), said.status),
                (expected, "", Some(2)),
                "{command:?}"
            );
        }
        let said = sudoscope(&["solve", file, good.name()], "");
        assert_eq!((said.output, said.status), (format!("{SOLVED}\n"), Some(2)), "the other file is solved");
    }
}

#[test]
#[cfg(unix)]
fn a_file_without_permission_says_so() {
    use std::os::unix::fs::PermissionsExt;

    let file = TemporaryFile::new("secret.txt", EASY);
    fs::set_permissions(&file.0, fs::Permissions::from_mode(0o000)).expect("its owner may");
    if fs::read(&file.0).is_ok() {
        return; // Nothing is forbidden to root.
    }
    let said = sudoscope(&["solve", file.name()], "");
    let expected = format!("{}: unreadable: permission denied\n", file.name());
    assert_eq!((said.messages, said.status), (expected, Some(2)));
}

#[test]
fn a_file_wins_over_standard_input() {
    let file = TemporaryFile::new("wins.txt", EASY);
    let said = sudoscope(&["solve", file.name()], NONE);
    assert_eq!((said.output, said.status), (format!("{SOLVED}\n"), Some(0)));
    let said = sudoscope(&["solve", file.name(), "-", file.name()], format!("{NONE}\n"));
    assert_eq!((said.output, said.status), (format!("{SOLVED}\nunsolvable\n{SOLVED}\n"), Some(1)));
}

#[test]
fn count_tells_the_number_or_the_limit() {
    for (arguments, input, output) in [
        (&["count"][..], EASY, "1\n"),
        (&["count"], NONE, "0\n"),
        (&["count"], CLASH, "0\n"),
        (&["count"], TWO, "2\n"),
        (&["count", "--limit", "3"], TWO, "2\n"),
        (&["count", "--limit", "2"], TWO, "2+\n"),
        (&["count"], EMPTY, "1000000+\n"),
        (&["count", "--limit", "10"], EMPTY, "10+\n"),
        (&["count", "--jobs", "1"], SOLVED, "1\n"),
    ] {
        let said = sudoscope(arguments, input);
        assert_eq!((said.output.as_str(), said.status), (output, Some(0)), "{arguments:?} {input}");
    }
}

#[test]
fn check_gives_its_verdict_as_json() {
    for (input, verdict, solutions, status) in [
        (EASY, "unique", 1, 0),
        (SOLVED, "unique", 1, 0),
        (NONE, "none", 0, 1),
        (CLASH, "clash", 0, 1),
        (TWO, "many", 2, 1),
        (EMPTY, "many", 10_000, 1),
    ] {
        let said = sudoscope(&["check", "--json"], input);
        let json: serde_json::Value = serde_json::from_str(&said.output).expect("JSON");
        assert_eq!((json["schema"].as_u64(), json["givens"].as_str()), (Some(1), Some(input)));
        let givens = input.chars().filter(|cell| *cell != '.').count() as u64;
        assert_eq!(json["given_count"].as_u64(), Some(givens));
        assert_eq!((json["verdict"].as_str(), json["solutions"].as_u64()), (Some(verdict), Some(solutions)));
        assert_eq!(json["limit_reached"].as_bool(), Some(solutions == 10_000));
        assert_eq!(json["solution"].as_str(), (verdict == "unique").then_some(SOLVED), "{input}");
        assert_eq!(json["example"].is_string(), verdict == "many", "{input}");
        assert_eq!(said.status, Some(status), "{input}");
    }
    let said = sudoscope(&["check", "--json"], CLASH);
    let json: serde_json::Value = serde_json::from_str(&said.output).expect("JSON");
    let expected = serde_json::json!([
        {"digit": 5, "cells": ["r1c1", "r1c2"], "unit": "row 1"},
        {"digit": 5, "cells": ["r1c1", "r1c2"], "unit": "box 1"},
    ]);
    assert_eq!(json["clashes"], expected);
}

#[test]
fn check_says_the_same_as_text() {
    for (input, expected) in [
        (EASY, &["30 givens: exactly one solution", "| 5 3 . | . 7 . | . . . |", SOLVED][..]),
        (CLASH, &["no solution, since", "| 5!5!. | . 7 . | . . . |", "  5 twice in row 1: r1c1 and r1c2\n"]),
        (NONE, &["no solution, though no givens clash"]),
        (TWO, &["77 givens: 2 solutions\n", "One of the solutions:", "A given may be missing"]),
        (EMPTY, &["0 givens: 10,000 solutions or more"]),
    ] {
        let said = sudoscope(&["check"], input);
        for words in expected {
            assert!(said.output.contains(words), "{words:?} is not in {}", said.output);
        }
    }
}

#[test]
fn one_puzzle_of_many_says_what_follows() {
    let rows = EASY.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect::<String>();
    for (input, messages) in [
        (format!("{EASY}\n{TWO}\n{NONE}\n"), &["-: 2 more puzzles follow: this is the first"][..]),
        (
            format!("{EASY}\n{}\n", &EASY[1..]),
            &["-: more follows that cannot be read: 2:81: length: found 80 cells"],
        ),
        (
            format!("{EASY}\n{TWO}\n12345\n"),
            &["-: 1 more puzzle follows", "-: more follows that cannot be read: 3:6: length: found 5 cells"],
        ),
        (format!("{rows}\n{rows}"), &["-: 1 more puzzle follows: this is the first"]),
        (
            format!("{rows}\nNo. 2\n{}", &rows[..40]),
            &["-: more follows that cannot be read: 16:1: row-count: found 4 rows"],
        ),
        (format!("{rows}\nHave fun!\n"), &[]),
    ] {
        for command in [&["check", "--json"][..], &["trace", "--format", "summary"], &["race", "--json"]] {
            let said = sudoscope(command, &input);
            assert_eq!(said.status, Some(0), "{command:?} {}", said.messages);
            let lines: Vec<&str> = said.messages.lines().collect();
            assert_eq!(lines.len(), messages.len(), "{command:?} {lines:?}");
            for (line, message) in lines.iter().zip(messages) {
                assert!(line.starts_with(message), "{line}, expected {message}");
            }
        }
    }
    for input in [format!("{rows}\n{}", &rows[..10]), format!("{rows}-----------\n{}", &rows[..30])] {
        let said = sudoscope(&["check"], &input);
        assert!(
            said.messages.starts_with("-:11:1: row-count: found a tenth row, expected nine"),
            "{}",
            said.messages
        );
        assert_eq!((said.output.as_str(), said.status), ("", Some(2)));
    }
}

#[test]
fn check_finds_the_mistyped_given() {
    // The 3 of r1c2 typed as a 1: no clash, no solution.
    let mistyped = EASY.replacen('3', "1", 1);
    let said = sudoscope(&["check", "--json"], &mistyped);
    let json: serde_json::Value = serde_json::from_str(&said.output).expect("JSON");
    assert_eq!(json["verdict"], "none");
    let repairs = json["repairs"].as_array().expect("an array");
    assert!(
        repairs.contains(&serde_json::json!({"kind": "change", "cell": "r1c2", "from": 1, "to": 3})),
        "{repairs:?}"
    );
    let known = ["change", "remove", "move", "swap", "shift"];
    assert!(
        repairs.iter().all(|repair| known.contains(&repair["kind"].as_str().expect("a kind"))),
        "{repairs:?}"
    );
    let text = sudoscope(&["check"], &mistyped).output;
    assert!(text.contains("  r1c2: 3 instead of 1\n"), "{text}");
    let hopeless = sudoscope(&["check"], HARD_NONE);
    assert!(hopeless.output.contains("No single edit leaves exactly one solution."), "{}", hopeless.output);
    assert!(hopeless.output.contains("none of them can be left out:\n  r"), "{}", hopeless.output);
    assert!(sudoscope(&["check", "--json"], EASY).output.contains(r#""repairs":[]"#));
}

#[test]
fn generate_makes_the_same_puzzles_from_the_same_seed() {
    let made = sudoscope(&["generate", "40", "--seed", "7", "--jobs", "1"], "");
    let again = sudoscope(&["generate", "40", "--seed", "7", "--jobs", "3"], "");
    assert_eq!((made.output.lines().count(), made.status, made.messages.as_str()), (40, Some(0), ""));
    assert_eq!(made.output, again.output, "whatever the number of threads");
    assert_eq!(sudoscope(&["count"], &made.output).output, "1\n".repeat(40));
    let other = sudoscope(&["generate", "40", "--seed", "8"], "");
    assert_ne!(made.output, other.output);
    let symmetric =
        sudoscope(&["generate", "5", "--givens", "28..30", "--symmetry", "rotational", "--seed", "1"], "");
    for line in symmetric.output.lines() {
        let pattern: Vec<bool> = line.chars().map(|cell| cell != '.').collect();
        assert!((28..=30).contains(&pattern.iter().filter(|given| **given).count()), "{line}");
        assert!(pattern.iter().eq(pattern.iter().rev()), "{line}");
    }
    let drawn = sudoscope(&["generate"], "");
    let seed = drawn.messages.trim().strip_prefix("seed ").expect("the seed is told");
    assert_eq!(sudoscope(&["generate", "--seed", seed], "").output, drawn.output);
    let hard = sudoscope(&["generate", "--seed", "3", "--hard-for", "fewest-candidates"], "");
    let steps = hard.output.trim().split(" # ").nth(1).expect("steps").replace(" steps", "");
    let race = sudoscope(&["race", "--json", "--strategy", "fewest-candidates"], &hard.output);
    assert!(race.output.contains(&format!(r#""steps":{steps},"#)), "{hard:?} {race:?}");
}

#[test]
fn convert_writes_what_is_read_again() {
    for (format, start) in [
        ("line", EASY),
        ("rows", "5 3 0 0 7 0 0 0 0\n"),
        ("grid", "+-------+-------+-------+\n| 5 3 . | . 7 . | . . . |\n"),
        ("sdk", "[Puzzle]\n53..7....\n"),
        ("link", "https://www.sudokuwiki.org/sudoku.htm?bd=530070000"),
    ] {
        let said = sudoscope(&["convert", "--to", format], EASY);
        assert!(said.output.starts_with(start) && said.status == Some(0), "{format}: {said:?}");
        let back = sudoscope(&["convert", "--to", "line"], &said.output);
        assert_eq!(back.output, format!("{EASY}\n"), "{format}: {back:?}");
    }
}

#[test]
fn race_tells_what_a_strategy_takes() {
    let said = sudoscope(&["race", "--json", "--strategy", "reading-order", "--strategy", "singles"], EASY);
    let json: serde_json::Value = serde_json::from_str(&said.output).expect("JSON");
    assert_eq!(json["schema"].as_u64(), Some(1));
    let lanes = json["strategies"].as_array().expect("an array");
    let said: Vec<_> = lanes
        .iter()
        .map(|lane| (lane["strategy"].as_str(), lane["outcome"].as_str(), lane["steps"].as_u64()))
        .collect();
    let expected =
        [(Some("reading-order"), Some("solved"), Some(8365)), (Some("singles"), Some("solved"), Some(51))];
    assert_eq!(said, expected);
    for lane in lanes {
        let number = |name: &str| lane[name].as_u64().expect(name);
        assert_eq!(number("placements") + number("undos"), number("steps"));
        assert!(number("tests") >= number("placements") && number("depth") <= 81);
        assert!(lane["seconds"].as_f64().expect("a time") >= 0.0);
    }
    let cut = sudoscope(&["race", "--json", "--strategy", "reading-order", "--max-steps", "1000"], WORST);
    assert!(cut.output.contains(r#""outcome":"cut","steps":1000"#), "{}", cut.output);
}

#[test]
fn race_has_a_table_for_people() {
    let said = sudoscope(&["race", "--strategy", "reading-order", "--strategy", "last-blank"], EASY);
    let lines: Vec<Vec<&str>> = said.output.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[0], ["strategy", "outcome", "steps", "placements", "undos", "tests", "depth", "time"]);
    assert_eq!(lines[1][..5], ["reading-order", "solved", "8,365", "4,208", "4,157"]);
    assert_eq!(lines[2][..2], ["last-blank", "stuck"]);
    assert_eq!(lines.len(), 3);
}

#[test]
fn race_turns_the_puzzle() {
    let arguments = ["race", "--json", "--turn", "all", "--strategy", "reading-order"];
    let json: serde_json::Value = serde_json::from_str(&sudoscope(&arguments, EASY).output).expect("JSON");
    let lanes = json["strategies"].as_array().expect("an array");
    let turned: Vec<_> =
        lanes.iter().map(|lane| (lane["turn"].as_str().expect("a turn"), &lane["steps"])).collect();
    assert_eq!((turned.len(), turned[0].0, turned[0].1.as_u64()), (8, "as it is", Some(8365)));
    assert!(turned[1..].iter().all(|lane| *lane.1 != 8365), "{turned:?}");
}

#[test]
fn puzzles_lists_the_library_and_writes_one() {
    let list = sudoscope(&["puzzles"], "");
    assert!(list.output.contains("worst-case       Worst case (2007), 17 givens\n"), "{}", list.output);
    for name in list.output.lines().filter_map(|line| line.split(' ').next()).filter(|name| !name.is_empty())
    {
        let said = sudoscope(&["puzzles", name], "");
        assert_eq!((said.output.trim_end().len(), said.status), (81, Some(0)), "{name}");
    }
    assert_eq!(sudoscope(&["puzzles", "Classic"], "").output, format!("{EASY}\n"));
    let table = sudoscope(&["puzzles", "--table", "--max-steps", "1000"], "").output;
    let rows: Vec<Vec<&str>> = table.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!((rows.len(), rows[0].len(), rows[0][0]), (33, 10, "reading-order"), "{table}");
    assert_eq!(
        (rows[1][0], rows[1][1], rows[1][7], rows[1][8]),
        ("classic", ">1,000", "stuck", "51"),
        "{table}"
    );
    assert_eq!(rows[26], ["turned", "by", "90°", ">1,000"], "{table}");
    let unknown = sudoscope(&["puzzles", "nothing"], "");
    assert_eq!((unknown.messages.lines().count(), unknown.status), (1, Some(2)));
}

#[test]
fn trace_writes_the_steps_asked_for() {
    let first =
        r#"{"step": 1, "op": "place", "cell": "r1c3", "digit": 1, "depth": 1, "choice": "cell r1c3"}"#;
    let head = format!(r#"{{"schema": 1, "puzzle": "{EASY}", "strategy": "reading-order"}}"#);
    let said = sudoscope(&["trace"], EASY);
    let lines: Vec<&str> = said.output.lines().collect();
    assert_eq!((lines[0], lines[1], lines.len()), (head.as_str(), first, 1 + 8365));
    for line in &lines {
        let _: serde_json::Value = serde_json::from_str(line).expect("JSON");
    }
    let part = sudoscope(&["trace", "--from", "700", "--to", "709"], EASY);
    let part: Vec<&str> = part.output.lines().collect();
    assert_eq!((part[0], &part[1..]), (head.as_str(), &lines[700..710]));
    let table = sudoscope(&["trace", "--format", "csv", "--to", "1"], EASY);
    assert_eq!(table.output, "step,op,cell,digit,depth,choice\n1,place,r1c3,1,1,cell r1c3\n");
    let beyond = sudoscope(&["trace", "--from", "9000"], EASY);
    assert_eq!((beyond.output, beyond.status), (format!("{head}\n"), Some(0)));
    assert_eq!(beyond.messages, "-: the search ends after 8,365 steps, before step 9,000\n");
}

#[test]
fn a_summary_says_where_the_work_went() {
    let said = sudoscope(&["trace", "--format", "summary"], EASY);
    let json: serde_json::Value = serde_json::from_str(&said.output).expect("JSON");
    assert_eq!((json["steps"].as_u64(), json["outcome"].as_str()), (Some(8365), Some("solved")));
    let spans = json["spans"].as_array().expect("an array");
    // The digits tried at the root, end to end, the last one on the way to the solution.
    let root: Vec<&serde_json::Value> = spans.iter().filter(|span| span["depth"] == 1).collect();
    assert_eq!(root[0]["from"], 1);
    assert!(root.windows(2).all(|pair| pair[0]["to"].as_u64() < pair[1]["from"].as_u64()), "{root:?}");
    let last = root.last().expect("there is a root");
    assert_eq!((last["to"].as_u64(), last["outcome"].as_str()), (Some(8365), Some("solution")));
    for span in spans {
        let cost = span["to"].as_u64().expect("a step") + 1 - span["from"].as_u64().expect("a step");
        assert!(cost >= 9, "{span}");
    }
    let part = sudoscope(&["trace", "--format", "summary", "--to", "100"], WORST);
    assert!(part.output.contains(r#""outcome":"cut","steps":100,"#), "{}", part.output);
}

#[test]
fn plain_tells_the_film_in_words() {
    let said = sudoscope(&["--plain"], EASY);
    let lines: Vec<&str> = said.output.lines().collect();
    assert_eq!((lines.len(), said.status), (8365 + 2, Some(0)));
    assert_eq!(lines[0], format!("{EASY}, 51 blanks, reading order"));
    assert_eq!(lines[1], "step 1: place 1 in r1c3: the next blank in reading order, depth 1");
    let undo = "step 6: undo 9 in r1c8 after 2 steps: nothing is left of cell r1c9: \
        1 by r1c3, 2 by r1c4, 3 by r1c2, 4 by r1c6, 5 by r1c1, 6 by r6c9, 7 by r1c5, 8 by r1c7, 9 by r1c8, depth 4";
    assert_eq!(lines[6], undo);
    assert_eq!(lines.last(), Some(&"solved after 8,365 steps"));
    let later = sudoscope(&["--plain", "--step", "8364", "--strategy", "reading-order"], EASY);
    assert_eq!(later.output.lines().collect::<Vec<_>>()[1..], lines[8365..]);
    assert!(
        sudoscope(&["--plain", "--strategy", "last-blank"], EASY)
            .output
            .contains("\nstuck after 0 steps: no row, column or box lacks")
    );
}

#[test]
fn a_search_of_clashing_givens_says_that_there_is_no_solution() {
    let clashing = format!("55{}", &EASY[2..]);
    for arguments in [&["trace", "--to", "3"][..], &["race", "--max-steps", "10"], &["--plain"]] {
        let said = sudoscope(arguments, &clashing);
        let line = "sudoscope: the givens clash, so there is no solution: 5 twice in row 1: r1c1 and r1c2\n";
        assert!(said.messages.contains(line), "{arguments:?}: {}", said.messages);
    }
}

#[test]
fn the_far_end_of_a_long_search_is_near() {
    let started = Instant::now();
    let said = sudoscope(&["trace", "--format", "csv", "--from", "1000000", "--to", "1000001"], WORST);
    assert_eq!(said.output.lines().count(), 3);
    assert!(started.elapsed() < Duration::from_secs(5));
}

#[test]
fn a_reader_that_stops_early_ends_it_quietly() {
    for arguments in [&["solve"][..], &["count"], &["convert", "--to", "rows"], &[]] {
        let mut process = command(arguments).spawn().expect("the binary starts");
        let mut pipe = process.stdin.take().expect("piped");
        let writer = thread::spawn(move || while pipe.write_all(format!("{EASY}\n").as_bytes()).is_ok() {});
        let mut first = [0; 1];
        process
            .stdout
            .take()
            .expect("piped")
            .read_exact(&mut first)
            .expect("a result comes before the input ends");
        let said = process.wait_with_output().expect("it ends");
        writer.join().expect("it ends with the pipe");
        assert_eq!(said.status.code(), Some(0), "{arguments:?}");
        assert!(said.stderr.is_empty(), "{}", String::from_utf8_lossy(&said.stderr));
    }
}

#[test]
#[cfg(unix)]
fn a_line_without_end_is_refused_in_time() {
    for command in [&["solve"][..], &["count"], &["check"], &[]] {
        let said = sudoscope(&[command, &["/dev/zero"]].concat(), "");
        assert_one_line(&said, "/dev/zero:1:1: encoding: ", "zeros", command);
    }
    let endless = sudoscope(&["solve"], "5".repeat(1 << 22));
    assert_one_line(&endless, "-:1:82: length: ", "digits", &["solve"]);
}

#[test]
fn the_first_result_does_not_wait_for_more_input() {
    let mut process = command(&["solve"]).spawn().expect("the binary starts");
    let (mut input, mut output) =
        (process.stdin.take().expect("piped"), process.stdout.take().expect("piped"));
    for _ in 0..3 {
        input.write_all(format!("{EASY}\n").as_bytes()).expect("it reads");
        let mut line = [0; 82];
        output.read_exact(&mut line).expect("it answers");
        assert_eq!(&line[..81], SOLVED.as_bytes());
    }
    drop(input);
    assert!(process.wait().expect("it ends").success());
}

#[test]
#[cfg(target_os = "linux")]
fn a_full_disk_is_a_failure() {
    for arguments in
        [&["solve"][..], &["count"], &["check"], &["race"], &["trace"], &["man"], &["--help"], &[]]
    {
        let full = fs::File::options().write(true).open("/dev/full").expect("Linux has it");
        let mut process = command(arguments).stdout(full).spawn().expect("the binary starts");
        let mut pipe = process.stdin.take().expect("piped");
        let _ = pipe.write_all(EASY.as_bytes());
        drop(pipe);
        let said = process.wait_with_output().expect("it ends");
        let messages = String::from_utf8_lossy(&said.stderr);
        assert_eq!(said.status.code(), Some(3), "{arguments:?}: {messages}");
        assert!(messages.lines().count() == 1 && messages.contains("could not be written"), "{messages:?}");
    }
}

#[test]
#[cfg(unix)]
fn after_an_interrupt_what_is_done_is_written() {
    use std::os::unix::process::ExitStatusExt;

    let mut process = command(&["solve"]).spawn().expect("the binary starts");
    let (mut input, mut output) =
        (process.stdin.take().expect("piped"), process.stdout.take().expect("piped"));
    input.write_all(format!("{EASY}\n").as_bytes()).expect("it reads");
    let mut line = [0; 82];
    output.read_exact(&mut line).expect("it answers");
    let process_id = rustix::process::Pid::from_child(&process);
    rustix::process::kill_process(process_id, rustix::process::Signal::INT).expect("it runs");
    let status = process.wait().expect("it ends though its input does not");
    assert_eq!(status.signal(), Some(2), "{status:?}");
    drop(input);
}

#[test]
fn wrong_usage_is_a_message() {
    for arguments in [
        &["solve", "--no-such-option"][..],
        &["solve", "--jobs", "0"],
        &["solve", "--limit", "3"],
        &["race", "--strategy", "guessing"],
        &["convert"],
        &["count", "--limit", "0"],
        &["check", "--limit", "1"],
        &["completions", "tcl"],
        &["generate", "--givens", "30..20"],
        &["generate", "--givens", "16..20"],
        &["generate", "--givens", "few"],
        &["man", "nothing"],
        &["one", "two"],
    ] {
        let said = sudoscope(arguments, "");
        assert_eq!((said.output.as_str(), said.status), ("", Some(2)), "{arguments:?}");
        assert!(!said.messages.is_empty());
    }
}

#[test]
fn nothing_is_coloured_where_it_is_not_a_terminal() {
    for arguments in [&["--help"][..], &["solve", "--help"], &["--wrong"], &["check"], &["race"]] {
        let said = sudoscope(arguments, CLASH);
        assert!(!(said.output + &said.messages).contains('\u{1b}'), "{arguments:?}");
    }
}

#[test]
fn help_pages_and_completions_know_every_command() {
    let help = sudoscope(&["--help"], "");
    assert_eq!((help.status, help.messages.as_str()), (Some(0), ""));
    let mut commands = 0;
    for command in sudoscope::cli::command_line().get_subcommands() {
        let name = command.get_name();
        assert!(help.output.contains(&format!("\n  {name} ")), "{name} in {}", help.output);
        let own = sudoscope(&[name, "--help"], "");
        assert!(own.output.contains("Examples:") || own.output.contains("Usage:"), "{}", own.output);
        let page = sudoscope(&["man", name], "");
        assert!(page.output.contains(&format!(".TH sudoscope-{name} 1")), "{}", page.output);
        commands += 1;
    }
    assert!(commands >= 7);
    assert!(sudoscope(&["man"], "").output.contains(".TH sudoscope 1"));
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let said = sudoscope(&["completions", shell], "");
        assert!(said.output.contains("strategy") && said.status == Some(0), "{shell}");
    }
    let short = concat!("sudoscope ", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(sudoscope(&["-V"], "").output, short);
    let version = command(&["--version"]).env("SUDOSCOPE_SOLVER", "scalar").output().expect("it starts");
    assert_eq!(String::from_utf8_lossy(&version.stdout), format!("{short}solver: scalar\n"));
}

#[test]
fn a_solver_that_is_not_there_is_refused() {
    let said = command(&["solve", "/dev/null"]).env("SUDOSCOPE_SOLVER", "fast").output().expect("it starts");
    let messages = String::from_utf8_lossy(&said.stderr);
    assert_eq!((said.status.code(), messages.lines().count()), (Some(2), 1), "{messages}");
    assert!(messages.starts_with("SUDOSCOPE_SOLVER: "), "{messages}");
}
