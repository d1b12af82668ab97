//! Nine 256-bit vectors hold the candidates of a grid, one for each digit.
//!
//! A lane of 16 bits is a row: three minirows of three bits, each followed by a gap, `0x777` where nothing is excluded.
//! Seven of the 16 lanes are empty:
//!
//! ```text
//!     lane 0   1   2   3   4   5   6   7 | 8   9   10  11 ... 15         bits of a lane:
//!     row  0   1   2   3   4   5   .   . | 6   7   8   .  ...  .         .876 .543 .210   columns
//!          band 0      band 1            | band 2                        box2 box1 box0
//! ```
//!
//! The instructions of this width cannot permute lanes across the middle at once, and have no function of three
//! inputs. So nothing is spread over lanes that can be spread over vectors: the nine digits of a cell are added up
//! without one permutation, and the rows of a band are three lanes of one half. Emptier than it could be (six vectors
//! would hold all), but an operation less here is worth more than a vector less.
//!
//! The rules are those of the wider solver, and so are the guesses but for the order of equals.

mod choice;
mod configurations;
mod layout;
mod rules;
mod search;
mod text;
mod triads;

pub use search::{search, search_many};
