//! An independent oracle: a plain recursive search over 81 characters, and a checker of the rules. It knows nothing
//! of the library, not even its cells.

#![allow(dead_code, reason = "each test file uses a part of it")]

/// The nine cells of each of the 27 units.
fn units() -> Vec<[usize; 9]> {
    let mut units = Vec::new();
    for u in 0..9 {
        units.push(std::array::from_fn(|i| 9 * u + i));
        units.push(std::array::from_fn(|i| 9 * i + u));
        units.push(std::array::from_fn(|i| 27 * (u / 3) + 3 * (u % 3) + 9 * (i / 3) + i % 3));
    }
    units
}

fn is_blank(character: u8) -> bool {
    !character.is_ascii_digit() || character == b'0'
}

/// Whether `solution` is a full grid that breaks no rule and keeps the givens.
pub fn solves(solution: &str, givens: &str) -> bool {
    let solution = solution.as_bytes();
    solution.len() == 81
        && givens.bytes().zip(solution).all(|(given, digit)| is_blank(given) || given == *digit)
        && units()
            .iter()
            .all(|unit| (b'1'..=b'9').all(|digit| unit.iter().any(|cell| solution[*cell] == digit)))
}

/// How many solutions there are, at most `limit`.
pub fn count(givens: &str, limit: u64) -> u64 {
    let cells: Vec<u8> = givens.bytes().map(|c| if is_blank(c) { 0 } else { c - b'0' }).collect();
    for unit in units() {
        for digit in 1..=9 {
            if unit.iter().filter(|cell| cells[**cell] == digit).count() > 1 {
                return 0;
            }
        }
    }
    let mut found = 0;
    let mut search = Search { cells, units: units(), rows: [0; 9], columns: [0; 9], boxes: [0; 9] };
    for cell in 0..81 {
        if search.cells[cell] > 0 {
            search.flip(cell, 1 << search.cells[cell]);
        }
    }
    search.go(limit, &mut found);
    found
}

struct Search {
    cells: Vec<u8>,
    units: Vec<[usize; 9]>,
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

impl Search {
    fn flip(&mut self, cell: usize, bit: u16) {
        self.rows[cell / 9] ^= bit;
        self.columns[cell % 9] ^= bit;
        self.boxes[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }

    /// The digits no peer of the cell holds: bits 1 to 9.
    fn candidates(&self, cell: usize) -> u16 {
        0x3fe & !(self.rows[cell / 9] | self.columns[cell % 9] | self.boxes[cell / 27 * 3 + cell % 9 / 3])
    }

    fn put(&mut self, cell: usize, digit: u8) {
        self.cells[cell] = digit;
        self.flip(cell, 1 << digit);
    }

    fn take(&mut self, cell: usize) {
        self.flip(cell, 1 << self.cells[cell]);
        self.cells[cell] = 0;
    }

    /// The fewest (cell, digit) pairs one of which must hold: the candidates of a blank cell, or the places of a
    /// digit in a unit. Nothing where the grid is full.
    fn tightest(&self) -> Option<Vec<(usize, u8)>> {
        let candidates: Vec<u16> =
            (0..81).map(|cell| if self.cells[cell] == 0 { self.candidates(cell) } else { 0 }).collect();
        let blank = (0..81)
            .filter(|cell| self.cells[*cell] == 0)
            .min_by_key(|cell| candidates[*cell].count_ones())?;
        let mut fewest = candidates[blank].count_ones() as usize;
        let mut pairs: Vec<(usize, u8)> =
            (1..=9).filter(|digit| candidates[blank] >> digit & 1 == 1).map(|digit| (blank, digit)).collect();
        for unit in &self.units {
            for digit in 1..=9 {
                let places = unit.iter().filter(|cell| candidates[**cell] >> digit & 1 == 1);
                if places.clone().count() < fewest && unit.iter().all(|cell| self.cells[*cell] != digit) {
                    pairs = places.map(|cell| (*cell, digit)).collect();
                    fewest = pairs.len();
                }
            }
        }
        Some(pairs)
    }

    fn go(&mut self, limit: u64, found: &mut u64) {
        let Some(pairs) = self.tightest() else {
            *found += 1;
            return;
        };
        for (cell, digit) in pairs {
            self.put(cell, digit);
            self.go(limit, found);
            self.take(cell);
            if *found >= limit {
                return;
            }
        }
    }
}

/// The grid after these throws of (cell, digit index); a careful thrower leaves out digits that clash.
pub fn thrown(throws: &[(usize, usize)], careless: bool) -> String {
    let mut cells = [b'.'; 81];
    for (cell, digit) in throws {
        let digit = b'1' + *digit as u8;
        let clashes =
            units().iter().any(|unit| unit.contains(cell) && unit.iter().any(|c| cells[*c] == digit));
        if careless || !clashes {
            cells[*cell] = digit;
        }
    }
    cells.iter().map(|byte| *byte as char).collect()
}
