//! The side of WATCH: the choice at hand and its nine options, what was just done, the decisions, the counts.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};

use super::Theme;
use super::words::{percent, rate, wrapped, write_lines};
use crate::app::{App, Quiz, event_in_words, grouped, plural};
use crate::grid::Cell;
use crate::player::{Lane, Motion, Pursuit, Snapshot};
use crate::search::{Blame, ChoiceKind, Explanation, Fate, Operation, Outcome, Strategy};

/// Draws it.
pub fn draw(buffer: &mut Buffer, area: Rect, app: &App, picture: &Snapshot, theme: &Theme) {
    let lane = picture.lane();
    let width = usize::from(area.width);
    let is_asked = app.viewing.quiz.is_some();
    let mut lines = headline(lane, is_asked, width, theme);
    match open_explanation(lane) {
        // While the next step is asked for, what became of the options would give it away.
        _ if is_asked => {
            lines.extend(app.viewing.quiz.iter().flat_map(|quiz| quiz_lines(quiz, lane, width, theme)));
            lines.resize(12, Line::default());
        }
        Some(explanation) => {
            lines.extend((0..9).map(|option| option_line(app, explanation, option, theme)));
            lines.push(blame(lane, explanation, theme).unwrap_or_default());
        }
        None => lines.resize(12, Line::default()),
    }
    lines.push(just_done(lane, theme));
    lines.push(path(lane, area.width, theme));
    lines.push(heat(lane, theme).unwrap_or_else(|| event(app, picture, theme)));
    let tallies = lane.tallies;
    let separate = if area.width < 34 { " " } else { "  " };
    lines.push(counts(theme, separate, &[("placed", tallies.placements), ("undone", tallies.undos)]));
    // How often another program tested a digit is not known; that it placed before it tested is.
    let looked_at = match lane.strategy {
        Strategy::Recorded => ("clashing", tallies.clashing),
        _ => ("tests", tallies.tests),
    };
    lines.push(counts(theme, separate, &[looked_at, ("deepest", tallies.deepest as u64)]));
    if tallies.out_of_order > 0 {
        lines.push(counts(theme, separate, &[("undone out of order", tallies.out_of_order)]));
    }
    let motion = motion(picture, width, theme);
    if motion.len() == 1 {
        lines.push(Line::default());
    }
    lines.extend(motion);
    write_lines(buffer, area, &lines, theme.ascii);
}

/// The choice at hand, unless the search is over.
pub fn open_explanation(lane: &Lane) -> Option<&Explanation> {
    let is_over = matches!(lane.outcome, Outcome::Exhausted | Outcome::Ended);
    lane.explanation.as_ref().filter(|_| !is_over)
}

/// The choice at hand or the outcome, in two lines. While the next step is asked for, nothing is said of the reason.
fn headline<'a>(lane: &Lane, is_asked: bool, width: usize, theme: &Theme) -> Vec<Line<'a>> {
    let mut lines = match open_explanation(lane) {
        None => ending(lane, width, theme),
        Some(explanation) if is_asked => vec![Line::styled(explanation.choice.to_string(), theme.key)],
        Some(explanation) => match explanation.choice.kind() {
            ChoiceKind::Cell(cell) => {
                chosen(&cell.to_string(), &explanation.reason.to_string(), width, theme)
            }
            // The reason names the digit and the unit.
            ChoiceKind::Digit { .. } => styled_lines(&explanation.reason.to_string(), width, theme.key),
        },
    };
    lines.resize(lines.len().max(2), Line::default());
    lines
}

/// The cell and the reason for it, on two lines where one is too narrow.
fn chosen<'a>(cell: &str, reason: &str, width: usize, theme: &Theme) -> Vec<Line<'a>> {
    let mut lines = wrapped(&format!("{cell}  {reason}"), width).into_iter();
    let rest = lines.next().unwrap_or_default()[cell.len()..].to_owned();
    let first = Line::from(vec![Span::styled(cell.to_owned(), theme.key), Span::styled(rest, theme.text)]);
    std::iter::once(first).chain(lines.map(|line| Line::styled(line, theme.text))).collect()
}

/// How the search ended.
fn ending<'a>(lane: &Lane, width: usize, theme: &Theme) -> Vec<Line<'a>> {
    let stuck = format!("stuck: {}, and it never guesses", lane.strategy.why_stuck());
    let (text, style) = match lane.outcome {
        Outcome::Solved => ("solved: no blank is left", theme.good),
        Outcome::Exhausted if lane.tallies.solutions > 0 => ("every option has been tried", theme.text),
        Outcome::Exhausted => ("no solution: every option has been tried", theme.bad),
        Outcome::Stuck => (stuck.as_str(), theme.bad),
        Outcome::Ended => ("the recorded steps end here", theme.bad),
        Outcome::Searching => ("", theme.text),
    };
    styled_lines(text, width, style)
}

