//! Eight lanes in an SSE2 register.

#![expect(unsafe_code, reason = "intrinsics are unsafe to call, also those that every x86_64 has")]
#![expect(clippy::inline_always, reason = "each of these is one instruction or two")]

use std::arch::x86_64::{
    __m128i, _mm_add_epi16, _mm_and_si128, _mm_andnot_si128, _mm_castps_si128, _mm_castsi128_ps,
    _mm_cmpeq_epi8, _mm_cmpeq_epi16, _mm_cvtsi128_si64, _mm_min_epi16, _mm_movemask_epi8, _mm_or_si128,
    _mm_packs_epi32, _mm_set_epi16, _mm_set1_epi16, _mm_setzero_si128, _mm_shuffle_ps, _mm_shufflehi_epi16,
    _mm_shufflelo_epi16, _mm_slli_epi16, _mm_srli_epi16, _mm_srli_epi32, _mm_sub_epi16, _mm_unpackhi_epi32,
    _mm_unpackhi_epi64, _mm_unpacklo_epi16, _mm_unpacklo_epi32, _mm_unpacklo_epi64, _mm_xor_si128,
};
use std::fmt;
use std::ops::{Add, BitAnd, BitAndAssign, BitOr, BitXor, Sub};

/// Eight unsigned 16-bit numbers, lane 0 first; arithmetic wraps in each lane.
#[derive(Clone, Copy)]
pub struct Lanes(__m128i);

/// A call of SSE2 intrinsics.
macro_rules! sse2 {
    ($call:expr) => {
        // SAFETY: SSE2 is in the baseline of x86_64, and the intrinsics used here touch no memory.
        unsafe { $call }
    };
}

impl Lanes {
    /// The same number in every lane.
    #[inline(always)]
    pub fn splat(number: u16) -> Self {
        Self(sse2!(_mm_set1_epi16(number as i16)))
    }

    /// Lane by lane from an array.
    #[inline(always)]
    pub fn from_array(numbers: [u16; 8]) -> Self {
        let n = numbers.map(|number| number as i16);
        Self(sse2!(_mm_set_epi16(n[7], n[6], n[5], n[4], n[3], n[2], n[1], n[0])))
    }

    /// Lane by lane as an array.
    #[inline(always)]
    pub fn to_array(self) -> [u16; 8] {
        let [low, high] = self.to_halves();
        std::array::from_fn(|lane| {
            (if lane < 4 { low >> (16 * lane) } else { high >> (16 * (lane - 4)) }) as u16
        })
    }

    /// Lanes 0 to 3 and lanes 4 to 7, the first of each lowest.
    #[inline(always)]
    pub fn to_halves(self) -> [u64; 2] {
        let low = sse2!(_mm_cvtsi128_si64(self.0)) as u64;
        [low, sse2!(_mm_cvtsi128_si64(_mm_unpackhi_epi64(self.0, self.0))) as u64]
    }

    /// The bits of `self` that are not in `other`.
    #[inline(always)]
    pub fn without(self, other: Self) -> Self {
        Self(sse2!(_mm_andnot_si128(other.0, self.0)))
    }

    /// Each lane shifted to the left.
    #[inline(always)]
    pub fn shl<const BITS: i32>(self) -> Self {
        Self(sse2!(_mm_slli_epi16::<BITS>(self.0)))
    }

    /// Each lane shifted to the right.
    #[inline(always)]
    pub fn shr<const BITS: i32>(self) -> Self {
        Self(sse2!(_mm_srli_epi16::<BITS>(self.0)))
    }

    /// All bits in the lanes that are zero, none in the others.
    #[inline(always)]
    pub fn where_zero(self) -> Self {
        Self(sse2!(_mm_cmpeq_epi16(self.0, _mm_setzero_si128())))
    }

    /// The lesser of each two lanes, for numbers below 0x8000.
    #[inline(always)]
    pub fn min(self, other: Self) -> Self {
        Self(sse2!(_mm_min_epi16(self.0, other.0)))
    }

    /// Whether every lane is zero.
    #[inline(always)]
    pub fn is_zero(self) -> bool {
        sse2!(_mm_movemask_epi8(_mm_cmpeq_epi8(self.0, _mm_setzero_si128()))) == 0xffff
    }

    /// Lanes 0 to 3 of `self`, then of `other`.
    #[inline(always)]
    pub fn low_halves(self, other: Self) -> Self {
        Self(sse2!(_mm_unpacklo_epi64(self.0, other.0)))
    }

    /// Lanes 4 to 7 of `self`, then of `other`.
    #[inline(always)]
    pub fn high_halves(self, other: Self) -> Self {
        Self(sse2!(_mm_unpackhi_epi64(self.0, other.0)))
    }

