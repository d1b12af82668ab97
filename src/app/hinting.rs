//! Hints: the next single with its reason, and placing it.

use super::{App, Effect, Notice};
use crate::examiner::Question;
use crate::solve::{Count, Hint, HintReason};

impl App {
    /// Asks for a hint; where one is shown, places it.
    pub fn hint(&mut self) -> Vec<Effect> {
        let Some(hint) = self.desk.judgement.hint.take() else {
            return vec![Effect::Ask(Question::Hint(*self.editor.grid()))];
        };
        let mut grid = *self.editor.grid();
        grid[hint.cell] = Some(hint.digit);
        self.editor.place_cursor(hint.cell);
        self.editor.change(grid);
        let effects = self.puzzle_edited();
        self.notice = Some(Notice::plain(format!("{} is {}; u undoes it", hint.cell, hint.digit)));
        effects
    }

    /// Shows the hint that was asked for, or says why there is none.
    pub fn show_hint(&mut self, hint: Option<Hint>) {
        let text = match &hint {
            Some(hint) => format!("{}; i places it", hint_in_words(hint)),
            None => self.without_hint().to_string(),
        };
        self.shown = None;
        self.desk.judgement.hint = hint;
        self.notice = Some(Notice::plain(text));
    }

    fn without_hint(&self) -> &'static str {
        let grid = self.editor.grid();
        match self.verdict {
            _ if grid.has_clash() => "no hint: givens clash",
            _ if grid.is_full() => "no hint: no blank is left",
            Some(Count::Exactly(0)) => "no hint: there is no solution; f looks for a mistyped given",
            _ => "no hint: no single is left, and there is not one solution to look into",
        }
    }
}

/// What a hint says, and why it is so.
pub fn hint_in_words(hint: &Hint) -> String {
    let Hint { cell, digit, .. } = hint;
    match &hint.reason {
        HintReason::NakedSingle { .. } => {
            format!("{cell} is {digit}: its row, column and box hold the other eight digits")
        }
        HintReason::HiddenSingle { unit, .. } => {
            format!("{cell} is {digit}: no other cell of {unit} can hold a {digit}")
        }
        HintReason::Solution => format!("no single is left; in the only solution {cell} is {digit}"),
    }
}
