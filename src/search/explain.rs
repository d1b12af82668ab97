//! Explains the choices of a search, from the board and the stack alone.

use super::blame::{Blocker, blame, blockers};
use super::board::Board;
use super::reason::reason_for;
use super::{Choice, Decision, Explanation, Fate, Search, Strategy};
use crate::grid::Cell;

impl Search {
    /// Explains the choice at hand; nothing where the board is full or the strategy is stuck.
    ///
    /// The cost of a failed option is known here only if it is the only one: a timeline knows the others.
    pub fn explain(&self) -> Option<Explanation> {
        let open = self.open_choice()?;
        let decisions = self.decisions();
        let opened_at = decisions.last().map_or(0, |decision| decision.placed_at);
        let tried = Tried { failed: open.failed, untried: open.untried, spent: self.steps() - opened_at };
        Some(self.explained(open.choice, tried, &decisions))
    }

    /// Explains the decision at this level, 0 for the root, on the board on which it was made: what was placed later
    /// blocks nothing. Nothing where no decision stands at the level.
    pub fn explain_decision(&self, level: usize) -> Option<Explanation> {
        let decisions = self.decisions();
        let Decision { choice, failed, untried, placed_at, .. } = *decisions.get(level)?;
        let opened_at = level.checked_sub(1).map_or(0, |parent| decisions[parent].placed_at);
        let tried = Tried { failed, untried, spent: placed_at - 1 - opened_at };
        Some(self.explained(choice, tried, &decisions[..level]))
    }

    /// Explains the choice that was opened when these decisions stood.
    fn explained(&self, choice: Choice, tried: Tried, standing: &[Decision]) -> Explanation {
        let mut board = Board::new(self.givens());
        for decision in standing {
            board.place(decision.cell, decision.digit);
        }
        let options = std::array::from_fn(|number| self.fate(number, choice, tried, &board));
        let is_dead_end = options.iter().all(Fate::is_blocked);
        Explanation {
            choice,
            reason: reason_for(self.strategy(), choice, &board),
            options,
            blame: is_dead_end.then(|| blame(choice, &board, standing)),
        }
    }

    fn fate(&self, number: usize, choice: Choice, tried: Tried, board: &Board) -> Fate {
        let (cell, digit) = choice.option(number);
        if tried.failed >> number & 1 == 1 {
            let is_only_one = tried.failed.is_power_of_two() && self.strategy() != Strategy::Recorded;
            Fate::Failed { cost: is_only_one.then_some(tried.spent) }
        } else if tried.untried >> number & 1 == 1 {
            Fate::Untried
        } else if let Some(blocker) = blockers(board, cell, digit).next() {
            let (Blocker::Filled(by, _) | Blocker::Sees(_, by)) = blocker;
            let is_given = |cell: Cell| self.givens()[cell].is_some();
            let given = is_given(by);
            let for_good = blockers(board, cell, digit).any(|blocker| is_given(blocker.cell()));
            match blocker {
                Blocker::Filled(_, digit) => Fate::Filled { digit, given, for_good },
                Blocker::Sees(unit, by) => Fate::Blocked { unit, by, given, for_good },
            }
        } else {
            Fate::OnTrial
        }
    }
}

/// What was done with the options of a choice, and how many steps that took; the others are on trial or blocked.
#[derive(Clone, Copy)]
struct Tried {
    failed: u16,
    untried: u16,
    spent: u64,
}
