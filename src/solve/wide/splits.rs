//! The ways a digit can lie in a band, and how a guess divides them.
//!
//! In a band a digit stands once in each row and once in each box, so its three minirows form one of six permutations,
//! the *configurations*. The set of minirows that are still possible is nine bits: bit `3 * group + place`, where the
//! groups are boxes and the places rows. In a stack the same holds of minicolumns; groups are then bands.
#![cfg_attr(not(target_arch = "x86_64"), allow(dead_code, reason = "nothing can be made to run it"))]

/// Two sets of minirows: together they hold every configuration of a set, and none of them both.
#[derive(Clone, Copy)]
pub struct Split {
    /// What is tried first: as few configurations as can be told apart.
    pub first: u16,
    /// The minirows of all others.
    pub rest: u16,
}

/// What makes one band or stack tighter than another, for all boards of a grid. It follows from the first board that
/// is split, so it is the same in a batch and alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tightness {
    /// No board was split yet.
    Open,
    /// Fewer minirows.
    Minirows,
    /// Fewer undecided digits.
    Digits,
}

/// By kind of choice and set: both halves, each as three words of three nibbles. In a band the words
/// are rows and the nibbles boxes, filled where the minirow is in the set; in a stack the words are bands, each three
/// times its nibble of columns.
pub static HALVES: [[[u64; 2]; 512]; 2] = {
    let mut table = [[[0; 2]; 512]; 2];
    let mut set = 0;
    while set < 512 {
        let parts = split(set as u16);
        table[0][set] = [words_of_rows(parts.first), words_of_rows(parts.rest)];
        table[1][set] = [words_of_bands(parts.first), words_of_bands(parts.rest)];
        set += 1;
    }
    table
};

/// Word = row, nibble = box, filled where the minirow is in the set.
const fn words_of_rows(set: u16) -> u64 {
    let (mut words, mut at) = (0, 0);
    while at < 9 {
        let (group, row) = (at / 3, at % 3);
        let used = set as u64 >> at & 1;
        words |= (used * 7) << (16 * row + 4 * group);
        at += 1;
    }
    words
}

/// Word = band, three times its nibble of columns.
const fn words_of_bands(set: u16) -> u64 {
    let (mut words, mut band) = (0, 0);
    while band < 3 {
        let columns = set as u64 >> (3 * band) & 7;
        words |= (columns * 0x111) << (16 * band);
        band += 1;
    }
    words
}

/// Splits a set by whether one minirow is used, the one that leaves the fewest configurations (but at least one) to
/// the first part. Both parts are empty where there are fewer than two configurations.
pub const fn split(possible: u16) -> Split {
    let mut best = Split { first: 0, rest: 0 };
    let mut fewest = u32::MAX;
    let mut place = 0;
    while place < 9 {
        let (first, with) = configurations(possible, 1 << place, 0);
        let (rest, without) = configurations(possible, 0, 1 << place);
        if with > 0 && without > 0 && with < fewest {
            best = Split { first, rest };
            fewest = with;
        }
        place += 1;
    }
    best
}

/// The union and the number of the configurations within a set that use all of one set and none of another.
const fn configurations(possible: u16, used: u16, unused: u16) -> (u16, u32) {
    let orders: [[u16; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let (mut union, mut number, mut at) = (0, 0, 0);
    while at < orders.len() {
        let order = orders[at];
        let minirows = 1 << order[0] | 8 << order[1] | 64 << order[2];
        if minirows & !possible == 0 && minirows & used == used && minirows & unused == 0 {
            union |= minirows;
            number += 1;
        }
        at += 1;
    }
    (union, number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_configuration_is_in_exactly_one_part() {
        for possible in 0..512 {
            let (_, all) = configurations(possible, 0, 0);
            let Split { first, rest } = split(possible);
            let (_, with) = configurations(first, 0, 0);
            let (_, without) = configurations(rest, 0, 0);
            if all < 2 {
                assert_eq!((first, rest), (0, 0), "{possible:09b}");
            } else {
                assert_eq!(with + without, all, "{possible:09b}");
                assert_eq!(first & !possible | rest & !possible, 0, "{possible:09b}");
                assert!(with >= 1 && without >= 1, "{possible:09b}");
            }
        }
    }
}
