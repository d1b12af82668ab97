//! New puzzles.

use super::{App, Effect, Notice, plural};
use crate::examiner::Question;
use crate::grid::Grid;

impl App {
    /// The screen whose new puzzles begin with this seed.
    #[must_use]
    pub const fn seeded(mut self, seed: u64) -> Self {
        self.desk.seed = seed;
        self
    }

    /// Asks for a new puzzle.
    pub fn generate(&mut self) -> Vec<Effect> {
        let seed = self.desk.seed;
        self.desk.seed = seed.wrapping_add(1);
        self.notice = Some(Notice::plain("making a puzzle"));
        vec![Effect::Ask(Question::Generate { seed })]
    }

    /// Takes the new puzzle, undoably, unless something else is being done by now.
    pub fn take_generated(&mut self, seed: u64, puzzle: Option<Grid>) -> Vec<Effect> {
        let is_awaited =
            self.desk.seed == seed.wrapping_add(1) && self.list.is_none() && self.prompt.is_none();
        let Some(grid) = puzzle.filter(|_| is_awaited) else { return Vec::new() };
        self.editor.replace(grid, Some(format!("generated from seed {seed}")));
        let effects = self.puzzle_edited();
        let givens = plural(grid.given_count() as u64, "given");
        let text = format!("{givens}; generate --seed {seed} makes it again; u undoes it");
        self.notice = Some(Notice::plain(text));
        effects
    }
}
