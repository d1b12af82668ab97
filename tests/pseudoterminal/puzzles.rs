//! Puzzles as bare digits.

/// An easy one: 30 givens, one solution, 8,365 steps in reading order.
pub const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Its solution.
pub const EASY_SOLVED: &str =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// 17 givens, one solution, 138,350,568 steps in reading order.
pub const LONGEST: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// 5 twice in the first row, and nothing else.
pub const CLASHING: &str =
    "55...............................................................................";

/// No givens.
pub const EMPTY: &str = ".................................................................................";

/// Everest: 99,056 steps in reading order, a film with a branch every few levels.
pub const EVEREST: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
