//! The algorithm of a strategy in a dozen lines of pseudocode, and which line a step executes.

use crate::grid::Unit;
use crate::search::{Fate, Operation, Outcome, Strategy};

/// One line of pseudocode.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What the line does.
    pub role: Role,
    /// The line, indented.
    pub text: String,
}

/// What a line of pseudocode does. Several lines may share a role.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// The head of the procedure.
    Solve,
    /// Ends where no blank is left.
    Done,
    /// Chooses what comes next.
    Choose,
    /// Goes through the options.
    Try,
    /// Tests an option.
    Test,
    /// Places a digit.
    Place,
    /// Goes one level down.
    Recurse,
    /// Takes a digit back.
    Undo,
    /// Gives the level up.
    Back,
    /// The head of the test.
    Promising,
    /// Looks at the row.
    Row,
    /// Looks at the column.
    Column,
    /// Looks at the box.
    Box,
    /// Nothing: an empty line.
    Gap,
}

/// The pseudocode of a strategy.
pub fn listing(strategy: Strategy) -> Vec<Line> {
    let text = match strategy {
        Strategy::LastBlank => include_str!("../assets/listings/last-blank.txt"),
        Strategy::Singles => include_str!("../assets/listings/singles.txt"),
        Strategy::FewestCandidates => include_str!("../assets/listings/fewest-candidates.txt"),
        Strategy::FewestOptions => include_str!("../assets/listings/fewest-options.txt"),
        _ => include_str!("../assets/listings/fixed-order.txt"),
    };
    let (cell, digits) = match strategy {
        Strategy::Columns => ("the next blank by columns", "1..9"),
        Strategy::Boxes => ("the next blank by boxes", "1..9"),
        Strategy::Reversed => ("the last blank", "1..9"),
        Strategy::Descending => ("the next blank", "9..1"),
        Strategy::Shuffled { .. } => ("the next blank, shuffled", "1..9"),
        _ => ("the next blank", "1..9"),
    };
    text.lines()
        .filter_map(|line| line.split_once('|'))
        .map(|(tag, text)| Line {
            role: role(tag.trim_end()),
            text: text.replace("{cell}", cell).replace("{digits}", digits),
        })
        .collect()
}

/// The role of the line that was executed by the last step, or will be where none has been made.
pub fn executed(last: Option<Operation>, outcome: Outcome) -> Role {
    match (outcome, last) {
        (Outcome::Solved, _) => Role::Done,
        (Outcome::Exhausted | Outcome::Stuck, _) => Role::Back,
        (Outcome::Searching, Some(Operation::Place)) => Role::Place,
        (Outcome::Searching, Some(Operation::Undo)) => Role::Undo,
        (Outcome::Searching, None) => Role::Solve,
    }
}

/// The role of the line that refuses an option, if one does.
pub const fn refusing(fate: Fate) -> Option<Role> {
    match fate {
        Fate::Blocked { unit: Unit::Row(_), .. } => Some(Role::Row),
        Fate::Blocked { unit: Unit::Column(_), .. } => Some(Role::Column),
        Fate::Blocked { unit: Unit::Box(_), .. } => Some(Role::Box),
        _ => None,
    }
}

fn role(tag: &str) -> Role {
    match tag {
        "solve" => Role::Solve,
        "done" => Role::Done,
        "choose" => Role::Choose,
        "try" => Role::Try,
        "test" => Role::Test,
        "place" => Role::Place,
        "recurse" => Role::Recurse,
        "undo" => Role::Undo,
        "back" => Role::Back,
        "promising" => Role::Promising,
        "row" => Role::Row,
        "column" => Role::Column,
        "box" => Role::Box,
        _ => Role::Gap,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_strategy_has_a_listing_with_the_lines_its_steps_execute() {
        for strategy in Strategy::ALL {
            let lines = listing(strategy);
            assert!((6..=15).contains(&lines.len()), "{strategy}");
            let has = |role| lines.iter().any(|line| line.role == role);
            let steps = if strategy.guesses() { vec![Role::Place, Role::Undo] } else { vec![Role::Place] };
            for role in steps.into_iter().chain([Role::Solve, Role::Done, Role::Choose, Role::Back]) {
                assert!(has(role), "{strategy} lacks {role:?}");
            }
            for line in &lines {
                assert_eq!(line.role == Role::Gap, line.text.is_empty(), "{strategy}: {line:?}");
                assert!(line.text.len() <= 38 && !line.text.contains('{'), "{strategy}: {line:?}");
            }
        }
    }
}
