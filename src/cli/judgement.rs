//! What is the matter with a grid.

use serde::Serialize;

use crate::grid::{Cell, Clash, Grid};
use crate::solve::{self, Count, Repair};

/// All that `check` finds out about a grid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// The grid.
    pub grid: Grid,
    /// How many solutions it has, in one word.
    pub verdict: Verdict,
    /// How many, up to the limit.
    pub count: Count,
    /// One of them.
    pub solution: Option<Grid>,
    /// What clashes.
    pub clashes: Vec<Clash>,
    /// Where there is not exactly one solution: the single edits after which there is, the most plausible first.
    pub repairs: Vec<Repair>,
    /// Where there is no solution, no clash and no repair: givens that contradict each other, each of them needed.
    pub contradiction: Vec<Cell>,
}

/// How many solutions there are, in one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// Exactly one.
    Unique,
    /// None, though no givens clash.
    None,
    /// Several.
    Many,
    /// None, since givens clash.
    Clash,
}

impl Judgement {
    /// Judges a grid, counting its solutions up to a limit of two or more.
    pub fn of(grid: &Grid, limit: u64) -> Self {
        let clashes = grid.clashes();
        let count = solve::count(grid, limit);
        let verdict = match count {
            _ if !clashes.is_empty() => Verdict::Clash,
            Count::Exactly(0) => Verdict::None,
            Count::Exactly(1) => Verdict::Unique,
            _ => Verdict::Many,
        };
        let repairs = if verdict == Verdict::Unique { Vec::new() } else { solve::repairs(grid).list };
        let is_hopeless = verdict == Verdict::None && repairs.is_empty();
        let contradiction = if is_hopeless { solve::contradiction(grid) } else { Vec::new() };
        let solution = solve::first_solution(grid);
        Self { grid: *grid, verdict, count, solution, clashes, repairs, contradiction }
    }
}
