//! Why a strategy came to a choice.

use std::fmt;

use super::board::Board;
use super::{Choice, ChoiceKind, Strategy};
use crate::grid::Unit;

/// Why a choice was the next one. Shown as half a sentence, such as "the next blank in reading order".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The strategy's order of cells says so.
    NextInOrder(Strategy),
    /// The unit lacks just the one digit.
    LastBlank(Unit),
    /// The choice is forced, or impossible: it has at most one option.
    Single {
        /// The choice.
        choice: Choice,
        /// Its options, 0 or 1.
        options: usize,
    },
    /// No blank cell has fewer candidates.
    FewestCandidates {
        /// The candidates of the cell, 0 to 9.
        candidates: usize,
    },
    /// Another program came to it, and its steps do not say why.
    Unknown,
    /// No cell has fewer candidates, and no digit fewer places in a unit.
    FewestOptions {
        /// The choice.
        choice: Choice,
        /// Its options, 0 to 9.
        options: usize,
    },
}

/// The reason for which the strategy comes to this choice on this board.
pub fn reason_for(strategy: Strategy, choice: Choice, board: &Board) -> Reason {
    let options = board.options(choice).count_ones() as usize;
    match strategy {
        Strategy::LastBlank => last_blank(choice, board),
        Strategy::FewestCandidates => Reason::FewestCandidates { candidates: options },
        Strategy::FewestOptions => Reason::FewestOptions { choice, options },
        Strategy::Recorded if options > 0 => Reason::Unknown,
        Strategy::Singles | Strategy::Recorded => Reason::Single { choice, options },
        fixed => Reason::NextInOrder(fixed),
    }
}

fn last_blank(choice: Choice, board: &Board) -> Reason {
    let (cell, _) = choice.option(0);
    let unit = cell.units().into_iter().find(|unit| board.lacks_one(*unit));
    Reason::LastBlank(unit.expect("a cell is chosen only where one of its units lacks just one digit"))
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NextInOrder(strategy) => f.write_str(next_in_order(strategy)),
            Self::Unknown => f.write_str("the program does not say why"),
            Self::LastBlank(unit) => write!(f, "the last blank of {unit}"),
            Self::Single { choice, options } | Self::FewestOptions { choice, options: options @ 0..2 } => {
                left_of(f, choice, options)
            }
            Self::FewestCandidates { candidates } => {
                candidates_of(f, candidates)?;
                f.write_str(if candidates == 0 { "" } else { ", no blank has fewer" })
            }
            Self::FewestOptions { choice, options } => {
                match choice.kind() {
                    ChoiceKind::Cell(_) => candidates_of(f, options)?,
                    ChoiceKind::Digit { digit, unit } => {
                        write!(f, "digit {digit} has {options} places in {unit}")?;
                    }
                }
                f.write_str(", nothing has fewer")
            }
        }
    }
}

fn next_in_order(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Columns => "the next blank, column by column",
        Strategy::Boxes => "the next blank, box by box",
        Strategy::Reversed => "the last blank in reading order",
        Strategy::Shuffled { .. } => "the next blank in shuffled order",
        _ => "the next blank in reading order",
    }
}

fn candidates_of(f: &mut fmt::Formatter<'_>, candidates: usize) -> fmt::Result {
    match candidates {
        0 => f.write_str("no candidate left"),
        1 => f.write_str("1 candidate"),
        more => write!(f, "{more} candidates"),
    }
}

/// What is left of a choice with one option or none.
fn left_of(f: &mut fmt::Formatter<'_>, choice: Choice, options: usize) -> fmt::Result {
    match (choice.kind(), options) {
        (ChoiceKind::Cell(_), 0) => f.write_str("no candidate left"),
        (ChoiceKind::Cell(_), _) => f.write_str("one candidate left"),
        (ChoiceKind::Digit { digit, unit }, 0) => write!(f, "digit {digit} has no place left in {unit}"),
        (ChoiceKind::Digit { digit, unit }, _) => write!(f, "digit {digit} has one place left in {unit}"),
    }
}
