//! Where puzzles come from: files and standard input, and what is said where they cannot be read.

use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::console::Console;
use super::status::Stop;
use crate::notation::{self, ReadError, Reading};

/// The most bytes read for a single puzzle, so that an endless pipe is no trap: 16 MiB.
const SINGLE_PUZZLE_LIMIT: u64 = 16 << 20;

/// A file, or standard input. It is shown as messages name it: `-` for standard input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// Standard input.
    StandardInput,
    /// A file.
    File(PathBuf),
}

impl Source {
    /// What an argument names; standard input if there is none.
    pub fn new(file: Option<&Path>) -> Self {
        match file {
            Some(file) if file.as_os_str() != "-" => Self::File(file.to_owned()),
            _ => Self::StandardInput,
        }
    }

    /// What several arguments name, in their order; standard input if there are none.
    pub fn all(files: &[PathBuf]) -> Vec<Self> {
        if files.is_empty() {
            vec![Self::StandardInput]
        } else {
            files.iter().map(|file| Self::new(Some(file))).collect()
        }
    }

    /// Says that standard input is read where that is a terminal, or the program would seem to hang.
    pub fn announce(&self, console: &mut Console) {
        if *self == Self::StandardInput && console.terminals.input {
            console.say(format_args!("reading standard input (end it with {END_OF_INPUT})"));
        }
    }

    /// Opens it.
    ///
    /// # Errors
    /// Where it cannot be opened; [`Source::unreadable`] is the line about it.
    pub fn open(&self) -> io::Result<Box<dyn Read + Send>> {
        match self {
            Self::StandardInput => Ok(Box::new(io::stdin())),
            Self::File(path) => Ok(Box::new(File::open(path)?)),
        }
    }

    /// How many bytes it holds, where that is known beforehand.
    pub fn size(&self) -> Option<u64> {
        let metadata = match self {
            Self::StandardInput => return None,
            Self::File(path) => path.metadata().ok()?,
        };
        metadata.is_file().then_some(metadata.len())
    }

    /// Reads its first puzzle, and says what there is to say about the reading.
    ///
    /// # Errors
    /// Where it cannot be opened or read, or holds no puzzle.
    pub fn read_puzzle(&self, console: &mut Console) -> Result<Reading, Stop> {
        let reading = self.read_quietly(console)?;
        for note in &reading.notes {
            console.say(format_args!("{self}: {note}"));
        }
        Ok(reading)
    }

    /// Reads its first puzzle for the screen, which says itself what there is to say about the reading.
    ///
    /// # Errors
    /// Where it cannot be opened or read, or holds no puzzle.
    pub fn read_quietly(&self, console: &mut Console) -> Result<Reading, Stop> {
        self.announce(console);
        let mut bytes = Vec::new();
        self.open()
            .and_then(|input| input.take(SINGLE_PUZZLE_LIMIT).read_to_end(&mut bytes))
            .map_err(|error| Stop::Refused(self.unreadable(&error)))?;
        notation::read(&bytes).map_err(|error| Stop::Refused(self.complaint(&error)))
    }

    /// The line about a puzzle that cannot be read.
    pub fn complaint(&self, error: &ReadError) -> String {
        format!("{self}:{error}")
    }

    /// The line about a source that cannot be read.
    pub fn unreadable(&self, error: &io::Error) -> String {
        let reason = error.to_string();
        let reason = reason.split(" (os error").next().unwrap_or_default();
        format!("{self}: unreadable: {}", lower_first(reason))
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::StandardInput => f.write_str("-"),
            Self::File(path) => path.display().fmt(f),
        }
    }
}

const END_OF_INPUT: &str = if cfg!(windows) { "Ctrl+Z and Enter" } else { "Ctrl+D" };

fn lower_first(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_lowercase().chain(characters).collect())
}
