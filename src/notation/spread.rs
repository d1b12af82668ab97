//! A list of lists as programs print it to be read: every entry on a line of its own.

use super::error::ReadError;
use super::line::Line;
use super::whole;
use crate::grid::Grid;

/// No entry is longer than this: `undefined`.
const LONGEST: usize = 9;

/// Whether a text begins with brackets, up to two, and an entry that is alone on its line.
pub fn is_spread(text: &[u8]) -> bool {
    let Some(rest) = text.trim_ascii_start().strip_prefix(b"[") else { return false };
    let rest = rest.trim_ascii_start().strip_prefix(b"[").unwrap_or(rest);
    let entry = rest.trim_ascii_start();
    let before = &rest[..rest.len() - entry.len()];
    let line = entry.split(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or_default().trim_ascii_end();
    let ends_in_comma = line.iter().position(|byte| *byte == b',') == line.len().checked_sub(1);
    let is_alone = line.len() < entry.len() && line.len() <= LONGEST + 1 && ends_in_comma;
    before.iter().any(|byte| matches!(byte, b'\n' | b'\r')) && is_alone
}

/// The grid of such a text whose first line has this number.
///
/// # Errors
/// It has not 81 entries, or one of them is no cell.
pub fn read(text: &[u8], first_line: usize) -> Result<Grid, ReadError> {
    let joined: Vec<u8> =
        text.iter().map(|byte| if matches!(byte, b'\n' | b'\r') { b' ' } else { *byte }).collect();
    let line = Line::new(first_line, &joined);
    let grid = line.and_then(|line| whole::one_line(line.span().trim()));
    grid.map_err(|error| on_its_line(error, text, first_line))
}

/// An error at a character of the joined text, at its own line and column.
fn on_its_line(error: ReadError, text: &[u8], first_line: usize) -> ReadError {
    let text = String::from_utf8_lossy(text);
    let before: String = text.chars().take(error.column - 1).collect();
    let before = before.replace("\r\n", "\n").replace('\r', "\n");
    let line = first_line + before.matches('\n').count();
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    ReadError { line, column, ..error }
}
