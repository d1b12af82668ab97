//! An independent plain search, and the rules of sudoku.

use sudoscope::solve::Cells;

use crate::random::Random;

/// An independent solver: bit masks, fewest candidates first. Returns the number of solutions up to a limit.
pub struct Plain {
    pub cells: [u8; 81],
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

impl Plain {
    /// Nothing where givens clash.
    pub fn new(cells: &Cells) -> Option<Self> {
        let mut plain = Self { cells: [0; 81], rows: [0x1ff; 9], columns: [0x1ff; 9], boxes: [0x1ff; 9] };
        for (cell, &digit) in cells.iter().enumerate().filter(|(_, digit)| **digit != 0) {
            if plain.candidates(cell) >> (digit - 1) & 1 == 0 {
                return None;
            }
            plain.toggle(cell, digit);
        }
        Some(plain)
    }

    fn candidates(&self, cell: usize) -> u16 {
        self.rows[cell / 9] & self.columns[cell % 9] & self.boxes[cell / 27 * 3 + cell % 9 / 3]
    }

    fn toggle(&mut self, cell: usize, digit: u8) {
        let bit = 1 << (digit - 1);
        self.rows[cell / 9] ^= bit;
        self.columns[cell % 9] ^= bit;
        self.boxes[cell / 27 * 3 + cell % 9 / 3] ^= bit;
        self.cells[cell] = if self.cells[cell] == 0 { digit } else { 0 };
    }

    pub fn count(&mut self, limit: u64, random: &mut Option<&mut Random>) -> u64 {
        let (mut fewest, mut next) = (10, None);
        for cell in (0..81).filter(|cell| self.cells[*cell] == 0) {
            let candidates = self.candidates(cell).count_ones();
            if candidates < fewest {
                (fewest, next) = (candidates, Some(cell));
            }
            if fewest < 2 {
                break;
            }
        }
        let Some(cell) = next else { return 1 };
        let mut found = 0;
        let turn = random.as_mut().map_or(0, |random| random.below(9));
        for digit in (0..9).map(|at| (at + turn) % 9) {
            if self.candidates(cell) >> digit & 1 == 1 && found < limit {
                self.toggle(cell, digit as u8 + 1);
                found += self.count(limit - found, random);
                if random.is_some() && found > 0 {
                    return found;
                }
                self.toggle(cell, digit as u8 + 1);
            }
        }
        found
    }
}

pub fn plain_count(cells: &Cells, limit: u64) -> u64 {
    Plain::new(cells).map_or(0, |mut plain| plain.count(limit, &mut None))
}

/// Whether every unit holds every digit and the givens are kept.
pub fn solves(solution: &Cells, givens: &Cells) -> bool {
    Plain::new(solution).is_some()
        && solution
            .iter()
            .zip(givens)
            .all(|(digit, given)| (1..=9).contains(digit) && [0, *digit].contains(given))
}
