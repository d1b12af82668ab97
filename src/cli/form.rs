//! The form in which answers are written.

use clap::ValueEnum;

use crate::grid::Grid;
use crate::notation::{self, Format};
use crate::solve::Answer;

/// What `--format` may say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum FormArgument {
    /// `line` where the input has one puzzle a line, else `rows`
    Auto,
    /// Nine lines of nine digits with single spaces; an empty line between puzzles
    Rows,
    /// One line a puzzle: 81 digits, or `unsolvable`, or `invalid`
    Line,
    /// Drawn with borders; an empty line between puzzles
    Grid,
}

/// How each answer is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// One line a puzzle, whatever comes of it.
    Line,
    /// Nothing for a puzzle without an answer; an empty line between two of several lines.
    Text(Format),
}

impl FormArgument {
    /// The form for input that has one puzzle a line, or that has not.
    pub const fn form(self, one_a_line: bool) -> Form {
        match self {
            Self::Auto if one_a_line => Form::Line,
            Self::Line => Form::Line,
            Self::Auto | Self::Rows => Form::Text(Format::Rows),
            Self::Grid => Form::Text(Format::Grid),
        }
    }
}

impl Form {
    /// What stands between two answers.
    pub const fn separator(self) -> &'static str {
        match self {
            Self::Line | Self::Text(Format::Line | Format::Link) => "",
            Self::Text(Format::Rows | Format::Grid | Format::Sdk) => "\n",
        }
    }

    /// Writes an answer behind what is there. A puzzle without one has its line where every puzzle has a line, and
    /// no text otherwise.
    pub fn append_answer<E>(self, answer: &Answer<E>, text: &mut Vec<u8>) {
        match answer {
            Answer::Solution(solution) => self.append(solution, text),
            Answer::Count(count) => text.extend_from_slice(format!("{count}\n").as_bytes()),
            Answer::Unsolvable if self == Self::Line => text.extend_from_slice(b"unsolvable\n"),
            Answer::Invalid(_) if self == Self::Line => text.extend_from_slice(b"invalid\n"),
            Answer::Unsolvable | Answer::Invalid(_) => {}
        }
    }

    /// Writes a grid behind what is there.
    pub fn append(self, grid: &Grid, text: &mut Vec<u8>) {
        match self {
            Self::Line => {
                text.extend(
                    grid.cells().iter().map(|digit| digit.map_or(b'.', |digit| b'0' + digit.number())),
                );
                text.push(b'\n');
            }
            Self::Text(format) => {
                text.extend_from_slice(notation::write(grid, format).as_bytes());
                text.push(b'\n');
            }
        }
    }
}
