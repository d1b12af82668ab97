//! The last line: a prompt, news, a pending count, or what to press.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use super::words::write_line;
use crate::app::{App, BINDINGS, Mode, Place, Tone, grouped};

/// Draws it; returns where the text cursor stands while a prompt is open.
pub fn draw(buffer: &mut Buffer, area: Rect, app: &App, theme: &Theme) -> Option<(u16, u16)> {
    if let Some(prompt) = &app.prompt {
        let head = format!(" {}", prompt.label());
        let before: String = prompt.text().chars().take(prompt.cursor()).collect();
        let column = Span::raw(head.as_str()).width() + Span::raw(before).width();
        let line = Line::from(vec![Span::styled(head, theme.key), Span::styled(prompt.text(), theme.text)]);
        write_line(buffer, area, &line, theme.ascii);
        return Some((area.x + (column as u16).min(area.width.saturating_sub(1)), area.y));
    }
    let line = if let Some(notice) = &app.notice {
        let style = match notice.tone {
            Tone::Plain => theme.text,
            Tone::Error => theme.bad,
        };
        Line::styled(format!(" {}", notice.text), style)
    } else if let Some(count) = app.viewing.count {
        Line::from(vec![
            Span::styled(format!(" {}", grouped(count)), theme.key),
            Span::styled("  then an arrow, or % for a share; Esc clears", theme.quiet),
        ])
    } else {
        hints(app, area.width, theme)
    };
    write_line(buffer, area, &line, theme.ascii);
    None
}

/// The hints of the mode, as many as fit; help always.
fn hints<'a>(app: &App, width: u16, theme: &Theme) -> Line<'a> {
    let here = match app.mode {
        Mode::Edit => Place::Edit,
        Mode::Watch => Place::Watch,
    };
    let words = BINDINGS.iter().filter(|binding| binding.place == here).filter_map(|binding| binding.hint);
    let last = [("?", "help"), ("q", "quit")];
    let mut room =
        usize::from(width).saturating_sub(1 + last.iter().map(|hint| length(*hint)).sum::<usize>());
    let mut shown: Vec<(&str, &str)> = Vec::new();
    for hint in words {
        if length(hint) <= room {
            room -= length(hint);
            shown.push(hint);
        }
    }
    let mut spans = vec![Span::raw(" ")];
    for (keys, word) in shown.into_iter().chain(last) {
        let keys = if theme.ascii { keys.replace("←→", "<- ->") } else { keys.to_string() };
        spans.push(Span::styled(keys, theme.key));
        spans.push(Span::styled(format!(" {word}  "), theme.quiet));
    }
    Line::from(spans)
}

fn length((keys, word): (&str, &str)) -> usize {
    Span::raw(keys).width() + word.len() + 3 + if keys == "←→" { 3 } else { 0 }
}
