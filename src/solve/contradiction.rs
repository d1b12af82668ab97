//! Givens that already contradict each other.

use crate::grid::{Cell, Grid};

use super::first::first_solution;
use super::random::Random;

/// Orders in which it is tried to leave out givens; the smallest set found is taken.
const ORDERS: u64 = 8;

/// An irreducible set of givens without solution, in reading order: none of them can be left out. Where digits clash it
/// is two of those. Empty where the grid has a solution.
///
/// There may be smaller sets: to find the smallest is much harder.
pub fn contradiction(givens: &Grid) -> Vec<Cell> {
    if let Some(clash) = givens.clashes().first() {
        return clash.cells[..2].to_vec();
    }
    if first_solution(givens).is_some() {
        return Vec::new();
    }
    let sets = (0..ORDERS).map(|number| irreducible(givens, &mut Random::stream(0, number)));
    sets.min_by_key(Vec::len).unwrap_or_default()
}

/// Leaves out every given without which there still is no solution.
fn irreducible(givens: &Grid, random: &mut Random) -> Vec<Cell> {
    let mut cells: Vec<Cell> = givens.givens().map(|(cell, _)| cell).collect();
    random.shuffle(&mut cells);
    let mut rest = *givens;
    for cell in cells {
        let mut fewer = rest;
        fewer[cell] = None;
        if first_solution(&fewer).is_none() {
            rest = fewer;
        }
    }
    rest.givens().map(|(cell, _)| cell).collect()
}
