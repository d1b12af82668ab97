//! Where the work went: the search tree as bars, one row for each level, as wide as the steps spent.

use std::ops::Range;

use super::{Span, SpanFate};

/// A stretch of the film, drawn so many columns wide.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    /// The step at its left edge: it shows the steps after this one.
    pub from: u64,
    /// The last step it shows, later than `from`; it may lie beyond what is explored.
    pub to: u64,
    /// Its width, 1 or more.
    pub columns: usize,
    /// The levels shown, a row for each.
    pub levels: Range<usize>,
}

impl Window {
    /// The column in which this point of the film lies: 0 is the left edge, `columns` the right edge.
    pub fn column(&self, step: u64) -> usize {
        let steps = u128::from(step.clamp(self.from, self.to) - self.from);
        (steps * self.columns as u128 / u128::from(self.to - self.from)) as usize
    }

    /// The steps that a bar must cost to be drawn by itself: a column's worth.
    pub fn least_cost(&self) -> u64 {
        (self.to - self.from).div_ceil(self.columns as u64)
    }
}

/// The picture of a window.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Icicle {
    /// What it shows.
    pub window: Window,
    /// One for each level of the window.
    pub rows: Vec<Row>,
    /// Whether every option as wide as a column is shown; otherwise some are still hidden in mixed bars.
    pub is_exact: bool,
}

/// The options tried at one level.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// The level, 0 for the root.
    pub level: usize,
    /// From left to right, not overlapping; what they leave free is unexplored, or narrower than a column.
    pub bars: Vec<Bar>,
}

/// A bar of the picture: the steps after `from`, up to `to`, whether the window shows all of them or not.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Bar {
    /// The step before its first.
    pub from: u64,
    /// Its last step.
    pub to: u64,
    /// The columns it takes in the window, one or more.
    pub columns: Range<usize>,
    /// The option it stands for; nothing where several are too narrow to be told apart.
    pub span: Option<Span>,
}

impl Bar {
    /// The steps it stands for.
    pub const fn cost(&self) -> u64 {
        self.to - self.from
    }

    /// Whether a solution lies in it, as far as it is known.
    pub fn is_solution(&self) -> bool {
        self.span.is_some_and(|span| span.fate == SpanFate::Solution)
    }
}

impl Row {
    /// The bar at this step, if one is drawn there.
    pub fn bar_at(&self, step: u64) -> Option<&Bar> {
        self.bars.iter().find(|bar| bar.from < step && step <= bar.to)
    }
}

/// Draws spans, all of a column's worth or more, of which nothing is explored after `end`.
pub fn draw(window: Window, mut spans: Vec<Span>, end: u64, is_exact: bool) -> Icicle {
    spans.sort_unstable_by_key(|span| (span.level, span.from));
    let row = |level: usize| {
        let spans = spans.iter().filter(|span| span.level as usize == level);
        Row { level, bars: bars(&window, spans, end) }
    };
    let rows = window.levels.clone().map(row).collect();
    Icicle { window, rows, is_exact }
}

/// The bars of one level: its spans, and a mixed bar in each gap as wide as a column.
fn bars<'a>(window: &Window, spans: impl Iterator<Item = &'a Span>, end: u64) -> Vec<Bar> {
    let mut bars = Vec::new();
    let mut drawn = window.from;
    for span in spans {
        // Spans of one level overlap only where another program took back what was not placed last.
        let from = span.from - 1;
        bars.extend(mixed(window, drawn, from));
        let columns = window.column(from.max(drawn))..window.column(span.to);
        if !columns.is_empty() {
            bars.push(Bar { from, to: span.to, columns, span: Some(*span) });
        }
        drawn = drawn.max(span.to);
    }
    bars.extend(mixed(window, drawn, end.min(window.to)));
    bars
}

fn mixed(window: &Window, from: u64, to: u64) -> Option<Bar> {
    // No option costs less than two steps: where each of them has a column, none is hidden.
    let is_wide = window.least_cost() > 2 && to.saturating_sub(from) >= window.least_cost();
    is_wide.then(|| Bar { from, to, columns: window.column(from)..window.column(to), span: None })
}
