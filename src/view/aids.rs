//! What the aids of EDIT mark in the grid: a hint and its proof, a repair, givens that contradict each other.

use super::Theme;
use super::mark::Mark;
use crate::app::{App, Mode, Offer};
use crate::grid::{Cell, Digit};
use crate::solve::HintReason;

/// Puts these marks over those of the puzzle.
pub fn over(marks: &mut [Mark], app: &App, theme: &Theme) {
    if app.mode != Mode::Edit {
        return;
    }
    if let Some(offer) = app.offer_at_cursor() {
        if let Offer::Repair { repair, .. } = offer {
            for cell in repair.cells(app.editor.grid()) {
                let digit = marks[cell.index()].digit;
                suggest(marks, cell, digit, theme);
            }
        }
        return;
    }
    let judgement = &app.desk.judgement;
    if let Some(hint) = &judgement.hint {
        let proof = match &hint.reason {
            HintReason::NakedSingle { proof } | HintReason::HiddenSingle { proof, .. } => proof.as_slice(),
            HintReason::Solution => &[],
        };
        for cell in proof {
            let mark = &mut marks[cell.index()];
            (mark.left, mark.right) = ('<', '>');
            mark.style = mark.style.patch(theme.key);
        }
        suggest(marks, hint.cell, Some(hint.digit), theme);
    }
    if let Some(diagnosis) = judgement.diagnosis.as_ref().filter(|_| judgement.shows_contradiction) {
        for cell in &diagnosis.contradiction {
            let mark = &mut marks[cell.index()];
            (mark.left, mark.right) = ('!', '!');
            mark.style = mark.style.patch(theme.clash);
        }
    }
}

/// A digit, or a blank, that is not there yet.
fn suggest(marks: &mut [Mark], cell: Cell, digit: Option<Digit>, theme: &Theme) {
    let mark = &mut marks[cell.index()];
    (mark.digit, mark.left, mark.right) = (digit, '(', ')');
    mark.style = theme.solved.patch(theme.here);
}
