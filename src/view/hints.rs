//! The last line: a prompt, news, a pending count, or what to press.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Theme;
use super::icicle;
use super::layout::Layout;
use super::words::{wrapped, write_line};
use crate::app::{App, BINDINGS, Focus, Mode, Place, Prompt, Tone, grouped};

/// The first hints of a mode are not left out for shorter ones.
const MATTER_MOST: usize = 3;

/// A notice takes at most this many lines above the last.
const MOST_ABOVE: u16 = 3;

/// Draws it; returns where the text cursor stands while a prompt is open.
pub fn draw(buffer: &mut Buffer, area: Rect, app: &App, theme: &Theme) -> Option<(u16, u16)> {
    if let Some(prompt) = &app.prompt {
        return Some(draw_prompt(buffer, area, prompt, theme));
    }
    if let Some(question) = app.question() {
        write_upwards(buffer, area, &question, theme.key, theme);
        return None;
    }
    if let Some(notice) = &app.notice {
        let style = match notice.tone {
            Tone::Plain => theme.text,
            Tone::Error => theme.bad,
        };
        write_upwards(buffer, area, &notice.text, style, theme);
        return None;
    }
    if let (Some(quiz), Some(picture)) = (&app.viewing.quiz, app.picture())
        && Layout::of(buffer.area).is_none_or(|layout| layout.side.is_none())
    {
        let last = quiz.last.as_ref().map_or("", |(_, text)| text);
        let question = quiz.question(picture.lane()).unwrap_or_default();
        write_upwards(buffer, area, format!("{last} {question}").trim(), theme.key, theme);
        return None;
    }
    let line = if let Some(count) = app.viewing.count {
        Line::from(vec![
            Span::styled(format!(" {}", grouped(count)), theme.key),
            Span::styled("  then an arrow, or % for a share; Esc clears", theme.quiet),
        ])
    } else if app.list.is_some() {
        let words = [("Up Down", "choose"), ("Enter", "take it"), ("Esc", "close")];
        Line::from(words.map(|hint| spans(hint, theme)).concat())
    } else if let Some(words) = special_hints(app).filter(|_| app.mode == Mode::Watch) {
        let bar = bar_without_head(app, buffer.area);
        let mut line = Line::from_iter(bar.map(|text| Span::styled(format!(" {text} "), theme.text)));
        for hint in words {
            if line.width() + length(*hint) <= usize::from(area.width) {
                line.extend(spans(*hint, theme));
            }
        }
        line
    } else {
        hints(app, area.width, theme)
    };
    write_line(buffer, area, &line, theme.ascii);
    None
}

/// Writes a text so that it ends in the last line; a long one begins further up, over what is there.
fn write_upwards(buffer: &mut Buffer, area: Rect, text: &str, style: Style, theme: &Theme) {
    let lines = wrapped(text, usize::from(area.width).saturating_sub(2));
    let above = (lines.len() as u16 - 1).min(MOST_ABOVE).min(area.y.saturating_sub(1));
    let empty = " ".repeat(usize::from(area.width));
    for (y, line) in (area.y - above..=area.y).zip(lines) {
        buffer.set_string(area.x, y, &empty, Style::reset());
        let line = Line::styled(format!(" {line}"), style);
        write_line(buffer, Rect { y, ..area }, &line, theme.ascii);
    }
}

/// Draws a prompt; of a long text the part around the text cursor.
fn draw_prompt(buffer: &mut Buffer, area: Rect, prompt: &Prompt, theme: &Theme) -> (u16, u16) {
    let head = format!(" {}", prompt.label());
    let room = usize::from(area.width).saturating_sub(Span::raw(head.as_str()).width() + 1).max(1);
    let before: Vec<char> = prompt.text().chars().take(prompt.cursor()).collect();
    let width = |text: &[char]| Span::raw(text.iter().collect::<String>()).width();
    let hidden = (0..=before.len()).find(|hidden| width(&before[*hidden..]) <= room).unwrap_or(0);
    let column = Span::raw(head.as_str()).width() + width(&before[hidden..]);
    let shown: String = prompt.text().chars().skip(hidden).collect();
    let line = Line::from(vec![Span::styled(head, theme.key), Span::styled(shown, theme.text)]);
    write_line(buffer, area, &line, theme.ascii);
    (area.x + (column as u16).min(area.width.saturating_sub(1)), area.y)
}

/// What the keys do in a race, in a test, and while a panel has the focus.
fn special_hints(app: &App) -> Option<&'static [(&'static str, &'static str)]> {
    if app.viewing.racers.len() > 1 {
        return Some(&[
            ("Space", "play"),
            ("←→", "step"),
            ("][", "speed"),
            (":", "go to"),
            ("R", "racers"),
            ("Esc", "one lane"),
            ("?", "help"),
            ("Enter", "solve"),
        ]);
    }
    if app.viewing.quiz.is_some() {
        return Some(&[
            ("1-9", "a digit is placed"),
            ("0", "an undo"),
            ("t", "end of the test"),
            ("?", "help"),
        ]);
    }
    match app.viewing.focus {
        Focus::Film => None,
        Focus::Icicle => Some(&[
            ("←→", "bar"),
            ("↑↓", "level"),
            ("Enter", "go there"),
            ("z Z", "zoom"),
            ("Tab", "next panel"),
            ("Esc", "film"),
        ]),
        Focus::Stack => Some(&[
            ("↑↓", "decision"),
            ("Enter", "where it was made"),
            ("End", "where it ends"),
            ("Tab", "next panel"),
            ("Esc", "film"),
        ]),
    }
}

/// What the icicle says of the bar under its cursor, where it has no room of its own for it.
fn bar_without_head(app: &App, screen: Rect) -> Option<String> {
    let place = Layout::of(screen)?.timeline?;
    if app.viewing.focus != Focus::Icicle || icicle::has_head(place) {
        return None;
    }
    icicle::bar_text(app, app.picture()?)
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
        } else if shown.len() < MATTER_MOST {
            break; // nothing of less weight in their place
        }
    }
    let spans = shown.into_iter().chain(last).flat_map(|hint| spans(hint, theme));
    Line::from(spans.collect::<Vec<_>>())
}

fn spans<'a>((keys, word): (&str, &str), theme: &Theme) -> [Span<'a>; 2] {
    let keys = match (keys, theme.ascii) {
        ("←→", true) => "<- ->",
        ("↑↓", true) => "Up Down",
        (keys, _) => keys,
    };
    [Span::styled(format!(" {keys}"), theme.key), Span::styled(format!(" {word} "), theme.quiet)]
}

fn length((keys, word): (&str, &str)) -> usize {
    Span::raw(keys).width() + word.len() + 3 + if keys == "←→" { 3 } else { 0 }
}
