//! The help: all keys, from the one table, in sections; what is looked for narrows it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use super::words::{wrapped, write_line, write_lines};
use crate::app::{BINDINGS, Binding, Help, Mode, Place};

/// Draws it.
pub fn draw(buffer: &mut Buffer, area: Rect, mode: Mode, help: &Help, theme: &Theme) {
    let lines = lines(mode, help.search.as_deref().unwrap_or(""), usize::from(area.width), theme);
    let rows = usize::from(area.height.saturating_sub(1));
    let scroll = help.scroll.min(lines.len().saturating_sub(rows));
    let area_of_lines = Rect { height: area.height.saturating_sub(1), ..area };
    write_lines(buffer, area_of_lines, &lines[scroll..], theme.ascii);
    let foot = if let Some(text) = &help.search {
        let searched = Span::styled(format!(" / {text}"), theme.key);
        Line::from(vec![searched, Span::styled("  Esc shows all", theme.quiet)])
    } else {
        let scrolls = if lines.len() > rows { "up, down: more   " } else { "" };
        Line::styled(format!(" {scrolls}/ searches   any other key: back"), theme.quiet)
    };
    write_line(buffer, Rect { y: area.bottom() - 1, height: 1, ..area }, &foot, theme.ascii);
}

/// The sections, that of the mode first, each with the bindings that hold the text; sections without any are left out.
fn lines<'a>(mode: Mode, search: &str, width: usize, theme: &Theme) -> Vec<Line<'a>> {
    let search = search.to_lowercase();
    let mut lines = Vec::new();
    let edit = (Place::Edit, "EDIT: type a puzzle");
    let watch = (Place::Watch, "WATCH: see the search think");
    let [first, second] = if mode == Mode::Watch { [watch, edit] } else { [edit, watch] };
    for (place, title) in [first, second, (Place::Everywhere, "everywhere")] {
        let holds = |binding: &&Binding| {
            let text = format!("{} {}", binding.label, binding.help).to_lowercase();
            binding.place == place && text.contains(&search)
        };
        let found: Vec<&Binding> = BINDINGS.iter().filter(holds).collect();
        if found.is_empty() {
            continue;
        }
        if !lines.is_empty() {
            lines.push(Line::default());
        }
        lines.push(Line::styled(format!(" {title}"), theme.given));
        lines.extend(found.into_iter().flat_map(|binding| lines_of(binding, width, theme)));
    }
    if lines.is_empty() {
        lines.push(Line::styled(" no key does that", theme.text));
    }
    lines
}

/// A binding: its keys, and beside them what they do, in as many lines as that takes.
fn lines_of<'a>(binding: &Binding, width: usize, theme: &Theme) -> Vec<Line<'a>> {
    let spelled = |text: &str| if theme.ascii { spelled(text) } else { text.to_string() };
    let keys = format!("   {:<14}", spelled(binding.label));
    let indent = " ".repeat(Span::raw(keys.as_str()).width());
    let room = width.saturating_sub(indent.len()).max(12);
    let heads = std::iter::once(Span::styled(keys, theme.key)).chain(std::iter::repeat(Span::raw(indent)));
    let texts = wrapped(&spelled(binding.help), room).into_iter();
    heads.zip(texts).map(|(head, text)| Line::from(vec![head, Span::styled(text, theme.text)])).collect()
}

/// The arrows in ASCII.
fn spelled(label: &str) -> String {
    label.replace('↑', "Up").replace('↓', "Down").replace('←', "Left").replace('→', "Right")
}
