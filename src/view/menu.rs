//! A list to choose from, beside the grid.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use super::words::{wrapped, write_lines};
use crate::app::List;

/// So many rows are kept for the line about an entry, so that the entries stay in place as it changes.
const ABOUT: usize = 3;

/// Draws it: as many entries as fit around the one under the cursor, and the line about that one below.
pub fn draw(buffer: &mut Buffer, area: Rect, list: &List, theme: &Theme) {
    let about = about(list, area);
    let (first, rows) = shown(list, area);
    let (all, end) = (list.items.len(), (first + rows).min(list.items.len()));
    let part = if end - first < all { format!("{} to {end} of {all}", first + 1) } else { String::new() };
    let mut lines = vec![Line::styled(list.title(), theme.given), Line::styled(part, theme.quiet)];
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

/// The line about the entry under the cursor, as wide as there is room.
fn about(list: &List, area: Rect) -> Vec<String> {
    let about = list.items.get(list.selected).map_or("", |item| item.help.as_str());
    wrapped(about, usize::from(area.width))
}

/// The first entry that is shown, and how many are at most.
fn shown(list: &List, area: Rect) -> (usize, usize) {
    let rows = usize::from(area.height).saturating_sub(3 + about(list, area).len().max(ABOUT)).max(1);
    ((list.selected + 1).saturating_sub(rows), rows)
}

/// The entry in this row of the screen.
pub fn item_at(list: &List, area: Rect, row: u16) -> Option<usize> {
    let (first, rows) = shown(list, area);
    let place = usize::from((row - area.y).checked_sub(2)?);
    (place < rows && first + place < list.items.len()).then_some(first + place)
}
