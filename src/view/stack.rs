//! The decisions from the root: what was decided, what is left, what it has cost so far.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use super::words::write_lines;
use crate::app::{App, Focus, grouped};
use crate::player::Lane;
use crate::search::{ChoiceKind, Decision};

/// Draws it: all decisions, or the deepest where there is no room for all.
pub fn draw(buffer: &mut Buffer, area: Rect, app: &App, lane: &Lane, theme: &Theme) {
    let depth = lane.decisions.len();
    let selected = app.viewing.decision.filter(|_| app.viewing.focus == Focus::Stack);
    let (hidden, room) = shown(area, app, lane);
    let head = match hidden {
        0 if depth <= room => format!("decisions: {depth}"),
        first => format!("decisions: {depth}, from {}", first + 1),
    };
    let mut lines = vec![Line::styled(head, theme.given), Line::default()];
    for (index, decision) in lane.decisions.iter().enumerate().skip(hidden) {
        let text = line(index + 1, decision, lane.cursor, theme);
        lines.push(if selected == Some(index) { text.style(theme.selected) } else { text });
    }
    write_lines(buffer, area, &lines, theme.ascii);
}

fn line<'a>(depth: usize, decision: &Decision, cursor: u64, theme: &Theme) -> Line<'a> {
    let left = match decision.untried.count_ones() {
        0 => "0 left".to_string(),
        more => format!("{more} left"),
    };
    let what = match decision.choice.kind() {
        ChoiceKind::Cell(_) => String::new(),
        ChoiceKind::Digit { unit, .. } => format!(" {unit}"),
    };
    let spent = grouped(cursor - decision.placed_at + 1);
    Line::from(vec![
        Span::styled(format!("{depth:>2} "), theme.quiet),
        Span::styled(format!("{}={}", decision.cell, decision.digit), theme.at_depth(depth)),
        Span::styled(format!("{what:<9} {left:<6} {spent:>12}"), theme.quiet),
    ])
}

/// The first decision that is shown, 0 for the root, and how many are at most.
fn shown(area: Rect, app: &App, lane: &Lane) -> (usize, usize) {
    let room = usize::from(area.height).saturating_sub(2);
    let selected = app.viewing.decision.filter(|_| app.viewing.focus == Focus::Stack);
    (lane.decisions.len().saturating_sub(room).min(selected.unwrap_or(usize::MAX)), room)
}

/// The decision in this row of the screen, 0 for the root.
pub fn decision_at(area: Rect, app: &App, lane: &Lane, row: u16) -> Option<usize> {
    let (hidden, _) = shown(area, app, lane);
    let level = hidden + usize::from((row - area.y).checked_sub(2)?);
    (level < lane.decisions.len()).then_some(level)
}
