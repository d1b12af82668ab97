//! Numbers as people read them.

pub use crate::player::grouped;

/// `1 given`, `2 givens`: the number, grouped, and the word with an `s` unless there is one.
pub fn plural(number: u64, word: &str) -> String {
    format!("{} {word}{}", grouped(number), if number == 1 { "" } else { "s" })
}
