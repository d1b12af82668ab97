//! The laws of the house: imports point down the floors, a door holds no code, every file says what it is.

use std::fs;
use std::path::{Path, PathBuf};

/// The rooms from the ground up. Two rooms of one floor do not know each other.
const FLOORS: [&[&str]; 8] = [
    &["grid"],
    &["notation", "search", "solve"],
    &["library", "listing", "player", "replay", "examiner", "files"],
    &["app"],
    &["view"],
    &["terminal"],
    &["cli"],
    &["main"],
];

#[test]
fn imports_point_down() {
    for file in rust_files("src").iter().filter(|file| room_of(file) != "lib") {
        let room = room_of(file);
        let floor = floor_of(&room).unwrap_or_else(|| panic!("{room} is on no floor"));
        let code: Vec<String> = code_lines(file).into_iter().map(|(_, line)| line).collect();
        for named in rooms_named_in(&code.join(" ")).into_iter().filter(|named| *named != room) {
            assert!(
                floor_of(&named).is_some_and(|below| below < floor),
                "{}: {room} (floor {}) must not know {named}",
                file.display(),
                floor + 1
            );
        }
    }
}

#[test]
fn every_room_is_listed_in_the_library() {
    let rooms: Vec<String> = code_lines(Path::new("src/lib.rs"))
        .into_iter()
        .filter_map(|(_, line)| Some(line.strip_prefix("pub mod ")?.trim_end_matches(';').to_owned()))
        .collect();
    let documented = fs::read_to_string("src/lib.rs").unwrap();
    for file in rust_files("src") {
        let room = room_of(&file);
        if room != "lib" && room != "main" {
            assert!(rooms.contains(&room), "src/lib.rs does not list {room}");
            assert!(documented.contains(&format!("[`{room}`]")), "the docs of src/lib.rs do not name {room}");
        }
    }
}

#[test]
fn a_door_holds_no_code() {
    for file in rust_files("src").iter().filter(|file| file.ends_with("mod.rs")) {
        for statement in statements(file) {
            assert!(
                ["mod ", "pub mod ", "pub use ", "#[cfg"].iter().any(|start| statement.starts_with(start)),
                "{}: a door only declares and passes on: {statement}",
                file.display()
            );
        }
    }
}

#[test]
fn every_file_opens_with_what_it_is() {
    for file in ["src", "tests", "benches", "examples"].into_iter().flat_map(rust_files) {
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.starts_with("//! "), "{} does not open with `//!`", file.display());
    }
}

#[test]
fn nothing_is_half_private() {
    for file in rust_files("src") {
        for (number, line) in code_lines(&file) {
            assert!(!line.contains("pub("), "{}:{number}: private or `pub`, nothing between", file.display());
        }
    }
}

#[test]
fn unsafe_code_lives_where_registers_are_only() {
    let simd = ["src/solve/wide", "src/solve/scalar/lanes"];
    for file in rust_files("src").iter().filter(|file| simd.iter().all(|folder| !file.starts_with(folder))) {
        for (number, line) in code_lines(file) {
            let said = line.split(|c: char| !(c.is_alphanumeric() || c == '_')).any(|word| word == "unsafe");
            assert!(!said, "{}:{number}: {line}", file.display());
        }
    }
}

#[test]
fn the_laws_are_looked_at_where_they_apply() {
    assert!(rust_files("src").len() > 10, "the tests run from the root of the crate");
    assert_eq!(room_of(Path::new("src/grid/cell.rs")), "grid");
    assert_eq!(room_of(Path::new("src/player.rs")), "player");
    assert_eq!(rooms_named_in("use crate::grid::Cell; // and"), ["grid"]);
    assert_eq!(rooms_named_in("use crate::{grid::{Cell, Digit}, solve};"), ["grid", "solve"]);
    assert_eq!(rooms_named_in("sudoscope::cli::run(crate::view::draw)"), ["view", "cli"]);
}

/// All Rust files under a folder of the crate.
fn rust_files(folder: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    let mut folders = vec![PathBuf::from(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.expect("a listed file").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

/// The first name below `src`, without `.rs`.
fn room_of(file: &Path) -> String {
    let first = file.iter().nth(1).and_then(|name| name.to_str()).expect("a file below src");
    first.trim_end_matches(".rs").to_owned()
}

fn floor_of(room: &str) -> Option<usize> {
    FLOORS.iter().position(|rooms| rooms.contains(&room))
}

/// The lines of a file that are not comments, trimmed, with their numbers.
fn code_lines(file: &Path) -> Vec<(usize, String)> {
    let text = fs::read_to_string(file).expect("a file that was listed");
    let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim().to_owned()));
    lines.filter(|(_, line)| !line.is_empty() && !line.starts_with("//")).collect()
}

/// What a door says, each `pub use` of several lines as one.
fn statements(file: &Path) -> Vec<String> {
    let mut statements = vec![String::new()];
    for (_, line) in code_lines(file) {
        let last = statements.last_mut().expect("there is always one");
        last.push_str(&line);
        if line.ends_with(';') || line.ends_with(']') {
            statements.push(String::new());
        }
    }
    statements.retain(|statement| !statement.is_empty());
    statements
}

/// The rooms that code reaches by their full path.
fn rooms_named_in(code: &str) -> Vec<String> {
    let mut rooms = Vec::new();
    for root in ["crate::", "sudoscope::"] {
        for (start, _) in code.match_indices(root) {
            let path = &code[start + root.len()..];
            match path.strip_prefix('{') {
                Some(group) => rooms.extend(first_names(group)),
                None => rooms.extend(first_names(path).first().cloned()),
            }
        }
    }
    rooms
}

/// The first name of each path in a group `a::b, c::{d, e}, f}`.
fn first_names(group: &str) -> Vec<String> {
    let mut names = vec![String::new()];
    let (mut depth, mut in_name) = (0, true);
    for character in group.chars() {
        match character {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                names.push(String::new());
                in_name = true;
            }
            c if in_name && depth == 0 && (c.is_alphanumeric() || c == '_') => {
                names.last_mut().expect("there is always one").push(c);
            }
            ' ' => {}
            _ => in_name = false,
        }
    }
    names.retain(|name| !name.is_empty());
    names
}
