//! What is left of a grid when few candidates are: small enough for four words.
//!
//! Undecided cells are numbered, and so are the candidates of each. Word k holds, at bit c, whether candidate k of cell c
//! is left; so a few operations say of all cells at once which have none left, or one, or two. Each candidate knows the
//! words of those that it excludes. To count is then to walk through words, many times as fast as through boards. And the
//! same words come up again and again where parts of the grid have nothing to do with each other, whatever was decided
//! in the other part; so counts are remembered.

use super::across;
use super::board::{Board, NINTH, column_of_bit};
use super::rules::three_lanes;

/// Candidates of a cell that can be numbered.
const PLANES: usize = 6;

/// Undecided cells up to which a residue is made. It could hold 64, but what is below so many can take long, and a count
/// wants to be able to stop.
const MOST_CELLS: usize = 50;

/// Counts remembered at a time, a power of two.
const MEMORY: usize = 4096;

/// A set of candidates: bit c of word k is candidate k of cell c.
type Candidates = [u64; PLANES];

/// The undecided part of a board, and room for the next: making one anew costs as much as some hundred solutions.
#[derive(Clone, Debug)]
pub struct Residue {
    all: Candidates,
    cells: u64,
    /// The candidates that each one excludes: of its cell, itself too, and of its digit in its row, column and box.
    excluded: Box<[[Candidates; PLANES]]>,
    memory: Vec<Remembered>,
    /// The number of this residue among those that shared the memory.
    number: u32,
}

/// A set of candidates of a residue and the number of its solutions.
#[derive(Clone, Copy, Default, Debug)]
struct Remembered {
    residue: u32,
    left: Candidates,
    count: u64,
}

impl Residue {
    /// Room for residues.
    pub fn new() -> Self {
        Self {
            all: [0; PLANES],
            cells: 0,
            excluded: vec![[[0; PLANES]; PLANES]; 64].into_boxed_slice(),
            memory: vec![Remembered::default(); MEMORY],
            number: 0,
        }
    }

    /// Becomes the residue of a settled board that is not solved; false where that is too large.
    pub fn take(&mut self, board: &Board) -> bool {
        let Some(numbering) = Numbering::of(board) else { return false };
        let places = &numbering.places[..numbering.place_count];
        let mut units = Units {
            rows: [[[0; PLANES]; 9]; 9],
            columns: [[[0; PLANES]; 9]; 9],
            boxes: [[[0; PLANES]; 9]; 9],
        };
        self.all = [0; PLANES];
        for (place, (plane, cell)) in places {
            units.add(*place, (*plane, *cell));
            self.all[*plane] |= 1 << cell;
        }
        for (place, (plane, cell)) in places {
            self.excluded[*cell][*plane] = units.holding(*place).map(|word| word | 1 << cell);
        }
        self.cells = u64::MAX >> (64 - numbering.cell_count);
        self.number += 1;
        true
    }

    /// The number of its solutions, exact below `limit` and `limit` otherwise.
    pub fn count(&mut self, limit: u64) -> u64 {
        self.count_among(self.all, self.cells, limit)
    }

    /// The number of ways to decide these cells with these candidates, all of which belong to these cells.
    fn count_among(&mut self, mut left: Candidates, mut cells: u64, limit: u64) -> u64 {
        let pairs = loop {
            let (mut some, mut several, mut many) = (0, 0, 0);
            for word in left {
                many |= several & word;
                several |= some & word;
                some |= word;
            }
            if cells & !some != 0 {
                return 0;
            }
            let mut singles = cells & !several;
            if singles == 0 {
                break cells & !many;
            }
            while singles != 0 {
                let cell = singles.trailing_zeros() as usize & 63;
                let plane =
                    (1..PLANES).fold(0, |sum, plane| sum + plane * (left[plane] >> cell & 1) as usize);
                if left[plane] >> cell & 1 == 0 {
                    return 0;
                }
                left = without(left, &self.excluded[cell][plane]);
                singles &= singles - 1;
                cells &= !(1 << cell);
            }
        };
        if cells == 0 {
            return 1;
        }
        let slot = slot_of(&left);
        let remembered = &self.memory[slot];
        if remembered.residue == self.number && is_same(&remembered.left, &left) {
            return remembered.count.min(limit);
        }
        let cell = if pairs == 0 { cells } else { pairs }.trailing_zeros() as usize & 63;
        let mut count = 0u64;
        for plane in 0..PLANES {
            if left[plane] >> cell & 1 == 1 {
                let rest = without(left, &self.excluded[cell][plane]);
                count += self.count_among(rest, cells & !(1 << cell), limit - count);
                if count >= limit {
                    return limit;
                }
            }
        }
        self.memory[slot] = Remembered { residue: self.number, left, count };
        count
    }
}

