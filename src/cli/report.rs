//! A judgement as the JSON that other programs rely on.

use serde::Serialize;

use super::judgement::{Judgement, Verdict};
use super::repair_report::RepairReport;
use crate::grid::{Clash, Grid};

/// The JSON of `check`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Report {
    schema: u32,
    givens: String,
    given_count: usize,
    verdict: Verdict,
    /// How many, at most the limit.
    solutions: u64,
    limit_reached: bool,
    /// The only solution.
    solution: Option<String>,
    /// One of several solutions.
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<String>,
    clashes: Vec<ClashReport>,
    repairs: Vec<RepairReport>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct ClashReport {
    digit: u8,
    cells: Vec<String>,
    unit: String,
}

impl Report {
    /// The report of a judgement.
    pub fn new(judgement: &Judgement) -> Self {
        let Judgement { grid, verdict, count, .. } = *judgement;
        let solution = judgement.solution.map(Grid::to_line);
        let (solution, example) =
            if verdict == Verdict::Unique { (solution, None) } else { (None, solution) };
        Self {
            schema: 1,
            givens: grid.to_line(),
            given_count: grid.given_count(),
            verdict,
            solutions: count.number(),
            limit_reached: count.limit_reached(),
            solution,
            example,
            clashes: judgement.clashes.iter().map(ClashReport::new).collect(),
            repairs: judgement.repairs.iter().copied().map(RepairReport::new).collect(),
        }
    }
}

impl ClashReport {
    fn new(clash: &Clash) -> Self {
        Self {
            digit: clash.digit.number(),
            cells: clash.cells.iter().map(ToString::to_string).collect(),
            unit: clash.unit.to_string(),
        }
    }
}
