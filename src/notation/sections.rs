//! The sections of an `.sdk` file: where there is one called `[Puzzle]`, only that counts.

use super::error::ReadError;
use super::reading::Reading;

/// The sections that programs write beside `[Puzzle]`, before or behind it: what the player has made of it.
const OF_PLAYER: [&str; 4] = ["state", "pencilmarks", "colours", "colors"];

/// So many grids are held back at most; a text that has more of them before any `[Puzzle]` has none.
const MOST: usize = 64;

/// A grid, or why there is none.
type Read = Result<Reading, ReadError>;

/// In which section the lines of a text are.
#[derive(Default)]
pub struct Sections {
    place: Place,
    have_puzzle: bool,
}

#[derive(Default)]
enum Place {
    /// In `[Puzzle]`, or in no section.
    #[default]
    Counting,
    /// In a section beside it that came first: its grids count if no other comes. With the title above.
    Before(Vec<Read>, Option<String>),
    /// Below another heading behind such a section.
    Behind(Vec<Read>),
    /// In a section beside it.
    Elsewhere,
}

impl Sections {
    /// Before the first section of a text which has a `[Puzzle]`.
    pub const fn before_puzzle() -> Self {
        Self { place: Place::Elsewhere, have_puzzle: true }
    }

    /// Begins the section with this name, in lower case, below this title. The title of what stands in it.
    pub fn enter(&mut self, name: &str, title: Option<String>) -> Option<String> {
        if name == "puzzle" {
            self.have_puzzle = true;
            let before = std::mem::take(&mut self.place);
            return if let Place::Before(_, above) = before { above.or(title) } else { title };
        }
        if self.have_puzzle {
            self.place = Place::Elsewhere;
        } else if !OF_PLAYER.contains(&name) {
            self.pass_heading();
        } else if matches!(self.place, Place::Counting) {
            self.place = Place::Before(Vec::new(), title.clone());
        }
        title
    }

    /// Notes a heading of any other kind: perhaps a mistyped `[Puzzle]`.
    pub fn pass_heading(&mut self) {
        if let Place::Before(held, _) = &mut self.place {
            self.place = Place::Behind(std::mem::take(held));
        }
    }

    /// Whether lines do not count here.
    pub const fn are_elsewhere(&self) -> bool {
        matches!(self.place, Place::Elsewhere)
    }

    /// What may be given out of what was read.
    pub fn pass(&mut self, read: Read) -> Vec<Read> {
        match &mut self.place {
            Place::Before(held, _) if held.len() < MOST => {
                held.push(read);
                return Vec::new();
            }
            Place::Behind(held) => held.clear(),
            _ => {}
        }
        self.finish().into_iter().chain([read]).collect()
    }

    /// What was held back for a `[Puzzle]` that did not come.
    pub fn finish(&mut self) -> Vec<Read> {
        match std::mem::take(&mut self.place) {
            Place::Before(held, _) | Place::Behind(held) => held,
            Place::Counting | Place::Elsewhere => Vec::new(),
        }
    }
}

/// Whether a text has a `[Puzzle]`.
pub fn have_puzzle(text: &[u8]) -> bool {
    text.split(|byte| matches!(byte, b'\n' | b'\r'))
        .any(|line| line.trim_ascii().eq_ignore_ascii_case(b"[puzzle]"))
}