fn without(left: Candidates, excluded: &Candidates) -> Candidates {
    std::array::from_fn(|plane| left[plane] & !excluded[plane])
}

/// Whether two sets are the same, without a call of `memcmp`.
fn is_same(one: &Candidates, other: &Candidates) -> bool {
    one.iter().zip(other).fold(0, |differ, (one, other)| differ | (one ^ other)) == 0
}

/// Where the count of a set is remembered.
fn slot_of(left: &Candidates) -> usize {
    const FACTORS: [u64; PLANES] = [
        0x9e37_79b9_7f4a_7c15,
        0xbf58_476d_1ce4_e5b9,
        0x94d0_49bb_1331_11eb,
        0xd6e8_feb8_6659_fd93,
        0xff51_afd7_ed55_8ccd,
        0xc4ce_b9fe_1a85_ec53,
    ];
    let mixed =
        left.iter().zip(FACTORS).fold(0u64, |mixed, (word, factor)| mixed ^ word.wrapping_mul(factor));
    (mixed >> 40) as usize % MEMORY
}

/// Row, column and digit.
type Place = (usize, usize, usize);

/// Which candidate of which cell a place is.
struct Numbering {
    /// The number of each cell, once it has one.
    cells: [Option<u8>; 81],
    cell_count: usize,
    /// How many candidates each numbered cell has so far.
    sizes: [usize; 64],
    places: [(Place, (usize, usize)); PLANES * 64],
    place_count: usize,
}

impl Default for Numbering {
    /// Nothing numbered yet.
    fn default() -> Self {
        let places = [((0, 0, 0), (0, 0)); PLANES * 64];
        Self { cells: [None; 81], cell_count: 0, sizes: [0; 64], places, place_count: 0 }
    }
}

impl Numbering {
    /// Numbers the candidates of all undecided cells; nothing where there are too many cells or a cell has too many.
    fn of(board: &Board) -> Option<Self> {
        let (_, undecided) = across::candidates(board);
        if undecided.count() as usize > MOST_CELLS {
            return None;
        }
        let mut numbering = Self::default();
        let open = undecided.for_each_digit();
        let registers = board.groups.as_flattened().iter().zip(open.as_flattened());
        for (register, (lanes, open)) in registers.enumerate() {
            let (group, row) = (register / 3, register % 3);
            let open = if group == NINTH { *open & three_lanes() } else { *open };
            for (index, mut lane) in (*lanes & open).to_array().into_iter().enumerate() {
                let (band, digit) = if group == NINTH { (index, 8) } else { (group, index) };
                while lane != 0 {
                    numbering.add((3 * band + row, column_of_bit(lane), digit))?;
                    lane &= lane - 1;
                }
            }
        }
        Some(numbering)
    }

    /// Gives a candidate its word and bit; nothing where its cell has too many.
    fn add(&mut self, candidate: Place) -> Option<()> {
        let number = &mut self.cells[9 * candidate.0 + candidate.1];
        let cell = *number.get_or_insert(self.cell_count as u8) as usize;
        self.cell_count = self.cell_count.max(cell + 1);
        let plane = self.sizes[cell];
        if plane == PLANES {
            return None;
        }
        self.sizes[cell] += 1;
        self.places[self.place_count] = (candidate, (plane, cell));
        self.place_count += 1;
        Some(())
    }
}

/// Sets of candidates of a digit by the unit they share.
struct Units {
    rows: [[Candidates; 9]; 9],
    columns: [[Candidates; 9]; 9],
    boxes: [[Candidates; 9]; 9],
}

impl Units {
    fn add(&mut self, (row, column, digit): Place, (plane, cell): (usize, usize)) {
        let units =
            [&mut self.rows[row], &mut self.columns[column], &mut self.boxes[row / 3 * 3 + column / 3]];
        for unit in units {
            unit[digit][plane] |= 1 << cell;
        }
    }

    fn holding(&self, (row, column, digit): Place) -> Candidates {
        let units = [&self.rows[row], &self.columns[column], &self.boxes[row / 3 * 3 + column / 3]];
        std::array::from_fn(|plane| units.iter().fold(0, |all, unit| all | unit[digit][plane]))
    }
}
