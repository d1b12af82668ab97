//! The first lines of a text, before it is known how its puzzles are written.

use std::collections::VecDeque;

use super::content::Content;
use super::error::ReadError;
use super::line::Line;
use super::shape::Shape;

/// How many headings and comments before the first puzzle are remembered, in case they belong to it.
const REMEMBERED: usize = 64;

/// Lines up to the one that decides, each with what it is.
#[derive(Default)]
pub struct Beginning {
    /// The last of them.
    pub lines: VecDeque<(Line, Content)>,
    /// The error of the first heading, for a text that has nothing else.
    pub heading: Option<ReadError>,
    has_row: bool,
}

impl Beginning {
    /// Adds the next line; the shape of the text, if this line decides it. Neither comments nor headings do, and a
    /// row only with the line behind it: before a puzzle on one line it is a puzzle that is too short.
    pub fn add(&mut self, line: Line) -> Option<Shape> {
        let content = Content::of(&line);
        let is_open = !std::mem::replace(&mut self.has_row, matches!(content, Content::Row { .. }));
        let shape = match &content {
            Content::Puzzle(..) | Content::Fault(_) => Some(Shape::Line),
            Content::Nothing if is_open => return None,
            Content::Comment(_) | Content::Heading { .. } | Content::Row { or_border: false, .. }
                if is_open =>
            {
                None
            }
            _ => Some(Shape::Rows),
        };
        if let Content::Heading { error, .. } = &content {
            self.heading.get_or_insert_with(|| error.clone());
        }
        self.lines.push_back((line, content));
        if shape.is_none() && self.lines.len() > REMEMBERED {
            self.lines.pop_front();
        }
        shape
    }
}
