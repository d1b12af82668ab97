//! The colours of each theme.

use ratatui::style::Color;

use crate::app::{Appearance, Colours, ThemeName};

/// The colours of a theme; `Color::Reset` is the terminal's own.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// What matters less.
    pub quiet: Color,
    /// Lines.
    pub frame: Color,
    /// Keys, the cell of interest, EDIT.
    pub accent: Color,
    /// WATCH.
    pub watch: Color,
    /// Something good.
    pub good: Color,
    /// Something bad.
    pub bad: Color,
    /// What came to nothing.
    pub warm: Color,
    /// Digits by the depth of their decision, shallow first.
    pub depths: &'static [Color],
}

impl Palette {
    /// The palette for an appearance.
    pub const fn of(appearance: Appearance) -> Self {
        match (appearance.colours, appearance.theme) {
            (Colours::None, _) => NONE,
            (Colours::Sixteen, ThemeName::Light) => SIXTEEN_LIGHT,
            (Colours::Sixteen, _) => SIXTEEN_DARK,
            (Colours::Full, ThemeName::Dark) => DARK,
            (Colours::Full, ThemeName::Light) => LIGHT,
            (Colours::Full, ThemeName::HighContrast) => HIGH_CONTRAST,
            (Colours::Full, ThemeName::ColourBlind) => COLOUR_BLIND,
        }
    }
}

const fn indexed<const N: usize>(numbers: [u8; N]) -> [Color; N] {
    let mut colours = [Color::Reset; N];
    let mut index = 0;
    while index < N {
        colours[index] = Color::Indexed(numbers[index]);
        index += 1;
    }
    colours
}

const DARK: Palette = Palette {
    quiet: Color::Indexed(248),
    frame: Color::Indexed(244),
    accent: Color::Indexed(117),
    watch: Color::Indexed(222),
    good: Color::Indexed(114),
    bad: Color::Indexed(210),
    warm: Color::Indexed(180),
    depths: &indexed([222, 186, 150, 115, 117, 147, 183]),
};

const LIGHT: Palette = Palette {
    quiet: Color::Indexed(239),
    frame: Color::Indexed(242),
    accent: Color::Indexed(25),
    watch: Color::Indexed(94),
    good: Color::Indexed(22),
    bad: Color::Indexed(124),
    warm: Color::Indexed(94),
    depths: &indexed([94, 58, 22, 23, 25, 55, 90]),
};

const HIGH_CONTRAST: Palette = Palette {
    quiet: Color::Indexed(255),
    frame: Color::Indexed(255),
    accent: Color::Indexed(51),
    watch: Color::Indexed(226),
    good: Color::Indexed(118),
    bad: Color::Indexed(217),
    warm: Color::Indexed(226),
    depths: &indexed([226, 118, 51, 219]),
};

/// The colours of M. Okabe and K. Ito, "Color Universal Design" (2008), as near as 256 colours come to them; good and
/// bad are blue and orange, which nobody confuses.
const COLOUR_BLIND: Palette = Palette {
    quiet: Color::Indexed(250),
    frame: Color::Indexed(246),
    accent: Color::Indexed(227),
    watch: Color::Indexed(227),
    good: Color::Indexed(74),
    bad: Color::Indexed(208),
    warm: Color::Indexed(175),
    depths: &indexed([227, 214, 175, 74, 43]),
};

const SIXTEEN_DARK: Palette = Palette {
    quiet: Color::Reset,
    frame: Color::Reset,
    accent: Color::Cyan,
    watch: Color::Yellow,
    good: Color::Green,
    bad: Color::LightRed,
    warm: Color::Yellow,
    depths: &[Color::Yellow, Color::Green, Color::Cyan, Color::LightBlue, Color::Magenta],
};

const SIXTEEN_LIGHT: Palette = Palette {
    quiet: Color::Reset,
    frame: Color::Reset,
    accent: Color::Blue,
    watch: Color::Magenta,
    good: Color::Reset,
    bad: Color::Red,
    warm: Color::Magenta,
    depths: &[Color::Reset, Color::Blue, Color::Magenta],
};

const NONE: Palette = Palette {
    quiet: Color::Reset,
    frame: Color::Reset,
    accent: Color::Reset,
    watch: Color::Reset,
    good: Color::Reset,
    bad: Color::Reset,
    warm: Color::Reset,
    depths: &[Color::Reset],
};

#[cfg(test)]
mod tests {
    use super::*;

    /// The red, green and blue of a colour of the 6×6×6 cube or the grey ramp.
    fn rgb(colour: Color) -> [f64; 3] {
        let Color::Indexed(number) = colour else { panic!("{colour} is not of the cube") };
        let level = |step: u8| if step == 0 { 0.0 } else { f64::from(55 + 40 * step) };
        match number {
            16..=231 => {
                let cube = number - 16;
                [level(cube / 36), level(cube / 6 % 6), level(cube % 6)]
            }
            232.. => [f64::from(8 + 10 * (number - 232)); 3],
            _ => panic!("{number} is whatever the terminal says"),
        }
    }

    /// WCAG 2.1, relative luminance.
    fn luminance(rgb: [f64; 3]) -> f64 {
        let linear = |channel: f64| {
            let share = channel / 255.0;
            if share <= 0.039_28 { share / 12.92 } else { ((share + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * linear(rgb[0]) + 0.7152 * linear(rgb[1]) + 0.0722 * linear(rgb[2])
    }

    fn contrast(colour: Color, background: f64) -> f64 {
        let light = luminance(rgb(colour));
        (light.max(background) + 0.05) / (light.min(background) + 0.05)
    }

    #[test]
    fn every_colour_can_be_read_on_its_background() {
        // Dark grey, as many dark terminals are, and white.
        let (dark, light) = (luminance([30.0; 3]), luminance([255.0; 3]));
        for (name, palette, background) in [
            ("dark", DARK, dark),
            ("light", LIGHT, light),
            ("high contrast", HIGH_CONTRAST, dark),
            ("colour-blind", COLOUR_BLIND, dark),
        ] {
            let named =
                [palette.quiet, palette.accent, palette.watch, palette.good, palette.bad, palette.warm];
            for colour in named.iter().chain(palette.depths) {
                let contrast = contrast(*colour, background);
                assert!(contrast >= 4.5, "{name}: {colour} has {contrast:.2}");
            }
            let lines = contrast(palette.frame, background);
            assert!(lines >= 3.0, "{name}: lines have {lines:.2}");
        }
        let least =
            [HIGH_CONTRAST.good, HIGH_CONTRAST.bad, HIGH_CONTRAST.quiet].map(|one| contrast(one, dark));
        assert!(least.into_iter().all(|contrast| contrast >= 7.0), "{least:?}");
    }
}
