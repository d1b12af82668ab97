//! A race: a lane each, side by side at the same step, and a bar for each on one log scale.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::choice::motion;
use super::mark::of_film;
use super::words::{write_line, write_lines};
use super::{Theme, board, compact};
use crate::app::{App, grouped};
use crate::player::{Lane, Snapshot};
use crate::search::Outcome;

/// Rows of a lane beside its grid: its name, and three lines of counts.
const WORDS: u16 = 4;

/// Nothing but the digits.
const DIGITS: (u16, u16) = (9, 9);
/// So wide is the longest line about two depths.
const BOTH_DEPTHS: u16 = 20;

/// Draws it in the place of grid, side and timeline.
pub fn draw(buffer: &mut Buffer, area: Rect, app: &App, picture: &Snapshot, theme: &Theme) {
    let lanes = picture.lanes.len() as u16;
    let width = area.width / lanes;
    let bars = lanes + 2;
    let full = width > board::WIDTH && area.height >= board::HEIGHT + WORDS + bars;
    let place = Rect { width: width.saturating_sub(1), ..area };
    let fits = |(columns, rows): &(u16, u16)| place.width >= *columns && area.height > *rows;
    let sizes = [compact::COMPACT, DIGITS];
    let size = if full { Some((board::WIDTH, board::HEIGHT)) } else { sizes.into_iter().find(fits) };
    let sheet_height = size.map_or(0, |(_, rows)| rows);
    for (x, (index, lane)) in
        (0..lanes).map(|lane| area.x + lane * width).zip(picture.lanes.iter().enumerate())
    {
        let place = Rect { x, width: width.saturating_sub(1), ..area }.intersection(area);
        let name = Line::styled(name(app, index, lane), theme.given);
        write_line(buffer, Rect { height: 1.min(place.height), ..place }, &name, theme.ascii);
        let sheet = Rect { y: place.y + 1, height: sheet_height, ..place };
        let marks = of_film(app, lane, theme);
        match size {
            None => {}
            Some(DIGITS) => compact::draw_digits(buffer, sheet, &marks),
            Some(compact::COMPACT) => compact::draw(buffer, sheet, &marks, theme),
            Some(_) => board::draw(buffer, sheet, &marks, theme),
        }
        let words = Rect { y: sheet.bottom(), height: WORDS - 1, ..place }.intersection(area);
        write_lines(buffer, words, &counts(lane, place.width, theme), theme.ascii);
    }
    let top = area.y + sheet_height + WORDS + 1;
    let below = Rect { y: top.min(area.bottom()), height: area.bottom().saturating_sub(top), ..area };
    write_lines(buffer, below, &scale(app, picture, area.width, theme), theme.ascii);
}

fn name(app: &App, index: usize, lane: &Lane) -> String {
    app.viewing.racers.get(index).map_or_else(|| lane.strategy.title().to_string(), ToString::to_string)
}

fn counts<'a>(lane: &Lane, width: u16, theme: &Theme) -> Vec<Line<'a>> {
    let deepest = if width < BOTH_DEPTHS { " of " } else { "  deepest " };
    let (word, style) = outcome(lane, theme);
    vec![
        Line::from(vec![Span::styled("step ", theme.quiet), Span::styled(grouped(lane.cursor), theme.text)]),
        Line::from(vec![
            Span::styled("depth ", theme.quiet),
            Span::styled(lane.decisions.len().to_string(), theme.text),
            Span::styled(deepest, theme.quiet),
            Span::styled(lane.tallies.deepest.to_string(), theme.text),
        ]),
        Line::styled(word, style),
    ]
}

fn outcome(lane: &Lane, theme: &Theme) -> (&'static str, Style) {
    match lane.outcome {
        Outcome::Searching => ("searching", theme.quiet),
        Outcome::Solved => ("solved", theme.good),
        Outcome::Exhausted => ("all tried", theme.bad),
        Outcome::Stuck => ("stuck", theme.bad),
        Outcome::Ended => ("ended", theme.bad),
    }
}

/// A bar for each lane, as long as the logarithm of its steps, full up to the cursor; and how many times the steps of
/// the shortest that came to an end it takes.
fn scale<'a>(app: &App, picture: &Snapshot, width: u16, theme: &Theme) -> Vec<Line<'a>> {
    let longest = picture.frontier().max(2);
    let is_done = |lane: &&Lane| lane.end == Outcome::Solved;
    let least =
        picture.lanes.iter().filter(is_done).map(|lane| lane.frontier).min().filter(|least| *least > 0);
    let name_width = 18;
    let room = usize::from(width).saturating_sub(name_width + 31).max(4);
    let cells =
        |steps: u64| ((steps as f64).ln_1p() / (longest as f64).ln_1p() * room as f64).round() as usize;
    let (full, open) = if theme.ascii { ("=", "-") } else { ("━", "─") };
    let mut lines = motion(picture, usize::from(width), theme);
    lines.push(Line::default());
    for (index, lane) in picture.lanes.iter().enumerate() {
        let (all, done) = (cells(lane.frontier), cells(lane.cursor.min(lane.frontier)));
        let more = if lane.end == Outcome::Searching { "+" } else { "" };
        let ratio = least
            .filter(|_| lane.end == Outcome::Solved)
            .map_or(String::new(), |least| times(lane.frontier, least));
        let ratio = if theme.ascii { ratio.replace('×', "x") } else { ratio };
        lines.push(Line::from(vec![
            Span::styled(format!("{:<name_width$} ", cut(&name(app, index, lane), name_width)), theme.text),
            Span::styled(full.repeat(done), theme.good),
            Span::styled(open.repeat(all - done), theme.quiet),
            Span::raw(" ".repeat(room - all)),
            Span::styled(format!(" {:>13}{more}", grouped(lane.frontier)), theme.text),
            Span::styled(format!(" {ratio:>11}"), theme.quiet),
        ]));
    }
    lines
}

/// How many times as many: with a decimal where that says something.
fn times(steps: u64, least: u64) -> String {
    let ratio = steps as f64 / least as f64;
    if ratio < 100.0 { format!("×{ratio:.1}") } else { format!("×{}", grouped(ratio.round() as u64)) }
}

fn cut(text: &str, width: usize) -> String {
    text.chars().take(width).collect()
}
