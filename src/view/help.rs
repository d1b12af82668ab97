//! The help: all keys, from the one table.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use super::words::write_lines;
use crate::app::{BINDINGS, Place};

/// Draws it, scrolled by this many lines.
pub fn draw(buffer: &mut Buffer, area: Rect, scroll: usize, theme: &Theme) {
    let lines = lines(theme);
    let rows = usize::from(area.height.saturating_sub(1));
    let scroll = scroll.min(lines.len().saturating_sub(rows));
    let area_of_lines = Rect { height: area.height.saturating_sub(1), ..area };
    write_lines(buffer, area_of_lines, &lines[scroll..], theme.ascii);
    let more = if lines.len() > rows { "up, down: more   " } else { "" };
    let foot = Line::styled(format!(" {more}any other key: back"), theme.quiet);
    write_lines(buffer, Rect { y: area.bottom() - 1, height: 1, ..area }, &[foot], theme.ascii);
}

fn lines<'a>(theme: &Theme) -> Vec<Line<'a>> {
    let mut lines = Vec::new();
    for (place, title) in [
        (Place::Edit, "EDIT: type a puzzle"),
        (Place::Watch, "WATCH: see the search think"),
        (Place::Everywhere, "everywhere"),
    ] {
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.push(Line::styled(format!(" {title}"), theme.given));
        for binding in BINDINGS.iter().filter(|binding| binding.place == place) {
            let spelled = |text: &str| if theme.ascii { spelled(text) } else { text.to_string() };
            lines.push(Line::from(vec![
                Span::styled(format!("   {:<14}", spelled(binding.label)), theme.key),
                Span::styled(spelled(binding.help), theme.text),
            ]));
        }
    }
    lines
}

/// The arrows in ASCII.
fn spelled(label: &str) -> String {
    label.replace('↑', "Up").replace('↓', "Down").replace('←', "Left").replace('→', "Right")
}
