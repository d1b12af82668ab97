//! What `check` says of a grid, as JSON and as text.

use std::io::{self, Write};

use serde::Serialize;

use super::drawing::draw;
use crate::app::{grouped, plural};
use crate::grid::{Cell, Clash, Grid};
use crate::solve::{self, Count};

/// What is the matter with a grid. The fields are the JSON that other programs rely on.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    schema: u32,
    givens: String,
    given_count: usize,
    /// In one word.
    pub verdict: Verdict,
    /// How many, at most the limit.
    solutions: u64,
    limit_reached: bool,
    /// The only solution.
    solution: Option<String>,
    /// One of several solutions.
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<String>,
    clashes: Vec<ClashReport>,
    #[serde(skip)]
    grid: Grid,
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

#[derive(Clone, PartialEq, Debug, Serialize)]
struct ClashReport {
    digit: u8,
    cells: Vec<String>,
    unit: String,
    #[serde(skip)]
    clash: Clash,
}

impl Report {
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
        let first = solve::first_solution(grid).map(Grid::to_line);
        let (solution, example) = if verdict == Verdict::Unique { (first, None) } else { (None, first) };
        Self {
            schema: 1,
            givens: grid.to_line(),
            given_count: grid.given_count(),
            verdict,
            solutions: count.number(),
            limit_reached: count.limit_reached(),
            solution,
            example,
            clashes: clashes.into_iter().map(ClashReport::new).collect(),
            grid: *grid,
        }
    }

    /// Writes it as one line of JSON.
    ///
    /// # Errors
    /// Where the output cannot be written.
    pub fn write_json(&self, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output, "{}", serde_json::to_string(self)?)
    }

    /// Writes it as text, with the grid drawn and its clashing cells marked.
    ///
    /// # Errors
    /// Where the output cannot be written.
    pub fn write_text(&self, output: &mut dyn Write) -> io::Result<()> {
        writeln!(output, "{}: {}", plural(self.given_count as u64, "given"), self.headline())?;
        writeln!(output, "\n{}", draw(&self.grid, |cell| self.mark(cell)))?;
        for clash in &self.clashes {
            writeln!(output, "{}", clash.clash)?;
        }
        match (&self.solution, &self.example) {
            (Some(solution), _) => writeln!(output, "solution {solution}"),
            (None, Some(example)) => writeln!(output, "one of them {example}"),
            (None, None) => Ok(()),
        }
    }

    fn headline(&self) -> String {
        match self.verdict {
            Verdict::Unique => "exactly one solution".to_owned(),
            Verdict::None => "no solution, though no givens clash".to_owned(),
            Verdict::Clash => "no solution, since givens clash (marked !)".to_owned(),
            Verdict::Many if self.limit_reached => format!("{} solutions or more", grouped(self.solutions)),
            Verdict::Many => format!("{} solutions", grouped(self.solutions)),
        }
    }

    fn mark(&self, cell: Cell) -> Option<char> {
        self.clashes.iter().any(|clash| clash.clash.cells.contains(&cell)).then_some('!')
    }
}

impl ClashReport {
    fn new(clash: Clash) -> Self {
        Self {
            digit: clash.digit.number(),
            cells: clash.cells.iter().map(ToString::to_string).collect(),
            unit: clash.unit.to_string(),
            clash,
        }
    }
}
