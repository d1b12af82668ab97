//! The reasons in full: what was just done, why this choice, why not each option, what to blame.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::Theme;
use super::words::{percent, wrapped, write_lines};
use crate::app::{grouped, plural};
use crate::player::{Lane, Snapshot};
use crate::search::{Blame, ChoiceKind, Explanation, Fate, Operation, Outcome};

/// Draws it.
pub fn draw(buffer: &mut Buffer, area: Rect, picture: &Snapshot, theme: &Theme) {
    let lane = picture.lane();
    let width = usize::from(area.width);
    let mut lines = vec![Line::styled("why", theme.given)];
    let mut say = |text: &str| {
        lines.extend(wrapped(text, width).into_iter().map(|line| Line::styled(line, theme.text)));
    };
    say(&where_we_are(picture));
    say(&just_done(lane));
    match &lane.explanation {
        Some(explanation) => {
            say(&chosen(explanation));
            for group in options(explanation) {
                say(&group);
            }
            if let Some(text) = blame(lane, explanation) {
                say(&text);
            }
        }
        None => say(end(lane.outcome)),
    }
    write_lines(buffer, area, &lines, theme.ascii);
}

fn where_we_are(picture: &Snapshot) -> String {
    let lane = picture.lane();
    format!(
        "Step {} of {} ({}), {} deep.",
        grouped(lane.cursor),
        grouped(lane.frontier),
        percent(lane.cursor, lane.frontier),
        plural(lane.decisions.len() as u64, "decision")
    )
}

fn just_done(lane: &Lane) -> String {
    match lane.recent.last() {
        None => "Nothing has been placed yet.".to_string(),
        Some(step) if step.operation == Operation::Place => {
            format!("{} was just placed in {}: the first option that was left.", step.digit, step.cell)
        }
        Some(step) => {
            let ends = lane.dead_ends_below.map_or(String::new(), |ends| match ends {
                0 | 1 => " It was a dead end at once.".to_string(),
                more => format!(" {} lay below it.", plural(more, "dead end")),
            });
            format!("{} was just taken back from {}: nothing below it led on.{ends}", step.digit, step.cell)
        }
    }
}

fn chosen(explanation: &Explanation) -> String {
    match explanation.choice.kind() {
        ChoiceKind::Cell(cell) => format!("Now {cell}: {}.", explanation.reason),
        ChoiceKind::Digit { digit, unit } => format!("Now {digit} in {unit}: {}.", explanation.reason),
    }
}

/// The options, those with the same fate together.
fn options(explanation: &Explanation) -> Vec<String> {
    let name = |option: usize| match explanation.choice.kind() {
        ChoiceKind::Cell(_) => explanation.choice.option(option).1.to_string(),
        ChoiceKind::Digit { .. } => explanation.choice.option(option).0.to_string(),
    };
    let with = |wanted: fn(&Fate) -> bool| {
        let names: Vec<String> =
            (0..9).filter(|option| wanted(&explanation.options[*option])).map(name).collect();
        (!names.is_empty()).then(|| names.join(", "))
    };
    let mut lines = Vec::new();
    if let Some(names) = with(|fate| matches!(fate, Fate::Untried)) {
        lines.push(format!("Left to try: {names}."));
    }
    for (option, fate) in explanation.options.iter().enumerate() {
        if let Fate::Failed { cost } = fate {
            let cost = cost.map_or(String::new(), |cost| format!(" after {}", plural(cost, "step")));
            lines.push(format!("{} failed{cost}.", name(option)));
        }
    }
    if let Some(names) = with(|fate| blocked_by(fate) == Some(true)) {
        lines.push(format!("Blocked by givens, for good: {names}."));
    }
    if let Some(names) = with(|fate| blocked_by(fate) == Some(false)) {
        lines.push(format!("Blocked by decisions: {names}."));
    }
    lines
}

/// Whether a given blocks the option, or a decision; nothing where it is not blocked.
const fn blocked_by(fate: &Fate) -> Option<bool> {
    match fate {
        Fate::Blocked { given, .. } | Fate::Filled { given, .. } => Some(*given),
        _ => None,
    }
}

fn blame(lane: &Lane, explanation: &Explanation) -> Option<String> {
    Some(match explanation.blame? {
        Blame::Givens => {
            "A dead end: the givens alone block every option. No undo can help: there is no solution."
                .to_string()
        }
        Blame::Decision { level, option } => {
            let decision = lane.decisions.get(level)?;
            let (cell, digit) = explanation.choice.option(option);
            let wasted = lane.decisions.len() - level - 1;
            let above = match wasted {
                0 => "It is the last one, so the very next undo can help.".to_string(),
                _ => format!(
                    "Undoing the {} after it cannot help: wasted work.",
                    plural(wasted as u64, "decision")
                ),
            };
            format!(
                "A dead end: every option is blocked. To blame is decision {}, {}={}: without it {digit} could go \
                 into {cell} again. {above}",
                level + 1,
                decision.cell,
                decision.digit
            )
        }
    })
}

const fn end(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Solved => "No blank is left: this is a solution. Enter searches on for another one.",
        Outcome::Exhausted => "Every option of every decision has been tried.",
        Outcome::Stuck => "Nothing is forced any more, and this strategy never guesses.",
        Outcome::Ended => "The recorded steps of the program end here, without a solution.",
        Outcome::Searching => "",
    }
}
