//! A plain recursive search over arrays of numbers, and the rules of sudoku spelled out: what the library is held
//! against. It uses none of the library's logic, only its names.

use sudoscope::grid::{Digit, Grid};
use sudoscope::search::Strategy;

/// Row by row, 0 for a blank.
pub type Numbers = [u8; 81];

/// One step as plain numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlainStep {
    pub is_place: bool,
    pub cell: usize,
    pub number: u8,
    pub depth: usize,
    /// How often an option was looked at, up to and including this step.
    pub tests: u64,
    /// How many placements, up to and including this step, left the next choice without an option.
    pub dead_ends: u64,
    /// Whether the board is full and breaks no rule after it.
    pub is_solution: bool,
}

/// The cell and digit of each of a choice's nine options, in the order in which they are tried.
type Options = Vec<(usize, u8)>;

pub fn numbers(grid: &Grid) -> Numbers {
    grid.cells().map(|digit| digit.map_or(0, Digit::number))
}

pub fn see_each_other(a: usize, b: usize) -> bool {
    let same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
    a != b && (a / 9 == b / 9 || a % 9 == b % 9 || same_box)
}

/// Whether no other cell of the row, column or box holds the number.
pub fn fits(numbers: &Numbers, cell: usize, number: u8) -> bool {
    (0..81).all(|other| !see_each_other(cell, other) || numbers[other] != number)
}

/// Whether every cell is filled and fits.
pub fn is_solution(numbers: &Numbers) -> bool {
    (0..81).all(|cell| numbers[cell] != 0 && fits(numbers, cell, numbers[cell]))
}

/// The first steps of a search, running on past solutions.
pub struct Film {
    pub steps: Vec<PlainStep>,
    /// How often an option was looked at in all.
    pub tests: u64,
    /// Whether everything was tried; else the search was cut short or got stuck.
    pub is_exhausted: bool,
}

/// The first steps of a search, at most this many.
pub fn film(givens: &Grid, strategy: Strategy, at_most: usize) -> Film {
    let mut search =
        Plain { numbers: numbers(givens), strategy, at_most, tests: 0, dead_ends: 0, steps: Vec::new() };
    let is_exhausted = search.descend(0).is_some();
    Film { steps: search.steps, tests: search.tests, is_exhausted }
}

struct Plain {
    numbers: Numbers,
    strategy: Strategy,
    at_most: usize,
    tests: u64,
    dead_ends: u64,
    steps: Vec<PlainStep>,
}

impl Plain {
    /// Nothing when the search was cut short or got stuck.
    fn descend(&mut self, depth: usize) -> Option<()> {
        if !self.numbers.contains(&0) {
            return Some(());
        }
        for (cell, number) in choose(&self.numbers, self.strategy)? {
            self.tests += 1;
            if self.numbers[cell] == 0 && fits(&self.numbers, cell, number) {
                self.change(true, cell, number, depth + 1)?;
                self.descend(depth + 1)?;
                self.change(false, cell, number, depth)?;
            }
        }
        Some(())
    }

    fn is_dead_end(&self) -> bool {
        let options = self.numbers.contains(&0).then(|| choose(&self.numbers, self.strategy)).flatten();
        options.is_some_and(|options| size(&self.numbers, &options) == 0)
    }

    fn change(&mut self, is_place: bool, cell: usize, number: u8, depth: usize) -> Option<()> {
        if self.steps.len() == self.at_most {
            return None;
        }
        self.numbers[cell] = if is_place { number } else { 0 };
        let is_solution = is_place && is_solution(&self.numbers);
        self.dead_ends += u64::from(is_place && self.is_dead_end());
        let (tests, dead_ends) = (self.tests, self.dead_ends);
        self.steps.push(PlainStep { is_place, cell, number, depth, tests, dead_ends, is_solution });
        Some(())
    }
}

/// The nine options of the next choice; nothing where the strategy sees none.
pub fn choose(numbers: &Numbers, strategy: Strategy) -> Option<Options> {
    let blanks: Vec<usize> = (0..81).filter(|cell| numbers[*cell] == 0).collect();
    let of_cell = |cell: usize| (1..=9).map(|number| (cell, number)).collect::<Options>();
    let size = |options: &Options| size(numbers, options);
    match strategy {
        Strategy::ReadingOrder => blanks.first().copied().map(of_cell),
        Strategy::Reversed => blanks.last().copied().map(of_cell),
        Strategy::Columns => blanks.into_iter().min_by_key(|cell| (cell % 9, cell / 9)).map(of_cell),
        Strategy::Boxes => {
            blanks.into_iter().min_by_key(|cell| (cell / 27, cell % 9 / 3, *cell)).map(of_cell)
        }
        Strategy::Descending => Some((1..=9).rev().map(|number| (blanks[0], number)).collect()),
        Strategy::FewestCandidates => blanks.into_iter().map(of_cell).min_by_key(size),
        Strategy::FewestOptions => constraints(numbers).into_iter().min_by_key(size),
        Strategy::Singles => {
            constraints(numbers).into_iter().min_by_key(size).filter(|options| size(options) < 2)
        }
        Strategy::LastBlank => blanks.into_iter().find(|cell| is_last_blank(numbers, *cell)).map(of_cell),
        Strategy::Shuffled { .. } | Strategy::Recorded => unreachable!("it is told in no other words"),
    }
}

/// How many of the options can be placed.
fn size(numbers: &Numbers, options: &Options) -> usize {
    options.iter().filter(|(cell, number)| numbers[*cell] == 0 && fits(numbers, *cell, *number)).count()
}

/// Whether eight different numbers stand in the cell's row, column or box.
fn is_last_blank(numbers: &Numbers, cell: usize) -> bool {
    units()
        .iter()
        .filter(|unit| unit.contains(&cell))
        .any(|unit| (1..=9).filter(|number| unit.iter().any(|cell| numbers[*cell] == *number)).count() == 8)
}

/// The constraints not yet met: blank cells, then the missing numbers of rows, columns and boxes.
fn constraints(numbers: &Numbers) -> Vec<Options> {
    let blanks = (0..81).filter(|cell| numbers[*cell] == 0);
    let mut open: Vec<Options> = blanks.map(|cell| (1..=9).map(|number| (cell, number)).collect()).collect();
    for unit in units() {
        for number in 1..=9 {
            if unit.iter().all(|cell| numbers[*cell] != number) {
                open.push(unit.iter().map(|cell| (*cell, number)).collect());
            }
        }
    }
    open
}

/// Rows, columns, boxes.
fn units() -> Vec<Vec<usize>> {
    let keys: [fn(usize) -> usize; 3] =
        [|cell| cell / 9, |cell| cell % 9, |cell| cell / 27 * 3 + cell % 9 / 3];
    let of_key = |key: fn(usize) -> usize| (0..9).map(move |n| (0..81).filter(|c| key(*c) == n).collect());
    keys.into_iter().flat_map(of_key).collect()
}
