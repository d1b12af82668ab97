//! Colours and weights by what they mean. Every meaning also has a sign that is not a colour.

use ratatui::style::{Color, Modifier, Style};

use super::palette::Palette;
use crate::app::Appearance;

/// The styles of everything on the screen, and the signs it is drawn with.
#[derive(Clone, Debug)]
pub struct Theme {
    /// Whether only ASCII is drawn.
    pub ascii: bool,
    /// Plain text.
    pub text: Style,
    /// What matters less.
    pub quiet: Style,
    /// The lines of the grid.
    pub frame: Style,
    /// A key in the hints.
    pub key: Style,
    /// The name EDIT in the title.
    pub edit: Style,
    /// The name WATCH in the title.
    pub watch: Style,
    /// A digit of the puzzle.
    pub given: Style,
    /// A digit of a solution shown in EDIT.
    pub solved: Style,
    /// The cell of the choice, or under the cursor: also in brackets.
    pub here: Style,
    /// The same digit as under the cursor: also underlined.
    pub same: Style,
    /// What was just placed: also with a plus sign.
    pub placed: Style,
    /// What was just taken back: also with a minus sign.
    pub undone: Style,
    /// A digit that clashes: also between exclamation marks.
    pub clash: Style,
    /// The cell that blocks the highlighted option: also between angle brackets.
    pub blocking: Style,
    /// What was tried and came to nothing.
    pub failed: Style,
    /// Something good.
    pub good: Style,
    /// Something bad.
    pub bad: Style,
    /// The highlighted line of a list.
    pub selected: Style,
    depths: Vec<Style>,
}

impl Theme {
    /// The theme for an appearance.
    pub fn new(appearance: Appearance) -> Self {
        Self::from_palette(&Palette::of(appearance), appearance.ascii)
    }

    /// How hot a cell is, 0 to 9.
    pub fn at_heat(&self, level: u8) -> Style {
        match level {
            0..=3 => self.quiet,
            4..=6 => self.undone,
            _ => self.bad,
        }
    }

    /// A digit placed by the search, coloured by the depth of its decision, 1 to 81.
    pub fn at_depth(&self, depth: usize) -> Style {
        let last = self.depths.len() - 1;
        self.depths[(depth.saturating_sub(1) * self.depths.len() / 56).min(last)]
    }

    fn from_palette(palette: &Palette, ascii: bool) -> Self {
        let coloured = |color| if color == Color::Reset { Style::new() } else { Style::new().fg(color) };
        let bold = Modifier::BOLD;
        Self {
            ascii,
            text: Style::new(),
            quiet: coloured(palette.quiet),
            frame: coloured(palette.frame),
            key: coloured(palette.accent).add_modifier(bold),
            edit: coloured(palette.accent).add_modifier(bold | Modifier::REVERSED),
            watch: coloured(palette.watch).add_modifier(bold | Modifier::REVERSED),
            given: Style::new().add_modifier(bold),
            solved: coloured(palette.good),
            here: coloured(palette.accent).add_modifier(Modifier::REVERSED),
            same: coloured(palette.accent).add_modifier(Modifier::UNDERLINED),
            placed: coloured(palette.good).add_modifier(Modifier::UNDERLINED),
            undone: coloured(palette.warm),
            clash: coloured(palette.bad).add_modifier(bold | Modifier::UNDERLINED),
            blocking: coloured(palette.bad).add_modifier(Modifier::REVERSED),
            failed: coloured(palette.warm),
            good: coloured(palette.good),
            bad: coloured(palette.bad).add_modifier(bold),
            selected: Style::new().add_modifier(Modifier::REVERSED),
            depths: palette.depths.iter().copied().map(coloured).collect(),
        }
    }
}
