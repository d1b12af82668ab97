//! The rules that every round applies, each once for all digits and all units.
//!
//! What limits a round depends on how many grids it is for. One grid alone waits for its own results: of the 81 cycles
//! the processor computes in some 40. Four grids side by side keep it busy, at 47 cycles each; then operations count.
//!
//! Loops over vectors count with plain numbers. Over iterators the compiler loses sight of which operations are
//! independent, and puts grid after grid instead of side by side: a fifth slower.
#![allow(clippy::needless_range_loop, reason = "see above")]
#![allow(clippy::extra_unused_type_parameters, reason = "see `round`")]

use super::board::{Board, Cells, Digits};
use super::configurations::{minicolumns, minicolumns_kept, minirows, minirows_kept};
use super::layout::{DIGIT_1, DIGIT_2, FULL, SPREAD, UNPACK, USED};
use super::vector::{Masks, Vector, truth};

/// What one application of every rule found out.
pub struct Round<const N: usize> {
    /// What is left of the board.
    pub board: Board<N>,
    /// Not zero where the board has no solution.
    pub failed: Masks<N>,
    /// Not zero where a candidate was removed.
    pub changed: Masks<N>,
    /// Not zero where a cell has two or more candidates.
    pub undecided: Masks<N>,
}

/// Applies every rule once: the singles, then configurations in bands and stacks.
///
/// Bands and stacks both look at what the singles left, or `IN_TURN` the stacks at what the bands left. In turn takes a
/// sixth fewer rounds, and 15 % longer for each of four grids but 30 % for one, which waits for the longer chain of
/// operations. So four grids are searched in turn (7 to 12 % faster), one or two are not.
///
/// Failures are looked for in what is left, not in what was there: an eighth fewer rounds on hard grids.
///
/// `Caller` is different in each place that calls this, so that each has a function of its own and the compiler makes
/// it part of the caller. Otherwise boards go through memory, whence vectors of this width come back after 22 cycles.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
pub fn round<const N: usize, const IN_TURN: bool, Caller>(board: Board<N>) -> Round<N> {
    let mut left = singles(board);
    let by_bands = minirows_kept(minirows(left));
    if IN_TURN {
        for group in 0..3 {
            left[group] = left[group].and(by_bands.times(UNPACK[group]));
        }
        let by_stacks = minicolumns_kept(minicolumns(left));
        for group in 0..3 {
            left[group] = left[group].and(by_stacks.moved(SPREAD[group]));
        }
    } else {
        let by_stacks = minicolumns_kept(minicolumns(left));
        for group in 0..3 {
            let by_stacks = by_stacks.moved(SPREAD[group]);
            left[group] = left[group].mix::<{ truth::ALL }>(by_bands.times(UNPACK[group]), by_stacks);
        }
    }
    let cells = Cells::new(left);
    let mut change = Vector::zero();
    for group in 0..3 {
        change = change.mix::<{ truth::OR_DIFFERENCE }>(board.digits[group], left[group]);
    }
    Round {
        board: Board { digits: left, open: cells.open },
        failed: failures(left, cells.any),
        changed: change.lanes(),
        undecided: cells.own.and(cells.open).lanes(),
    }
}

/// Hidden singles of rows take their cells from the other digits; naked singles take their rows from the other cells.
/// Both look at the board as it was.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn singles<const N: usize>(board: Board<N>) -> Digits<N> {
    let Board { digits, open } = board;
    let hidden = [digits[0].single_bits(), digits[1].single_bits(), digits[2].single_bits()];
    let taken = hidden[0].mix::<{ truth::ANY }>(hidden[1], hidden[2]);
    let taken = taken.mix::<{ truth::ANY }>(taken.moved(DIGIT_1), taken.moved(DIGIT_2));
    let mut left = digits;
    for group in 0..3 {
        let naked = digits[group].without(open);
        left[group] = digits[group].mix::<{ truth::UNLESS }>(hidden[group], taken).patched_where_any(naked);
    }
    left
}

/// Not zero where a cell has no candidate, or a row no place for a digit. A column or box without a place leaves no
/// configuration, and so rows without a place one round later.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn failures<const N: usize>(digits: Digits<N>, any: Vector<N>) -> Masks<N> {
    let [first, second, third] = digits;
    let empty_rows = first.least(second).least(third).zero_lanes(USED);
    let lacking = any.differing_lanes(FULL);
    std::array::from_fn(|grid| empty_rows[grid] | lacking[grid])
}
