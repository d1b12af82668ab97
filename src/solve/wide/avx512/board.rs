//! Boards of one grid or several.
#![allow(clippy::needless_range_loop, reason = "see `rules`")]

use super::layout::{DIGIT_1, DIGIT_2};
use super::vector::{Vector, truth};

/// The candidates of `N` grids: three digits in each vector.
pub type Digits<const N: usize> = [Vector<N>; 3];

/// `N` grids.
#[derive(Clone, Copy)]
pub struct Board<const N: usize> {
    /// The candidates.
    pub digits: Digits<N>,
    /// See [`Cells::open`]. A round needs it of the board that it is given, and has it of the one that it leaves.
    pub open: Vector<N>,
}

impl<const N: usize> Board<N> {
    /// The board of these candidates.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn new(digits: Digits<N>) -> Self {
        Self { digits, open: Cells::new(digits).open }
    }

    /// The board of one grid.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn of(&self, grid: usize) -> Board<1> {
        let [first, second, third] = self.digits;
        Board { digits: [first.of(grid), second.of(grid), third.of(grid)], open: self.open.of(grid) }
    }

    /// Replaces the board of one grid.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn replace(&mut self, grid: usize, board: Board<1>) {
        for group in 0..3 {
            self.digits[group].0[grid] = board.digits[group].0[0];
        }
        self.open.0[grid] = board.open.0[0];
    }

    /// Boards without a candidate.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn blank() -> Self {
        Self { digits: [Vector::zero(); 3], open: Vector::zero() }
    }
}

/// How many candidates cells have: one row of cells in each lane, three times.
pub struct Cells<const N: usize> {
    /// Cells with a candidate among the digits of the lane.
    pub own: Vector<N>,
    /// Cells with a candidate.
    pub any: Vector<N>,
    /// Cells whose candidates, if they have one among the digits of the lane, are two or more.
    pub open: Vector<N>,
}

impl<const N: usize> Cells<N> {
    /// Adds nine digits up, as far as two: three in the same lane of three vectors, then three in three lanes. That two
    /// digits of *another* lane share a cell need not be known, for then that lane has at least one: two permutations
    /// less.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn new(digits: Digits<N>) -> Self {
        let [first, second, third] = digits;
        let own = first.mix::<{ truth::ANY }>(second, third);
        let two = first.mix::<{ truth::MOST }>(second, third);
        let (next, last) = (own.moved(DIGIT_1), own.moved(DIGIT_2));
        Self { own, any: own.mix::<{ truth::ANY }>(next, last), open: two.mix::<{ truth::ANY }>(next, last) }
    }
}
