//! Three 512-bit vectors hold the candidates of a grid.
//!
//! A lane of 16 bits is a digit in a row: three minirows of three bits, each followed by a gap, `0x777` where nothing is
//! excluded. Lane `9 * (digit % 3) + row` of vector `digit / 3`, digits and rows from 0; lanes 27 to 31 are empty.
//!
//! ```text
//!            lane 0   1   2   3 ...  8   9  ... 17  18 ... 26  27 ... 31
//! vector 0:  1 in row 0   1   2 ...  8 | 2 in 0..8 | 3 in 0..8 | unused       bits of a lane:
//! vector 1:  4 in row 0   1   2 ...  8 | 5 in 0..8 | 6 in 0..8 | unused       .876 .543 .210   columns
//! vector 2:  7 in row 0   1   2 ...  8 | 8 in 0..8 | 9 in 0..8 | unused       box2 box1 box0
//! ```
//!
//! So the nine digits of a cell are the same bit of three lanes in three vectors, the rows of a band are three lanes in
//! a row, and one permutation turns all digits, all rows of all bands, or all bands at once.
//!
//! `rules` are applied in rounds, singles and then `configurations`, until nothing changes. Then `settle` reports a
//! solution, gives the board up, goes on with what `triads` leave of it, or splits it by a `choice`; the second half
//! waits in a pile. `alone` searches one board after the other, `pair` two boards of a hard grid side by side, `crew`
//! four grids; `search` says when. `text` makes cells boards and boards cells, `layout` holds where everything lies.

mod alone;
mod board;
mod choice;
mod configurations;
mod crew;
mod layout;
mod pair;
mod rules;
mod search;
mod settle;
mod text;
mod triads;
mod vector;

pub use search::{search, search_many};
