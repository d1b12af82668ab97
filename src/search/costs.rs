//! What the failed options of a choice cost, from the film of the search.

use super::film::Film;
use super::state::State;
use super::stretch::Stretch;
use super::{Event, Explanation, Fate, Span, SpanFate};

/// The steps that are run again for the costs without asking.
const AT_ONCE: u64 = 1 << 20;

impl Film {
    /// Fills in what each failed option cost in the explanation of the choice at this level of a state.
    pub fn fill_in_costs(&self, state: &State, level: usize, explanation: &mut Explanation) {
        let opened_at = level.checked_sub(1).map_or(0, |parent| state.frames[parent].step());
        if opened_at < self.origin() {
            return;
        }
        if self.plan.recording().is_some() {
            return self.fill_in_recorded_costs(state, level, opened_at, explanation);
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
            explanation.options[*number] = self.fate_of_tried(placed_at, next_placed_at - 1);
            placed_at = next_placed_at;
        }
    }
}

impl Film {
    /// What became of an option that was placed at one step and undone at another.
    fn fate_of_tried(&self, placed_at: u64, undone_at: u64) -> Fate {
        let cost = Some(undone_at + 1 - placed_at);
        if self.has_solution(placed_at, undone_at) { Fate::Solved { cost } } else { Fate::Failed { cost } }
    }

    /// Whether one of these steps completed a solution.
    fn has_solution(&self, from: u64, to: u64) -> bool {
        let known = self.solutions.partition_point(|solution| *solution < from);
        if let Some(solution) = self.solutions.get(known) {
            return *solution <= to;
        }
        // Only the first ones are kept; beyond them the tallies tell.
        let count = |state: &State| Event::Solution.count(&self.plan, state).unwrap_or(0);
        let all_are_kept = count(&self.frontier) <= self.solutions.len() as u64;
        !all_are_kept && count(&self.at(to)) > count(&self.at(from - 1))
    }

    /// The same where another program chose, which may try options in any order, twice, or others in between: what an
    /// option cost is what its spans cost since the choice was opened. Where finding them would take long, the costs
    /// stay unknown.
    fn fill_in_recorded_costs(
        &self,
        state: &State,
        level: usize,
        opened_at: u64,
        explanation: &mut Explanation,
    ) {
        let failed = |fate: &Fate| matches!(fate, Fate::Failed { .. });
        let costs = 1..u64::MAX;
        let stretch = Stretch { from: opened_at, to: state.steps, costs, levels: level..level + 1 };
        if !explanation.options.iter().any(failed) || self.cost_of(&stretch) > AT_ONCE {
            return;
        }
        let spans = self.closed_spans(&stretch);
        for (number, fate) in explanation.options.iter_mut().enumerate() {
            let is_meant = |span: &&Span| {
                span.choice == explanation.choice
                    && span.option as usize == number
                    && span.from > opened_at
                    && span.to <= state.steps
            };
            let mine: Vec<&Span> = spans.iter().filter(is_meant).collect();
            let cost: u64 = mine.iter().map(|span| span.cost()).sum();
            if failed(fate) {
                let cost = (cost > 0).then_some(cost);
                let is_solved = mine.iter().any(|span| span.fate == SpanFate::Solution);
                *fate = if is_solved { Fate::Solved { cost } } else { Fate::Failed { cost } };
            }
        }
    }
}

/// How many options of the choice at this level were not yet tried.
fn options_left(state: &State, level: usize) -> usize {
    let untried = state.stack().get(level).map_or(state.left, |frame| frame.untried());
    untried.count_ones() as usize
}
