//! What a search has done up to a step, in numbers.

/// Counts up to a step; placements and undos add up to the steps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Tallies {
    /// Digits placed.
    pub placements: u64,
    /// Digits taken back.
    pub undos: u64,
    /// Options looked at, promising or not. In reading order this is exactly how often the textbook's "is it
    /// promising?" is called. 0 for a recorded search, of which it is not known.
    pub tests: u64,
    /// The greatest depth reached, 0 to 81.
    pub deepest: usize,
    /// Placements after which the next choice had no option left.
    pub dead_ends: u64,
    /// Solutions found.
    pub solutions: u64,
    /// Placements of a digit that its row, column or box held already: only another program makes them.
    pub clashing: u64,
    /// Undos of something that was not placed last: only another program makes them.
    pub out_of_order: u64,
}
