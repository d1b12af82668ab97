//! Every notation that is read and written, and every error, on inputs made for these tests.

mod around;
mod documents;
mod dress;
mod errors;
mod following;
mod forms;
mod lists;
mod noise;
mod records;
mod writing;

use sudoscope::notation::{self, Reading};

/// The puzzle most texts here hold, as a line.
const PUZZLE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Another one.
const OTHER: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/// Its solution.
const SOLVED: &str = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

fn read(text: &str) -> Reading {
    notation::read(text.as_bytes()).unwrap_or_else(|error| panic!("{error}\nin\n{text}"))
}

/// Asserts that the first puzzle of a text is this one.
fn assert_reads(what: &str, text: &str, puzzle: &str) {
    match notation::read(text.as_bytes()) {
        Ok(reading) => assert_eq!(reading.grid.to_line(), puzzle, "{what}:\n{text}"),
        Err(error) => panic!("{what}: {error}\nin\n{text}"),
    }
}

/// Asserts that a text fails at this place in this way, given as `LINE:COLUMN: KIND`.
fn assert_fails(what: &str, bytes: &[u8], place: &str) {
    match notation::read(bytes) {
        Ok(reading) => panic!("{what}: read as {}", reading.grid),
        Err(error) => {
            let shown = error.to_string();
            assert!(shown.starts_with(&format!("{place}: ")), "{what}: {shown}, expected {place}");
            assert!(shown.len() < 300 && !shown.contains('\n'), "{what}: {shown}");
        }
    }
}

/// What every puzzle of a text is: its 81 characters, or the error as `LINE:COLUMN: KIND`.
fn all(text: &str) -> Vec<String> {
    let place = |error: notation::ReadError| format!("{}:{}: {}", error.line, error.column, error.kind);
    let results = notation::read_all(text.as_bytes()).into_iter();
    results.map(|result| result.map_or_else(place, |reading| reading.grid.to_line())).collect()
}
