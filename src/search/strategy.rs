//! Which choice a search makes next: the one table of strategies.

use std::fmt;

/// How a search chooses: which choice comes next, and in which order its options are tried. Ties go to the first in
/// reading order (cells before rows before columns before boxes); options are tried in ascending order unless said
/// otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Strategy {
    /// The first blank cell in reading order: the textbook search.
    ReadingOrder,
    /// The first blank cell, column by column.
    Columns,
    /// The first blank cell, box by box.
    Boxes,
    /// The last blank cell in reading order.
    Reversed,
    /// The first blank cell in reading order, its digits from 9 down to 1.
    Descending,
    /// The blank cells in a random order, the same for the same seed.
    Shuffled {
        /// What the order is made from.
        seed: u64,
    },
    /// The last blank cell of a row, column or box; never guesses.
    LastBlank,
    /// A cell with one candidate, or a digit with one place in a unit; never guesses.
    Singles,
    /// The blank cell with the fewest candidates (minimum remaining values).
    FewestCandidates,
    /// The smallest of all 324 constraints (Knuth's rule for exact covers, "Dancing Links", 2000).
    FewestOptions,
    /// No strategy of ours: another program chose, and its steps were recorded. It has no name to ask for.
    Recorded,
}

struct Entry {
    strategy: Strategy,
    name: &'static str,
    title: &'static str,
    help: &'static str,
}

const fn entry(strategy: Strategy, name: &'static str, title: &'static str, help: &'static str) -> Entry {
    Entry { strategy, name, title, help }
}

#[rustfmt::skip]
const TABLE: [Entry; 10] = [
    entry(Strategy::ReadingOrder, "reading-order", "reading order", "the next blank in reading order, digits 1 to 9: the textbook search"),
    entry(Strategy::Columns, "columns", "columns", "the next blank column by column, digits 1 to 9"),
    entry(Strategy::Boxes, "boxes", "boxes", "the next blank box by box, digits 1 to 9"),
    entry(Strategy::Reversed, "reversed", "reversed", "the last blank in reading order, digits 1 to 9"),
    entry(Strategy::Descending, "descending", "descending", "the next blank in reading order, digits 9 to 1"),
    entry(Strategy::Shuffled { seed: 0 }, "shuffled", "shuffled", "the blanks in an order shuffled from a seed, digits 1 to 9"),
    entry(Strategy::LastBlank, "last-blank", "last blank", "only the last blank of a row, column or box; never guesses"),
    entry(Strategy::Singles, "singles", "singles", "only naked and hidden singles; never guesses"),
    entry(Strategy::FewestCandidates, "fewest-candidates", "fewest candidates", "the blank with the fewest candidates"),
    entry(Strategy::FewestOptions, "fewest-options", "fewest options", "the cell with the fewest candidates or the digit with the fewest places"),
];

const RECORDED: Entry =
    entry(Strategy::Recorded, "recorded", "another program", "the steps another program printed");

impl Strategy {
    /// All of them but the recorded one, in the order in which they are listed; `Shuffled` with seed 0.
    pub const ALL: [Self; TABLE.len()] = {
        let mut all = [Self::ReadingOrder; TABLE.len()];
        let mut index = 0;
        while index < TABLE.len() {
            all[index] = TABLE[index].strategy;
            index += 1;
        }
        all
    };

    /// The strategy with this name, if there is one; `shuffled` with seed 0.
    pub fn from_name(name: &str) -> Option<Self> {
        TABLE.iter().find(|entry| entry.name == name).map(|entry| entry.strategy)
    }

    /// Its name as an argument, such as `reading-order`.
    pub fn name(self) -> &'static str {
        self.entry().name
    }

    /// Its name in a sentence, such as `reading order`.
    pub fn title(self) -> &'static str {
        self.entry().title
    }

    /// What it does, in one line.
    pub fn help(self) -> &'static str {
        self.entry().help
    }

    /// Whether it guesses where nothing is forced, and so can settle every puzzle.
    pub const fn guesses(self) -> bool {
        !matches!(self, Self::LastBlank | Self::Singles)
    }

    /// What it lacks where it is stuck, as half a sentence. Only those that never guess are ever stuck.
    pub const fn why_stuck(self) -> &'static str {
        match self {
            Self::LastBlank => "no row, column or box lacks just one digit",
            _ => "no cell has a single candidate, no digit a single place",
        }
    }

    fn entry(self) -> &'static Entry {
        let is_same =
            |entry: &&Entry| std::mem::discriminant(&entry.strategy) == std::mem::discriminant(&self);
        TABLE.iter().find(is_same).unwrap_or(&RECORDED)
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
