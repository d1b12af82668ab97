//! Kinds of grids.

use sudoscope::solve::Cells;

use crate::random::Random;

/// A kind of grid, and how to make one from a minimal puzzle.
pub type Kind = (&'static str, fn(&mut Random, Cells) -> Cells);

pub const KINDS: [Kind; 9] = [
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
    ("clashing", |random, mut cells| {
        let given = random.givens_of(&cells, 1)[0];
        let (row, column) = (given / 9, given % 9);
        let peers = [
            9 * row + (column + 1 + random.below(8)) % 9,
            9 * ((row + 1 + random.below(8)) % 9) + column,
            9 * (row / 3 * 3 + (row + 1) % 3) + column / 3 * 3 + (column + 1) % 3,
        ];
        cells[peers[random.below(3)]] = cells[given];
        cells
    }),
    ("empty, or with a given or two", |random, minimal| {
        let mut cells = [0; 81];
        let number = random.below(3);
        random.givens_of(&minimal, number).into_iter().for_each(|cell| cells[cell] = minimal[cell]);
        cells
    }),
    ("17 clues", |random, _| {
        let line = SEVENTEEN[random.below(3)];
        random.disguised(&cells(line))
    }),
];

/// Puzzles of 17 clues.
const SEVENTEEN: [&str; 3] = [
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    ".......1.4.........2...........5.4.7..8...3....1.9....3..4..2...5.1........8.6...",
];

/// The cells of a line.
pub fn cells(line: &str) -> Cells {
    let text: &[u8; 81] = line.as_bytes().try_into().expect("81 characters");
    text.map(|byte| if byte == b'.' { 0 } else { byte - b'0' })
}
