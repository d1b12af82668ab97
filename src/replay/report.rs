//! What the steps of a program add up to.

/// Counts of everything read so far. What only the program itself knows, such as how many digits it tested, is not
/// among them.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// Digits placed.
    pub placements: u64,
    /// Digits taken back.
    pub undos: u64,
    /// The most digits that stood at once, 0 to 81, without the givens.
    pub deepest: usize,
    /// Placements that were taken back at once, other than those that filled the grid.
    pub dead_ends: u64,
    /// How often the grid was full and broke no rule.
    pub solutions: u64,
    /// The step of the first solution.
    pub solved_at: Option<u64>,
    /// Placements of a digit that stood in the row, the column or the box already.
    pub clashing: u64,
    /// Undos of something that was not placed last.
    pub out_of_order: u64,
}

impl Report {
    /// All steps.
    pub const fn steps(&self) -> u64 {
        self.placements + self.undos
    }
}
