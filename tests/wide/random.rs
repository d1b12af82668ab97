//! Random grids.

use sudoscope::solve::Cells;

use crate::plain::{Plain, plain_count};

/// Numbers that repeat: xorshift with a multiplication.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let random = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        (random * end as u64) as usize >> 32
    }

    pub fn order(&mut self) -> [usize; 81] {
        let mut cells: [usize; 81] = std::array::from_fn(|cell| cell);
        for last in (1..81).rev() {
            cells.swap(last, self.below(last + 1));
        }
        cells
    }

    pub fn solution(&mut self) -> Cells {
        let mut plain = Plain::new(&[0; 81]).expect("nothing clashes");
        assert_eq!(plain.count(1, &mut Some(self)), 1);
        plain.cells
    }

    /// Takes givens away in a random order while the solution stays the only one.
    pub fn minimal(&mut self) -> Cells {
        let mut cells = self.solution();
        for cell in self.order() {
            let digit = std::mem::replace(&mut cells[cell], 0);
            if plain_count(&cells, 2) > 1 {
                cells[cell] = digit;
            }
        }
        cells
    }

    pub fn givens_of(&mut self, cells: &Cells, number: usize) -> Vec<usize> {
        self.order().into_iter().filter(|cell| cells[*cell] != 0).take(number).collect()
    }

    /// The same puzzle in other words: digits, bands, rows, stacks and columns exchanged, perhaps mirrored.
    pub fn disguised(&mut self, cells: &Cells) -> Cells {
        let digits = self.shuffled::<9>();
        let (rows, columns, is_mirrored) = (self.lines(), self.lines(), self.below(2) == 1);
        std::array::from_fn(|cell| {
            let (row, column) = (rows[cell / 9], columns[cell % 9]);
            match cells[if is_mirrored { 9 * column + row } else { 9 * row + column }] {
                0 => 0,
                digit => digits[digit as usize - 1] as u8 + 1,
            }
        })
    }

    fn lines(&mut self) -> [usize; 9] {
        let bands = self.shuffled::<3>();
        let within = [self.shuffled::<3>(), self.shuffled::<3>(), self.shuffled::<3>()];
        std::array::from_fn(|line| 3 * bands[line / 3] + within[line / 3][line % 3])
    }

    fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut numbers = std::array::from_fn(|number| number);
        for last in (1..N).rev() {
            numbers.swap(last, self.below(last + 1));
        }
        numbers
    }
}
