//! The spans of a stretch of a film, wide or narrow.

use std::ops::Range;

use super::Span;
use super::film::Film;
use super::run::{Limits, Stop, run};
use super::state::State;

/// Which spans are asked for.
#[derive(Clone, Debug)]
pub struct Stretch {
    /// The steps the span has to lie in, at least in part: those after the first step named, up to the second.
    pub from: u64,
    /// See `from`.
    pub to: u64,
    /// What the span costs at least, and less than what.
    pub costs: Range<u64>,
    /// Its level.
    pub levels: Range<usize>,
}

impl Stretch {
    fn holds(&self, span: &Span) -> bool {
        span.from <= self.to
            && span.to > self.from
            && self.costs.contains(&span.cost())
            && self.levels.contains(&(span.level as usize))
    }
}

impl Film {
    /// All spans asked for that are closed, in no particular order. Where narrower ones are asked for than are kept,
    /// the stretch is run again.
    pub fn closed_spans(&self, stretch: &Stretch) -> Vec<Span> {
        let mut spans = self.kept_spans(stretch);
        let kept = self.spans.least_cost();
        if stretch.costs.start < kept {
            let end = stretch.costs.end.min(kept);
            self.narrow_spans(&Stretch { costs: stretch.costs.start..end, ..stretch.clone() }, &mut spans);
        }
        spans
    }

    /// Those of them that are kept.
    pub fn kept_spans(&self, stretch: &Stretch) -> Vec<Span> {
        let candidates = self.spans.closed_after(stretch.from).iter();
        candidates.filter(|span| stretch.holds(span)).copied().collect()
    }

    /// All spans asked for that stand at the frontier, root first.
    pub fn open_spans(&self, stretch: &Stretch) -> Vec<Span> {
        Span::open(&self.plan, &self.frontier).filter(|span| stretch.holds(span)).collect()
    }

    /// How many steps have to be run again for [`Film::closed_spans`].
    pub fn cost_of(&self, stretch: &Stretch) -> u64 {
        if stretch.costs.start >= self.spans.least_cost() {
            return 0;
        }
        let end = self.end_of(stretch);
        let is_run = |position: &usize| !self.can_skip(stretch, *position);
        let positions = self.shelf.position(stretch.from)..=self.shelf.position(end);
        (positions.filter(is_run).count() as u64 * self.shelf.stride()).min(end - self.origin())
    }

    fn narrow_spans(&self, stretch: &Stretch, spans: &mut Vec<Span>) {
        let end = self.end_of(stretch);
        for position in self.shelf.position(stretch.from)..=self.shelf.position(end) {
            if !self.can_skip(stretch, position) {
                let next = self.shelf.states().get(position + 1).map_or(end, |state| state.steps);
                self.narrow_spans_of_stride(stretch, self.shelf.states()[position], next.min(end), spans);
            }
        }
    }

    fn narrow_spans_of_stride(&self, stretch: &Stretch, mut state: State, end: u64, spans: &mut Vec<Span>) {
        let limits = Limits { width: stretch.costs.start, ..Limits::until(&self.plan, end) };
        while state.steps < end {
            match run(&self.plan, &mut state, &limits) {
                Stop::Span => {
                    let span = Span::closed(&self.plan, &state);
                    spans.extend(stretch.holds(&span).then_some(span));
                }
                Stop::End => break,
                _ => {}
            }
        }
    }

    /// The step at which the last span asked for is closed at the latest.
    pub fn end_of(&self, stretch: &Stretch) -> u64 {
        stretch.to.saturating_add(stretch.costs.end).min(self.frontier.steps)
    }

    /// Whether no span of these levels is closed between this state and the next one kept.
    fn can_skip(&self, stretch: &Stretch, position: usize) -> bool {
        let summary = self.shelf.summary(&self.plan, position, &self.frontier);
        summary.least as usize >= stretch.levels.end
    }
}
