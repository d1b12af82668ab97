//! `sudoscope replay --check` as a process: counts, status, what is said of a line that cannot be believed.

use std::io::Write;
use std::process::{Command, Output, Stdio};
use std::thread;

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const STRATEGIES: [&str; 10] = [
    "reading-order",
    "columns",
    "boxes",
    "reversed",
    "descending",
    "shuffled",
    "last-blank",
    "singles",
    "fewest-candidates",
    "fewest-options",
];

fn sudoscope(arguments: &[&str], input: Vec<u8>) -> Output {
    let mut process = Command::new(env!("CARGO_BIN_EXE_sudoscope"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary starts");
    let mut pipe = process.stdin.take().expect("piped");
    // A program that does not read all of its input closes the pipe.
    let writer = thread::spawn(move || pipe.write_all(&input));
    let output = process.wait_with_output().expect("it ends");
    drop(writer.join());
    output
}

/// The values of lines such as `undos  12`, for these names.
fn values(output: &[u8], names: &[&str]) -> Vec<String> {
    let text = String::from_utf8_lossy(output).into_owned();
    let value = |name: &&str| text.lines().find_map(|line| Some(line.strip_prefix(*name)?.trim().to_owned()));
    names.iter().map(|name| value(name).unwrap_or_else(|| panic!("no {name} in {text}"))).collect()
}

#[test]
fn a_trace_replayed_adds_up_to_what_it_was() {
    for strategy in STRATEGIES {
        let trace = |format| {
            let arguments = ["trace", "--strategy", strategy, "--to", "200000", "--format", format];
            sudoscope(&arguments, EASY.into()).stdout
        };
        let said = sudoscope(&["replay", "--check"], trace("jsonl"));
        let summary: serde_json::Value = serde_json::from_slice(&trace("summary")).expect("JSON");
        let told = values(&said.stdout, &["puzzle", "steps", "placements", "undos", "deepest"]);
        let names = ["puzzle", "steps", "placements", "undos", "depth"];
        let traced = names.map(|name| summary[name].to_string().trim_matches('"').to_owned());
        assert_eq!(told, traced, "{strategy}");
        let is_solved = summary["outcome"] == "solved";
        assert_eq!(said.status.code(), Some(i32::from(!is_solved)), "{strategy}");
        assert!(said.stderr.is_empty(), "{}", String::from_utf8_lossy(&said.stderr));
    }
}

#[test]
fn a_line_that_cannot_be_believed_is_named_with_its_source() {
    for (lines, status, messages) in [
        ("p 1 3 4\n", 1, ""),
        ("p 1 3 4\np 1 3", 2, "-:3:6: bad-line: "),
        ("p 1 3 4\nu 1 4\n", 2, "-:3:1: not-placed: "),
    ] {
        let said = sudoscope(&["replay", "--check", "-"], format!("{EASY}\n{lines}").into());
        assert_eq!(said.status.code(), Some(status), "{lines}");
        let text = String::from_utf8_lossy(&said.stderr);
        assert!(text.starts_with(messages) && text.is_empty() == messages.is_empty(), "{lines}: {text}");
    }
    let said = sudoscope(&["replay", "--check", "no such file"], Vec::new());
    assert_eq!(said.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&said.stderr).starts_with("no such file: unreadable: "));
    let said =
        sudoscope(&["replay", "--check", "--max-steps", "1"], format!("{EASY}\np 1 3 4\nu 1 3\n").into());
    assert!(String::from_utf8_lossy(&said.stderr).starts_with("-:3:1: too-many-steps: "));
}
