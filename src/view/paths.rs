//! Beside the grid while the path of a file is typed: what it is for, and how it can go on.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use super::words::write_lines;
use crate::app::{App, ENDINGS, PromptKind};

/// Draws it.
pub fn draw(buffer: &mut Buffer, area: Rect, app: &App, kind: PromptKind, theme: &Theme) {
    let mut lines = Vec::new();
    if kind == PromptKind::Save {
        lines.push(Line::styled("save: the ending decides the notation", theme.given));
        lines.push(Line::default());
        lines.extend(ENDINGS.iter().map(|(ending, _, words)| {
            Line::from(vec![
                Span::styled(format!("  {ending:<7}"), theme.key),
                Span::styled(*words, theme.text),
            ])
        }));
    } else {
        lines.push(Line::styled("open a file, in any notation", theme.given));
    }
    lines.push(Line::default());
    lines.push(Line::styled("Tab completes, Enter takes it, Esc closes", theme.quiet));
    if let Some(paths) = &app.desk.completions {
        lines.push(Line::default());
        let rows = usize::from(area.height).saturating_sub(lines.len());
        lines.extend(completions(paths, rows, theme));
    }
    write_lines(buffer, area, &lines, theme.ascii);
}

/// The last part of each path, as many as fit; the last row says how many more there are.
fn completions<'a>(paths: &[String], rows: usize, theme: &Theme) -> Vec<Line<'a>> {
    if paths.is_empty() {
        return vec![Line::styled("no path begins like this", theme.bad)];
    }
    let shown = if paths.len() > rows { rows.saturating_sub(1) } else { paths.len() };
    let mut lines: Vec<Line<'_>> = paths[..shown]
        .iter()
        .map(|path| Line::styled(format!("  {}", last_part(path)), theme.text))
        .collect();
    if shown < paths.len() {
        lines.push(Line::styled(format!("  and {} more", paths.len() - shown), theme.quiet));
    }
    lines
}

fn last_part(path: &str) -> &str {
    let whole = path.trim_end_matches(std::path::is_separator);
    whole.rfind(std::path::is_separator).map_or(path, |separator| &path[separator + 1..])
}
