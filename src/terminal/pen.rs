//! Writes cells as the fewest escape codes that come to mind.

use std::io::Write;

use ratatui::buffer::Cell;
use ratatui::layout::Position;
use ratatui::style::{Color, Modifier};
use unicode_width::UnicodeWidthStr;

use super::Capabilities;
use super::colours::{Ground, nearest, select};
use super::glyphs::in_ascii;

/// Knows where the terminal writes next and in which style, and says only what is different.
#[derive(Debug)]
pub struct Pen {
    capabilities: Capabilities,
    /// Where the next character goes; unknown after the last column.
    place: Option<Position>,
    style: Option<Style>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Style {
    fore: Color,
    back: Color,
    modifier: Modifier,
}

impl Style {
    /// Whether a blank looks the same in both.
    fn has_same_ground(self, other: Self) -> bool {
        let ground = Modifier::REVERSED | Modifier::UNDERLINED | Modifier::CROSSED_OUT | BLINK;
        let marks = self.modifier & ground;
        self.back == other.back
            && marks == other.modifier & ground
            && (marks.is_empty() || self.fore == other.fore)
    }
}

const PLAIN: Style = Style { fore: Color::Reset, back: Color::Reset, modifier: Modifier::empty() };

impl Pen {
    /// A pen of which nothing is known.
    pub const fn new(capabilities: Capabilities) -> Self {
        Self { capabilities, place: None, style: None }
    }

    /// Forgets place and style: something else has written to the terminal.
    pub const fn lift(&mut self) {
        self.place = None;
        self.style = None;
    }

    /// Writes a cell of a screen of this width.
    pub fn write(&mut self, out: &mut Vec<u8>, at: Position, cell: &Cell, width: u16) {
        self.move_to(out, at);
        let symbol = printable(cell.symbol());
        self.take_style(out, cell, symbol == " ");
        let symbol = if self.capabilities.ascii { in_ascii(symbol) } else { symbol };
        out.extend_from_slice(symbol.as_bytes());
        let next = at.x + cell.symbol().width().max(1) as u16;
        self.place = (next < width).then_some(Position::new(next, at.y));
    }

    /// Moves the terminal's cursor.
    pub fn move_to(&mut self, out: &mut Vec<u8>, at: Position) {
        let written = match self.place {
            Some(place) if place == at => Ok(()),
            Some(place) if place.y == at.y && at.x == place.x + 1 => write!(out, "\x1b[C"),
            Some(place) if place.y == at.y && at.x > place.x => write!(out, "\x1b[{}C", at.x - place.x),
            _ if at.x == 0 => write!(out, "\x1b[{}H", at.y + 1),
            _ => write!(out, "\x1b[{};{}H", at.y + 1, at.x + 1),
        };
        written.expect("a vector takes everything");
        self.place = Some(at);
    }

    /// Back to the terminal's own style.
    pub fn plain(&mut self, out: &mut Vec<u8>) {
        out.extend_from_slice(b"\x1b[m");
        self.style = Some(PLAIN);
    }

