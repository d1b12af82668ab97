//! The first version: the last column is a case of its own, and every cell has its nine digits tested.

use std::hint::black_box;

use super::promising::is_promising;
use super::{Squares, Witness};

/// Fills the grid from this cell on; whether that worked. The result of each test is kept from being optimised away
/// where nothing depends on it. With `FILLED` a cell that is filled has its digits tested
/// like any other before the search moves on, as the original does.
pub fn last_column<const FILLED: bool>(
    squares: &mut impl Squares,
    row: usize,
    column: usize,
    witness: &mut impl Witness,
) -> bool {
    if row == 9 {
        return true;
    }
    let is_blank = squares.digit(row, column) == 0;
    witness.called(is_blank);
    if column == 8 {
        if is_blank || FILLED {
            for digit in 1..=9 {
                if black_box(is_promising(squares, row, column, digit, witness)) && is_blank {
                    squares.set(row, column, digit);
                    witness.placed(row, column, digit);
                    if last_column::<FILLED>(squares, row + 1, 0, witness) {
                        return true;
                    }
                    squares.set(row, column, 0);
                    witness.undone(row, column);
                }
            }
        }
        !is_blank && last_column::<FILLED>(squares, row + 1, 0, witness)
    } else {
        if is_blank || FILLED {
            for digit in 1..=9 {
                if black_box(is_promising(squares, row, column, digit, witness)) && is_blank {
                    squares.set(row, column, digit);
                    witness.placed(row, column, digit);
                    if last_column::<FILLED>(squares, row, column + 1, witness) {
                        return true;
                    }
                    squares.set(row, column, 0);
                    witness.undone(row, column);
                }
            }
        }
        !is_blank && last_column::<FILLED>(squares, row, column + 1, witness)
    }
}
