//! The icicle: where the work went. A row for each of the first levels, a bar for each option tried, as wide as its
//! share of the steps.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;
use ratatui::text::Line;

use super::Theme;
use super::words::{percent, rule, write_line};
use crate::app::{App, Focus, plural};
use crate::grid::Cell;
use crate::player::Snapshot;
use crate::search::{Bar, Icicle, Row, Span, SpanFate};

/// The name of a level to the left of its row.
const LABEL: u16 = 5;
/// With this many rows there is room for a head above them.
const WITH_HEAD: u16 = 4;

/// How many columns and rows of bars an area shows.
pub const fn room(area: Rect) -> (usize, usize) {
    let head = if area.height >= WITH_HEAD { 1 } else { 0 };
    (area.width.saturating_sub(LABEL) as usize, area.height.saturating_sub(head) as usize)
}

/// Draws it.
pub fn draw(buffer: &mut Buffer, area: Rect, app: &App, picture: &Snapshot, theme: &Theme) {
    let mut rows = area.rows();
    if has_head(area)
        && let Some(head) = rows.next()
    {
        rule(buffer, head, &head_text(app, picture), theme);
    }
    let Some(icicle) = &picture.icicle else {
        if let Some(row) = rows.next() {
            write_line(buffer, row, &Line::styled(" nothing was tried yet", theme.quiet), theme.ascii);
        }
        return;
    };
    if icicle.rows.is_empty()
        && let Some(row) = rows.next()
    {
        let line = Line::styled(" no choice here had a second option tried", theme.quiet);
        write_line(buffer, row, &line, theme.ascii);
    }
    let (cursor, signs) = cursor_place(icicle, picture.lane().cursor);
    for (index, (place, row)) in rows.zip(&icicle.rows).enumerate() {
        let bar = if theme.ascii { '|' } else { '│' };
        buffer.set_string(place.x, place.y, format!("{:>4}{bar}", label(row)), theme.quiet);
        let bars = Rect { x: place.x + LABEL, width: place.width.saturating_sub(LABEL), ..place };
        draw_row(buffer, bars, row, selected(app, picture, icicle, row.level), theme);
        if index == 0 {
            ticks(buffer, bars, app, picture, icicle, theme);
        }
        let sign = signs[usize::from(index > 0)][usize::from(theme.ascii)];
        let x = bars.x + (cursor as u16).min(bars.width.saturating_sub(1));
        buffer.set_string(x, bars.y, sign, theme.key);
    }
}

/// What is said of the bar under the cursor of the icicle, or of the film.
pub fn bar_text(app: &App, picture: &Snapshot) -> Option<String> {
    let icicle = picture.icicle.as_ref()?;
    let place = app.viewing.bar.and_then(|bar| bar.shown_in(icicle)).map_or_else(
        || (icicle.rows.first().map_or(0, |row| row.level), picture.lane().cursor),
        |bar| (bar.level, bar.step),
    );
    let row = icicle.rows.iter().find(|row| row.level == place.0)?;
    Some(in_words(row.bar_at(place.1)?, picture.lane().frontier))
}

/// Whether an icicle of this height has a head that says it.
pub const fn has_head(area: Rect) -> bool {
    area.height >= WITH_HEAD
}

fn head_text(app: &App, picture: &Snapshot) -> String {
    let mut text = "where the work went".to_string();
    let Some(icicle) = &picture.icicle else { return text };
    if let Some(bar) = bar_text(app, picture) {
        text = format!("{text} · {bar}");
    }
    if !app.viewing.zooms.is_empty() {
        let shown = icicle.window.to - icicle.window.from;
        text = format!("{text} · zoom: {}", plural(shown, "step"));
    }
    if !icicle.is_exact {
        text.push_str(" · refining");
    }
    text
}

/// What a bar says: `r1c4=4 failed: 45,896 steps, 46 %`.
fn in_words(bar: &Bar, all: u64) -> String {
    let what = match bar.span {
        None => "several small ones:".to_string(),
        Some(span) => {
            let fate = match span.fate {
                SpanFate::Failed => "failed:",
                SpanFate::Solution => "holds a solution:",
                SpanFate::Open => "still stands:",
            };
            format!("{}={} {fate}", span.cell(), span.digit())
        }
    };
    format!("{what} {}, {}", plural(bar.cost(), "step"), percent(bar.cost(), all))
}

