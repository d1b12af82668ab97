//! What an entry of a list of EDIT stands for.

use super::{App, List, ListKind};
use crate::grid::Grid;
use crate::solve::Repair;

/// Something to choose from a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Offer {
    /// Type the path of a file.
    Path,
    /// A puzzle to open.
    Puzzle {
        /// Its givens.
        grid: Grid,
        /// What it is called.
        title: Option<String>,
        /// What is to be said about its reading.
        notes: Vec<String>,
    },
    /// An edit of the puzzle.
    Repair {
        /// The edit.
        repair: Repair,
        /// The puzzle after it.
        grid: Grid,
    },
    /// No puzzle: why.
    Fault(String),
}

impl Offer {
    /// The grid it would put in the place of the present one.
    pub const fn grid(&self) -> Option<&Grid> {
        match self {
            Self::Puzzle { grid, .. } | Self::Repair { grid, .. } => Some(grid),
            Self::Path | Self::Fault(_) => None,
        }
    }
}

impl App {
    /// What the cursor of the open list of EDIT is on.
    pub fn offer_at_cursor(&self) -> Option<&Offer> {
        let List { kind, selected, .. } = self.list.as_ref()?;
        kind.has_offers().then(|| self.desk.offers.get(*selected))?
    }

    /// The givens as they are shown: those of the puzzle, or of what the open list offers in their place.
    pub fn givens_on_screen(&self) -> &Grid {
        self.offer_at_cursor().and_then(Offer::grid).unwrap_or_else(|| self.editor.grid())
    }
}

impl ListKind {
    /// Whether its entries stand for offers of the desk.
    pub const fn has_offers(self) -> bool {
        matches!(self, Self::Open | Self::Puzzles | Self::Repairs)
    }
}
