//! The side of EDIT: what the puzzle is, what watching it will take, what is known of the cell under the cursor.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::words::{duration, write_lines};
use super::{Theme, advice};
use crate::app::{App, grouped, plural};
use crate::grid::Digit;
use crate::player::Lane;
use crate::search::{Outcome, Strategy};
use crate::solve::{Count, Grade};

/// Columns before the values.
const LABEL: usize = 19;

/// Draws it.
pub fn draw(buffer: &mut Buffer, area: Rect, app: &App, theme: &Theme) {
    let mut lines = vec![givens(app, theme), grade(app, theme), Line::default()];
    let clashes = app.editor.grid().clashes();
    if clashes.is_empty() {
        lines.extend(film(app, usize::from(area.width), theme));
    } else {
        for clash in clashes.iter().take(8) {
            lines.push(Line::styled(clash.to_string(), theme.bad));
        }
        lines.push(Line::default());
        lines.push(Line::styled("No digits can mend a clash: one of these", theme.text));
        lines.push(Line::styled("givens is mistyped.", theme.text));
    }
    lines.push(Line::default());
    lines.extend(cell(app, theme));
    let advice = advice::lines(app, usize::from(area.width), theme);
    if !advice.is_empty() {
        lines.push(Line::default());
        lines.extend(advice);
    }
    lines.extend(kept(app, theme));
    write_lines(buffer, area, &lines, theme.ascii);
}

fn givens<'a>(app: &App, theme: &Theme) -> Line<'a> {
    let count = plural(app.editor.grid().given_count() as u64, "given");
    let dot = if theme.ascii { "-" } else { "·" };
    let (verdict, style) = if app.editor.grid().has_clash() {
        ("no solution: they clash".to_string(), theme.bad)
    } else {
        match app.verdict {
            None => return Line::styled(count, theme.text),
            Some(Count::Exactly(0)) => ("no solution".to_string(), theme.bad),
            Some(Count::Exactly(1)) => ("exactly one solution".to_string(), theme.good),
            Some(Count::Exactly(all)) => (format!("{} solutions", grouped(all)), theme.text),
            Some(Count::AtLeast(many)) => (format!("{} solutions or more", grouped(many)), theme.text),
        }
    };
    Line::from(vec![Span::styled(format!("{count} {dot} "), theme.text), Span::styled(verdict, style)])
}

/// How hard it is, as plainly as it can be said.
fn grade<'a>(app: &App, theme: &Theme) -> Line<'a> {
    match app.verdict {
        Some(Count::Exactly(1)) if app.desk.judgement.grade == Some(Grade::Singles) => {
            Line::styled("naked and hidden singles solve it", theme.text)
        }
        Some(Count::Exactly(1)) => Line::styled("singles alone do not solve it", theme.text),
        _ => Line::default(),
    }
}

fn film<'a>(app: &App, width: usize, theme: &Theme) -> Vec<Line<'a>> {
    let Some(picture) = app.picture() else { return vec![Line::default(); 6] };
    let row = |name: &str, value: String| {
        Line::from(vec![Span::styled(format!(" {name:<18}"), theme.quiet), Span::styled(value, theme.text)])
    };
    let lane = picture.lane();
    let more = more_than(lane.end != Outcome::Searching);
    let speed = picture.speed.steps_per_second().unwrap_or(1).max(1);
    let mut lines =
        vec![Line::styled("to watch it", theme.text), row(app.strategy.title(), outcome(lane, width))];
    if app.strategy != Strategy::FewestCandidates {
        lines.push(row(Strategy::FewestCandidates.title(), other_search(app, width)));
    }
    lines.extend([
        row(&format!("at {}", picture.speed), format!("{more}{}", at_rate(lane.frontier, speed))),
        row("at 1,000 steps/s", format!("{more}{}", at_rate(lane.frontier, 1000))),
        row("unlimited", format!("{more}{}", at_rate(lane.frontier, 250_000_000))),
    ]);
    lines
}

/// The steps of the watched strategy, and that they lead nowhere where they do.
fn outcome(lane: &Lane, width: usize) -> String {
    let steps = steps(lane.frontier, lane.end != Outcome::Searching, width);
    match lane.end {
        Outcome::Stuck => format!("stuck after {}", grouped(lane.frontier)),
        Outcome::Exhausted => format!("{steps}, in vain"),
        _ => steps,
    }
}

fn other_search(app: &App, width: usize) -> String {
    let exploration = app.desk.judgement.exploration.as_ref();
    exploration.map_or_else(String::new, |search| {
        let steps = steps(search.steps(), search.is_at_end(), width);
        let in_vain = search.is_at_end() && app.verdict == Some(Count::Exactly(0));
        if in_vain { format!("{steps}, in vain") } else { steps }
    })
}

/// A number of steps, in as much room as a panel of this width leaves for it.
fn steps(number: u64, is_all: bool, width: usize) -> String {
    let exact = format!("{}{}", more_than(is_all), grouped(number));
    if LABEL + exact.len() + " steps".len() <= width {
        format!("{exact} steps")
    } else if LABEL + exact.len() <= width {
        exact
    } else {
        format!("{}{:.2} billion", more_than(is_all), number as f64 / 1e9)
    }
}

const fn more_than(is_all: bool) -> &'static str {
    if is_all { "" } else { "more than " }
}

fn at_rate(steps: u64, steps_per_second: u64) -> String {
    duration(Duration::from_secs_f64(steps as f64 / steps_per_second as f64))
}

fn cell<'a>(app: &App, theme: &Theme) -> Vec<Line<'a>> {
    let (grid, here) = (app.editor.grid(), app.editor.cursor());
    let text = match (grid[here], app.shown.and_then(|shown| shown.grid[here])) {
        (Some(given), _) => format!("  given {given}"),
        (None, Some(digit)) => format!("  blank; {digit} in this solution"),
        (None, None) => {
            let candidates: Vec<String> =
                grid.candidates(here).iter().map(Digit::number).map(|n| n.to_string()).collect();
            match candidates.as_slice() {
                [] => "  blank, and no digit fits".to_string(),
                [only] => format!("  blank; only {only} fits"),
                some if app.desk.candidates => format!("  blank; {} fit", some.join(" ")),
                some => format!("  blank; {} digits fit", some.len()),
            }
        }
    };
    vec![Line::from(vec![Span::styled(here.to_string(), theme.key), Span::styled(text, theme.text)])]
}

/// What an earlier session left, said quietly.
fn kept<'a>(app: &App, theme: &Theme) -> Vec<Line<'a>> {
    let Some(draft) = app.offered_draft() else { return Vec::new() };
    let givens = plural(draft.grid.given_count() as u64, "given");
    let text = format!("from last time: {givens}; o opens it");
    vec![Line::default(), Line::styled(text, theme.quiet)]
}
