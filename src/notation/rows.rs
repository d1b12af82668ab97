//! Puzzles in rows: the lines of a text, gathered into grids.

use std::collections::VecDeque;

use super::block::Block;
use super::content::Content;
use super::error::ReadError;
use super::line::Line;
use super::nine::Gathered;
use super::reading::{Reading, nothing, only_decoration};
use super::row::Row;
use super::sections::Sections;
use super::shape::Shape;
use crate::grid::Grid;

/// Where results go.
type Ready = VecDeque<Result<Reading, ReadError>>;

/// Takes the lines of a text one by one and gives out the puzzles in it as they become complete.
#[derive(Default)]
pub struct RowsReader {
    block: Block,
    title: Option<String>,
    sections: Sections,
    /// The line of 81 dashes just above, if there is one.
    dashes: Option<usize>,
    /// What to say if there is no puzzle at all: an error of a few stray cells, of the first heading, of brackets.
    stray: Option<ReadError>,
    heading: Option<ReadError>,
    decoration: Option<ReadError>,
    has_result: bool,
}

impl RowsReader {
    /// A reader at the start of a text. The error is of a heading before it, for a text that has nothing else. A
    /// patient reader, for the sake of the first puzzle, gives each out only when it is known what follows.
    pub fn new(heading: Option<ReadError>, is_patient: bool) -> Self {
        Self { heading, block: Block::new(is_patient), ..Self::default() }
    }

    /// The same reader for a text of which only the `[Puzzle]` counts that is still to come.
    pub fn before_puzzle(self) -> Self {
        Self { sections: Sections::before_puzzle(), ..self }
    }

    /// A reader behind puzzles that were written otherwise.
    pub fn behind_others(is_patient: bool) -> Self {
        Self { has_result: true, ..Self::new(None, is_patient) }
    }

    /// Takes the next line; what it completes is added to `ready`.
    pub fn take(&mut self, line: Line, content: Content, ready: &mut Ready) {
        if let Some(number) = self.dashes.take() {
            let is_border =
                matches!(content, Content::Row { .. } | Content::Decoration) || self.block.is_open();
            if !is_border {
                let empty = self.whole(number, Ok(Grid::EMPTY));
                self.give(vec![empty], Shape::Line, ready);
            }
        }
        if let Content::Section(name) = &content {
            return self.section(&line, name, ready);
        }
        if self.sections.are_elsewhere() {
            if let Content::Comment(title) = content {
                self.title = title.or(self.title.take());
            }
            return;
        }
        let finished = match content {
            Content::Row { start, end, or_border } => {
                let title = if or_border { None } else { self.title.take() };
                self.block.push(Row::new(line, start, end, or_border, title))
            }
            Content::Decoration => {
                self.decoration.get_or_insert_with(|| only_decoration(line.span()));
                self.block.border()
            }
            Content::Nothing => self.block.gap(),
            Content::Dashes => {
                self.dashes = Some(line.number);
                Vec::new()
            }
            Content::Comment(title) => {
                let finished = self.block.comment();
                self.title = title.or(self.title.take());
                finished
            }
            Content::Puzzle(grid, title) => {
                let finished = self.block.finish();
                self.give(finished, Shape::Rows, ready);
                self.title = title.or(self.title.take());
                let puzzle = self.whole(line.number, Ok(grid));
                return self.give(vec![puzzle], Shape::Line, ready);
            }
            Content::Fault(error) => {
                let mut finished = self.block.finish();
                finished.push(self.whole(line.number, Err(error)));
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
            let empty = self.whole(number, Ok(Grid::EMPTY));
            self.give(vec![empty], Shape::Line, ready);
        }
        let finished = self.block.finish();
        self.give(finished, Shape::Rows, ready);
        let held = self.sections.finish();
        self.has_result |= !held.is_empty();
        ready.extend(held);
        if !self.has_result {
            let error = self.stray.take().or(self.heading.take()).or(self.decoration.take());
            ready.push_back(Err(error.unwrap_or_else(nothing)));
        }
    }

    fn section(&mut self, line: &Line, name: &str, ready: &mut Ready) {
        let finished = self.block.finish();
        self.give(finished, Shape::Rows, ready);
        self.title = self.sections.enter(name, self.title.take());
        self.heading.get_or_insert_with(|| super::whole::bad_character(line.span().trim()));
    }

    /// A heading ends a grid, except that a row with words in it, amid the rows of one, is a bad row.
    fn take_heading(&mut self, text: String, error: ReadError, cells: usize, ready: &mut Ready) {
        let mut finished = Vec::new();
        if self.block.is_open() && cells > 6 {
            self.block.clear();
            finished.push(self.whole(error.line, Err(error.clone())));
        } else {
            finished = self.block.finish();
        }
        self.give(finished, Shape::Rows, ready);
        self.sections.pass_heading();
        self.heading.get_or_insert(error);
        self.title = Some(text);
    }

    fn give(&mut self, finished: Vec<Gathered>, shape: Shape, ready: &mut Ready) {
        let mut title_above = None;
        for Gathered { line, title, grid, is_stray } in finished {
            let title = title.or(title_above.take());
            match grid {
                Err(error) if is_stray => {
                    self.stray.get_or_insert(error);
                    title_above = title;
                }
                grid => {
                    let result = grid.map(|(grid, note)| {
                        let notes = note.map(str::to_owned).into_iter().collect();
                        Reading { grid, line, title, notes, is_first_of_many: false, shape }
                    });
                    let passed = self.sections.pass(result);
                    self.has_result |= !passed.is_empty();
                    ready.extend(passed);
                }
            }
        }
        self.title = self.title.take().or(title_above);
    }

    fn whole(&mut self, line: usize, grid: Result<Grid, ReadError>) -> Gathered {
        let title = if grid.is_ok() { self.title.take() } else { None };
        Gathered { line, title, grid: grid.map(|grid| (grid, None)), is_stray: false }
    }
}