/// A text in as many lines as it takes.
fn styled_lines<'a>(text: &str, width: usize, style: Style) -> Vec<Line<'a>> {
    wrapped(text, width).into_iter().map(|line| Line::styled(line, style)).collect()
}

fn option_line<'a>(app: &App, explanation: &Explanation, option: usize, theme: &Theme) -> Line<'a> {
    let (cell, digit) = explanation.choice.option(option);
    let name = match explanation.choice.kind() {
        ChoiceKind::Cell(_) => format!("{digit:<3}"),
        ChoiceKind::Digit { .. } => format!("{cell:<5}"),
    };
    let (word, rest, style) = in_words(explanation.options[option], theme);
    let is_highlighted = app.viewing.highlight == Some(option);
    let line = Line::from(vec![
        Span::styled(format!("  {} {name}", if is_highlighted { ">" } else { " " }), style),
        Span::styled(format!("{word:<9}"), style),
        Span::styled(rest, theme.quiet),
    ]);
    if is_highlighted { line.style(theme.selected) } else { line }
}

fn in_words(fate: Fate, theme: &Theme) -> (&'static str, String, Style) {
    let origin = |given: bool| if given { " given" } else { "" };
    match fate {
        Fate::Untried => ("untried", String::new(), theme.good),
        Fate::OnTrial => ("on trial", String::new(), theme.key),
        Fate::Failed { cost: Some(cost) } => ("failed", format!("cost {}", plural(cost, "step")), theme.bad),
        Fate::Failed { cost: None } => ("failed", String::new(), theme.bad),
        Fate::Solved { cost } => {
            let cost = cost.map_or(String::new(), |cost| format!(", cost {}", plural(cost, "step")));
            ("led to a solution", cost, theme.good)
        }
        Fate::Blocked { unit, by, given, .. } => {
            ("blocked", format!("{unit} by {by}{}", origin(given)), theme.quiet)
        }
        Fate::Filled { digit, given, .. } => {
            ("filled", format!("holds {digit}{}", origin(given)), theme.quiet)
        }
    }
}

/// At a dead end: which undo is the first that can help.
fn blame<'a>(lane: &Lane, explanation: &Explanation, theme: &Theme) -> Option<Line<'a>> {
    let text = match explanation.blame? {
        Blame::Givens => "dead end: the givens alone block it".to_string(),
        Blame::Decision { level, .. } => {
            let decision = lane.decisions.get(level)?;
            let wasted = lane.decisions.len() - level - 1;
            let undo = format!("dead end: {}={} is to blame", decision.cell, decision.digit);
            if wasted == 0 { undo } else { format!("{undo}, {wasted} above") }
        }
    };
    Some(Line::styled(text, theme.bad))
}

fn just_done<'a>(lane: &Lane, theme: &Theme) -> Line<'a> {
    let Some(step) = lane.recent.last() else {
        return Line::styled("the puzzle as given", theme.quiet);
    };
    let (sign, text, style) = match step.operation {
        Operation::Place => ("+", format!("placed {}={}", step.cell, step.digit), theme.placed),
        Operation::Undo => {
            let cost =
                cost_of_undone(lane).map_or(String::new(), |cost| format!(": {}", plural(cost, "step")));
            let ends = lane.dead_ends_below.filter(|ends| *ends > 1);
            let ends = ends.map_or(String::new(), |ends| format!(", {} dead ends", grouped(ends)));
            ("-", format!("took back {}={}{cost}{ends}", step.cell, step.digit), theme.undone)
        }
    };
    Line::from(vec![Span::styled(format!("{sign} {text}"), style)])
}

/// The steps from placing the digit that was just taken back to taking it back, both counted.
fn cost_of_undone(lane: &Lane) -> Option<u64> {
    let (step, explanation) = (lane.recent.last()?, lane.explanation.as_ref()?);
    let number = (0..9).find(|number| explanation.choice.option(*number) == (step.cell, step.digit))?;
    explanation.options[number].cost()
}

/// The last decisions, as many as fit, the newest last.
fn path<'a>(lane: &Lane, width: u16, theme: &Theme) -> Line<'a> {
    let depth = lane.decisions.len();
    let head = format!("{depth} deep ");
    let room = usize::from(width).saturating_sub(head.len() + 2);
    let fitting = (room / 7).min(depth);
    let mut spans = vec![Span::styled(head, theme.text)];
    if fitting < depth {
        spans.push(Span::styled(if theme.ascii { ".. " } else { "… " }, theme.quiet));
    }
    for (index, decision) in lane.decisions.iter().enumerate().skip(depth - fitting) {
        spans.push(Span::styled(format!("{}={} ", decision.cell, decision.digit), theme.at_depth(index + 1)));
    }
    Line::from(spans)
}

