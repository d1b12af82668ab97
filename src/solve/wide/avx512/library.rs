//! The built-in library: named puzzles that are worth watching, the first of them the default example.

use std::sync::LazyLock;

use crate::grid::Grid;

/// All puzzles of the library, in the order in which they are listed; the first is the default example.
///
/// They are kept in `assets/puzzles.tsv`: a line a puzzle, its fields divided by tabs.
pub static ALL: LazyLock<Vec<Entry>> =
    LazyLock::new(|| include_str!("../assets/puzzles.tsv").lines().filter_map(Entry::from_line).collect());

/// A puzzle of the library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What it is called.
    pub name: &'static str,
    /// The same as a word for the command line.
    pub slug: &'static str,
    /// Its givens.
    pub puzzle: Grid,
    /// Who made it, or where it was published first, if that is known.
    pub author: Option<&'static str>,
    /// The year it appeared in, if that is known.
    pub year: Option<u16>,
    /// How many solutions it has.
    pub solutions: u128,
    /// Why it is worth watching: a sentence without a full stop.
    pub note: &'static str,
}

/// The puzzle with this name or slug, whatever the case of its letters.
pub fn find(name: &str) -> Option<&'static Entry> {
    let name = name.trim();
    ALL.iter().find(|entry| entry.slug.eq_ignore_ascii_case(name) || entry.name.eq_ignore_ascii_case(name))
}

/// The puzzle that is shown when none is asked for.
pub fn default_example() -> &'static Entry {
    ALL.first().expect("the library is not empty")
}

impl Entry {
    /// Author and year as far as they are known: `Arto Inkala, 2012`.
    pub fn origin(&self) -> Option<String> {
        match (self.author, self.year) {
            (Some(author), Some(year)) => Some(format!("{author}, {year}")),
            (Some(author), None) => Some(author.to_owned()),
            (None, Some(year)) => Some(year.to_string()),
            (None, None) => None,
        }
    }

    /// The entry on a line of the file, unless the line is a comment. The tests read every line.
    fn from_line(line: &'static str) -> Option<Self> {
        let fields: Vec<&str> = line.split('\t').collect();
        let [slug, name, puzzle, author, year, solutions, note] = fields[..] else { return None };
        Some(Self {
            name,
            slug,
            puzzle: Grid::from_line(puzzle)?,
            author: (!author.is_empty()).then_some(author),
            year: year.parse().ok(),
            solutions: solutions.parse().ok()?,
            note,
        })
    }
}
