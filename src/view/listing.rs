//! The algorithm in pseudocode, the line just executed marked.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use super::words::write_lines;
use crate::app::App;
use crate::listing::{executed, listing, refusing};
use crate::player::Lane;

/// Draws it.
pub fn draw(buffer: &mut Buffer, area: Rect, app: &App, lane: &Lane, theme: &Theme) {
    let now = executed(lane.recent.last().map(|step| step.operation), lane.outcome);
    let refused = app.viewing.highlight.and_then(|option| {
        let explanation = lane.explanation.as_ref()?;
        refusing(explanation.options[option])
    });
    let pointer = if theme.ascii { "> " } else { "▸ " };
    let mut lines = vec![Line::styled(lane.strategy.title(), theme.given), Line::default()];
    for line in listing(lane.strategy) {
        let (mark, style) = match line.role {
            role if role == now => (pointer, theme.key),
            role if Some(role) == refused => ("! ", theme.bad),
            _ => ("  ", theme.quiet),
        };
        lines.push(Line::from(vec![Span::styled(mark, style), Span::styled(line.text, style)]));
    }
    write_lines(buffer, area, &lines, theme.ascii);
}
