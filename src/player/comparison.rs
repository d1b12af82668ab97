//! Two searches of one film, held against each other step by step.

use super::grouped;
use crate::search::{Change, Operation, Search};

/// How far two searches were compared, and what came of it.
#[derive(Clone, Debug)]
pub struct Comparison {
    searches: [Search; 2],
    difference: Option<Difference>,
}

/// The first step that two searches do not make alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The step.
    pub step: u64,
    /// What each does there; nothing where it has ended.
    pub changes: [Option<Change>; 2],
}

/// What came of comparing so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compared {
    /// They differ.
    Different(Difference),
    /// Both end, and every step is the same.
    Same,
    /// So many steps are the same, and there are more to be compared.
    SoFar(u64),
    /// So many steps are the same, and another program has made no more.
    Waiting(u64),
}

impl Comparison {
    /// Two searches that have not begun.
    pub const fn new(searches: [Search; 2]) -> Self {
        Self { searches, difference: None }
    }

    /// Compares so many more steps at most.
    pub fn go_on(&mut self, at_most: u64) -> Compared {
        if let Some(difference) = self.difference {
            return Compared::Different(difference);
        }
        for _ in 0..at_most {
            let step = self.searches[0].steps();
            if self.searches.iter().any(Search::waits_for_more) {
                return Compared::Waiting(step);
            }
            // A search of ours that has found its solution could go on; where the other one ends, it need not.
            if self.searches.iter().all(Search::is_at_end) {
                return Compared::Same;
            }
            let changes = self.searches.each_mut().map(Search::advance);
            if changes[0] != changes[1] {
                let difference = Difference { step: step + 1, changes };
                self.difference = Some(difference);
                return Compared::Different(difference);
            }
        }
        Compared::SoFar(self.searches[0].steps())
    }
}

impl Difference {
    /// In a sentence.
    pub fn in_words(self) -> String {
        let [first, second] = self.changes.map(|change| match change {
            None => "has ended".to_string(),
            Some(change) if change.operation() == Operation::Place => {
                format!("places {} in {}", change.digit(), change.cell())
            }
            Some(change) => format!("undoes {}", change.cell()),
        });
        format!(
            "step {} is the first that differs: the first lane {first}, the second {second}",
            grouped(self.step)
        )
    }
}
