//! What the bytes of a terminal mean: keys, pastes, the mouse. Everything else that a terminal may send is
//! recognised as a whole and swallowed, so that no report is ever taken for keys, nor a key for part of a report.

mod decoder;
mod key;
mod mouse;
mod sequence;
#[cfg(test)]
mod tests;

pub use decoder::{Decoder, Sent};
