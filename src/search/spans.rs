//! The widest closed spans of a search, in bounded memory.

use super::Span;

/// All closed spans that cost at least so many steps, in the order in which they were closed. On a full store the
/// least cost is doubled and the narrower ones dropped; a span costs more than those nested in it, so what is left
/// nests still.
#[derive(Clone, Debug)]
pub struct Spans {
    kept: Vec<Span>,
    capacity: usize,
    least_cost: u64,
}

impl Spans {
    pub fn new(least_cost: u64, capacity: usize) -> Self {
        assert!(least_cost > 0 && capacity > 0, "there is something to keep and room for it");
        Self { kept: Vec::with_capacity(capacity), capacity, least_cost }
    }

    /// The steps that a span must have cost to be kept.
    pub const fn least_cost(&self) -> u64 {
        self.least_cost
    }

    /// Those that were closed after the step.
    pub fn closed_after(&self, step: u64) -> &[Span] {
        &self.kept[self.kept.partition_point(|span| span.to <= step)..]
    }

    /// Keeps a span if it cost enough.
    pub fn keep(&mut self, span: Span) {
        while self.kept.len() == self.capacity {
            self.least_cost *= 2;
            self.kept.retain(|span| span.cost() >= self.least_cost);
        }
        if span.cost() >= self.least_cost {
            self.kept.push(span);
        }
    }

    /// How many bytes it takes at most.
    pub fn bytes(&self) -> usize {
        self.kept.capacity() * size_of::<Span>()
    }
}
