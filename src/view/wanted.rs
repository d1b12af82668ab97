//! What the screen will show of a film: asked of its player with each picture.

use ratatui::layout::Rect;

use super::layout::Layout;
use super::{icicle, strip};
use crate::app::{App, Mode};
use crate::player::{IcicleView, View};

/// A strip of more steps than this is not legible any more.
const MOST_STEPS: u64 = 4000;

/// The view that the next picture should have.
pub fn wanted(app: &App) -> View {
    let area = Rect { x: 0, y: 0, width: app.size.0, height: app.size.1 };
    let layout = Layout::of(area).filter(|_| app.mode == Mode::Watch);
    let window = app.viewing.zooms.last().copied();
    let icicle = layout.and_then(|layout| layout.timeline).map(|place| {
        let (columns, rows) = icicle::room(place);
        IcicleView { window, columns, rows, first_level: app.viewing.first_level }
    });
    let strip = layout.and_then(|layout| layout.depths).map(|place| {
        let columns = strip::columns(place.width);
        let zoomed = window.map_or(0, |(from, to)| to - from).min(MOST_STEPS);
        (columns, zoomed.max(columns as u64))
    });
    let heat = app.viewing.heat && app.mode == Mode::Watch;
    View { recent: 8, icicle, strip, heat, calm: app.appearance.calm }
}
