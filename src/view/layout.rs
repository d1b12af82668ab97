//! Which panels a terminal of some size gets, and where.

use ratatui::layout::Rect;

use super::{board, compact};

/// The grid at one of its sizes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// 37×19.
    Full(Rect),
    /// 19×11.
    Compact(Rect),
    /// 9×9.
    Digits(Rect),
}

/// Where everything goes. What there is no room for is left out, in the order: side panel, timeline, hints; then
/// the grid goes compact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The first line.
    pub title: Option<Rect>,
    /// The grid.
    pub sheet: Sheet,
    /// The panel beside the grid.
    pub side: Option<Rect>,
    /// The film as a whole, below the grid.
    pub timeline: Option<Rect>,
    /// The last line.
    pub hints: Option<Rect>,
}

/// A side panel narrower than this says nothing useful.
const SIDE: u16 = 24;
const TIMELINE: u16 = 3;

impl Layout {
    /// The layout for an area, or nothing where not even the digits fit.
    pub fn of(area: Rect) -> Option<Self> {
        let (sheet_width, sheet_height) = [(board::WIDTH, board::HEIGHT), compact::COMPACT, compact::DIGITS]
            .into_iter()
            .find(|(width, height)| area.width >= *width && area.height > *height || *height == 9)?;
        if area.width < sheet_width || area.height < sheet_height {
            return None;
        }
        let spare = area.height - sheet_height;
        let (title, hints) = (spare >= 1, spare >= 2);
        let row = |y: u16, height: u16| Rect { x: area.x, y, width: area.width, height };
        let top = area.y + u16::from(title);
        let timeline = spare >= 2 + TIMELINE && sheet_height == board::HEIGHT;
        let place = Rect { x: area.x, y: top, width: sheet_width, height: sheet_height };
        let sheet = match sheet_height {
            board::HEIGHT => Sheet::Full(place),
            height if height == compact::COMPACT.1 => Sheet::Compact(place),
            _ => Sheet::Digits(place),
        };
        let gap = if sheet_height == board::HEIGHT { 2 } else { 1 };
        let side_width = area.width.saturating_sub(sheet_width + gap);
        let foot = area.bottom() - u16::from(hints);
        let side_height = if timeline { sheet_height } else { foot - top };
        Some(Self {
            title: title.then(|| row(area.y, 1)),
            sheet,
            side: (side_width >= SIDE).then(|| Rect {
                x: area.x + sheet_width + gap,
                y: top,
                width: side_width,
                height: side_height,
            }),
            timeline: timeline.then(|| row(top + sheet_height, TIMELINE)),
            hints: hints.then(|| row(area.bottom() - 1, 1)),
        })
    }
}
