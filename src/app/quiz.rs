//! "Test me": the viewer predicts the next step. Nothing but the existing explanation judges.

use crate::grid::Digit;
use crate::player::Lane;
use crate::search::{ChoiceKind, Explanation, Fate, Operation};

/// A test that is going on.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Quiz {
    /// Answers so far.
    pub asked: u32,
    /// Right ones.
    pub right: u32,
    /// What there was to say of the last answer, and whether it was right.
    pub last: Option<(bool, String)>,
    /// The step that the last answer was about: until the film has moved on, nothing is asked.
    answered: Option<u64>,
}

/// What the viewer says comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prediction {
    /// The option with this number is placed: for a cell its digits, for a digit the places of its unit, from 1.
    Place(Digit),
    /// A digit is taken back.
    Undo,
}

impl Quiz {
    /// The question at a lane's cursor, if there is a next step to ask for.
    pub fn question(&self, lane: &Lane) -> Option<String> {
        let next = lane.next?;
        if self.answered == Some(next.number) {
            return None;
        }
        Some(match lane.explanation.as_ref().map(|explanation| explanation.choice.kind()) {
            Some(ChoiceKind::Cell(cell)) => {
                format!("next in {cell}? 1-9, or 0: an undo")
            }
            Some(ChoiceKind::Digit { digit, unit }) => {
                format!("which cell of {unit} takes {digit}? 1-9 in reading order, or 0: an undo")
            }
            None => "what comes next? 1-9, or 0: an undo".to_string(),
        })
    }

    /// Takes an answer; false where nothing is being asked.
    pub fn answer(&mut self, prediction: Prediction, lane: &Lane) -> bool {
        let Some(next) = lane.next.filter(|next| self.answered != Some(next.number)) else { return false };
        let explanation = lane.explanation.as_ref();
        let placed = explanation.filter(|_| next.operation == Operation::Place).and_then(|explanation| {
            (0..9).find(|option| explanation.choice.option(*option) == (next.cell, next.digit))
        });
        let (right, reason) = judge(prediction, placed, explanation, &name(lane, placed));
        self.asked += 1;
        self.right += u32::from(right);
        self.last = Some((right, reason));
        self.answered = Some(next.number);
        true
    }
}

/// What happens next, in words.
fn name(lane: &Lane, placed: Option<usize>) -> String {
    match (placed, lane.next) {
        (Some(_), Some(next)) => format!("{} is placed in {}", next.digit, next.cell),
        (None, Some(next)) => format!("{} is taken back from {}", next.digit, next.cell),
        _ => String::new(),
    }
}

/// Another program may take something back although there is something left to try.
fn has_untried(explanation: Option<&Explanation>) -> bool {
    explanation.is_some_and(|explanation| explanation.options.contains(&Fate::Untried))
}

fn judge(
    prediction: Prediction,
    placed: Option<usize>,
    explanation: Option<&Explanation>,
    happens: &str,
) -> (bool, String) {
    match (prediction, placed) {
        (Prediction::Undo, None) if has_untried(explanation) => (true, format!("right: {happens}")),
        (Prediction::Undo, None) => (true, format!("right: nothing is left to try, {happens}")),
        (Prediction::Place(digit), Some(option)) if digit.index() == option => {
            (true, format!("right: {happens}"))
        }
        (Prediction::Undo, Some(_)) => (false, format!("no: an option is left, {happens}")),
        (Prediction::Place(digit), _) => {
            let fate = explanation.map(|explanation| explanation.options[digit.index()]);
            let why = match fate {
                Some(Fate::Untried) => "not now".to_string(),
                Some(fate) => format!("that one is {}", fate.to_string().replace(": ", " in ")),
                None => "nothing is open".to_string(),
            };
            (false, format!("no, {why}: {happens}"))
        }
    }
}
