//! Colours and weights by what they mean. Every meaning also has a sign that is not a colour.

use ratatui::style::{Color, Modifier, Style};

use crate::app::{Appearance, Colours, ThemeName};

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
        let palette = match (appearance.colours, appearance.theme) {
            (Colours::None, _) => Palette::NONE,
            (Colours::Sixteen, ThemeName::Dark) => Palette::SIXTEEN_DARK,
            (Colours::Sixteen, ThemeName::Light) => Palette::SIXTEEN_LIGHT,
            (Colours::Full, ThemeName::Dark) => Palette::DARK,
            (Colours::Full, ThemeName::Light) => Palette::LIGHT,
        };
        palette.theme(appearance.ascii)
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
}

/// The colours of a theme; `Color::Reset` is the terminal's own.
struct Palette {
    quiet: Color,
    frame: Color,
    accent: Color,
    watch: Color,
    good: Color,
    bad: Color,
    warm: Color,
    depths: &'static [Color],
}

impl Palette {
    const DARK: Self = Self {
        quiet: Color::Indexed(246),
        frame: Color::Indexed(242),
        accent: Color::Indexed(117),
        watch: Color::Indexed(222),
        good: Color::Indexed(114),
        bad: Color::Indexed(210),
        warm: Color::Indexed(222),
        depths: &[
            Color::Indexed(222),
            Color::Indexed(186),
            Color::Indexed(150),
            Color::Indexed(115),
            Color::Indexed(117),
            Color::Indexed(147),
            Color::Indexed(183),
        ],
    };
    const LIGHT: Self = Self {
        quiet: Color::Indexed(241),
        frame: Color::Indexed(245),
        accent: Color::Indexed(25),
        watch: Color::Indexed(94),
        good: Color::Indexed(22),
        bad: Color::Indexed(124),
        warm: Color::Indexed(94),
        depths: &[
            Color::Indexed(94),
            Color::Indexed(58),
            Color::Indexed(22),
            Color::Indexed(23),
            Color::Indexed(25),
            Color::Indexed(55),
            Color::Indexed(90),
        ],
    };
    const SIXTEEN_DARK: Self = Self {
        quiet: Color::Reset,
        frame: Color::Reset,
        accent: Color::Cyan,
        watch: Color::Yellow,
        good: Color::Green,
        bad: Color::LightRed,
        warm: Color::Yellow,
        depths: &[Color::Yellow, Color::Green, Color::Cyan, Color::LightBlue, Color::Magenta],
    };
    const SIXTEEN_LIGHT: Self = Self {
        quiet: Color::Reset,
        frame: Color::Reset,
        accent: Color::Blue,
        watch: Color::Magenta,
        good: Color::Reset,
        bad: Color::Red,
        warm: Color::Magenta,
        depths: &[Color::Reset, Color::Blue, Color::Magenta],
    };
    const NONE: Self = Self {
        quiet: Color::Reset,
        frame: Color::Reset,
        accent: Color::Reset,
        watch: Color::Reset,
        good: Color::Reset,
        bad: Color::Reset,
        warm: Color::Reset,
        depths: &[Color::Reset],
    };

    fn theme(&self, ascii: bool) -> Theme {
        let coloured = |color| if color == Color::Reset { Style::new() } else { Style::new().fg(color) };
        let bold = Modifier::BOLD;
        Theme {
            ascii,
            text: Style::new(),
            quiet: coloured(self.quiet),
            frame: coloured(self.frame),
            key: coloured(self.accent).add_modifier(bold),
            edit: coloured(self.accent).add_modifier(bold | Modifier::REVERSED),
            watch: coloured(self.watch).add_modifier(bold | Modifier::REVERSED),
            given: Style::new().add_modifier(bold),
            solved: coloured(self.good),
            here: coloured(self.accent).add_modifier(Modifier::REVERSED),
            same: coloured(self.accent).add_modifier(Modifier::UNDERLINED),
            placed: coloured(self.good).add_modifier(Modifier::UNDERLINED),
            undone: coloured(self.warm),
            clash: coloured(self.bad).add_modifier(bold | Modifier::UNDERLINED),
            blocking: coloured(self.bad).add_modifier(Modifier::REVERSED),
            failed: coloured(self.warm),
            good: coloured(self.good),
            bad: coloured(self.bad).add_modifier(bold),
            selected: Style::new().add_modifier(Modifier::REVERSED),
            depths: self.depths.iter().copied().map(coloured).collect(),
        }
    }
}
