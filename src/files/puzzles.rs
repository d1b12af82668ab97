//! Reading a file of puzzles.

use std::fs::File;
use std::io::BufReader;

use super::path::{meant_by, reason};
use crate::notation::{Puzzles, ReadError, Reading};

/// So many puzzles are offered to choose from.
const MOST: usize = 100_000;

/// What is in a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Contents {
    /// Its puzzles in order, at least one, or why one is none. At most 100,000.
    pub puzzles: Vec<Result<Reading, ReadError>>,
    /// Whether there are more.
    pub are_more: bool,
}

/// Reads the file that a text names.
pub fn read(path: &str) -> Result<Contents, String> {
    let path = meant_by(path);
    let in_words = |error: std::io::Error| reason(&error);
    let metadata = path.metadata().map_err(in_words)?;
    if metadata.is_dir() {
        return Err("a folder, not a file".to_string());
    }
    if !metadata.is_file() {
        return Err("not a file of its own: pipe it in".to_string());
    }
    let file = File::open(path).map_err(in_words)?;
    let mut all = Puzzles::new(BufReader::new(file)).skipping_headings();
    let puzzles = all.by_ref().take(MOST).collect::<Result<Vec<_>, _>>().map_err(in_words)?;
    let are_more = puzzles.len() == MOST && all.next().is_some();
    Ok(Contents { puzzles, are_more })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn a_file_is_read_or_there_is_a_reason() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name).display().to_string();
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        fs::write(at("two.txt"), format!("{line}\n{line}\n")).unwrap();
        fs::write(at("none.txt"), "hello\n").unwrap();
        let puzzles = read(&at("two.txt")).unwrap().puzzles;
        assert_eq!(puzzles.iter().filter(|puzzle| puzzle.is_ok()).count(), 2);
        assert!(read(&at("none.txt")).unwrap().puzzles[0].is_err());
        assert_eq!(read(&at("")).unwrap_err(), "a folder, not a file");
        assert_eq!(read(&at("absent")).unwrap_err(), "no such file or directory");
    }
}
