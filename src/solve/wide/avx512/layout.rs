//! Where everything lies: constants that permute, pack and mask lanes.
#![expect(unsafe_code, reason = "arrays become vectors in constants, for which there is no safe function")]

use std::arch::x86_64::{__m512i, __mmask32};
use std::mem::transmute;

/// The vector of these 32 lanes.
pub const fn vector(lanes: [u16; 32]) -> __m512i {
    // SAFETY: both are 64 bytes, and any bytes are a value of either.
    unsafe { transmute(lanes) }
}

/// The vector of these 64 bytes.
pub const fn vector_of_bytes(bytes: [u8; 64]) -> __m512i {
    // SAFETY: both are 64 bytes, and any bytes are a value of either.
    unsafe { transmute(bytes) }
}

/// The 32 lanes of a vector.
pub const fn lanes(vector: __m512i) -> [u16; 32] {
    // SAFETY: both are 64 bytes, and any bytes are a value of either.
    unsafe { transmute(vector) }
}

/// Declares a vector: its first 27 lanes by an expression of their number, the five unused ones by another.
macro_rules! lanes {
    ($lane:ident => $value:expr, unused $unused:expr) => {{
        let mut lanes = [0u16; 32];
        let mut $lane = 0;
        while $lane < 32 {
            lanes[$lane] = if $lane < 27 { ($value) as u16 } else { ($unused) as u16 };
            $lane += 1;
        }
        vector(lanes)
    }};
}

/// The same value in every lane.
pub const fn splat(value: u16) -> __m512i {
    vector([value; 32])
}

/// The lanes that are used.
pub const USED: __mmask32 = (1 << 27) - 1;
/// Three nibbles in each lane that is used.
pub const FULL: __m512i = lanes!(lane => 0x777, unused 0);
/// The three bits of a nibble, three times.
pub const NIBBLES: __m512i = splat(0x777);

/// Each digit's lane from the next digit of the group of lanes.
pub const DIGIT_1: __m512i = lanes!(lane => (lane + 9) % 27, unused lane);
/// Each digit's lane from the one after the next.
pub const DIGIT_2: __m512i = lanes!(lane => (lane + 18) % 27, unused lane);
/// Each row's lane from the next row of its band.
pub const ROW_1: __m512i = lanes!(lane => lane / 3 * 3 + (lane + 1) % 3, unused lane);
/// Each row's lane from the one after the next.
pub const ROW_2: __m512i = lanes!(lane => lane / 3 * 3 + (lane + 2) % 3, unused lane);
/// Each band's lanes from the next band.
pub const BAND_1: __m512i = lanes!(lane => lane / 9 * 9 + (lane + 3) % 9, unused lane);
/// Each band's lanes from the one after the next.
pub const BAND_2: __m512i = lanes!(lane => lane / 9 * 9 + (lane + 6) % 9, unused lane);
/// All rows of a band from its row 0, 1 or 2.
pub const SPREAD: [__m512i; 3] = [
    lanes!(lane => lane / 3 * 3, unused lane),
    lanes!(lane => lane / 3 * 3 + 1, unused lane),
    lanes!(lane => lane / 3 * 3 + 2, unused lane),
];
/// The lanes of rows that are row 0, 1 or 2 of their band.
pub const IN_BAND: [__mmask32; 3] = [0o111_111_111, 0o222_222_222, 0o444_444_444];

/// Each lane's group, in the packing of minicolumns.
pub const GROUP: __m512i = lanes!(lane => lane % 3, unused 0);
/// Four times each lane's band or stack: how far its nibble is from the lowest.
pub const UNIT_SHIFT: __m512i = lanes!(lane => lane % 9 / 3 * 4, unused 0);
/// The numbers of the choices in bands: their lanes.
pub const BAND_CHOICES: __m512i = lanes!(lane => lane, unused 0xFFFF);
/// The numbers of the choices in stacks: their lanes and 32.
pub const STACK_CHOICES: __m512i = lanes!(lane => lane + 32, unused 0xFFFF);
/// By group, for each lane, how many rows after the row of the group's number its own is.
pub const ROWS_AFTER: [__m512i; 3] = [
    lanes!(lane => lane % 3, unused 3),
    lanes!(lane => (lane + 2) % 3, unused 3),
    lanes!(lane => (lane + 1) % 3, unused 3),
];
/// By stack, for each lane, how many bands after the band of the stack's number its own is.
pub const BANDS_AFTER: [__m512i; 3] = [
    lanes!(lane => lane % 9 / 3, unused 3),
    lanes!(lane => (lane % 9 / 3 + 2) % 3, unused 3),
    lanes!(lane => (lane % 9 / 3 + 1) % 3, unused 3),
];
/// The lanes of the ninth digit.
pub const LAST_DIGIT: __mmask32 = 0x1FF << 18;
/// Its lanes from those of the first digit of a group.
pub const FIRST_TO_LAST: __m512i = lanes!(lane => lane % 9, unused lane);

/// The matrix that gives bit `i` of each nibble the parity of those of its bits that are in `rows[i]`.
const fn of_nibbles(rows: [u8; 4]) -> __m512i {
    let mut bytes = [0; 64];
    let mut at = 0;
    while at < 64 {
        // The instruction takes the row of the highest bit first.
        let bit = 7 - at % 8;
        bytes[at] = rows[bit % 4] << (bit / 4 * 4);
        at += 1;
    }
    vector_of_bytes(bytes)
}

/// Bit 3 of each nibble becomes its bit 0, 1 or 2, alone.
pub const PACK: [__m512i; 3] = [of_nibbles([8, 0, 0, 0]), of_nibbles([0, 8, 0, 0]), of_nibbles([0, 0, 8, 0])];
/// Bit 0, 1 or 2 of each nibble fills its bits 0 to 2.
pub const UNPACK: [__m512i; 3] =
    [of_nibbles([1, 1, 1, 0]), of_nibbles([2, 2, 2, 0]), of_nibbles([4, 4, 4, 0])];
/// Bit 3 of each nibble fills its bits 0 to 2.
pub const FILL: __m512i = of_nibbles([8, 8, 8, 0]);
/// Each of the three bits of a nibble from the next one.
pub const TURN_1: __m512i = of_nibbles([2, 4, 1, 0]);
/// Each of the three bits of a nibble from the one after the next.
pub const TURN_2: __m512i = of_nibbles([4, 1, 2, 0]);

/// For each byte of two nibbles of three bits, how many bits each of them has.
pub const BITS_OF_NIBBLES: [__m512i; 2] = [nibble_bits(0), nibble_bits(64)];

const fn nibble_bits(from: usize) -> __m512i {
    let mut bytes = [0; 64];
    let mut at = 0;
    while at < 64 {
        let byte = from + at;
        bytes[at] = ((byte & 0x7).count_ones() + ((byte & 0x70).count_ones() << 4)) as u8;
        at += 1;
    }
    vector_of_bytes(bytes)
}

/// For every byte the position in its eight bytes of the two boxes after its own: nibbles 0, 1, 2 of each lane become
/// 1, 2, 0, 1.
pub const NEXT_BOX: __m512i = {
    let (mut bytes, mut lane) = ([0; 64], 0);
    while lane < 32 {
        let start = (lane % 4 * 16) as u8;
        bytes[2 * lane] = start + 4;
        bytes[2 * lane + 1] = start;
        lane += 1;
    }
    vector_of_bytes(bytes)
};
