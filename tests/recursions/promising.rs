//! Whether a digit may go in a cell, asked the plain way.

use super::{Squares, Witness};

/// Whether neither the row nor the column nor the box holds the digit; each cell is compared until one does.
pub fn is_promising(
    squares: &impl Squares,
    row: usize,
    column: usize,
    digit: u8,
    witness: &mut impl Witness,
) -> bool {
    witness.tested();
    for other in 0..9 {
        witness.compared();
        if squares.digit(row, other) == digit {
            return false;
        }
    }
    for other in 0..9 {
        witness.compared();
        if squares.digit(other, column) == digit {
            return false;
        }
    }
    let (top, left) = (row / 3 * 3, column / 3 * 3);
    for other_row in top..top + 3 {
        for other_column in left..left + 3 {
            witness.compared();
            if squares.digit(other_row, other_column) == digit {
                return false;
            }
        }
    }
    true
}
