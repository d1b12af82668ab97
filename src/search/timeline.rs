//! A search as a film: any step of it is at hand.

use std::sync::Arc;

use super::detail::Detail;
use super::film::{Extent, Film};
use super::run::run_to;
use super::stretch::Stretch;
use super::{
    Counting, Direction, Event, Explanation, Finding, Hunt, Icicle, Search, Span, Step, Window, icicle,
};

/// The steps of a search explored so far. The *frontier* is the furthest, the *cursor* stands anywhere up to it.
///
/// A copy of the search is kept at each multiple of the stride; when there are too many, every other one is dropped
/// and the stride doubled. So memory is bounded for a search of any length, and a step is reached by running one
/// stride again. Beside the copies the widest spans of the search tree are kept, for the icicle.
#[derive(Clone, Debug)]
pub struct Timeline {
    film: Film,
    frontier: Search,
    cursor: Search,
    /// A part of the film kept more finely, for a window that shows spans narrower than those kept.
    detail: Option<Detail>,
}

const EXTENT: Extent = Extent { stride: 16_384, checkpoints: 6144, span_cost: 4096, spans: 131_072 };
/// The steps that are run again for a picture without asking.
const AT_ONCE: u64 = 2_000_000;

impl Timeline {
    /// The timeline that begins where the search stands.
    pub fn new(search: Search) -> Self {
        Self::with_extent(search, EXTENT)
    }

    /// The same, kept in more or less detail.
    pub fn with_extent(search: Search, extent: Extent) -> Self {
        let (plan, state) = search.parts();
        let film = Film::new(plan, state, extent);
        Self { film, cursor: search.clone(), frontier: search, detail: None }
    }

    /// Explores at most this many steps, up to an outcome; returns how many.
    pub fn explore(&mut self, at_most: u64) -> u64 {
        if self.is_explored() {
            return 0;
        }
        let made = self.film.explore(at_most, true);
        if made > 0 {
            self.frontier = Search::from_parts(Arc::clone(&self.film.plan), self.film.frontier);
        }
        made
    }

    /// The furthest step explored.
    pub const fn frontier(&self) -> &Search {
        &self.frontier
    }

    /// The step looked at.
    pub const fn cursor(&self) -> &Search {
        &self.cursor
    }

    /// Moves the cursor to a step, at most to the frontier.
    pub fn seek(&mut self, step: u64) {
        self.cursor = self.search_at(step);
    }

    /// Lets the frontier pass the solution it stands on, if it does.
    pub fn go_on(&mut self) {
        self.frontier.go_on();
    }

    /// Whether nothing more can be explored, at least not before going on past a solution.
    pub fn is_explored(&self) -> bool {
        self.frontier.is_at_end()
    }

    /// The last steps up to the cursor, at most this many, the newest last.
    pub fn steps_before(&self, at_most: usize) -> Vec<Step> {
        let mut search = self.search_at(self.cursor.steps().saturating_sub(at_most as u64));
        let count = (self.cursor.steps() - search.steps()) as usize;
        let mut steps = Vec::with_capacity(count);
        while steps.len() < count {
            search.go_on();
            steps.extend(search.step());
        }
        steps
    }

    /// The depth after each step from one to another, both among them, as far as they are explored.
    pub fn depths(&self, from: u64, to: u64) -> Vec<u8> {
        let mut search = self.search_at(from);
        let mut depths = vec![search.depth() as u8];
        while search.steps() < to.min(self.film.frontier.steps) {
            search.go_on();
            search.run(1);
            depths.push(search.depth() as u8);
        }
        depths
    }

    /// Explains the choice at hand at the cursor, with the cost of each failed option.
    pub fn explain(&self) -> Option<Explanation> {
        Some(self.with_costs(self.cursor.depth(), self.cursor.explain()?))
    }

    /// Explains the decision at this level of the cursor, 0 for the root, with the cost of each failed option.
    pub fn explain_decision(&self, level: usize) -> Option<Explanation> {
        Some(self.with_costs(level, self.cursor.explain_decision(level)?))
    }

    /// The nearest step after (or before) this one that does something, if any explored step does.
    pub fn find(&self, event: Event, direction: Direction, from: u64) -> Option<u64> {
        match self.pursue(&mut Hunt::new(event, direction, from), u64::MAX) {
            Finding::At(step) => Some(step),
            Finding::Never | Finding::Searching { .. } => None,
        }
    }

