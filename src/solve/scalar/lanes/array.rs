//! Eight lanes in an array.

#![cfg_attr(target_arch = "x86_64", expect(dead_code, reason = "compiled there for the test only"))]

use std::array::from_fn;
use std::ops::{Add, BitAnd, BitAndAssign, BitOr, BitXor, Sub};

/// Eight unsigned 16-bit numbers, lane 0 first; arithmetic wraps in each lane.
#[derive(Clone, Copy, Debug)]
pub struct Lanes([u16; 8]);

impl Lanes {
    fn zip(self, other: Self, combine: impl Fn(u16, u16) -> u16) -> Self {
        Self(from_fn(|lane| combine(self.0[lane], other.0[lane])))
    }

    fn pick(self, other: Self, from: [usize; 8]) -> Self {
        Self(from.map(|lane| if lane < 8 { self.0[lane] } else { other.0[lane - 8] }))
    }

    /// The same number in every lane.
    pub fn splat(number: u16) -> Self {
        Self([number; 8])
    }

    /// Lane by lane from an array.
    pub fn from_array(numbers: [u16; 8]) -> Self {
        Self(numbers)
    }

    /// Lane by lane as an array.
    pub fn to_array(self) -> [u16; 8] {
        self.0
    }

    /// Lanes 0 to 3 and lanes 4 to 7, the first of each lowest.
    pub fn to_halves(self) -> [u64; 2] {
        let half = |from: usize| (0..4).map(|lane| u64::from(self.0[from + lane]) << (16 * lane)).sum();
        [half(0), half(4)]
    }

    /// The bits of `self` that are not in `other`.
    pub fn without(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    /// Each lane shifted to the left.
    pub fn shl<const BITS: i32>(self) -> Self {
        Self(self.0.map(|lane| lane << BITS))
    }

    /// Each lane shifted to the right.
    pub fn shr<const BITS: i32>(self) -> Self {
        Self(self.0.map(|lane| lane >> BITS))
    }

    /// All bits in the lanes that are zero, none in the others.
    pub fn where_zero(self) -> Self {
        Self(self.0.map(|lane| if lane == 0 { 0xffff } else { 0 }))
    }

    /// The lesser of each two lanes, for numbers below 0x8000.
    pub fn min(self, other: Self) -> Self {
        self.zip(other, Ord::min)
    }

    /// Whether every lane is zero.
    pub fn is_zero(self) -> bool {
        self.0 == [0; 8]
    }

    /// Lanes 0 to 3 of `self`, then of `other`.
    pub fn low_halves(self, other: Self) -> Self {
        self.pick(other, [0, 1, 2, 3, 8, 9, 10, 11])
    }

    /// Lanes 4 to 7 of `self`, then of `other`.
    pub fn high_halves(self, other: Self) -> Self {
        self.pick(other, [4, 5, 6, 7, 12, 13, 14, 15])
    }

    /// Of each four lanes the first two: lanes 0, 1, 4, 5 of `self`, then of `other`.
    pub fn first_pairs(self, other: Self) -> Self {
        self.pick(other, [0, 1, 4, 5, 8, 9, 12, 13])
    }

    /// Of each four lanes the last two: lanes 2, 3, 6, 7 of `self`, then of `other`.
    pub fn last_pairs(self, other: Self) -> Self {
        self.pick(other, [2, 3, 6, 7, 10, 11, 14, 15])
    }

    /// Each odd lane moved down to the even one before it; the odd lanes become zero.
    pub fn odd_lanes(self) -> Self {
        Self(from_fn(|lane| if lane % 2 == 0 { self.0[lane + 1] } else { 0 }))
    }

    /// The even lanes of `self`, then of `other`; their numbers are below 0x8000.
    pub fn even_lanes(self, other: Self) -> Self {
        self.pick(other, [0, 2, 4, 6, 8, 10, 12, 14])
    }

    /// Lanes 0 to 3 of both in turn: 0 of `self`, 0 of `other`, 1 of `self` and so on.
    pub fn zip_lanes(self, other: Self) -> Self {
        self.pick(other, [0, 8, 1, 9, 2, 10, 3, 11])
    }

    /// Pairs of lanes in turn, of the low halves: 0, 1 of `self`, 0, 1 of `other`, 2, 3 of `self`, 2, 3 of `other`.
    pub fn zip_low_pairs(self, other: Self) -> Self {
        self.pick(other, [0, 1, 8, 9, 2, 3, 10, 11])
    }

    /// Pairs of lanes in turn, of the high halves.
    pub fn zip_high_pairs(self, other: Self) -> Self {
        self.pick(other, [4, 5, 12, 13, 6, 7, 14, 15])
    }

    /// Lanes 1, 2, 0 in the place of 0, 1, 2; the others are of no concern.
    pub fn next_of_three(self) -> Self {
        self.pick(self, [1, 2, 0, 3, 4, 5, 6, 7])
    }

    /// The number of lane 0, 1 or 2 in every lane.
    pub fn spread_low<const LANE: usize>(self) -> Self {
        Self([self.0[LANE]; 8])
    }

    /// The number of lane 4, 5 or 6 in every lane, for `LANE` 0, 1 or 2.
    pub fn spread_high<const LANE: usize>(self) -> Self {
        Self([self.0[4 + LANE]; 8])
    }
}

impl BitAnd for Lanes {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitAndAssign for Lanes {
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOr for Lanes {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl BitXor for Lanes {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
}

impl Add for Lanes {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        self.zip(other, u16::wrapping_add)
    }
}

impl Sub for Lanes {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        self.zip(other, u16::wrapping_sub)
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::super::sse2;

