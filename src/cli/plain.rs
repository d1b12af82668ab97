//! `sudoscope --plain`: the film as lines of text, for screen readers and logs.

use std::io::{self, Write};

use crate::app::{grouped, plural};
use crate::search::{ChoiceKind, Decision, Explanation, Fate, Operation, Outcome, Search, Step};

/// Writes a line for each step from the one where the search stands to its outcome: what is done, and why.
///
/// # Errors
/// Where the output cannot be written.
pub fn write_film(search: &mut Search, output: &mut dyn Write) -> io::Result<()> {
    let blanks = search.givens().blanks().count() as u64;
    writeln!(output, "{}, {}, {}", search.givens(), plural(blanks, "blank"), search.strategy().title())?;
    loop {
        let (explanation, top) = (search.explain(), search.decisions().last().copied());
        let Some(step) = search.step() else { break };
        writeln!(output, "{}", told(&step, explanation.as_ref(), top))?;
    }
    writeln!(output, "{}", ending(search))
}

/// A step in a line, with the explanation and the last decision from before it.
fn told(step: &Step, explanation: Option<&Explanation>, top: Option<Decision>) -> String {
    let Step { number, cell, digit, depth, .. } = step;
    match step.operation {
        Operation::Place => {
            let why = explanation.map_or_else(String::new, |explanation| format!(": {}", explanation.reason));
            format!("step {}: place {digit} in {cell}{why}, depth {depth}", grouped(*number))
        }
        Operation::Undo => {
            let placed_at = top.map_or(*number, |decision| decision.placed_at);
            let cost = plural(number + 1 - placed_at, "step");
            let why = explanation.map_or_else(String::new, dead_end);
            format!("step {}: undo {digit} in {cell} after {cost}{why}, depth {depth}", grouped(*number))
        }
    }
}

/// Why nothing is left of a choice.
fn dead_end(explanation: &Explanation) -> String {
    let fates: Vec<String> = explanation
        .options
        .iter()
        .enumerate()
        .map(|(number, fate)| {
            let (cell, digit) = explanation.choice.option(number);
            match explanation.choice.kind() {
                ChoiceKind::Cell(_) => format!("{digit} {}", short(fate)),
                ChoiceKind::Digit { .. } => format!("{cell} {}", short(fate)),
            }
        })
        .collect();
    format!(": nothing is left of {}: {}", explanation.choice, fates.join(", "))
}

fn short(fate: &Fate) -> String {
    match fate {
        Fate::Failed { .. } | Fate::Solved { .. } => "failed".to_owned(),
        Fate::Blocked { by, .. } => format!("by {by}"),
        Fate::Filled { digit, .. } => format!("is {digit}"),
        other => other.to_string(),
    }
}

fn ending(search: &Search) -> String {
    let after = format!("after {}", plural(search.steps(), "step"));
    match search.outcome() {
        Outcome::Solved if search.givens().has_clash() => format!("full, but clashing, {after}"),
        Outcome::Solved => format!("solved {after}"),
        Outcome::Exhausted => format!("no solution: everything was tried {after}"),
        Outcome::Stuck => format!("stuck {after}: {}, and it never guesses", search.strategy().why_stuck()),
        Outcome::Ended => format!("the recorded steps end here {after}"),
        Outcome::Searching => format!("searching {after}"),
    }
}
