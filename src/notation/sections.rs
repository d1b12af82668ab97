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
    /// In a section beside it that came first: its grids count if `[Puzzle]` never comes. With the title above.
    Before(Vec<Read>, Option<String>),
    /// In a section beside it.
    Elsewhere,
}

impl Sections {
    /// Begins the section with this name, in lower case, below this title. The title of what stands in it.
    pub fn enter(&mut self, name: &str, title: Option<String>) -> Option<String> {
        if name == "puzzle" {
            self.have_puzzle = true;
            let before = std::mem::take(&mut self.place);
            return if let Place::Before(_, above) = before { above.or(title) } else { title };
        }
        if self.have_puzzle {
            self.place = Place::Elsewhere;
        } else if matches!(self.place, Place::Counting) && OF_PLAYER.contains(&name) {
            self.place = Place::Before(Vec::new(), title.clone());
        }
        title
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
                Vec::new()
            }
            _ => self.finish().into_iter().chain([read]).collect(),
        }
    }

    /// What was held back for a `[Puzzle]` that did not come.
    pub fn finish(&mut self) -> Vec<Read> {
        if let Place::Before(held, _) = std::mem::take(&mut self.place) { held } else { Vec::new() }
    }
}
