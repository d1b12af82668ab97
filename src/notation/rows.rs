//! Puzzles in rows: the lines of a text, gathered into grids.

use std::collections::VecDeque;

use super::block::{Block, Gathered};
use super::content::Content;
use super::error::ReadError;
use super::line::Line;
use super::reading::{Reading, nothing};
use super::row::Row;
use super::shape::Shape;
use crate::grid::Grid;

/// Where results go.
type Ready = VecDeque<Result<Reading, ReadError>>;

/// Takes the lines of a text one by one and gives out the puzzles in it as they become complete.
#[derive(Default)]
pub struct RowsReader {
    block: Block,
    title: Option<String>,
    /// Whether the lines are in a section other than `[Puzzle]` of an `.sdk` file.
    is_elsewhere: bool,
    has_puzzle_section: bool,
    /// The line of 81 dashes just above, if there is one.
    dashes: Option<usize>,
    /// What to say if there is no puzzle at all: an error of a few stray cells, or of the first heading.
    stray: Option<ReadError>,
    heading: Option<ReadError>,
    has_result: bool,
}

impl RowsReader {
    /// A reader at the start of a text. The error is of a heading before it, for a text that has nothing else.
    pub fn new(heading: Option<ReadError>) -> Self {
        Self { heading, ..Self::default() }
    }

    /// Takes the next line; what it completes is added to `ready`.
    pub fn take(&mut self, line: Line, content: Content, ready: &mut Ready) {
        if let Some(number) = self.dashes.take() {
            let is_border =
                matches!(content, Content::Row { .. } | Content::Decoration) || self.block.is_open();
            if !is_border {
                self.give(vec![whole(number, Ok(Grid::EMPTY))], Shape::Line, ready);
            }
        }
        if let Content::Section(name) = &content {
            return self.section(&line, name == "puzzle", ready);
        }
        if self.is_elsewhere {
            return;
        }
        let finished = match content {
            Content::Row { start, end, or_border } => self.block.push(Row::new(line, start, end, or_border)),
            Content::Decoration => {
                self.block.border();
                Vec::new()
            }
            Content::Nothing => self.block.gap(),
            Content::Dashes => {
                self.dashes = Some(line.number);
                Vec::new()
            }
            Content::Comment(title) => {
                self.title = title.or(self.title.take());
                Vec::new()
            }
            Content::Puzzle(grid, title) => {
                let finished = self.block.finish();
                self.give(finished, Shape::Rows, ready);
                self.title = title.or(self.title.take());
                return self.give(vec![whole(line.number, Ok(grid))], Shape::Line, ready);
            }
            Content::Fault(error) => {
                let mut finished = self.block.finish();
                finished.push(whole(line.number, Err(error)));
                finished
            }
            Content::Heading { text, error, cells } => return self.take_heading(text, error, cells, ready),
            Content::Section(_) => Vec::new(),
        };
        self.give(finished, Shape::Rows, ready);
    }

    /// Completes what the last lines left open. It gives at least one result in all.
    pub fn finish(&mut self, ready: &mut Ready) {
        if let Some(number) = self.dashes.take().filter(|_| !self.block.is_open()) {
            self.give(vec![whole(number, Ok(Grid::EMPTY))], Shape::Line, ready);
        }
        let finished = self.block.finish();
        self.give(finished, Shape::Rows, ready);
        if !self.has_result {
            let error = self.stray.take().or(self.heading.take());
            ready.push_back(Err(error.unwrap_or_else(nothing)));
        }
    }

    fn section(&mut self, line: &Line, is_puzzle: bool, ready: &mut Ready) {
        let finished = self.block.finish();
        self.give(finished, Shape::Rows, ready);
        self.has_puzzle_section |= is_puzzle;
        self.is_elsewhere = self.has_puzzle_section && !is_puzzle;
        self.heading.get_or_insert_with(|| super::whole::bad_character(line.span().trim()));
    }

    /// A heading ends a grid, except that a row with words in it, amid the rows of one, is a bad row.
    fn take_heading(&mut self, text: String, error: ReadError, cells: usize, ready: &mut Ready) {
        let mut finished = Vec::new();
        if self.block.is_open() && cells > 6 {
            self.block = Block::default();
            finished.push(whole(error.line, Err(error.clone())));
        } else {
            finished = self.block.finish();
        }
        self.give(finished, Shape::Rows, ready);
        self.heading.get_or_insert(error);
        self.title = Some(text);
    }

    fn give(&mut self, finished: Vec<Gathered>, shape: Shape, ready: &mut Ready) {
        for Gathered { line, grid, is_stray } in finished {
            let error_is_stray = grid.is_err() && is_stray;
            let result = grid.map(|(grid, note)| Reading {
                grid,
                line,
                title: self.title.take(),
                notes: note.map(str::to_owned).into_iter().collect(),
                shape,
            });
            match result {
                Err(error) if error_is_stray => {
                    self.stray.get_or_insert(error);
                }
                result => {
                    self.has_result = true;
                    ready.push_back(result);
                }
            }
        }
    }
}

fn whole(line: usize, grid: Result<Grid, ReadError>) -> Gathered {
    Gathered { line, grid: grid.map(|grid| (grid, None)), is_stray: false }
}
