//! A part of a film kept more finely than the whole of it.

use super::Span;
use super::film::{Extent, Film};
use super::stretch::Stretch;

/// A film of its own, from a state kept to a last step: for a window that shows narrower spans than the whole film
/// keeps, where running it again for each picture would take long.
#[derive(Clone, Debug)]
pub struct Detail {
    film: Film,
    end: u64,
}

const EXTENT: Extent = Extent { stride: 4096, checkpoints: 512, span_cost: 256, spans: 32_768 };

impl Detail {
    /// The detail that holds a stretch of a film: the one there is, if it does, else a new one in its place, still to be
    /// explored.
    pub fn holding<'a>(place: &'a mut Option<Self>, film: &Film, stretch: &Stretch) -> &'a Self {
        let end = film.end_of(stretch);
        place.take_if(|detail| stretch.from < detail.film.origin() || detail.end < end);
        place.get_or_insert_with(|| {
            let first = &film.shelf.states()[film.shelf.position(stretch.from)];
            Self { film: Film::new(&film.plan, first, EXTENT), end }
        })
    }

    /// The closed spans of a stretch that it holds, once it is explored.
    pub fn closed_spans(&self, stretch: &Stretch) -> Option<Vec<Span>> {
        (self.film.frontier.steps >= self.end).then(|| self.film.closed_spans(stretch))
    }

    /// Explores it by so many steps at most; returns whether there is more to do.
    pub fn explore(&mut self, at_most: u64) -> bool {
        let left = self.end.saturating_sub(self.film.frontier.steps);
        self.film.explore_past_solutions(left.min(at_most));
        left > at_most
    }

    /// How many bytes it keeps at most.
    pub fn bytes(&self) -> usize {
        self.film.bytes()
    }
}
