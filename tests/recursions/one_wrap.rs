//! The second version: the next row begins in one place, and only blank cells have their digits tested.

use std::hint::black_box;

use super::promising::is_promising;
use super::{Squares, Witness};

/// Fills the grid from this cell on; whether that worked. With `FILLED` the digits of filled cells are tested too,
/// which the original does not do: so the two differences between the versions can be told apart.
pub fn one_wrap<const FILLED: bool>(
    squares: &mut impl Squares,
    row: usize,
    column: usize,
    witness: &mut impl Witness,
) -> bool {
    if column == 9 {
        return one_wrap::<FILLED>(squares, row + 1, 0, witness);
    }
    if row == 9 {
        return true;
    }
    let is_blank = squares.digit(row, column) == 0;
    witness.called(is_blank);
    if !is_blank {
        if FILLED {
            for digit in 1..=9 {
                black_box(is_promising(squares, row, column, digit, witness));
            }
        }
        return one_wrap::<FILLED>(squares, row, column + 1, witness);
    }
    for digit in 1..=9 {
        if black_box(is_promising(squares, row, column, digit, witness)) {
            squares.set(row, column, digit);
            witness.placed(row, column, digit);
            if one_wrap::<FILLED>(squares, row, column + 1, witness) {
                return true;
            }
            squares.set(row, column, 0);
            witness.undone(row, column);
        }
    }
    false
}
