//! The depth strip: how deep the search was, step by step, around the cursor.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use super::braille::Dots;
use super::words::{rule, write_line};
use crate::app::grouped;
use crate::player::DepthStrip;

/// The scale to the left of the dots.
const SCALE: u16 = 4;

/// How many columns of dots a strip of this width has.
pub const fn columns(width: u16) -> usize {
    width.saturating_sub(SCALE) as usize * 2
}

/// Draws a head, the dots, and the mark of the cursor.
pub fn draw(buffer: &mut Buffer, area: Rect, strip: &DepthStrip, cursor: u64, theme: &Theme) {
    let rows: Vec<Rect> = area.rows().collect();
    let [head, dots @ .., mark] = rows.as_slice() else { return };
    if dots.is_empty() || strip.ranges.is_empty() {
        return;
    }
    let span = strip.to - strip.from;
    let title = format!("depth, {} steps around here", grouped(span));
    rule(buffer, *head, &title, theme);
    let least = strip.ranges.iter().map(|(least, _)| *least).min().unwrap_or(0);
    let greatest = strip.ranges.iter().map(|(_, greatest)| *greatest).max().unwrap_or(0).max(least + 1);
    let height = dots.len() * 4 - 1;
    let level = |depth: u8| height - usize::from(depth - least) * height / usize::from(greatest - least);
    let mut picture = Dots::new(usize::from(area.width.saturating_sub(SCALE)), dots.len());
    let mut before = None;
    for (x, (low, high)) in strip.ranges.iter().enumerate() {
        let (top, bottom) = (level(*high), level(*low));
        picture.upright(x, top, bottom);
        // Neighbours are joined, so that a steep fall stays one line.
        if let Some((last_top, last_bottom)) = before {
            if last_bottom + 1 < top {
                picture.upright(x, last_bottom + 1, top);
            } else if bottom + 1 < last_top {
                picture.upright(x, bottom, last_top - 1);
            }
        }
        before = Some((top, bottom));
    }
    let bar = if theme.ascii { '|' } else { '│' };
    for (index, row) in dots.iter().enumerate() {
        let label = match index {
            0 => greatest.to_string(),
            index if index + 1 == dots.len() => least.to_string(),
            _ => String::new(),
        };
        let line = Line::from(vec![
            Span::styled(format!("{label:>2} {bar}"), theme.quiet),
            Span::styled(picture.row(index, theme.ascii), theme.good),
        ]);
        write_line(buffer, *row, &line, theme.ascii);
    }
    let dots = u128::from(cursor.saturating_sub(strip.from).max(1) - 1) * columns(area.width) as u128;
    let column = (dots / u128::from(span.max(1)) / 2) as u16;
    let x = (area.x + SCALE + column).min(area.right().saturating_sub(1));
    buffer.set_string(x, mark.y, if theme.ascii { "^" } else { "▲" }, theme.key);
}