    /// The same operations on both kinds of lanes.
    macro_rules! same {
        ($a:expr, $b:expr, |$one:ident, $other:ident| $($operation:expr),+ $(,)?) => {$({
            let operate = |$one: super::Lanes, $other: super::Lanes| { let _ = ($one, $other); $operation };
            let in_array = operate(super::Lanes($a), super::Lanes($b)).to_array();
            let operate = |$one: sse2::Lanes, $other: sse2::Lanes| { let _ = ($one, $other); $operation };
            let in_register = operate(sse2::Lanes::from_array($a), sse2::Lanes::from_array($b)).to_array();
            assert_eq!(in_array, in_register, "{}", stringify!($operation));
        })+};
    }

    #[test]
    fn both_kinds_of_lanes_say_the_same() {
        let mut seed = 1u64;
        for _ in 0..1000 {
            let mut numbers = || {
                std::array::from_fn::<u16, 8, _>(|_| {
                    seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    // Few bits, often none, never the highest: what the lanes of a board are like.
                    (seed >> 40) as u16
                        & (seed >> 20) as u16
                        & 0x7fff
                        & (seed >> 63 << 15).wrapping_sub(1) as u16
                })
            };
            let (a, b) = (numbers(), numbers());
            same!(a, b, |x, y| x & y, x | y, x ^ y, x + y, x - y, x.without(y), x.min(y), x.where_zero());
            same!(a, b, |x, y| x.shl::<3>(), x.shr::<3>(), x.odd_lanes(), x.even_lanes(y), x.next_of_three());
            same!(a, b, |x, y| x.low_halves(y), x.high_halves(y), x.first_pairs(y), x.last_pairs(y));
            same!(a, b, |x, y| x.zip_lanes(y), x.zip_low_pairs(y), x.zip_high_pairs(y));
            same!(a, b, |x, _y| x.spread_low::<0>(), x.spread_low::<1>(), x.spread_low::<2>());
            same!(a, b, |x, _y| x.spread_high::<0>(), x.spread_high::<1>(), x.spread_high::<2>());
            assert_eq!(super::Lanes(a).to_halves(), sse2::Lanes::from_array(a).to_halves());
            assert_eq!(super::Lanes(a).is_zero(), sse2::Lanes::from_array(a).is_zero());
        }
    }
}
