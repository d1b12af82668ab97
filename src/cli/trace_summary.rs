//! `sudoscope trace --format summary`: where the work of a search went.

use std::io::{self, Write};

use serde::Serialize;

use super::race::outcome_name;
use crate::search::{Search, Span, SpanFate, Timeline};

/// Options are told that cost at least this part of all steps.
const PARTS: u64 = 1000;

#[derive(Serialize, Debug)]
struct Summary {
    schema: u32,
    puzzle: String,
    strategy: &'static str,
    outcome: &'static str,
    steps: u64,
    placements: u64,
    undos: u64,
    tests: u64,
    depth: usize,
    spans: Vec<SpanReport>,
}

/// An option, from the step that placed it to the step that undid it or the last one.
#[derive(Serialize, Debug)]
struct SpanReport {
    depth: usize,
    cell: String,
    digit: u8,
    from: u64,
    to: u64,
    outcome: &'static str,
}

/// Writes as a line of JSON what the steps up to `last` add up to, and the options that took most of them.
///
/// # Errors
/// Where the output cannot be written.
pub fn write_summary(search: Search, last: u64, output: &mut dyn Write) -> io::Result<()> {
    let at_most = last.saturating_sub(search.steps());
    let mut film = Timeline::new(search);
    let made = film.explore(at_most);
    let end = film.frontier();
    let tallies = end.tallies();
    let summary = Summary {
        schema: 1,
        puzzle: end.givens().to_string(),
        strategy: end.strategy().name(),
        outcome: outcome_name(end.outcome()),
        steps: end.steps(),
        placements: tallies.placements,
        undos: tallies.undos,
        tests: tallies.tests,
        depth: tallies.deepest,
        spans: film.spans(made.div_ceil(PARTS).max(1)).iter().map(SpanReport::new).collect(),
    };
    writeln!(output, "{}", serde_json::to_string(&summary)?)
}

impl SpanReport {
    fn new(span: &Span) -> Self {
        Self {
            depth: usize::from(span.level) + 1,
            cell: span.cell().to_string(),
            digit: span.digit().number(),
            from: span.from,
            to: span.to,
            outcome: match span.fate {
                SpanFate::Failed => "failed",
                SpanFate::Solution => "solution",
                SpanFate::Open => "open",
            },
        }
    }
}
