//! The charts of a film: where the work went, and how deep the search was around the cursor.

use super::{DepthStrip, IcicleView};
use crate::search::{Bar, Icicle, Row, SpanFate, Timeline, Window};

/// So many levels are looked at beyond twice the rows there are.
const SPARE_LEVELS: usize = 12;

/// The icicle of a timeline as the screen wants it; nothing before the first step.
pub fn icicle(timeline: &mut Timeline, view: IcicleView) -> Option<Icicle> {
    let frontier = timeline.frontier().steps();
    let (from, to) = view.window.unwrap_or((0, frontier));
    if from >= to || view.columns == 0 || view.rows == 0 {
        return None;
    }
    let silent = timeline.levels_without_branches();
    let first = view.first_level.unwrap_or(silent).min(80);
    let levels = silent.min(first)..(first + view.rows * 2 + SPARE_LEVELS).min(81);
    let mut icicle = timeline.icicle(&Window { from, to, columns: view.columns, levels });
    // Levels at which only one option was tried say nothing: they are left out, and others take their place.
    let options = |row: &Row| row.bars.iter().filter(|bar| bar.span.is_some()).count();
    let is_one_bar = icicle.rows.iter().all(|row| options(row) <= 1);
    let deepest = timeline.frontier().tallies().deepest;
    icicle.rows.retain(|row| {
        row.level < deepest && (options(row) > 1 || (is_one_bar && row.bars.iter().any(is_failed)))
    });
    let start = view.first_level.map_or(0, |first| first_row(&icicle.rows, first, view.rows));
    icicle.rows.drain(..start);
    icicle.rows.truncate(view.rows);
    Some(icicle)
}

/// Where a window shows one option from its left to its right, that one is shown if it came to nothing.
fn is_failed(bar: &Bar) -> bool {
    bar.span.is_none_or(|span| span.fate == SpanFate::Failed)
}

/// The row to begin with so that this level is shown, or where it says nothing the nearest above it; not so far down
/// that rows stay empty.
fn first_row(rows: &[Row], level: usize, shown: usize) -> usize {
    let at_or_above = rows.iter().rposition(|row| row.level <= level).unwrap_or(0);
    at_or_above.min(rows.len().saturating_sub(shown))
}

/// Depth along `steps` steps around the cursor, in at most `columns` columns of one step or more.
pub fn strip(timeline: &Timeline, columns: usize, steps: u64) -> DepthStrip {
    let (cursor, frontier) = (timeline.cursor().steps(), timeline.frontier().steps());
    let steps = steps.max(columns as u64).max(1);
    let from = cursor.saturating_sub(steps / 2).min(frontier.saturating_sub(steps));
    let to = from + steps;
    let depths = timeline.depths(from + 1, to.min(frontier.max(from + 1)));
    let column = |depth: usize| depth as u64 * columns as u64 / steps;
    let mut ranges: Vec<(u8, u8)> = Vec::with_capacity(columns);
    for (index, depth) in depths.into_iter().enumerate() {
        match ranges.get_mut(column(index) as usize) {
            Some((least, greatest)) => (*least, *greatest) = ((*least).min(depth), (*greatest).max(depth)),
            None => ranges.push((depth, depth)),
        }
    }
    DepthStrip { from, to, ranges }
}
