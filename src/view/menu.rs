//! A list to choose from, beside the grid.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use super::words::{wrapped, write_lines};
use crate::app::List;

/// Draws it: as many entries as fit around the one under the cursor, and the line about that one below.
pub fn draw(buffer: &mut Buffer, area: Rect, list: &List, theme: &Theme) {
    let about = list.items.get(list.selected).map_or("", |item| item.help.as_str());
    let about = wrapped(about, usize::from(area.width));
    let rows = usize::from(area.height).saturating_sub(3 + about.len()).max(1);
    let first = (list.selected + 1).saturating_sub(rows);
    let mut lines = vec![Line::styled(list.title(), theme.given), Line::default()];
    for (index, item) in list.items.iter().enumerate().skip(first).take(rows) {
        let (pointer, style) =
            if index == list.selected { ("> ", theme.selected) } else { ("  ", theme.text) };
        let tick = match item.ticked {
            None => "",
            Some(true) => "[x]",
            Some(false) => "[ ]",
        };
        lines.push(Line::from(vec![
            Span::styled(pointer, theme.key),
            Span::styled(tick, theme.text),
            Span::styled(format!(" {} ", item.label), style),
        ]));
    }
    lines.push(Line::default());
    lines.extend(about.into_iter().map(|line| Line::styled(line, theme.text)));
    write_lines(buffer, area, &lines, theme.ascii);
}
