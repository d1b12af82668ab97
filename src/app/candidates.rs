//! Candidates and the digit looked at.

use super::{App, Mode, Notice};
use crate::grid::Digit;

impl App {
    /// Switches candidates on or off, and says where they are to be seen.
    pub fn toggle_candidates(&mut self) {
        self.desk.candidates = !self.desk.candidates;
        let text = if self.desk.candidates {
            "candidates on, for the cell under the cursor; in every blank from 81x39 on"
        } else {
            "candidates off"
        };
        self.notice = Some(Notice::plain(text));
    }

    /// Whether every blank shows its candidates, where the terminal is large enough.
    pub fn shows_candidates(&self) -> bool {
        self.mode == Mode::Edit && self.desk.candidates
    }

    /// The digit under the cursor of EDIT: a given, or one of the solution shown.
    pub fn digit_at_cursor(&self) -> Option<Digit> {
        let here = self.editor.cursor();
        self.editor.grid()[here].or_else(|| self.shown.and_then(|shown| shown.grid[here]))
    }
}