    /// Of each four lanes the first two: lanes 0, 1, 4, 5 of `self`, then of `other`.
    #[inline(always)]
    pub fn first_pairs(self, other: Self) -> Self {
        Self(sse2!(_mm_castps_si128(_mm_shuffle_ps::<0x88>(
            _mm_castsi128_ps(self.0),
            _mm_castsi128_ps(other.0)
        ))))
    }

    /// Of each four lanes the last two: lanes 2, 3, 6, 7 of `self`, then of `other`.
    #[inline(always)]
    pub fn last_pairs(self, other: Self) -> Self {
        Self(sse2!(_mm_castps_si128(_mm_shuffle_ps::<0xdd>(
            _mm_castsi128_ps(self.0),
            _mm_castsi128_ps(other.0)
        ))))
    }

    /// Each odd lane moved down to the even one before it; the odd lanes become zero.
    #[inline(always)]
    pub fn odd_lanes(self) -> Self {
        Self(sse2!(_mm_srli_epi32::<16>(self.0)))
    }

    /// The even lanes of `self`, then of `other`; their numbers are below 0x8000.
    #[inline(always)]
    pub fn even_lanes(self, other: Self) -> Self {
        let even = Self::from_array([0xffff, 0, 0xffff, 0, 0xffff, 0, 0xffff, 0]);
        Self(sse2!(_mm_packs_epi32((self & even).0, (other & even).0)))
    }

    /// Lanes 0 to 3 of both in turn: 0 of `self`, 0 of `other`, 1 of `self` and so on.
    #[inline(always)]
    pub fn zip_lanes(self, other: Self) -> Self {
        Self(sse2!(_mm_unpacklo_epi16(self.0, other.0)))
    }

    /// Pairs of lanes in turn, of the low halves: 0, 1 of `self`, 0, 1 of `other`, 2, 3 of `self`, 2, 3 of `other`.
    #[inline(always)]
    pub fn zip_low_pairs(self, other: Self) -> Self {
        Self(sse2!(_mm_unpacklo_epi32(self.0, other.0)))
    }

    /// Pairs of lanes in turn, of the high halves.
    #[inline(always)]
    pub fn zip_high_pairs(self, other: Self) -> Self {
        Self(sse2!(_mm_unpackhi_epi32(self.0, other.0)))
    }

    /// Lanes 1, 2, 0 in the place of 0, 1, 2; the others are of no concern.
    #[inline(always)]
    pub fn next_of_three(self) -> Self {
        Self(sse2!(_mm_shufflelo_epi16::<0b11_00_10_01>(self.0)))
    }

    /// The number of lane 0, 1 or 2 in every lane.
    #[inline(always)]
    pub fn spread_low<const LANE: usize>(self) -> Self {
        let four = match LANE {
            0 => sse2!(_mm_shufflelo_epi16::<0b00_00_00_00>(self.0)),
            1 => sse2!(_mm_shufflelo_epi16::<0b01_01_01_01>(self.0)),
            _ => sse2!(_mm_shufflelo_epi16::<0b10_10_10_10>(self.0)),
        };
        Self(four).low_halves(Self(four))
    }

    /// The number of lane 4, 5 or 6 in every lane, for `LANE` 0, 1 or 2.
    #[inline(always)]
    pub fn spread_high<const LANE: usize>(self) -> Self {
        let four = match LANE {
            0 => sse2!(_mm_shufflehi_epi16::<0b00_00_00_00>(self.0)),
            1 => sse2!(_mm_shufflehi_epi16::<0b01_01_01_01>(self.0)),
            _ => sse2!(_mm_shufflehi_epi16::<0b10_10_10_10>(self.0)),
        };
        Self(four).high_halves(Self(four))
    }
}

impl BitAnd for Lanes {
    type Output = Self;
    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(sse2!(_mm_and_si128(self.0, other.0)))
    }
}

impl BitAndAssign for Lanes {
    #[inline(always)]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOr for Lanes {
    type Output = Self;
    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(sse2!(_mm_or_si128(self.0, other.0)))
    }
}

impl BitXor for Lanes {
    type Output = Self;
    #[inline(always)]
    fn bitxor(self, other: Self) -> Self {
        Self(sse2!(_mm_xor_si128(self.0, other.0)))
    }
}

impl Add for Lanes {
    type Output = Self;
    #[inline(always)]
    fn add(self, other: Self) -> Self {
        Self(sse2!(_mm_add_epi16(self.0, other.0)))
    }
}

impl Sub for Lanes {
    type Output = Self;
    #[inline(always)]
    fn sub(self, other: Self) -> Self {
        Self(sse2!(_mm_sub_epi16(self.0, other.0)))
    }
}

impl fmt::Debug for Lanes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.to_array()).finish()
    }
}
