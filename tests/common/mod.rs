//! What several test files share: puzzles, random puzzles and numbers, and a plain search that knows nothing of the library's.
#![allow(dead_code, reason = "each test file uses its own part")]

pub mod plain;
pub mod puzzles;
pub mod random;
