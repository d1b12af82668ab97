//! Numbers for what is left of a board: for its undecided cells, and for the candidates of each.

use super::across;
use super::board::{Board, NINTH, column_of_bit};
use super::rules::three_lanes;

/// Candidates of a cell that can be numbered.
pub const PLANES: usize = 6;

/// A set of numbered candidates: bit c of word k is candidate k of cell c.
pub type Candidates = [u64; PLANES];

/// Undecided cells up to which a board is numbered. 64 could be, but what is below so many can take long, and the
/// vectors are the better tool for what is near the root.
const MOST_CELLS: usize = 50;

/// A candidate: row, column and digit.
type Place = (usize, usize, usize);

/// Where a candidate is found among the numbered: its word and its bit.
type Position = (usize, usize);

/// The candidates of the undecided cells of a board, numbered.
///
/// Cells are numbered stack by stack, the one with fewest undecided cells first. Whoever decides them in this order
/// comes to states that differ only in what is behind it, so that what lies ahead has been counted before: reading
/// order costs half as much again.
pub struct Numbering {
    /// The number of each cell, if it is undecided.
    cells: [u8; 81],
    cell_count: usize,
    /// How many candidates each numbered cell has so far.
    sizes: [usize; 64],
    places: [(Place, Position); PLANES * 64],
    place_count: usize,
}

impl Numbering {
    /// Numbers the candidates of all undecided cells; nothing where there are too many cells or a cell has too many.
    pub fn of(board: &Board) -> Option<Self> {
        let (_, undecided) = across::candidates(board);
        if undecided.count() as usize > MOST_CELLS {
            return None;
        }
        let mut numbering = Self::of_cells(&undecided.rows());
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

    /// How many cells have a number.
    pub const fn cell_count(&self) -> usize {
        self.cell_count
    }

    /// The numbered candidates.
    pub fn places(&self) -> &[(Place, Position)] {
        &self.places[..self.place_count]
    }

    /// Numbers these cells, given as lanes of rows, and no candidate yet.
    fn of_cells(rows: &[u16; 9]) -> Self {
        let mut numbering = Self {
            cells: [0; 81],
            cell_count: 0,
            sizes: [0; 64],
            places: [((0, 0, 0), (0, 0)); PLANES * 64],
            place_count: 0,
        };
        let in_stack = |row: &u16, stack: usize| row >> (4 * stack) & 7;
        let mut stacks = [0, 1, 2];
        stacks.sort_by_key(|stack| rows.iter().map(|row| in_stack(row, *stack).count_ones()).sum::<u32>());
        for stack in stacks {
            for (row, cells) in rows.iter().enumerate() {
                for column in (0..3).filter(|column| in_stack(cells, stack) >> column & 1 == 1) {
                    numbering.cells[9 * row + 3 * stack + column] = numbering.cell_count as u8;
                    numbering.cell_count += 1;
                }
            }
        }
        numbering
    }

    /// Gives a candidate its word and bit; nothing where its cell has too many.
    fn add(&mut self, candidate: Place) -> Option<()> {
        let cell = self.cells[9 * candidate.0 + candidate.1] as usize & 63;
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
pub struct Units {
    rows: [[Candidates; 9]; 9],
    columns: [[Candidates; 9]; 9],
    boxes: [[Candidates; 9]; 9],
}

impl Units {
    /// The units of these candidates.
    pub fn of(numbering: &Numbering) -> Self {
        let empty = [[[0; PLANES]; 9]; 9];
        let mut units = Self { rows: empty, columns: empty, boxes: empty };
        for ((row, column, digit), (plane, cell)) in numbering.places() {
            let own = [
                &mut units.rows[*row],
                &mut units.columns[*column],
                &mut units.boxes[row / 3 * 3 + column / 3],
            ];
            for unit in own {
                unit[*digit][*plane] |= 1 << cell;
            }
        }
        units
    }

    /// The candidates of the same digit in the row, the column and the box of this one, itself too.
    pub fn holding(&self, (row, column, digit): Place) -> Candidates {
        let units = [&self.rows[row], &self.columns[column], &self.boxes[row / 3 * 3 + column / 3]];
        std::array::from_fn(|plane| units.iter().fold(0, |all, unit| all | unit[digit][plane]))
    }
}
