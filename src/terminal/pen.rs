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
        self.take_style(out, cell);
        let symbol = if self.capabilities.ascii { in_ascii(cell.symbol()) } else { cell.symbol() };
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

    fn take_style(&mut self, out: &mut Vec<u8>, cell: &Cell) {
        let colours = self.capabilities.colours;
        let wanted = Style {
            fore: nearest(colours, cell.fg),
            back: nearest(colours, cell.bg),
            modifier: cell.modifier,
        };
        if self.style == Some(wanted) {
            return;
        }
        let present = self.style.filter(|present| wanted.modifier.contains(present.modifier));
        let mut parameters = Vec::new();
        if present.is_none() {
            parameters.push(b'0');
        }
        let present = present.unwrap_or(PLAIN);
        for (modifier, parameter) in MODIFIERS {
            if (wanted.modifier - present.modifier).contains(modifier) {
                separate(&mut parameters);
                parameters.push(parameter);
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
        out.extend_from_slice(b"\x1b[");
        out.extend_from_slice(if parameters == b"0" { b"" } else { &parameters });
        out.push(b'm');
        self.style = Some(wanted);
    }
}

const MODIFIERS: [(Modifier, u8); 9] = [
    (Modifier::BOLD, b'1'),
    (Modifier::DIM, b'2'),
    (Modifier::ITALIC, b'3'),
    (Modifier::UNDERLINED, b'4'),
    (Modifier::SLOW_BLINK, b'5'),
    (Modifier::RAPID_BLINK, b'6'),
    (Modifier::REVERSED, b'7'),
    (Modifier::HIDDEN, b'8'),
    (Modifier::CROSSED_OUT, b'9'),
];

fn separate(parameters: &mut Vec<u8>) {
    if !parameters.is_empty() {
        parameters.push(b';');
    }
}
