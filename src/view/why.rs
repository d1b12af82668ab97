//! The reasons in full: what was just done, why this choice, why not each option, what to blame.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::Theme;
use super::choice::open_explanation;
use super::words::{percent, wrapped, write_lines};
use crate::app::{grouped, plural};
use crate::player::{Lane, Snapshot};
use crate::search::{Blame, ChoiceKind, Explanation, Fate, Operation, Outcome, Step, Strategy};

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
    match open_explanation(lane) {
        Some(explanation) => {
            say(&chosen(explanation));
            // The conclusion before what it rests on: there may be no room for all.
            if let Some(text) = blame(lane, explanation) {
                say(&text);
            }
            for option in options(lane, explanation) {
                say(&option);
            }
        }
        None => say(&end(lane)),
    }
    let room = usize::from(area.height);
    if lines.len() > room {
        lines.truncate(room.saturating_sub(1));
        lines.push(Line::styled(if theme.ascii { "..." } else { "…" }, theme.quiet));
    }
    write_lines(buffer, area, &lines, theme.ascii);
}

fn where_we_are(picture: &Snapshot) -> String {
    let lane = picture.lane();
    let so_far = if lane.end == Outcome::Searching { " so far" } else { "" };
    format!(
        "Step {} of {}{so_far} ({}), {} deep.",
        grouped(lane.cursor),
        grouped(lane.frontier),
        percent(lane.cursor, lane.frontier),
        plural(lane.decisions.len() as u64, "decision")
    )
}

fn just_done(lane: &Lane) -> String {
    let Some(step) = lane.recent.last() else { return "Nothing has been placed yet.".to_string() };
    let (digit, cell) = (step.digit, step.cell);
    if step.operation == Operation::Place {
        // Why another program chose it, only the program knows.
        let why = if lane.strategy == Strategy::Recorded { "" } else { ": the first option that was left" };
        return format!("{digit} was just placed in {cell}{why}.{}", clash(lane, step));
    }
    let undone = lane.explanation.as_ref().and_then(|explanation| undone(explanation, step));
    let cost = undone.and_then(|fate| fate.cost());
    let after = cost.map_or(String::new(), |cost| format!(" after {}", plural(cost, "step")));
    let text = format!("{digit} was just taken back from {cell}{after}");
    match (undone, lane.dead_ends_below) {
        (Some(Fate::Solved { .. }), _) => format!("{text}: it led to a solution, and others are looked for."),
        (_, Some(1)) if cost == Some(2) && lane.strategy == Strategy::Recorded => format!("{text}, at once."),
        (_, Some(1)) if cost == Some(2) => format!("{text}: it was a dead end at once."),
        (_, Some(ends @ 1..)) => format!("{text}. {} lay below it.", plural(ends, "dead end")),
        _ => format!("{text}."),
    }
}

/// What became of the option that a step took back, where the choice is still the same.
fn undone(explanation: &Explanation, step: &Step) -> Option<Fate> {
    let number = (0..9).find(|number| explanation.choice.option(*number) == (step.cell, step.digit))?;
    Some(explanation.options[number])
}

/// That the digit just placed clashes, which only another program lets happen.
fn clash(lane: &Lane, step: &Step) -> String {
    let by = step.cell.peers().find(|peer| lane.grid[*peer] == Some(step.digit));
    by.map_or(String::new(), |by| format!(" It clashes with {by}."))
}

fn chosen(explanation: &Explanation) -> String {
    match explanation.choice.kind() {
        ChoiceKind::Cell(cell) => format!("Now {cell}: {}.", explanation.reason),
        ChoiceKind::Digit { digit, unit } => format!("Now {digit} in {unit}: {}.", explanation.reason),
    }
}

/// The options one by one, and what became of each.
fn options(lane: &Lane, explanation: &Explanation) -> Vec<String> {
    let name = |number: usize| match explanation.choice.kind() {
        ChoiceKind::Cell(_) => explanation.choice.option(number).1.to_string(),
        ChoiceKind::Digit { .. } => explanation.choice.option(number).0.to_string(),
    };
    let in_words =
        |(number, fate): (usize, &Fate)| format!(" {} {}", name(number), fate_in_words(lane, *fate));
    explanation.options.iter().enumerate().map(in_words).collect()
}

fn fate_in_words(lane: &Lane, fate: Fate) -> String {
    let cost = fate.cost().map_or(String::new(), |cost| {
        format!(": {}, {}", plural(cost, "step"), percent(cost, lane.frontier))
    });
    // What is blocked for good is told from what an undo brings back.
    let origin = |given: bool, for_good: bool| match (given, for_good) {
        (true, _) => ", a given",
        (false, true) => ", and by a given for good",
        (false, false) => "",
    };
    match fate {
        Fate::Untried if lane.strategy == Strategy::Recorded => "not tried so far".to_string(),
        Fate::Untried => "left to try".to_string(),
        Fate::OnTrial => "on trial".to_string(),
        Fate::Failed { .. } => format!("failed{cost}"),
        Fate::Solved { .. } => format!("led to a solution{cost}"),
        Fate::Blocked { unit, by, given, for_good } => {
            format!("blocked in {unit} by {by}{}", origin(given, for_good))
        }
        Fate::Filled { digit, given, for_good } => {
            format!("is filled with {digit}{}", origin(given, for_good))
        }
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

fn end(lane: &Lane) -> String {
    match lane.outcome {
        Outcome::Solved if lane.strategy == Strategy::Recorded => {
            "No blank is left: this is a solution.".to_string()
        }
        Outcome::Solved => {
            "No blank is left: this is a solution. Enter searches on for another one.".to_string()
        }
        Outcome::Exhausted => "Every option of every decision has been tried.".to_string(),
        Outcome::Stuck => format!("It is stuck: {}, and it never guesses.", lane.strategy.why_stuck()),
        Outcome::Ended => "The recorded steps of the program end here.".to_string(),
        Outcome::Searching => String::new(),
    }
}
