//! Sudoku as an exact cover, in bits: which options each of the 324 constraints still has.

use std::sync::LazyLock;

use super::Choice;
use crate::grid::{Cell, Digit, Grid};

/// The constraints in `VIEWS` views of 81 each (cells, rows, columns, boxes), in the order of [`Choice`].
///
/// A view has nine words, one for each option number; bit `n` of word `m` says that constraint `n` of the view still
/// has its option `m`. So a placement is a handful of masks, and all options of 81 constraints are counted at once.
#[derive(Clone, Copy, Debug)]
pub struct Cover<const VIEWS: usize> {
    words: [[u128; 9]; VIEWS],
    /// The constraints not yet met.
    open: [u128; VIEWS],
}

const ALL: u128 = (1 << 81) - 1;

impl<const VIEWS: usize> Cover<VIEWS> {
    /// The cover of the empty grid.
    pub const EMPTY: Self = Self { words: [[ALL; 9]; VIEWS], open: [ALL; VIEWS] };

    /// The cover of a grid, whose digits may clash.
    pub fn new(grid: &Grid) -> Self {
        let mut cover = Self::EMPTY;
        for (cell, digit) in grid.givens() {
            let effect = &EFFECTS[cell.index() * 9 + digit.index()];
            for view in 0..VIEWS {
                for (word, gone) in cover.words[view].iter_mut().zip(&effect.gone[view]) {
                    *word &= !gone;
                }
                cover.open[view] &= !(1 << effect.met[view]);
            }
        }
        cover
    }

    /// Becomes another cover, less the constraints that a digit in a cell meets and all options that go against it.
    /// This is not a copy changed afterwards: reading whole what was just written in parts is slow.
    pub fn become_placed(&mut self, before: &Self, cell: Cell, digit: Digit) {
        let effect = &EFFECTS[cell.index() * 9 + digit.index()];
        for view in 0..VIEWS {
            for number in 0..9 {
                self.words[view][number] = before.words[view][number] & !effect.gone[view][number];
            }
            self.open[view] = before.open[view] & !(1 << effect.met[view]);
        }
    }

    /// The first of the constraints that have the fewest options, and how many these are; nothing where all are met.
    pub fn smallest(&self) -> Option<(Choice, usize)> {
        let of_view = |view: usize| {
            let (count, constraint) = smallest_of(&self.words[view], self.open[view])?;
            Some((Choice::from_index(81 * view + constraint), count))
        };
        (0..VIEWS).filter_map(of_view).min_by_key(|(_, count)| *count)
    }

    /// The options of a choice, which must be of one of the views.
    pub fn options(&self, choice: Choice) -> u16 {
        let (view, constraint) = (choice.index() / 81, choice.index() % 81);
        let words = self.words[view].iter().enumerate();
        words.fold(0, |options, (number, word)| options | ((word >> constraint & 1) as u16) << number)
    }
}

/// The first of the open constraints with the fewest options, and their number before it. The options are counted in
/// four bit planes by carry-save adders.
fn smallest_of(words: &[u128; 9], open: u128) -> Option<(usize, usize)> {
    if open == 0 {
        return None;
    }
    let (first, first_carry) = add(words[0], words[1], words[2]);
    let (second, second_carry) = add(words[3], words[4], words[5]);
    let (third, third_carry) = add(words[6], words[7], words[8]);
    let (ones, carry) = add(first, second, third);
    let (carries, twice_carried) = add(first_carry, second_carry, third_carry);
    let (twos, carried_again) = (carries ^ carry, carries & carry);
    let (fours, eights) = (twice_carried ^ carried_again, twice_carried & carried_again);

    let (mut least, mut count) = (open, 0);
    for (plane, weight) in [(eights, 8), (fours, 4), (twos, 2), (ones, 1)] {
        match least & !plane {
            0 => count += weight,
            fewer => least = fewer,
        }
    }
    Some((count, least.trailing_zeros() as usize))
}

/// The sum and the carry of three bits, 128 times.
const fn add(a: u128, b: u128, c: u128) -> (u128, u128) {
    (a ^ b ^ c, a & b | c & (a ^ b))
}

/// What a digit in a cell does to the four views.
struct Effect {
    /// The options it takes away, the cell's own among them.
    gone: [[u128; 9]; 4],
    /// The constraint it meets in each view.
    met: [u8; 4],
}

/// By cell and digit.
static EFFECTS: LazyLock<Vec<Effect>> = LazyLock::new(|| {
    let pairs = Cell::all().flat_map(|cell| Digit::ALL.map(|digit| (cell, digit)));
    pairs.map(|(cell, digit)| Effect::of(cell, digit)).collect()
});

impl Effect {
    fn of(cell: Cell, digit: Digit) -> Self {
        let mut gone = [[0; 9]; 4];
        let mut take = |cell: Cell, digit: Digit| {
            for (view, (constraint, option)) in places(cell, digit).into_iter().enumerate() {
                gone[view][option] |= 1 << constraint;
            }
        };
        for other in Digit::ALL {
            take(cell, other);
        }
        for peer in cell.peers() {
            take(peer, digit);
        }
        Self { gone, met: places(cell, digit).map(|(constraint, _)| constraint as u8) }
    }
}

/// In each view: the constraint that a digit in a cell meets, and the number of this option of it.
fn places(cell: Cell, digit: Digit) -> [(usize, usize); 4] {
    let (row, column, digit) = (cell.row(), cell.column(), digit.index());
    let place_in_box = row % 3 * 3 + column % 3;
    [
        (cell.index(), digit),
        (row * 9 + digit, column),
        (column * 9 + digit, row),
        (cell.box_index() * 9 + digit, place_in_box),
    ]
}
