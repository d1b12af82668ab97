//! Vectors of several grids side by side: one operation, once for each grid.
#![allow(clippy::wildcard_imports, reason = "intrinsics are told by their names: `_mm512_`")]
#![expect(unsafe_code, reason = "an empty piece of assembly hides a constant from the compiler")]

use std::arch::asm;
use std::arch::x86_64::*;

/// The same 512-bit vector of each of `N` grids.
///
/// With `N` of 2 every operation is written down twice, side by side: a chain of dependent operations leaves half of
/// the processor idle, and a second chain fills it. (Whole rounds, grid by grid, take 40 % longer: the processor does not
/// look that far ahead.)
#[derive(Clone, Copy)]
pub struct Vector<const N: usize>(pub [__m512i; N]);

/// For each lane one bit, for each grid one mask.
pub type Masks<const N: usize> = [__mmask32; N];

/// Truth tables of three inputs, for [`Vector::mix`].
pub mod truth {
    const A: i32 = 0xF0;
    const B: i32 = 0xCC;
    const C: i32 = 0xAA;

    /// At least one of three.
    pub const ANY: i32 = A | B | C;
    /// At least two of three.
    pub const MOST: i32 = A & B | B & C | A & C;
    /// One or three of three.
    pub const ODD: i32 = A ^ B ^ C;
    /// All three.
    pub const ALL: i32 = A & B & C;
    /// The first without the two others.
    pub const NEITHER: i32 = A & !(B | C) & 0xFF;
    /// The first where the second is, or where the third is not.
    pub const UNLESS: i32 = A & (B | !C) & 0xFF;
    /// The first, or both others.
    pub const OR_BOTH: i32 = A | B & C;
    /// The first, or where the two others differ.
    pub const OR_DIFFERENCE: i32 = A | B ^ C;
}

/// A vector whose value for grid `i` is the expression.
macro_rules! each {
    ($i:ident => $value:expr) => {{
        let mut vectors = [_mm512_setzero_si512(); N];
        let mut $i = 0;
        while $i < N {
            vectors[$i] = $value;
            $i += 1;
        }
        Vector(vectors)
    }};
}

/// A vector that the compiler cannot see through. It would rewrite `min(x, 1)` as a comparison into a mask register
/// and back, which takes six cycles instead of one.
#[inline]
#[target_feature(
    enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
)]
fn opaque(vector: __m512i) -> __m512i {
    let mut hidden = vector;
    // SAFETY: no instruction at all; it only claims to change a register.
    unsafe { asm!("/* {0} */", inout(zmm_reg) hidden, options(pure, nomem, nostack, preserves_flags)) };
    hidden
}

impl<const N: usize> Vector<N> {
    /// No bit.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn zero() -> Self {
        Self([_mm512_setzero_si512(); N])
    }

    /// The same for all grids.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn all(vector: __m512i) -> Self {
        Self([vector; N])
    }

    /// The vector of one grid.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn of(self, grid: usize) -> Vector<1> {
        Vector([self.0[grid]])
    }

    /// Bits of either.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn or(self, other: Self) -> Self {
        each!(i => _mm512_or_si512(self.0[i], other.0[i]))
    }

    /// Bits of both.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn and(self, other: Self) -> Self {
        each!(i => _mm512_and_si512(self.0[i], other.0[i]))
    }

    /// Bits of the first that the second lacks.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn without(self, other: Self) -> Self {
        each!(i => _mm512_andnot_si512(other.0[i], self.0[i]))
    }

    /// Any function of three bits, by its table in [`truth`].
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn mix<const TRUTH: i32>(self, second: Self, third: Self) -> Self {
        each!(i => _mm512_ternarylogic_epi32::<TRUTH>(self.0[i], second.0[i], third.0[i]))
    }

    /// Lane by lane plus the other.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn plus(self, other: Self) -> Self {
        each!(i => _mm512_add_epi16(self.0[i], other.0[i]))
    }

    /// Lane by lane one less.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn minus_one(self) -> Self {
        self.plus(Self::all(_mm512_set1_epi16(-1)))
    }

    /// Lane by lane the lanes with these numbers.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn moved(self, from: __m512i) -> Self {
        each!(i => _mm512_permutexvar_epi16(from, self.0[i]))
    }

    /// Every byte times this 8 × 8 matrix of bits, or two nibbles times a 4 × 4 matrix.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn times(self, matrix: __m512i) -> Self {
        each!(i => _mm512_gf2p8affine_epi64_epi8::<0>(self.0[i], matrix))
    }

    /// Every byte's entry in a table of 128 bytes; the highest bit of a byte is ignored.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn looked_up(self, table: [__m512i; 2]) -> Self {
        each!(i => _mm512_permutex2var_epi8(table[0], self.0[i], table[1]))
    }

    /// The other's lanes where the mask has a bit.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn patched(self, lanes: __mmask32, other: Self) -> Self {
        each!(i => _mm512_mask_mov_epi16(self.0[i], lanes, other.0[i]))
    }

    /// The lanes that differ from this vector's, at least one bit for each pair of them.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn differing_lanes(self, vector: __m512i) -> Masks<N> {
        let mut masks = [0; N];
        let mut i = 0;
        while i < N {
            masks[i] = _mm512_cmpneq_epi16_mask(self.0[i], vector);
            i += 1;
        }
        masks
    }

    /// The lanes that are not zero.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn lanes(self) -> Masks<N> {
        let mut masks = [0; N];
        let mut i = 0;
        while i < N {
            masks[i] = _mm512_test_epi16_mask(self.0[i], self.0[i]);
            i += 1;
        }
        masks
    }

    /// For every byte the eight bits from this position in its eight bytes.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn windows(self, from: __m512i) -> Self {
        each!(i => _mm512_multishift_epi64_epi8(from, self.0[i]))
    }

    /// Lane by lane the lesser.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn least(self, other: Self) -> Self {
        each!(i => _mm512_min_epu16(self.0[i], other.0[i]))
    }

    /// Of these lanes the ones that are zero.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn zero_lanes(self, of: __mmask32) -> Masks<N> {
        let mut masks = [0; N];
        let mut i = 0;
        while i < N {
            masks[i] = _mm512_mask_testn_epi16_mask(of, self.0[i], self.0[i]);
            i += 1;
        }
        masks
    }

    /// The lanes with one bit; zero in the place of others.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn single_bits(self) -> Self {
        let minus_one = opaque(_mm512_set1_epi16(-1));
        each!(i => {
            let single = _mm512_testn_epi16_mask(self.0[i], _mm512_add_epi16(self.0[i], minus_one));
            _mm512_maskz_mov_epi16(single, self.0[i])
        })
    }

    /// The other's lanes where they are not zero.
    #[inline]
    #[target_feature(
        enable = "avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2,avx512bitalg,gfni,bmi1,bmi2,popcnt"
    )]
    pub fn patched_where_any(self, other: Self) -> Self {
        each!(i => _mm512_mask_mov_epi16(self.0[i], _mm512_test_epi16_mask(other.0[i], other.0[i]), other.0[i]))
    }
}
