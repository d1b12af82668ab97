//! The steps as JSON lines, as `sudoscope trace` writes them.

use std::borrow::Cow;

use serde::Deserialize;

use super::fault::{Complaint, FaultKind, quoted};
use crate::grid::{Cell, Digit, Grid};

/// The first line.
#[derive(Deserialize)]
struct Head<'a> {
    schema: Option<u64>,
    #[serde(borrow)]
    puzzle: Cow<'a, str>,
    #[serde(borrow)]
    strategy: Option<Cow<'a, str>>,
}

/// A step as the line has it. What else the line says is not looked at.
#[derive(Deserialize)]
struct Line<'a> {
    step: Option<u64>,
    #[serde(borrow)]
    op: Cow<'a, str>,
    #[serde(borrow)]
    cell: Cow<'a, str>,
    digit: i64,
    depth: Option<usize>,
}

/// What a line says.
pub struct JsonStep {
    /// Its number, if it says so.
    pub number: Option<u64>,
    pub is_place: bool,
    pub cell: Cell,
    pub digit: Digit,
    /// How many digits stand after it, if it says so.
    pub depth: Option<usize>,
}

/// The puzzle of the first line, and the strategy it names.
pub fn read_head(line: &[u8]) -> Result<(Grid, Option<String>), Complaint> {
    let head: Head = serde_json::from_slice(line).map_err(|error| bad_line(&error))?;
    if head.schema.is_some_and(|schema| schema != 1) {
        return Err(Complaint::new(
            byte_of(line, "schema"),
            FaultKind::BadLine,
            "found another schema, expected 1",
        ));
    }
    let grid = Grid::from_line(&head.puzzle).ok_or_else(|| {
        let message = format!("found {}, expected a puzzle of 81 characters", quoted(head.puzzle.as_bytes()));
        Complaint::new(byte_of(line, "puzzle"), FaultKind::BadLine, message)
    })?;
    Ok((grid, head.strategy.map(Cow::into_owned)))
}

/// The step of a line, or nothing where it is blank.
pub fn read_step(line: &[u8]) -> Result<Option<JsonStep>, Complaint> {
    if line.trim_ascii().is_empty() {
        return Ok(None);
    }
    let read: Line = serde_json::from_slice(line).map_err(|error| bad_line(&error))?;
    let complain = |key, kind, found: &str, expected| {
        Complaint::new(
            byte_of(line, key),
            kind,
            format!("found {}, expected {expected}", quoted(found.as_bytes())),
        )
    };
    let is_place = match &*read.op {
        "place" => true,
        "undo" => false,
        other => return Err(complain("op", FaultKind::BadLine, other, "place or undo")),
    };
    let cell = Cell::from_name(&read.cell)
        .ok_or_else(|| complain("cell", FaultKind::OutOfRange, &read.cell, "a cell of r1c1 to r9c9"))?;
    let digit = u8::try_from(read.digit).ok().and_then(Digit::new);
    let digit = digit.ok_or_else(|| {
        complain("digit", FaultKind::OutOfRange, &read.digit.to_string(), "a digit of 1 to 9")
    })?;
    Ok(Some(JsonStep { number: read.step, is_place, cell, digit, depth: read.depth }))
}

/// Where a key stands in a line.
pub fn byte_of(line: &[u8], key: &str) -> usize {
    let quoted = format!("\"{key}\"");
    line.windows(quoted.len()).position(|window| window == quoted.as_bytes()).unwrap_or(0)
}

fn bad_line(error: &serde_json::Error) -> Complaint {
    let reason = error.to_string();
    let reason = reason.split(" at line ").next().unwrap_or_default();
    Complaint::new(error.column().saturating_sub(1), FaultKind::BadLine, format!("no step as JSON: {reason}"))
}
