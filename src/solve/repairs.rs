//! Which single slip of the hand may have spoilt a puzzle.

use crate::grid::{Cell, Digit, Grid, Unit};

use super::Repair;
use super::count::{Count, count};
use super::first::is_unique;

/// Every single edit of a grid after which it has exactly one solution, the most plausible first; see [`repairs`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repairs {
    /// The edits. Nothing says that any of them is what was meant.
    pub list: Vec<Repair>,
    /// Whether the grid has several solutions as it is, so that a given may simply be missing.
    pub given_may_be_missing: bool,
}

/// All repairs of a grid by one edit; none where it has exactly one solution as it is.
///
/// They are ordered by how people mistype, tempered by how often an edit of a kind repairs a grid by mere chance:
///
/// 1. a shifted row or column, then swapped neighbours: few such edits exist, so one that repairs is seldom chance;
/// 2. a given one cell beside its place, then a given with another digit (neighbours on a keyboard or keypad and
///    look-alikes first), then a given that strayed further;
/// 3. edits of a given without which the puzzle has one solution anyway: any right digit in its place and any right
///    place for its digit repair it too, so they say little. Where every other given is needed, the given was
///    probably never one and leaving it out comes first; otherwise another digit does.
///
/// Measured on 300 puzzles of each set with one random slip of each kind (`tests/judgement.rs`), the true repair was always
/// in the list, and first in so many of 300: for minimal puzzles a change 182, a removal 182, a move 152, a swap 261, a
/// shift 292; with 28 to 34 givens 200, 0, 58, 269, 298 (a given too many is then seldom the only explanation); for
/// symmetric puzzles 217, 298, 300, 284, 300.
///
/// Before all this, an edit that makes the pattern of givens symmetric comes first, since chance hardly ever does; one
/// that breaks a symmetry comes last.
pub fn repairs(givens: &Grid) -> Repairs {
    let solutions = count(givens, 2);
    if solutions == Count::Exactly(1) {
        return Repairs { list: Vec::new(), given_may_be_missing: false };
    }
    let mut list: Vec<Repair> = edits(givens).filter(|edit| is_unique(&edit.apply(givens))).collect();
    let judge = Judge::new(givens, &list);
    list.sort_by_cached_key(|repair| judge.implausibility(*repair));
    Repairs { list, given_may_be_missing: solutions.number() > 1 }
}

/// Every edit of the five kinds.
fn edits(givens: &Grid) -> impl Iterator<Item = Repair> {
    let (here, cells) = (*givens, givens.givens().collect::<Vec<_>>());
    let single = cells.into_iter().flat_map(move |(cell, digit)| {
        let removal = [Repair::Remove { cell, from: digit }];
        let others = Digit::ALL.into_iter().filter(move |other| *other != digit);
        let changes = others.map(move |to| Repair::Change { cell, from: digit, to });
        let places = cell.peers().filter(move |to| {
            here[*to].is_none() && (to.row() == cell.row() || to.column() == cell.column())
        });
        let moves = places.map(move |to| Repair::Move { digit, from: cell, to });
        removal.into_iter().chain(changes).chain(moves)
    });
    single.chain(swaps(here)).chain(shifts(here))
}

/// Neighbours with different digits.
fn swaps(givens: Grid) -> impl Iterator<Item = Repair> {
    let right = Cell::all().filter(|cell| cell.column() < 8).map(|cell| [cell, Cell::new(cell.index() + 1)]);
    let down = Cell::all().filter(|cell| cell.row() < 8).map(|cell| [cell, Cell::new(cell.index() + 9)]);
    let given = move |cells: &[Cell; 2]| cells.iter().all(|cell| givens[*cell].is_some());
    let differ = move |cells: &[Cell; 2]| givens[cells[0]] != givens[cells[1]];
    right.chain(down).filter(given).filter(differ).map(|cells| Repair::Swap { cells })
}