    fn take_style(&mut self, out: &mut Vec<u8>, cell: &Cell, is_blank: bool) {
        let colours = self.capabilities.colours;
        let wanted = Style {
            fore: nearest(colours, cell.fg),
            back: nearest(colours, cell.bg),
            modifier: cell.modifier,
        };
        if self
            .style
            .is_some_and(|present| present == wanted || (is_blank && present.has_same_ground(wanted)))
        {
            return;
        }
        let anew = difference(PLAIN, wanted);
        let changed = self.style.map(|present| difference(present, wanted));
        out.extend_from_slice(b"\x1b[");
        match changed {
            Some(changed) if changed.len() < anew.len() + RESET.len() => out.extend_from_slice(&changed),
            _ if anew.is_empty() => {}
            _ => {
                out.extend_from_slice(RESET);
                out.extend_from_slice(&anew);
            }
        }
        out.push(b'm');
        self.style = Some(wanted);
    }
}

/// Before other parameters: forget all of the style.
const RESET: &[u8] = b"0;";

/// What sets each modifier, and what takes it away.
const MODIFIERS: [(Modifier, &str, &str); 9] = [
    (Modifier::BOLD, "1", "22"),
    (Modifier::DIM, "2", "22"),
    (Modifier::ITALIC, "3", "23"),
    (Modifier::UNDERLINED, "4", "24"),
    (Modifier::SLOW_BLINK, "5", "25"),
    (Modifier::RAPID_BLINK, "6", "25"),
    (Modifier::REVERSED, "7", "27"),
    (Modifier::HIDDEN, "8", "28"),
    (Modifier::CROSSED_OUT, "9", "29"),
];

/// These share what takes them away.
const WEIGHT: Modifier = Modifier::BOLD.union(Modifier::DIM);
const BLINK: Modifier = Modifier::SLOW_BLINK.union(Modifier::RAPID_BLINK);

/// The parameters that make one style of another.
fn difference(present: Style, wanted: Style) -> Vec<u8> {
    let mut parameters = Vec::new();
    let mut left = present.modifier;
    for (modifier, _, end) in MODIFIERS {
        if left.contains(modifier) && !wanted.modifier.contains(modifier) {
            separate(&mut parameters);
            parameters.extend_from_slice(end.as_bytes());
            left -= [WEIGHT, BLINK].into_iter().find(|pair| pair.contains(modifier)).unwrap_or(modifier);
        }
    }
    for (modifier, start, _) in MODIFIERS {
        if wanted.modifier.contains(modifier) && !left.contains(modifier) {
            separate(&mut parameters);
            parameters.extend_from_slice(start.as_bytes());
        }
    }
    for (colour, before, ground) in
        [(wanted.fore, present.fore, Ground::Fore), (wanted.back, present.back, Ground::Back)]
    {
        if colour != before {
            separate(&mut parameters);
            select(&mut parameters, colour, ground);
        }
    }
    parameters
}

/// The symbol as it is sent. No text of a file's, a title for instance, speaks to the terminal; a Braille pattern
/// without dots is a blank of one byte, not of three.
fn printable(symbol: &str) -> &str {
    if symbol == "\u{2800}" || symbol.chars().any(char::is_control) { " " } else { symbol }
}

fn separate(parameters: &mut Vec<u8>) {
    if !parameters.is_empty() {
        parameters.push(b';');
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Colours;

    #[test]
    fn a_style_is_reached_the_short_way() {
        let style = |modifier, fore| Style { fore, back: Color::Reset, modifier };
        let (bold, underlined) = (Modifier::BOLD, Modifier::UNDERLINED);
        let blue = Color::Indexed(117);
        for (from, to, parameters) in [
            (style(bold, blue), style(Modifier::empty(), blue), "22"),
            (style(bold | Modifier::DIM, blue), style(bold, blue), "22;1"),
            (style(bold | underlined, blue), style(underlined, Color::Reset), "22;39"),
            (style(bold, Color::Reset), style(Modifier::REVERSED, Color::Reset), "22;7"),
            (style(underlined, Color::Reset), style(bold | underlined, Color::Red), "1;31"),
        ] {
            assert_eq!(String::from_utf8_lossy(&difference(from, to)), parameters);
        }
    }

    #[test]
    fn a_blank_takes_any_style_it_looks_the_same_in() {
        let mut pen = Pen::new(Capabilities { colours: Colours::Full, ascii: false });
        let mut written = Vec::new();
        let plain = ratatui::style::Style::new();
        let cells = [("a", plain.fg(Color::Red)), (" ", plain), (" ", plain.bold()), (" ", plain.reversed())];
        for (x, (symbol, style)) in (0..).zip(cells) {
            let mut cell = Cell::default();
            pen.write(&mut written, Position::new(x, 0), cell.set_symbol(symbol).set_style(style), 80);
        }
        assert_eq!(String::from_utf8_lossy(&written), "\x1b[1H\x1b[0;31ma  \x1b[0;7m ");
    }

    #[test]
    fn no_text_speaks_to_the_terminal() {
        let mut pen = Pen::new(Capabilities { colours: Colours::None, ascii: false });
        for symbol in ["\x1b", "\x07", "\x7f", "\u{9b}", "\n", "\u{2800}"] {
            let mut written = Vec::new();
            let mut cell = Cell::default();
            pen.lift();
            pen.write(&mut written, Position::ORIGIN, cell.set_symbol(symbol), 80);
            assert_eq!(written, b"\x1b[1H\x1b[m ", "{symbol:?}");
        }
    }
}
