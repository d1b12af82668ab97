//! How colours are written, and what becomes of them where they are not to be had.

use std::io::Write;

use ratatui::style::Color;

use crate::app::Colours;

/// Where a colour goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// The character.
    Fore,
    /// What is behind it.
    Back,
}

/// The colour as it is shown with these colours: itself, or the nearest there is. Colours by red, green and blue
/// become one of the 240 fixed ones, so that no terminal is sent what it may not know.
pub fn nearest(colours: Colours, colour: Color) -> Color {
    match (colours, colour) {
        (Colours::None, _) => Color::Reset,
        (Colours::Sixteen, Color::Indexed(index)) if index >= 16 => nearest_of_sixteen(components(index)),
        (Colours::Sixteen, Color::Rgb(r, g, b)) => nearest_of_sixteen([r, g, b]),
        (Colours::Full, Color::Rgb(r, g, b)) => Color::Indexed(nearest_of_palette([r, g, b])),
        (_, colour) => colour,
    }
}

/// Writes the parameters that select a colour, without the introducer and the final letter.
pub fn select(out: &mut Vec<u8>, colour: Color, ground: Ground) {
    let base = if ground == Ground::Fore { 30 } else { 40 };
    let written = match colour {
        Color::Reset => write!(out, "{}", base + 9),
        Color::Rgb(r, g, b) => write!(out, "{};5;{}", base + 8, nearest_of_palette([r, g, b])),
        Color::Indexed(index @ 16..) => write!(out, "{};5;{index}", base + 8),
        named => {
            let number = number_of(named);
            write!(out, "{}", if number < 8 { base + number } else { base + 60 + number - 8 })
        }
    };
    written.expect("a vector takes everything");
}

/// The number of one of the sixteen colours.
fn number_of(colour: Color) -> u8 {
    match colour {
        Color::Red => 1,
        Color::Green => 2,
        Color::Yellow => 3,
        Color::Blue => 4,
        Color::Magenta => 5,
        Color::Cyan => 6,
        Color::Gray => 7,
        Color::DarkGray => 8,
        Color::LightRed => 9,
        Color::LightGreen => 10,
        Color::LightYellow => 11,
        Color::LightBlue => 12,
        Color::LightMagenta => 13,
        Color::LightCyan => 14,
        Color::White => 15,
        Color::Indexed(index) => index.min(15),
        Color::Black | Color::Reset | Color::Rgb(..) => 0,
    }
}

/// The sixteen as xterm shows them; users change them, so nearness is a guess.
const SIXTEEN: [(Color, [u8; 3]); 16] = [
    (Color::Black, [0, 0, 0]),
    (Color::Red, [205, 0, 0]),
    (Color::Green, [0, 205, 0]),
    (Color::Yellow, [205, 205, 0]),
    (Color::Blue, [0, 0, 238]),
    (Color::Magenta, [205, 0, 205]),
    (Color::Cyan, [0, 205, 205]),
    (Color::Gray, [229, 229, 229]),
    (Color::DarkGray, [127, 127, 127]),
    (Color::LightRed, [255, 0, 0]),
    (Color::LightGreen, [0, 255, 0]),
    (Color::LightYellow, [255, 255, 0]),
    (Color::LightBlue, [92, 92, 255]),
    (Color::LightMagenta, [255, 0, 255]),
    (Color::LightCyan, [0, 255, 255]),
    (Color::White, [255, 255, 255]),
];

/// The six levels of the colour cube from 16 to 231.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

fn components(index: u8) -> [u8; 3] {
    match index {
        0..=15 => SIXTEEN[index as usize].1,
        16..=231 => {
            let cube = usize::from(index - 16);
            [LEVELS[cube / 36], LEVELS[cube / 6 % 6], LEVELS[cube % 6]]
        }
        232.. => [8 + 10 * (index - 232); 3],
    }
}

fn nearest_of_sixteen(wanted: [u8; 3]) -> Color {
    let nearest = SIXTEEN.iter().min_by_key(|(_, present)| distance(wanted, *present));
    nearest.map_or(Color::Reset, |(colour, _)| *colour)
}

fn nearest_of_palette(wanted: [u8; 3]) -> u8 {
    (16..=255).min_by_key(|index| distance(wanted, components(*index))).unwrap_or(16)
}

/// Squared distance; green counts most to the eye, blue least.
fn distance(one: [u8; 3], other: [u8; 3]) -> i32 {
    [3, 6, 1]
        .into_iter()
        .zip(one.into_iter().zip(other))
        .map(|(weight, (a, b))| weight * (a as i32 - b as i32).pow(2))
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn selected(colours: Colours, colour: Color, ground: Ground) -> String {
        let mut out = Vec::new();
        select(&mut out, nearest(colours, colour), ground);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_colour_is_written_as_the_terminal_has_it() {
        use Color::{DarkGray, Indexed, Red, Reset, Rgb, White};
        use Ground::{Back, Fore};
        for (colours, colour, ground, expected) in [
            (Colours::Full, Rgb(255, 0, 0), Back, "48;5;196"),
            (Colours::Full, Rgb(128, 128, 128), Fore, "38;5;244"),
            (Colours::Sixteen, Rgb(250, 10, 10), Fore, "91"),
            (Colours::Sixteen, Indexed(196), Back, "101"),
            (Colours::Sixteen, Indexed(3), Fore, "33"),
            (Colours::Sixteen, Indexed(12), Back, "104"),
            (Colours::Full, Red, Fore, "31"),
            (Colours::Full, White, Back, "107"),
            (Colours::Full, DarkGray, Fore, "90"),
            (Colours::None, Red, Fore, "39"),
            (Colours::Full, Reset, Back, "49"),
        ] {
            assert_eq!(selected(colours, colour, ground), expected, "{colour:?} with {colours:?}");
        }
    }

    #[test]
    fn every_fixed_colour_is_its_own_nearest() {
        for index in 16..=255_u8 {
            assert_eq!(components(nearest_of_palette(components(index))), components(index));
        }
    }
}
