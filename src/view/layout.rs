//! Which panels a terminal of some size gets, and where.

use ratatui::layout::Rect;

use super::{board, compact};

/// The grid at one of its sizes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sheet {
    /// With candidates, 55×37 or 73×37.
    Large(Rect),
    /// 37×19.
    Full(Rect),
    /// 19×11.
    Compact(Rect),
    /// 9×9.
    Digits(Rect),
}

/// Where everything goes. What there is no room for is left out, in the order: listing, stack, depth strip, side
/// panel, timeline, hints; then the grid goes compact.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The first line.
    pub title: Option<Rect>,
    /// The grid.
    pub sheet: Sheet,
    /// The panel beside the grid.
    pub side: Option<Rect>,
    /// The decisions, beside that.
    pub stack: Option<Rect>,
    /// The pseudocode, beside that.
    pub listing: Option<Rect>,
    /// The film as a whole, below the grid.
    pub timeline: Option<Rect>,
    /// Depth around the cursor, below that.
    pub depths: Option<Rect>,
    /// The last line.
    pub hints: Option<Rect>,
}

/// A side panel narrower than this says nothing useful; a wider one than `WIDE` gives room to others.
pub const SIDE: u16 = 24;
const WIDE: u16 = 42;
/// The stack, or the listing.
const COLUMN: u16 = 38;
/// The fewest rows that show the film as a whole beside something else.
const TIMELINE: u16 = 3;
/// A head, four rows and the mark of the cursor.
const DEPTHS: u16 = 6;

impl Layout {
    /// The layout for an area, or nothing where not even the digits fit.
    pub fn of(area: Rect) -> Option<Self> {
        let (width, height) = sheet_size(area)?;
        let spare = area.height - height;
        let (title, hints) = (spare >= 1, spare >= 2);
        let row = |y: u16, height: u16| Rect { x: area.x, y, width: area.width, height };
        let top = area.y + u16::from(title);
        let place = Rect { x: area.x, y: top, width, height };
        let sheet = match height {
            board::HEIGHT => Sheet::Full(place),
            height if height == compact::COMPACT.1 => Sheet::Compact(place),
            _ => Sheet::Digits(place),
        };
        let below = if matches!(sheet, Sheet::Full(_)) { spare.saturating_sub(2) } else { 0 };
        let depths = if below >= DEPTHS + TIMELINE + 2 { (below / 3).clamp(DEPTHS, 12) } else { 0 };
        let timeline = below - depths;
        let foot =
            top + if timeline > 0 { height } else { area.height - u16::from(title) - u16::from(hints) };
        let gap = if matches!(sheet, Sheet::Full(_)) { 2 } else { 1 };
        let beside = Rect {
            x: area.x + width + gap,
            y: top,
            width: area.width.saturating_sub(width + gap),
            height: foot - top,
        };
        let [side, stack, listing] = columns(beside);
        Some(Self {
            title: title.then(|| row(area.y, 1)),
            sheet,
            side,
            stack,
            listing,
            timeline: (timeline > 0).then(|| row(top + height, timeline)),
            depths: (depths > 0).then(|| row(top + height + timeline, depths)),
            hints: hints.then(|| row(area.bottom() - 1, 1)),
        })
    }

    /// Everything between title and hints.
    pub fn body(&self, area: Rect) -> Rect {
        let (title, hints) = (u16::from(self.title.is_some()), u16::from(self.hints.is_some()));
        Rect { y: area.y + title, height: area.height - title - hints, ..area }
    }

    /// The same where no film is shown: all that is beside the grid is the side panel's.
    #[must_use]
    pub fn without_film(self, area: Rect) -> Self {
        let foot = area.bottom() - u16::from(self.hints.is_some());
        let side = self.side.map(|side| Rect { width: area.right() - side.x, height: foot - side.y, ..side });
        Self { side, stack: None, listing: None, timeline: None, depths: None, ..self }
    }
}

fn sheet_size(area: Rect) -> Option<(u16, u16)> {
    [(board::WIDTH, board::HEIGHT, 1), (compact::COMPACT.0, compact::COMPACT.1, 1), (9, 9, 0)]
        .into_iter()
        .find(|(width, height, spare)| area.width >= *width && area.height >= *height + spare)
        .map(|(width, height, _)| (width, height))
}

/// The side panel, the stack and the listing, as many as fit beside each other.
fn columns(area: Rect) -> [Option<Rect>; 3] {
    let both = area.width > WIDE + COLUMN * 2;
    let one = area.width > WIDE + COLUMN;
    let side = match (one, both) {
        _ if area.width < SIDE => 0,
        (_, true) => area.width - 2 * (COLUMN + 1),
        (true, _) => area.width - (COLUMN + 1),
        _ => area.width,
    };
    let column = |from_right: u16| Rect { x: area.right() - from_right, width: COLUMN, ..area };
    [
        (side > 0).then_some(Rect { width: side, ..area }),
        both.then(|| column(2 * COLUMN + 1)),
        one.then(|| column(COLUMN)),
    ]
}
