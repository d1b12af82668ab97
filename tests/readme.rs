//! The README tells the truth: its examples are run and compared, its keys are those of the keymap.
#![cfg(unix)]

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use sudoscope::app::{BINDINGS, Place};

/// A command of the README and what it is said to print.
#[derive(Debug)]
struct Example {
    command: String,
    expected: Vec<String>,
}

/// In a line it stands for any text, alone for any number of lines.
const ANYTHING: &str = "…";

#[test]
fn examples_print_what_they_are_said_to_print() {
    let folder = TemporaryFolder::new();
    let examples = examples(&readme());
    assert!(examples.len() > 8, "{examples:?}");
    for example in examples {
        let printed = folder.run(&example.command);
        let printed: Vec<&str> = printed.lines().map(str::trim_end).collect();
        assert!(
            matches(&example.expected, &printed),
            "$ {}\n{}\n\nis said to print\n\n{}",
            example.command,
            printed.join("\n"),
            example.expected.join("\n")
        );
    }
}

/// `UPDATE_GENERATED=1 cargo test --test readme` writes the tables anew.
#[test]
fn keys_are_those_of_the_keymap() {
    let readme = readme();
    let mut expected = readme.clone();
    for (name, place) in [("edit", Place::Edit), ("watch", Place::Watch), ("everywhere", Place::Everywhere)] {
        let (start, end) = (format!("<!-- keys: {name} -->\n"), "<!-- end -->");
        let from = expected.find(&start).expect("the README has a table for each place") + start.len();
        let length = expected[from..].find(end).expect("the table ends");
        expected.replace_range(from..from + length, &table(place));
    }
    if env::var_os("UPDATE_GENERATED").is_some() {
        fs::write("README.md", &expected).expect("the README can be written");
    } else {
        assert!(readme == expected, "the keys changed: UPDATE_GENERATED=1 cargo test --test readme");
    }
}

#[test]
fn anything_matches_anything() {
    let is_match = |expected: &str, printed: &str| {
        let expected: Vec<String> = expected.lines().map(str::to_owned).collect();
        matches(&expected, &printed.lines().collect::<Vec<_>>())
    };
    for (expected, printed) in
        [("a\n…\nb", "a\nb"), ("a\n…\nb", "a\nx\nb\ny\nb"), ("a … c", "a b c"), ("", "")]
    {
        assert!(is_match(expected, printed), "{expected:?} {printed:?}");
    }
    for (expected, printed) in [("a\n…\nb", "a\nb\nc"), ("a", "a\nb"), ("a … c", "a b d"), ("a", "")] {
        assert!(!is_match(expected, printed), "{expected:?} {printed:?}");
    }
}

fn readme() -> String {
    fs::read_to_string("README.md").expect("the tests run from the root of the crate")
}

fn examples(readme: &str) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    let mut is_inside = false;
    for line in readme.lines() {
        match (is_inside, line.strip_prefix("$ "), line) {
            (false, _, "```console") => is_inside = true,
            (true, _, "```") => is_inside = false,
            (true, Some(command), _) => {
                examples.push(Example { command: command.to_owned(), expected: Vec::new() });
            }
            (true, None, _) => {
                examples.last_mut().expect("a block begins with a command").expected.push(line.to_owned());
            }
            (false, ..) => {}
        }
    }
    examples
}

fn matches(expected: &[String], printed: &[&str]) -> bool {
    match (expected, printed) {
        ([], rest) => rest.is_empty(),
        ([first, rest @ ..], _) if first == ANYTHING => {
            (0..=printed.len()).any(|skipped| matches(rest, &printed[skipped..]))
        }
        ([first, expected @ ..], [line, printed @ ..]) => {
            line_matches(first, line) && matches(expected, printed)
        }
        (_, []) => false,
    }
}

fn line_matches(expected: &str, line: &str) -> bool {
    match expected.split_once(ANYTHING) {
        None => expected == line,
        Some((before, after)) => line.strip_prefix(before).is_some_and(|rest| rest.ends_with(after)),
    }
}

fn table(place: Place) -> String {
    let mut table = String::from("| key | |\n|---|---|\n");
    for binding in BINDINGS.iter().filter(|binding| binding.place == place) {
        let label = binding.label.replace('|', "\\|");
        writeln!(table, "| `{label}` | {} |", binding.help).expect("a string takes everything");
    }
    table
}

/// A folder of its own in which the examples find each other's files; gone with the test.
struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    fn new() -> Self {
        let path = env::temp_dir().join(format!("sudoscope-readme-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a temporary folder");
        Self(path)
    }

    /// What a shell prints there, errors included.
    fn run(&self, command: &str) -> String {
        let binaries = Path::new(env!("CARGO_BIN_EXE_sudoscope")).parent().expect("a folder").to_owned();
        let path = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths([binaries].into_iter().chain(env::split_paths(&path))).expect("a path");
        let said = Command::new("sh")
            .args(["-c", &format!("( {command} ) 2>&1")])
            .current_dir(&self.0)
            .env("PATH", path)
            .output()
            .expect("a shell");
        String::from_utf8(said.stdout).expect("UTF-8")
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
