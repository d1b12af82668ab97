//! The first line: the mode, the puzzle, and how things stand.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use super::words::write_line;
use crate::app::{App, Mode, grouped};
use crate::player::{Clock, Lane};
use crate::search::{Outcome, Strategy};
use crate::solve::Count;

/// Draws it. Where there is no room for all, the puzzle's author goes first, then its name.
pub fn draw(buffer: &mut Buffer, area: Rect, app: &App, theme: &Theme) {
    let (mode, style, right) = match app.mode {
        Mode::Edit => (" EDIT ", theme.edit, editing(app, theme)),
        Mode::Watch => (" WATCH ", theme.watch, watching(app, theme)),
    };
    // The mode is never in doubt, however little room there is.
    let width = (right.width() as u16).min(area.width.saturating_sub(mode.len() as u16 + 1));
    let place = Rect { width: (area.width - width).saturating_sub(u16::from(width > 0)), ..area };
    let room = usize::from(place.width).saturating_sub(mode.len() + 2);
    let full = app.editor.title().unwrap_or("untitled");
    let short = full.split(" · ").next().unwrap_or(full);
    let names = [full, short, ""].map(|name| what(app, name, theme));
    let fits = |name: &&String| Span::raw(name.as_str()).width() <= room;
    let name = names.iter().find(fits).unwrap_or(&names[1]).clone();
    let mut line = Line::from(Span::styled(mode, style));
    if room > 3 {
        line.extend([Span::raw(" "), Span::styled(name, theme.text)]);
    }
    write_line(buffer, place, &line, theme.ascii);
    write_line(buffer, Rect { x: area.right() - width, width, ..area }, &right, theme.ascii);
}

/// What is typed, or watched and how.
fn what(app: &App, name: &str, theme: &Theme) -> String {
    let how = match app.mode {
        Mode::Edit => return if theme.ascii { name.replace('·', "-") } else { name.to_string() },
        Mode::Watch if app.viewing.racers.len() > 1 => race(app),
        Mode::Watch => app.strategy.title(),
    };
    match (name, theme.ascii) {
        ("", _) => how.to_string(),
        (name, false) => format!("{name} · {how}"),
        (name, true) => format!("{} - {how}", name.replace('·', "-")),
    }
}

fn editing<'a>(app: &App, theme: &Theme) -> Line<'a> {
    let advance = if app.editor.auto_advance() { "auto-advance  " } else { "" };
    let mut spans = vec![Span::styled(advance, theme.quiet)];
    spans.push(if app.editor.grid().has_clash() {
        Span::styled("clash !", theme.bad)
    } else {
        let done = if theme.ascii { "" } else { " ✓" };
        match app.verdict {
            Some(Count::Exactly(1)) => Span::styled(format!("one solution{done}"), theme.good),
            Some(Count::Exactly(0)) => Span::styled("no solution !", theme.bad),
            Some(_) => Span::styled("many solutions", theme.text),
            None => Span::raw(""),
        }
    });
    spans.push(Span::raw(" "));
    Line::from(spans)
}

fn watching<'a>(app: &App, theme: &Theme) -> Line<'a> {
    let Some(picture) = app.picture() else { return Line::default() };
    let lane = picture.lane();
    let end = if lane.end == Outcome::Searching { "+" } else { "" };
    let dot = if theme.ascii { "-" } else { "·" };
    Line::from(vec![
        Span::styled("step ", theme.quiet),
        Span::styled(grouped(picture.cursor), theme.text),
        Span::styled(format!(" of {}{end} {dot} ", grouped(picture.frontier())), theme.quiet),
        outcome(lane, theme),
        Span::raw(" "),
    ])
}

fn outcome<'a>(lane: &Lane, theme: &Theme) -> Span<'a> {
    match (lane.outcome, lane.end) {
        (Outcome::Solved, _) if lane.givens.has_clash() => Span::styled("full, but clashing", theme.bad),
        (Outcome::Solved, _) => Span::styled("solved", theme.good),
        (Outcome::Exhausted, _) if lane.tallies.solutions > 0 => Span::styled("all found", theme.good),
        (Outcome::Exhausted, _) => Span::styled("no solution", theme.bad),
        (Outcome::Stuck, _) => Span::styled("stuck", theme.bad),
        (Outcome::Ended, _) => Span::styled("ends here", theme.bad),
        (Outcome::Searching, Outcome::Searching) if lane.strategy == Strategy::Recorded => {
            Span::styled("coming in", theme.text)
        }
        (Outcome::Searching, Outcome::Searching) => Span::styled("searching", theme.text),
        (Outcome::Searching, end) => Span::styled(ending(lane, end), theme.quiet),
    }
}

/// How a film that has been explored to its end ends.
fn ending(lane: &Lane, end: Outcome) -> &'static str {
    match end {
        Outcome::Solved if lane.givens.has_clash() => "ends full, but clashing",
        Outcome::Solved => "ends solved",
        Outcome::Exhausted => "ends with all tried",
        Outcome::Stuck => "ends stuck",
        Outcome::Ended => "ends here",
        Outcome::Searching => "",
    }
}

const fn race(app: &App) -> &'static str {
    match app.viewing.clock {
        Clock::Steps => "a race at equal steps",
        Clock::Time => "a race at equal time",
    }
}
