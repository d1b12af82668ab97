//! Which single edit may have been meant: a list with a preview, or why there is none.

use super::{App, Effect, Item, ListKind, Notice, Offer, plural};
use crate::examiner::Question;
use crate::solve::{Count, Repair};

impl App {
    /// Shows the repairs of the puzzle, as soon as they are known.
    pub fn ask_for_repairs(&mut self) -> Vec<Effect> {
        if self.verdict == Some(Count::Exactly(1)) {
            self.notice = Some(Notice::plain("nothing to repair: there is exactly one solution"));
            return Vec::new();
        }
        if self.desk.judgement.diagnosis.is_some() {
            self.show_repairs();
            return Vec::new();
        }
        self.desk.judgement.are_repairs_wanted = true;
        self.notice = Some(Notice::plain("trying every single edit"));
        vec![Effect::Ask(Question::Repair(*self.editor.grid()))]
    }

    /// Offers the repairs that were found; where there is none, says so and shows what contradicts itself.
    pub fn show_repairs(&mut self) {
        self.desk.judgement.are_repairs_wanted = false;
        let Some(diagnosis) = &self.desk.judgement.diagnosis else { return };
        let repairs = diagnosis.repairs.clone();
        if repairs.list.is_empty() {
            self.desk.judgement.shows_contradiction = !diagnosis.contradiction.is_empty();
            let text = without_repair(repairs.given_may_be_missing, diagnosis.contradiction.len());
            self.notice = Some(Notice::plain(text));
            return;
        }
        self.notice = None;
        let about = caution(repairs.list.len(), repairs.given_may_be_missing);
        let items = repairs.list.iter().map(|repair| Item::new(repair.to_string(), about.clone())).collect();
        let grid = self.editor.grid();
        let offers =
            repairs.list.iter().map(|repair| Offer::Repair { repair: *repair, grid: repair.apply(grid) });
        let offers = offers.collect();
        self.offer_one_of(ListKind::Repairs, items, offers);
    }

    /// Applies a repair.
    pub fn repair(&mut self, repair: Repair) -> Vec<Effect> {
        self.editor.change(repair.apply(self.editor.grid()));
        let effects = self.puzzle_edited();
        self.notice = Some(Notice::plain(format!("repaired: {repair}; u undoes it")));
        effects
    }
}

/// What a list of repairs does not say by itself.
fn caution(count: usize, given_may_be_missing: bool) -> String {
    let edits = match count {
        1 => "This is the only single edit that leaves exactly one solution.".to_string(),
        _ => format!("Each of these {count} edits alone leaves exactly one solution."),
    };
    let missing = if given_may_be_missing { " Or a given is missing." } else { "" };
    format!("{edits}{missing} What was meant, only the source tells.")
}

fn without_repair(given_may_be_missing: bool, contradicting: usize) -> String {
    if given_may_be_missing {
        "no single edit leaves exactly one solution: givens are missing".to_string()
    } else {
        let givens = plural(contradicting as u64, "given");
        format!("no single edit repairs it; the {givens} between ! contradict each other")
    }
}
