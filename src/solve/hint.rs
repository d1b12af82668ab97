//! What a person could fill in next, and why; and whether a person gets through that way.

use crate::grid::{Cell, Digit, DigitSet, Grid, Unit};

use super::first::{first_solution, is_unique};

/// A cell to fill in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The cell.
    pub cell: Cell,
    /// Its digit.
    pub digit: Digit,
    /// How one could know.
    pub reason: HintReason,
}

/// How one could know what stands in a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HintReason {
    /// A naked single: the cell sees the eight other digits.
    NakedSingle {
        /// For each of the other digits, ascending, a cell that holds it and is seen.
        proof: Vec<Cell>,
    },
    /// A hidden single: no other cell of the unit can hold the digit.
    HiddenSingle {
        /// The unit.
        unit: Unit,
        /// Cells that hold the digit and together see every other blank cell of the unit, in reading order.
        proof: Vec<Cell>,
    },
    /// No single is left: a cell with fewest candidates, looked up in the only solution.
    Solution,
}

/// How hard a puzzle is for a person, roughly.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grade {
    /// Naked and hidden singles fill every cell.
    Singles,
    /// They do not.
    BeyondSingles,
}

/// The next single of a grid: naked before hidden ones, hidden ones of rows before columns before boxes, in reading
/// order. Where there is none but exactly one solution, a cell of that. Nothing where the grid is full or has no
/// solution, or several and no single.
pub fn hint(grid: &Grid) -> Option<Hint> {
    if grid.is_full() || first_solution(grid).is_none() {
        return None;
    }
    next_single(grid).or_else(|| {
        let solution = first_solution(grid).filter(|_| is_unique(grid))?;
        let cell = grid.blanks().min_by_key(|cell| grid.candidates(*cell).len())?;
        Some(Hint { cell, digit: solution[cell]?, reason: HintReason::Solution })
    })
}

/// Whether singles alone solve a grid.
pub fn grade(givens: &Grid) -> Grade {
    let mut grid = *givens;
    while let Some((cell, digit, _)) = find_single(&grid) {
        grid[cell] = Some(digit);
    }
    if grid.is_solution() { Grade::Singles } else { Grade::BeyondSingles }
}

fn next_single(grid: &Grid) -> Option<Hint> {
    let (cell, digit, unit) = find_single(grid)?;
    let reason = match unit {
        None => HintReason::NakedSingle { proof: why_naked(grid, cell, digit) },
        Some(unit) => HintReason::HiddenSingle { unit, proof: why_hidden(grid, unit, cell, digit) },
    };
    Some(Hint { cell, digit, reason })
}

/// The next single, with its unit where it is a hidden one.
fn find_single(grid: &Grid) -> Option<(Cell, Digit, Option<Unit>)> {
    let mut units = [DigitSet::EMPTY; 27];
    for (cell, digit) in grid.givens() {
        cell.units().into_iter().for_each(|unit| units[unit.index()].insert(digit));
    }
    let candidates = Cell::all().map(|cell| match grid[cell] {
        Some(_) => DigitSet::EMPTY,
        None => cell.units().into_iter().fold(DigitSet::ALL, |left, unit| left - units[unit.index()]),
    });
    let candidates: Vec<DigitSet> = candidates.collect();
    let naked = Cell::all().find(|cell| candidates[cell.index()].len() == 1);
    if let Some(cell) = naked {
        return candidates[cell.index()].first().map(|digit| (cell, digit, None));
    }
    Unit::all().find_map(|unit| {
        let (mut once, mut again) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for cell in unit.cells() {
            again = again | (once & candidates[cell.index()]);
            once = once | candidates[cell.index()];
        }
        let digit = (once - again).first()?;
        let cell = unit.cells().find(|cell| candidates[cell.index()].contains(digit))?;
        Some((cell, digit, Some(unit)))
    })
}

/// For each other digit the first cell that holds it in the row, the column or the box.
fn why_naked(grid: &Grid, cell: Cell, single: Digit) -> Vec<Cell> {
    let others = Digit::ALL.into_iter().filter(|digit| *digit != single);
    others.filter_map(|digit| seen_holder(grid, cell, digit)).collect()
}

/// For each other blank cell of the unit a cell that keeps the digit out of it.
fn why_hidden(grid: &Grid, unit: Unit, cell: Cell, digit: Digit) -> Vec<Cell> {
    let blanks = unit.cells().filter(|other| *other != cell && grid[*other].is_none());
    let mut proof: Vec<Cell> = blanks.filter_map(|blank| seen_holder(grid, blank, digit)).collect();
    proof.sort_unstable();
    proof.dedup();
    proof
}

fn seen_holder(grid: &Grid, cell: Cell, digit: Digit) -> Option<Cell> {
    cell.units().into_iter().find_map(|unit| unit.cells().find(|other| grid[*other] == Some(digit)))
}
