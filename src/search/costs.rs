//! What the failed options of a choice cost, from the film of the search.

use super::film::Film;
use super::state::State;
use super::{Explanation, Fate};

impl Film {
    /// Fills in what each failed option cost in the explanation of the choice at this level of a state.
    pub fn fill_in_costs(&self, state: &State, level: usize, explanation: &mut Explanation) {
        let opened_at = level.checked_sub(1).map_or(0, |parent| state.frames[parent].step());
        if opened_at < self.origin() {
            return;
        }
        let standing = state.stack().get(level);
        let ended_at = standing.map_or(state.steps, |frame| frame.step() - 1);
        let failed = |number: &usize| matches!(explanation.options[*number], Fate::Failed { .. });
        let mut numbers: Vec<usize> = (0..9).filter(failed).collect();
        numbers.sort_by_key(|number| self.plan.outward(1 << number));
        let left_at_end = standing.map_or(state.left, |frame| frame.untried() | frame.placed());

        let mut placed_at = opened_at + 1;
        for (position, number) in numbers.iter().enumerate() {
            // The next option is on trial as soon as one fewer than those that will be is left.
            let left = left_at_end.count_ones() as usize + numbers.len() - position - 1;
            let is_past = |state: &State| {
                let is_inside = state.steps > opened_at;
                state.steps > ended_at || is_inside && options_left(state, level) < left
            };
            let next = if position + 1 == numbers.len() { None } else { self.first_where(is_past) };
            let next_placed_at = next.map_or(ended_at + 1, |state| state.steps);
            explanation.options[*number] = Fate::Failed { cost: Some(next_placed_at - placed_at) };
            placed_at = next_placed_at;
        }
    }
}

/// How many options of the choice at this level were not yet tried.
fn options_left(state: &State, level: usize) -> usize {
    let untried = state.stack().get(level).map_or(state.left, |frame| frame.untried());
    untried.count_ones() as usize
}
