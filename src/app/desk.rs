//! What lies beside the grid in EDIT.

/// The aids to typing and judging a puzzle, as they are switched or opened at present.
#[derive(Clone, Default, Debug)]
pub struct Desk {
    /// Whether candidates are shown.
    pub candidates: bool,
}