/// Rows and columns with a given and none in the cell from which it would fall out.
fn shifts(givens: Grid) -> impl Iterator<Item = Repair> {
    let lines = Unit::all().take(18).flat_map(|line| [(line, 1), (line, -1)]);
    lines.filter_map(move |(line, by)| {
        let last = line.cell(if by > 0 { 8 } else { 0 });
        let holds_a_given = line.cells().any(|cell| givens[cell].is_some());
        (holds_a_given && givens[last].is_none()).then_some(Repair::Shift { line, by })
    })
}

/// What the order of repairs is judged by.
struct Judge<'a> {
    givens: &'a Grid,
    is_symmetric: bool,
    /// Cells whose given can be left out, and whether it is then the only such given.
    superfluous: Vec<(Cell, bool)>,
}

impl<'a> Judge<'a> {
    fn new(givens: &'a Grid, repairs: &[Repair]) -> Self {
        let removed = repairs.iter().filter_map(|repair| match repair {
            Repair::Remove { cell, .. } => Some(*cell),
            _ => None,
        });
        let superfluous = removed.map(|cell| (cell, needs_every_other(givens, cell))).collect();
        Self { givens, is_symmetric: is_symmetric(givens), superfluous }
    }

    /// The lower the more plausible; equals stay in reading order.
    fn implausibility(&self, repair: Repair) -> (u8, u8, u8) {
        let symmetry = match (self.is_symmetric, is_symmetric(&repair.apply(self.givens))) {
            (false, true) => 0,
            (true, false) => 2,
            _ => 1,
        };
        let (rank, detail) = self.rank(repair);
        (symmetry, rank, detail)
    }

    /// The place in the list above, and what is plausible among edits of one place.
    fn rank(&self, repair: Repair) -> (u8, u8) {
        let superfluous =
            |cell: Cell| self.superfluous.iter().find(|(other, _)| *other == cell).map(|(_, only)| *only);
        match repair {
            Repair::Shift { .. } => (0, 0),
            Repair::Swap { .. } => (1, 0),
            Repair::Move { from, to, .. } => match (superfluous(from), distance(from, to)) {
                (None, 1) => (2, 0),
                (None, distance) => (4, distance),
                (Some(_), distance) => (8, distance),
            },
            Repair::Change { cell, from, to } => match superfluous(cell) {
                None => (3, slip(from, to)),
                Some(_) => (6, slip(from, to)),
            },
            Repair::Remove { cell, .. } => match superfluous(cell) {
                Some(true) => (5, 0),
                _ => (7, 0),
            },
        }
    }
}

/// Whether, with a given left out, each of the others is needed for the one solution.
fn needs_every_other(givens: &Grid, cell: Cell) -> bool {
    let mut without = *givens;
    without[cell] = None;
    let others: Vec<Cell> = without.givens().map(|(cell, _)| cell).collect();
    others.into_iter().all(|other| {
        let mut fewer = without;
        fewer[other] = None;
        !is_unique(&fewer)
    })
}

/// Whether the pattern of givens looks the same after half a turn.
fn is_symmetric(grid: &Grid) -> bool {
    let cells = grid.cells();
    cells.iter().zip(cells.iter().rev()).all(|(one, other)| one.is_some() == other.is_some())
}

/// How far a given strayed within its row or column.
fn distance(from: Cell, to: Cell) -> u8 {
    (from.row().abs_diff(to.row()) + from.column().abs_diff(to.column())) as u8
}

/// How unlikely it is that a hand or an eye takes one digit for the other: 0 for neighbouring keys of a row, 1 for
/// neighbours on a keypad, 2 for look-alikes, 3 for the rest.
fn slip(one: Digit, other: Digit) -> u8 {
    let (low, high) = (one.number().min(other.number()), one.number().max(other.number()));
    match (low, high) {
        _ if high - low == 1 => 0,
        _ if high - low == 3 => 1,
        (1 | 2, 7) | (3 | 6, 8) => 2,
        _ => 3,
    }
}
