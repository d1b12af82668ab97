//! What the state takes from the examiner's answers. An answer about another grid than the present one is dropped.

use super::{App, Diagnosis, Effect};
use crate::examiner::Answer;

impl App {
    /// Takes in an answer.
    pub fn hear(&mut self, answer: Answer) -> Vec<Effect> {
        let present = *self.editor.grid();
        match answer {
            Answer::Judged { givens, solutions, grade } if givens == present => {
                self.verdict = Some(solutions);
                self.desk.judgement.grade = Some(grade);
            }
            Answer::Explored(exploration) if *exploration.givens() == present => {
                self.desk.judgement.exploration = Some(*exploration);
            }
            Answer::Repaired { givens, repairs, contradiction } if givens == present => {
                self.desk.judgement.diagnosis = Some(Diagnosis { repairs, contradiction });
                if self.desk.judgement.are_repairs_wanted {
                    self.show_repairs();
                }
            }
            Answer::Hinted { givens, hint } if givens == present => self.show_hint(hint),
            Answer::Generated { seed, puzzle } => return self.take_generated(seed, puzzle),
            Answer::Solved { givens, number, solution, took } if givens == present => {
                return self.show_solution(number, solution, took);
            }
            _ => {}
        }
        Vec::new()
    }
}
