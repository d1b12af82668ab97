//! Puzzles made to order.
//!
//! A full grid is drawn, then givens are taken away in an order drawn at random wherever the puzzle keeps exactly one
//! solution. What comes out is not uniform, neither over all grids nor over all puzzles: full grids that a careful
//! filling meets often come up more often, and of the minimal puzzles of a grid those with few givens less often
//! than they exist by orders of magnitude. Minimal puzzles without symmetry have 21 to 28 givens, mostly 24 or 25.

use std::ops::RangeInclusive;

use crate::grid::{Cell, Digit, DigitSet, Grid};

use super::first::is_unique;
use super::random::Random;

/// Full grids tried for one puzzle before the wish is given up.
const ATTEMPTS: usize = 20_000;

/// Which cells are given together.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Symmetry {
    /// Each on its own.
    #[default]
    None,
    /// The pattern of givens is the same when the grid is turned by half a turn.
    Rotational,
}

/// What a puzzle is to be like.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Recipe {
    /// How many givens it has, the number drawn evenly where that can be had; without a range it is minimal: no given
    /// (no pair of them, in a symmetric puzzle) can be left out.
    pub givens: Option<RangeInclusive<usize>>,
    /// The symmetry of its givens.
    pub symmetry: Symmetry,
}

/// Puzzle number `index` of those that `seed` and `recipe` stand for. It has exactly one solution, and is the same on
/// every machine, whatever else was generated before. Nothing where 20,000 full grids gave no such puzzle: hardly ever
/// for 22 givens and more, nearly always below 20.
pub fn generate(seed: u64, index: u64, recipe: &Recipe) -> Option<Grid> {
    let mut random = Random::stream(seed, index);
    (0..ATTEMPTS).find_map(|_| {
        let wanted = recipe.givens.as_ref().map_or(0, |range| {
            let (least, most) = (*range.start().min(&81), *range.end().min(&81));
            least + random.below(most.saturating_sub(least) + 1)
        });
        let solution = full_grid(&mut random);
        let puzzle = reduced(solution, wanted, recipe.symmetry, &mut random);
        let fits = recipe.givens.as_ref().is_none_or(|range| range.contains(&puzzle.given_count()));
        fits.then_some(puzzle)
    })
}

/// Of `among` puzzles the one that costs most, with its cost: puzzles `index × among` and the following ones of this
/// seed and recipe. The first of several that cost the same.
pub fn generate_costly(
    seed: u64,
    index: u64,
    recipe: &Recipe,
    among: u64,
    cost: impl Fn(&Grid) -> u64,
) -> Option<(Grid, u64)> {
    let numbers = (0..among.max(1)).map(|number| index.wrapping_mul(among).wrapping_add(number));
    let puzzles = numbers.filter_map(|number| generate(seed, number, recipe));
    puzzles
        .map(|puzzle| (puzzle, cost(&puzzle)))
        .reduce(|best, next| if next.1 > best.1 { next } else { best })
}

/// A full grid: the tightest blank cell (one of them drawn) gets one of its candidates (drawn), until none is left or
/// a cell has none, and then it begins anew.
fn full_grid(random: &mut Random) -> Grid {
    loop {
        let mut grid = Grid::EMPTY;
        let mut units = [DigitSet::EMPTY; 27];
        while let Some((cell, candidates)) = tightest_cell(&grid, &units, random) {
            let Some(digit) = drawn(candidates, random) else { break };
            grid[cell] = Some(digit);
            for unit in cell.units() {
                units[unit.index()].insert(digit);
            }
        }
        if grid.is_full() {
            return grid;
        }
    }
}

fn tightest_cell(grid: &Grid, units: &[DigitSet; 27], random: &mut Random) -> Option<(Cell, DigitSet)> {
    let mut tightest: Option<(Cell, DigitSet)> = None;
    let mut equals = 0;
    for cell in grid.blanks() {
        let seen = cell.units().into_iter().fold(DigitSet::EMPTY, |seen, unit| seen | units[unit.index()]);
        let candidates = DigitSet::ALL - seen;
        let fewest = tightest.map_or(10, |(_, candidates)| candidates.len());
        if candidates.len() < fewest {
            equals = 0;
        }
        if candidates.len() <= fewest {
            equals += 1;
            if random.below(equals) == 0 {
                tightest = Some((cell, candidates));
            }
        }
    }
    tightest
}

fn drawn(candidates: DigitSet, random: &mut Random) -> Option<Digit> {
    if candidates.is_empty() { None } else { candidates.iter().nth(random.below(candidates.len())) }
}

/// Takes givens away while one solution is left and at least `wanted` givens are.
fn reduced(solution: Grid, wanted: usize, symmetry: Symmetry, random: &mut Random) -> Grid {
    let mut puzzle = solution;
    let mut groups: Vec<Cell> = match symmetry {
        Symmetry::None => Cell::all().collect(),
        Symmetry::Rotational => Cell::all().take(41).collect(),
    };
    random.shuffle(&mut groups);
    for cell in groups {
        let mut fewer = puzzle;
        fewer[cell] = None;
        if symmetry == Symmetry::Rotational {
            fewer[half_turn(cell)] = None;
        }
        if fewer.given_count() >= wanted && is_unique(&fewer) {
            puzzle = fewer;
        }
    }
    puzzle
}

/// Where a cell goes when the grid is turned by half a turn.
fn half_turn(cell: Cell) -> Cell {
    Cell::new(80 - cell.index())
}