/// The column of the film's cursor, and its signs: on the first row and below, for terminals with more than ASCII and
/// for the others. A cursor outside the window is shown at the edge beyond which it is.
fn cursor_place(icicle: &Icicle, cursor: u64) -> (usize, [[&'static str; 2]; 2]) {
    let window = &icicle.window;
    let signs = match cursor {
        before if before < window.from => [["◀", "<"]; 2],
        after if after > window.to => [["▶", ">"]; 2],
        _ => [["▼", "V"], ["│", "|"]],
    };
    (window.column(cursor), signs)
}

/// The cell that all bars of a row are about, or its depth where they are about several.
fn label(row: &Row) -> String {
    let mut cells = row.bars.iter().filter_map(|bar| bar.span.as_ref().map(Span::cell));
    match cells.next() {
        Some(first) if cells.all(|cell: Cell| cell == first) => first.to_string(),
        _ => format!("d{}", row.level + 1),
    }
}

/// The step under the panel's cursor at a level, if that is the level.
fn selected(app: &App, picture: &Snapshot, icicle: &Icicle, level: usize) -> Option<u64> {
    match app.viewing.focus {
        Focus::Film => None,
        Focus::Icicle => {
            let bar = app.viewing.bar.and_then(|bar| bar.shown_in(icicle));
            bar.filter(|bar| bar.level == level).map(|bar| bar.step)
        }
        Focus::Stack => {
            let decision = app.viewing.decision.filter(|decision| *decision == level)?;
            picture.lane().decisions.get(decision).map(|decision| decision.placed_at)
        }
    }
}

fn draw_row(buffer: &mut Buffer, area: Rect, row: &Row, selected: Option<u64>, theme: &Theme) {
    for bar in &row.bars {
        let is_selected = selected.is_some_and(|step| bar.from < step && step <= bar.to);
        let (fill, mut style) = look(bar, theme);
        if is_selected {
            style = style.patch(theme.selected);
        }
        let width = bar.columns.len().min(usize::from(area.width).saturating_sub(bar.columns.start));
        let text: String = name(bar, row, width).chars().chain(std::iter::repeat(fill)).take(width).collect();
        buffer.set_string(area.x + bar.columns.start as u16, area.y, text, style);
    }
}

fn look(bar: &Bar, theme: &Theme) -> (char, Style) {
    let sign = |unicode, ascii| if theme.ascii { ascii } else { unicode };
    match bar.span.map(|span| span.fate) {
        None => (sign('░', ':'), theme.quiet),
        Some(SpanFate::Failed) => (sign('─', '-'), theme.failed),
        Some(SpanFate::Solution) => (sign('━', '='), theme.good),
        Some(SpanFate::Open) => (sign('╌', '.'), theme.key),
    }
}

/// The digit, or where the row is about several cells and there is room, cell and digit.
fn name(bar: &Bar, row: &Row, width: usize) -> String {
    let Some(span) = bar.span else { return String::new() };
    if label(row).starts_with('d') && width > 7 {
        format!("{}={}", span.cell(), span.digit())
    } else {
        span.digit().to_string()
    }
}

/// Solutions, marks and the next stop of the watched event, on the first row.
fn ticks(buffer: &mut Buffer, area: Rect, app: &App, picture: &Snapshot, icicle: &Icicle, theme: &Theme) {
    let window = &icicle.window;
    let inside = |step: &u64| window.from < *step && *step <= window.to;
    let mut tick = |step: u64, sign: &str, style: Style| {
        let column = (window.column(step) as u16).min(area.width.saturating_sub(1));
        buffer.set_string(area.x + column, area.y, sign, style);
    };
    if picture.solutions.len() > 1 {
        for step in picture.solutions.iter().copied().filter(inside) {
            tick(step, if theme.ascii { "*" } else { "✦" }, theme.good);
        }
    }
    if let Some(step) = picture.next_stop.filter(inside) {
        tick(step, if theme.ascii { "!" } else { "●" }, theme.bad);
    }
    for mark in app.viewing.marks.iter().filter(|mark| inside(&mark.step)) {
        tick(mark.step, if theme.ascii { "#" } else { "◆" }, theme.key);
    }
}

/// The level and the step that are drawn at a place of the screen.
pub fn place_at(icicle: &Icicle, area: Rect, at: Position) -> Option<(usize, u64)> {
    let head = u16::from(area.height >= WITH_HEAD);
    let row = usize::from((at.y - area.y).checked_sub(head)?);
    let column = u64::from((at.x - area.x).checked_sub(LABEL)?);
    let (from, to) = (icicle.window.from, icicle.window.to);
    let steps = u128::from(to - from) * u128::from(column) / icicle.window.columns.max(1) as u128;
    let level = icicle.rows.get(row)?.level;
    Some((level, (from + steps as u64 + 1).min(to)))
}
