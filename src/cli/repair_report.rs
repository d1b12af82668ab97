//! A repair as the JSON that other programs rely on.

use serde::Serialize;

use crate::grid::Unit;
use crate::solve::Repair;

/// A repair, its cells and digits in the form of the JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum RepairReport {
    /// A given is another digit.
    Change {
        /// Its cell.
        cell: String,
        /// What it is.
        from: u8,
        /// What it becomes.
        to: u8,
    },
    /// A given is none.
    Remove {
        /// Its cell.
        cell: String,
        /// What it is.
        from: u8,
    },
    /// A given stands elsewhere in its row or column.
    Move {
        /// What it is.
        digit: u8,
        /// Where it is.
        from: String,
        /// Where it goes.
        to: String,
    },
    /// Two neighbouring givens change places.
    Swap {
        /// Their cells.
        cells: [String; 2],
    },
    /// The givens of a row or column stand one cell further.
    Shift {
        /// The number of the row, from 1.
        #[serde(skip_serializing_if = "Option::is_none")]
        row: Option<u8>,
        /// The number of the column, from 1.
        #[serde(skip_serializing_if = "Option::is_none")]
        column: Option<u8>,
        /// 1 to the right or down, -1 to the left or up.
        by: i8,
    },
}

impl RepairReport {
    /// The report of a repair.
    pub fn new(repair: Repair) -> Self {
        match repair {
            Repair::Change { cell, from, to } => {
                Self::Change { cell: cell.to_string(), from: from.number(), to: to.number() }
            }
            Repair::Remove { cell, from } => Self::Remove { cell: cell.to_string(), from: from.number() },
            Repair::Move { digit, from, to } => {
                Self::Move { digit: digit.number(), from: from.to_string(), to: to.to_string() }
            }
            Repair::Swap { cells } => Self::Swap { cells: cells.map(|cell| cell.to_string()) },
            Repair::Shift { line, by } => Self::shift(line, by),
        }
    }

    const fn shift(line: Unit, by: i8) -> Self {
        match line {
            Unit::Row(row) => Self::Shift { row: Some(row + 1), column: None, by },
            Unit::Column(column) => Self::Shift { row: None, column: Some(column + 1), by },
            Unit::Box(_) => panic!("rows and columns are shifted, boxes are not"),
        }
    }
}