    /// The same a little at a time: goes on with a hunt until about so many steps have been run again.
    pub fn pursue(&self, hunt: &mut Hunt, budget: u64) -> Finding {
        self.film.pursue(hunt, budget)
    }

    /// How often something happened up to the cursor and up to the frontier, where it is known without looking.
    pub fn occurrences(&self, event: Event) -> Option<(u64, u64)> {
        let count = |search: &Search| event.count(&self.film.plan, search.parts().1);
        Some((count(&self.cursor)?, count(&self.frontier)?))
    }

    /// How often something happened up to a step, at most the frontier, where it is known without looking.
    pub fn occurrences_at(&self, event: Event, step: u64) -> Option<u64> {
        event.count(&self.film.plan, &self.film.at(step))
    }

    /// Goes on counting an event that [`Timeline::occurrences`] does not know, until about so many steps have been run
    /// again or the frontier is reached.
    pub fn count_on(&self, counting: &mut Counting, budget: u64) {
        self.film.count_on(counting, budget);
    }

    /// How often it happened up to a step, at most the frontier; nothing where that has not been counted yet.
    pub fn counted(&self, counting: &Counting, step: u64) -> Option<u64> {
        self.film.counted(counting, step)
    }

    /// The steps of the solutions found, ascending: the first 8192.
    pub fn solutions(&self) -> &[u64] {
        &self.film.solutions
    }

    /// All spans that cost so many steps or more, by level and then by step: the search tree without its twigs. The
    /// narrower they are, the more of the film is run again.
    pub fn spans(&self, least_cost: u64) -> Vec<Span> {
        let to = self.film.frontier.steps;
        let stretch = Stretch { from: self.film.origin(), to, costs: least_cost..u64::MAX, levels: 0..81 };
        let mut spans = self.film.closed_spans(&stretch);
        spans.extend(self.film.open_spans(&stretch));
        spans.sort_unstable_by_key(|span| (span.level, span.from));
        spans
    }

    /// How many levels, from the root on, never had a second option tried: they say nothing in an icicle.
    pub fn levels_without_branches(&self) -> usize {
        let stack = self.film.frontier.stack().iter();
        stack.zip(1..).take_while(|(frame, number)| frame.step() == *number).count()
    }

    /// Draws where the work went. Where that takes long, a coarser picture is drawn at once: [`Timeline::refine`]
    /// prepares the exact one.
    pub fn icicle(&mut self, window: &Window) -> Icicle {
        let (from, to) = (window.from, window.to);
        let kept = self.film.spans.least_cost();
        let stretch =
            Stretch { from, to, costs: window.least_cost()..u64::MAX, levels: window.levels.clone() };
        let narrow = Stretch { costs: window.least_cost().min(kept)..kept, ..stretch.clone() };
        let narrow_spans = if self.film.cost_of(&narrow) <= AT_ONCE {
            Some(self.film.closed_spans(&narrow))
        } else {
            Detail::holding(&mut self.detail, &self.film, &narrow).closed_spans(&narrow)
        };
        let is_exact = narrow_spans.is_some();
        let mut spans = self.film.kept_spans(&stretch);
        spans.extend(narrow_spans.into_iter().flatten());
        spans.extend(self.film.open_spans(&stretch));
        icicle::draw(window.clone(), spans, self.film.frontier.steps, is_exact)
    }

    /// Goes on preparing the exact picture of the window drawn last, by so many steps at most; returns whether there is
    /// more to do.
    pub fn refine(&mut self, at_most: u64) -> bool {
        self.detail.as_mut().is_some_and(|detail| detail.explore(at_most))
    }

    /// How many bytes are kept at most.
    pub fn bytes_kept(&self) -> usize {
        let detail = self.detail.as_ref().map_or(0, Detail::bytes);
        size_of::<Self>() + self.film.bytes() + detail
    }

    fn search_at(&self, step: u64) -> Search {
        let plan = &self.film.plan;
        let (_, cursor) = self.cursor.parts();
        let is_ahead = cursor.steps <= step && step < cursor.steps + self.film.shelf.stride();
        let state = if is_ahead && step < self.film.frontier.steps {
            let mut state = *cursor;
            run_to(plan, &mut state, step);
            state
        } else {
            self.film.at(step)
        };
        Search::from_parts(Arc::clone(plan), state)
    }

    fn with_costs(&self, level: usize, mut explanation: Explanation) -> Explanation {
        self.film.fill_in_costs(self.cursor.parts().1, level, &mut explanation);
        explanation
    }
}