fn counts<'a>(theme: &Theme, separate: &'static str, pairs: &[(&'static str, u64)]) -> Line<'a> {
    let mut spans = Vec::new();
    for (word, number) in pairs {
        if !spans.is_empty() {
            spans.push(Span::raw(separate));
        }
        spans.push(Span::styled(format!("{word} "), theme.quiet));
        spans.push(Span::styled(grouped(*number), theme.text));
    }
    Line::from(spans)
}

/// Whether it plays, and how fast.
pub fn motion<'a>(picture: &Snapshot, width: usize, theme: &Theme) -> Vec<Line<'a>> {
    if let Some(pursuit) = picture.pursuit {
        let goal = match pursuit {
            Pursuit::Step(step) => format!("going to step {}", grouped(step)),
            Pursuit::Event { .. } if picture.lane().end == Outcome::Searching => "looking ahead".to_string(),
            Pursuit::Event { done, of } => {
                let looked = format!("looking: {}, Esc stops", percent(done, of));
                return styled_lines(&looked, width, theme.key);
            }
            Pursuit::Difference { done, .. } => format!("comparing: {} steps alike", grouped(done)),
            Pursuit::Solution => "looking for a solution".to_string(),
        };
        let goal = format!("{goal}: at {}, Esc stops", grouped(picture.frontier()));
        return styled_lines(&goal, width, theme.key);
    }
    let (sign, word) = match (picture.motion, theme.ascii) {
        (Motion::Paused, false) => ("‖", "paused"),
        (Motion::Paused, true) => ("=", "paused"),
        (Motion::Forward, false) => ("▶", "playing"),
        (Motion::Forward, true) => (">", "playing"),
        (Motion::Backward, false) => ("◀", "playing back"),
        (Motion::Backward, true) => ("<", "playing back"),
    };
    let mut text = format!("{sign} {word}, {}", picture.speed);
    if picture.rests {
        text = format!("{text}; exploring rests {} ahead", grouped(picture.frontier() - picture.cursor));
    } else if picture.motion == Motion::Paused && picture.rate > 0.0 {
        text = format!("{text}; exploring, {}", rate(picture.rate));
    } else if is_slower_than_set(picture) {
        text = format!("{text}: {} now", rate(picture.rate));
    }
    styled_lines(&text, width, if picture.motion == Motion::Paused { theme.text } else { theme.good })
}

/// Whether it plays without a limit, or not as fast as it is set to.
fn is_slower_than_set(picture: &Snapshot) -> bool {
    let limit = picture.speed.steps_per_second().map_or(f64::INFINITY, |steps| steps as f64);
    picture.rate >= 1000.0 && picture.rate < limit * 0.9
}

/// The event that is looked for, and how often it happened.
fn event<'a>(app: &App, picture: &Snapshot, theme: &Theme) -> Line<'a> {
    let mut text = event_in_words(app.viewing.sought);
    if let Some((so_far, in_all)) = picture.occurrences {
        text = format!("{text}: {} of {}", grouped(so_far), grouped(in_all));
    }
    if picture.breaks {
        text = format!("{text}, pauses there");
    }
    Line::from(vec![Span::styled("n ", theme.key), Span::styled(text, theme.quiet)])
}

/// What the overlay shows.
fn heat<'a>(lane: &Lane, theme: &Theme) -> Option<Line<'a>> {
    let (cell, most) = Cell::all().zip(lane.heat?).max_by_key(|(_, changes)| *changes)?;
    let text = if most == 0 {
        "heat: no cell was changed yet".to_string()
    } else {
        format!("heat: 9 is {cell}, changed {}", plural(most, "time"))
    };
    Some(Line::styled(text, theme.key))
}

/// What is asked, and what the last answer was worth.
fn quiz_lines<'a>(quiz: &Quiz, lane: &Lane, width: usize, theme: &Theme) -> Vec<Line<'a>> {
    let mut lines = Vec::new();
    if let Some((right, text)) = &quiz.last {
        let style = if *right { theme.good } else { theme.bad };
        let score = format!("{text} ({} of {})", quiz.right, quiz.asked);
        lines.extend(wrapped(&score, width).into_iter().map(|line| Line::styled(line, style)));
    }
    let question = quiz.question(lane).unwrap_or_else(|| match lane.next {
        Some(_) => String::new(),
        None => "the film goes no further here: t ends the test".to_string(),
    });
    lines.extend(wrapped(&question, width).into_iter().map(|line| Line::styled(line, theme.key)));
    lines
}
