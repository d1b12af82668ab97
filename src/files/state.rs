//! The folder in which what is being typed is kept for the next start, and nothing else.

use std::env;
use std::fs::{self, DirBuilder, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::Draft;
use super::path::reason;
use super::save::replace;

const TYPED: &str = "typed.txt";
/// What an earlier session left, once this one has kept something else.
const TYPED_BEFORE: &str = "typed-before.txt";
/// A draft is much shorter; whatever is longer is none.
const LONGEST: u64 = 4096;

/// Where what is being typed is kept during a session.
#[derive(Debug)]
pub struct State {
    folder: PathBuf,
    /// Whether this session has kept something yet.
    has_kept: bool,
}

impl State {
    /// In this folder, which is made when there is something to keep.
    pub const fn new(folder: PathBuf) -> Self {
        Self { folder, has_kept: false }
    }

    /// In the folder for such things: `$XDG_STATE_HOME/sudoscope`, or where that is not set
    /// `~/.local/state/sudoscope`, `%LOCALAPPDATA%\sudoscope` on Windows, and
    /// `~/Library/Application Support/sudoscope` on macOS. Nothing where there is no such folder.
    pub fn of_user() -> Option<Self> {
        Some(Self::new(folder(|name| env::var_os(name).map(PathBuf::from), env::home_dir())?))
    }

    /// Keeps a draft in the place of the one before; what an earlier session left is put aside first.
    ///
    /// # Errors
    /// The folder cannot be made or written to: the reason in words.
    pub fn keep(&mut self, draft: &Draft) -> Result<(), String> {
        self.write(draft).map_err(|error| format!("{}: {}", self.folder.display(), reason(&error)))
    }

    fn write(&mut self, draft: &Draft) -> io::Result<()> {
        make(&self.folder)?;
        let file = self.folder.join(TYPED);
        // A copy is put aside: there is no moment at which nothing is kept. What is not even text is no draft.
        if !self.has_kept
            && let Ok(before) = fs::read_to_string(&file)
        {
            replace(&self.folder.join(TYPED_BEFORE), &before)?;
        }
        replace(&file, &draft.to_text())?;
        self.has_kept = true;
        Ok(())
    }

    /// What an earlier session kept last.
    pub fn kept(&self) -> Option<Draft> {
        let mut text = String::new();
        File::open(self.folder.join(TYPED)).ok()?.take(LONGEST).read_to_string(&mut text).ok()?;
        Draft::from_text(&text)
    }
}

/// What the user's last session kept.
pub fn kept() -> Option<Draft> {
    State::of_user()?.kept()
}

fn folder(variable: impl Fn(&str) -> Option<PathBuf>, home: Option<PathBuf>) -> Option<PathBuf> {
    let absolute = |path: PathBuf| path.is_absolute().then_some(path);
    let base = variable("XDG_STATE_HOME").and_then(absolute).or_else(|| {
        let home = home.and_then(absolute);
        if cfg!(windows) {
            variable("LOCALAPPDATA").and_then(absolute)
        } else if cfg!(target_os = "macos") {
            Some(home?.join("Library/Application Support"))
        } else {
            Some(home?.join(".local/state"))
        }
    })?;
    Some(base.join("sudoscope"))
}

/// Makes the folder, for its owner alone.
fn make(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grid::{Cell, Digit, Grid};

    fn draft(digit: u8) -> Draft {
        let mut grid = Grid::EMPTY;
        grid[Cell::new(0)] = Digit::new(digit);
        Draft { grid, title: None }
    }

    #[test]
    fn a_draft_is_kept_and_the_one_of_the_session_before_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        let place = folder.path().join("state/sudoscope");
        assert_eq!(State::new(place.clone()).kept(), None);
        for (session, digits) in [(1, [1, 2]), (2, [3, 4])] {
            let mut state = State::new(place.clone());
            for digit in digits {
                state.keep(&draft(digit)).unwrap();
                assert_eq!(state.kept(), Some(draft(digit)), "session {session}");
            }
        }
        let before = fs::read_to_string(place.join(TYPED_BEFORE)).unwrap();
        assert_eq!(Draft::from_text(&before), Some(draft(2)));
        assert_eq!(fs::read_dir(place).unwrap().count(), 2, "nothing else is written");
    }

    #[test]
    fn whatever_else_lies_there_is_no_draft() {
        let folder = tempfile::tempdir().unwrap();
        let state = State::new(folder.path().to_path_buf());
        for content in [&b""[..], b"hello", &[0xff; 10_000]] {
            fs::write(folder.path().join(TYPED), content).unwrap();
            assert_eq!(state.kept(), None);
        }
    }

    #[cfg(all(unix, not(target_os = "macos")))]
    #[test]
    fn the_folder_is_where_such_things_belong() {
        let home = || Some(PathBuf::from("/home/a"));
        for (state_home, home, expected) in [
            (Some("/state"), home(), Some("/state/sudoscope")),
            (Some("relative"), home(), Some("/home/a/.local/state/sudoscope")),
            (Some(""), home(), Some("/home/a/.local/state/sudoscope")),
            (None, home(), Some("/home/a/.local/state/sudoscope")),
            (None, None, None),
        ] {
            let variable = |name: &str| (name == "XDG_STATE_HOME").then_some(state_home?).map(PathBuf::from);
            assert_eq!(folder(variable, home), expected.map(PathBuf::from), "{state_home:?}");
        }
    }
}
