//! The solvers in vector registers against an independent plain search, on every kind of grid.
//!
//! The long version, 100,000 grids of each kind: `cargo test --release --test wide -- --ignored`.

use std::io::{self, Write as _};

use sudoscope::solve::{Cells, Wide, Width};

/// The solver of a width, or nothing, said aloud, where the machine lacks the instructions.
fn solver(width: Width) -> Option<Wide> {
    match Wide::new(width) {
        Ok(wide) => Some(wide),
        Err(missing) => {
            // Not `eprintln!`, which a passing test hides.
            writeln!(io::stderr(), "NOT TESTED: {missing}").expect("standard error is open");
            None
        }
    }
}

fn solvers() -> impl Iterator<Item = Wide> {
    Width::ALL.into_iter().filter_map(solver)
}

/// An independent solver: bit masks, fewest candidates first. Returns the number of solutions up to a limit.
struct Plain {
    cells: [u8; 81],
    rows: [u16; 9],
    columns: [u16; 9],
    boxes: [u16; 9],
}

impl Plain {
    /// Nothing where givens clash.
    fn new(cells: &Cells) -> Option<Self> {
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

    fn count(&mut self, limit: u64, random: &mut Option<&mut Random>) -> u64 {
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

fn plain_count(cells: &Cells, limit: u64) -> u64 {
    Plain::new(cells).map_or(0, |mut plain| plain.count(limit, &mut None))
}

/// Numbers that repeat: xorshift with a multiplication.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        let random = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 32;
        (random * end as u64) as usize >> 32
    }

    fn order(&mut self) -> [usize; 81] {
        let mut cells: [usize; 81] = std::array::from_fn(|cell| cell);
        for last in (1..81).rev() {
            cells.swap(last, self.below(last + 1));
        }
        cells
    }

    fn solution(&mut self) -> Cells {
        let mut plain = Plain::new(&[0; 81]).expect("nothing clashes");
        assert_eq!(plain.count(1, &mut Some(self)), 1);
        plain.cells
    }

    /// Takes givens away in a random order while the solution stays the only one.
    fn minimal(&mut self) -> Cells {
        let mut cells = self.solution();
        for cell in self.order() {
            let digit = std::mem::replace(&mut cells[cell], 0);
            if plain_count(&cells, 2) > 1 {
                cells[cell] = digit;
            }
        }
        cells
    }

    fn givens_of(&mut self, cells: &Cells, number: usize) -> Vec<usize> {
        self.order().into_iter().filter(|cell| cells[*cell] != 0).take(number).collect()
    }
}

/// A kind of grid, and how to make one from a minimal puzzle.
type Kind = (&'static str, fn(&mut Random, Cells) -> Cells);

const KINDS: [Kind; 6] = [
    ("minimal", |_, minimal| minimal),
    ("one given changed", |random, mut cells| {
        let cell = random.givens_of(&cells, 1)[0];
        cells[cell] = 1 + (cells[cell] + random.below(8) as u8) % 9;
        cells
    }),
    ("one to three givens removed", |random, mut cells| {
        let number = 1 + random.below(3);
        random.givens_of(&cells, number).into_iter().for_each(|cell| cells[cell] = 0);
        cells
    }),
    ("some givens of a solution", |random, _| {
        let mut cells = random.solution();
        let blanks = 30 + random.below(30);
        random.order()[..blanks].iter().for_each(|cell| cells[*cell] = 0);
        cells
    }),
    ("digits at random", |random, _| {
        let mut cells = [0; 81];
        let number = random.below(8) + random.below(2) * 20;
        random.order()[..number].iter().for_each(|cell| cells[*cell] = 1 + random.below(9) as u8);
        cells
    }),
    ("full, two cells changed", |random, _| {
        let mut cells = random.solution();
        (0..random.below(3)).for_each(|_| cells[random.below(81)] = random.below(10) as u8);
        cells
    }),
];

/// Whether every unit holds every digit and the givens are kept.
fn solves(solution: &Cells, givens: &Cells) -> bool {
    Plain::new(solution).is_some()
        && solution
            .iter()
            .zip(givens)
            .all(|(digit, given)| (1..=9).contains(digit) && [0, *digit].contains(given))
}

fn agree(number: usize) {
    let mut random = Random(0x5EED_5EED_5EED_5EED);
    let minimal: Vec<Cells> = (0..number).map(|_| random.minimal()).collect();
    for (kind, make) in KINDS {
        let grids: Vec<Cells> = minimal.iter().map(|cells| make(&mut random, *cells)).collect();
        let expected: Vec<u64> = grids.iter().map(|cells| plain_count(cells, 2)).collect();
        for wide in solvers() {
            let counted = wide.count_many(&grids, 2);
            let solved = wide.solve_many(&grids, 1);
            for (at, cells) in grids.iter().enumerate() {
                let said = format!("{kind} {at} {} {cells:?}", wide.width());
                assert_eq!(wide.count(cells, 2), expected[at], "{said}");
                assert_eq!(counted[at].count, expected[at], "in a batch: {said}");
                let first = wide.first_solution(cells);
                assert_eq!(first.is_some(), expected[at] > 0, "{said}");
                assert!(first.is_none_or(|solution| solves(&solution, cells)), "{said}");
                assert_eq!(solved[at].first, first, "the same one in a batch: {said}");
            }
        }
    }
}

#[test]
fn agrees_with_a_plain_search() {
    agree(500);
}

#[test]
#[ignore = "takes minutes: 100,000 grids of each kind"]
fn agrees_with_a_plain_search_at_length() {
    agree(100_000);
}

fn cells(line: &str) -> Cells {
    let text: &[u8; 81] = line.as_bytes().try_into().expect("81 characters");
    text.map(|byte| if byte == b'.' { 0 } else { byte - b'0' })
}

#[test]
fn characters_and_numbers_are_the_same() {
    let line = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let text: &Cells = line.as_bytes().try_into().expect("81 characters");
    for wide in solvers() {
        let solution = wide.first_solution(text).expect("it has one");
        assert_eq!(Some(solution), wide.first_solution(&cells(line)));
        assert_eq!(
            solution.map(|digit| digit + b'0'),
            *b"987654321246173985351928746128537694634892157795461832519286473472319568863745219"
        );
    }
}

/// Grids on which a solver with a rule missing works long, the number of their solutions up to 2, and the most guesses
/// that counting them may take.
const TRAPS: [(&str, u64, u64); 3] = [
    (".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........", 0, 0),
    (".................................................................................", 2, 80),
    ("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1, 30),
];

#[test]
fn traps_take_few_guesses() {
    for wide in solvers() {
        for (line, solutions, most) in TRAPS {
            let (count, effort) = wide.count_with_effort(&cells(line), 2);
            assert_eq!(count, solutions, "{line}");
            assert!(effort.guesses <= most, "{} {line}: {effort:?}", wide.width());
        }
    }
}

#[test]
fn all_solutions_are_different_and_come_in_the_same_order() {
    let mut random = Random(7);
    for wide in solvers() {
        for _ in 0..20 {
            let mut grid = random.minimal();
            random.givens_of(&grid, 4).into_iter().for_each(|cell| grid[cell] = 0);
            let list = || {
                let mut solutions = Vec::new();
                wide.for_each_solution(&grid, |solution| {
                    solutions.push(solution);
                    solutions.len() < 1000
                });
                solutions
            };
            let solutions = list();
            assert_eq!(solutions.len() as u64, plain_count(&grid, 1000), "{grid:?}");
            assert!(solutions.iter().all(|solution| solves(solution, &grid)));
            assert_eq!(solutions, list());
            assert_eq!(solutions.first().copied(), wide.first_solution(&grid));
            let mut sorted = solutions.clone();
            sorted.sort_unstable();
            sorted.dedup();
            assert_eq!(sorted.len(), solutions.len());
        }
    }
}
