//! A bar for the whole film: where the cursor stands, how far it is explored.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use super::choice::position;
use super::words::{rate, write_line};
use crate::app::{App, grouped};
use crate::player::{Motion, Snapshot};
use crate::search::Outcome;

/// Draws it in three rows.
pub fn draw(buffer: &mut Buffer, area: Rect, _app: &App, picture: &Snapshot, theme: &Theme) {
    let rows = area.rows().collect::<Vec<_>>();
    let Some(bar) = rows.get(1).copied() else { return };
    let width = usize::from(area.width);
    let at = (picture.cursor as u128 * (width as u128 - 1)).checked_div(u128::from(picture.frontier()));
    let at = at.unwrap_or(0) as usize;
    let (before, cursor, after) = if theme.ascii { ("=", "V", "-") } else { ("━", "▼", "─") };
    buffer.set_line(
        bar.x,
        bar.y,
        &Line::from(vec![
            Span::styled(before.repeat(at), theme.watch.remove_modifier(ratatui::style::Modifier::REVERSED)),
            Span::styled(cursor, theme.key),
            Span::styled(after.repeat(width - 1 - at), theme.quiet),
        ]),
        bar.width,
    );
    let said = format!("{} of the {} explored", position(picture), extent(picture));
    write_line(buffer, rows[2], &Line::styled(said, theme.quiet), theme.ascii);
}

fn extent(picture: &Snapshot) -> String {
    let steps = format!("{} steps", grouped(picture.frontier()));
    match picture.lane().end {
        Outcome::Searching if picture.rests => {
            format!("{steps}, resting there until the cursor comes nearer,")
        }
        Outcome::Searching if picture.motion == Motion::Paused && picture.rate > 0.0 => {
            format!("{steps} ({}),", rate(picture.rate))
        }
        _ => steps,
    }
}
