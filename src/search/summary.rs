//! What happened between two states, as far as it helps to pass over what lies between them.

use super::plan::{Order, Plan};
use super::state::State;

/// What a stretch of steps did, told from the states at its two ends alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The cells changed, as bits by their index.
    pub touched: u128,
    /// The least depth of all states of the stretch, both ends among them.
    pub least: u8,
    /// The greatest.
    pub greatest: u8,
}

impl Summary {
    /// The summary of the steps from one state to a later one, no checkpoint lying between them.
    pub fn between(plan: &Plan, before: &State, after: &State) -> Self {
        let ends = Self {
            touched: 0,
            least: before.depth.min(after.depth),
            greatest: before.depth.max(after.depth),
        };
        match &plan.order {
            Order::Fixed { cells, .. } => (0..cells.len()).fold(ends, |summary, depth| {
                let placed = after.placed[depth] - before.placed[depth];
                let undone = placed + stands(before, depth) - stands(after, depth);
                Self {
                    touched: summary.touched | u128::from(placed + undone > 0) << cells[depth].index(),
                    least: if undone > 0 { summary.least.min(depth as u8) } else { summary.least },
                    greatest: if placed > 0 {
                        summary.greatest.max(depth as u8 + 1)
                    } else {
                        summary.greatest
                    },
                }
            }),
            Order::Dynamic | Order::Recorded(_) => {
                let least = before.common_depth(after);
                let lost = (least..before.depth as usize).map(|depth| plan.placed(before, depth).1.index());
                let placed = (0..81).filter(|cell| after.placed[*cell] > before.placed[*cell]);
                Self {
                    touched: lost.chain(placed).fold(0, |touched, cell| touched | 1 << cell),
                    least: least as u8,
                    greatest: ends.greatest.max(after.peak),
                }
            }
        }
    }

    /// The summary of two stretches, one after the other.
    pub fn merge(self, next: Self) -> Self {
        Self {
            touched: self.touched | next.touched,
            least: self.least.min(next.least),
            greatest: self.greatest.max(next.greatest),
        }
    }
}

/// 1 if a frame stands at this depth.
fn stands(state: &State, depth: usize) -> u64 {
    u64::from((state.depth as usize) > depth)
}
