//! What each of the 81 cells shows: its digit, its style, and the signs beside it.

use ratatui::style::Style;

use super::{Theme, aids, heat};
use crate::app::{App, Mode};
use crate::grid::{Cell, Digit, Grid};
use crate::player::Lane;
use crate::search::{Choice, ChoiceKind, Fate, Operation, Strategy};

/// One cell as it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// The digit in it.
    pub digit: Option<Digit>,
    /// How the cell is drawn.
    pub style: Style,
    /// The sign to the left of the digit.
    pub left: char,
    /// The sign to the right.
    pub right: char,
}

/// All cells, in reading order.
pub fn marks(app: &App, theme: &Theme) -> Vec<Mark> {
    match (app.mode, app.picture()) {
        (Mode::Watch, Some(picture)) => of_film(app, picture.lane(), theme),
        _ => of_puzzle(app, theme),
    }
}

fn plain(digit: Option<Digit>, style: Style) -> Mark {
    Mark { digit, style, left: ' ', right: ' ' }
}

fn of_puzzle(app: &App, theme: &Theme) -> Vec<Mark> {
    let givens = app.givens_on_screen();
    let mut marks: Vec<Mark> = Cell::all()
        .map(|cell| match givens[cell] {
            Some(given) => plain(Some(given), theme.given),
            None => match app.shown.and_then(|shown| shown.grid[cell]) {
                Some(digit) => plain(Some(digit), theme.solved),
                None => plain(None, Style::new()),
            },
        })
        .collect();
    if app.mode == Mode::Edit && app.offer_at_cursor().is_none() {
        mark_same(&mut marks, app, theme);
    }
    mark_clashes(&mut marks, givens, theme);
    if app.mode == Mode::Edit && app.offer_at_cursor().is_none() {
        let here = &mut marks[app.editor.cursor().index()];
        (here.left, here.right) = ('[', ']');
        here.style = here.style.patch(theme.here);
    }
    aids::over(&mut marks, app, theme);
    marks
}

/// The cells of one search of a film.
pub fn of_film(app: &App, lane: &Lane, theme: &Theme) -> Vec<Mark> {
    let mut marks: Vec<Mark> = Cell::all()
        .map(|cell| {
            let style = if lane.givens[cell].is_some() { theme.given } else { Style::new() };
            plain(lane.grid[cell], style)
        })
        .collect();
    if let Some(heat) = &lane.heat {
        heat::over(&mut marks, heat, theme);
        return marks;
    }
    for (index, decision) in lane.decisions.iter().enumerate() {
        marks[decision.cell.index()].style = theme.at_depth(index + 1);
    }
    // Only another program places digits that clash.
    let is_recorded = lane.strategy == Strategy::Recorded;
    mark_clashes(&mut marks, if is_recorded { &lane.grid } else { &lane.givens }, theme);
    if let Some(step) = lane.recent.last() {
        let mark = &mut marks[step.cell.index()];
        (mark.left, mark.style) = match step.operation {
            Operation::Place => ('+', mark.style.patch(theme.placed)),
            Operation::Undo => ('-', mark.style.patch(theme.undone)),
        };
    }
    if let Some(explanation) = &lane.explanation {
        mark_choice(&mut marks, explanation.choice, theme);
        let fate = app.viewing.highlight.map(|option| explanation.options[option]);
        if let Some(Fate::Blocked { by, .. }) = fate {
            let mark = &mut marks[by.index()];
            (mark.left, mark.right) = ('<', '>');
            mark.style = mark.style.patch(theme.blocking);
        }
    }
    marks
}

/// Puts the blank cells of a choice in brackets; where it is about one cell, that is reversed as well.
fn mark_choice(marks: &mut [Mark], choice: Choice, theme: &Theme) {
    for (cell, _) in (0..9).map(|option| choice.option(option)) {
        let mark = &mut marks[cell.index()];
        if mark.digit.is_none() {
            (mark.left, mark.right) = ('[', ']');
            if matches!(choice.kind(), ChoiceKind::Cell(_)) {
                mark.style = mark.style.patch(theme.here);
            }
        }
    }
}

/// Marks the digits that are the same as the one under the cursor.
fn mark_same(marks: &mut [Mark], app: &App, theme: &Theme) {
    let Some(digit) = app.digit_at_cursor() else { return };
    for mark in marks.iter_mut().filter(|mark| mark.digit == Some(digit)) {
        mark.style = mark.style.patch(theme.same);
    }
}

fn mark_clashes(marks: &mut [Mark], givens: &Grid, theme: &Theme) {
    for cell in givens.clashes().iter().flat_map(|clash| &clash.cells) {
        let mark = &mut marks[cell.index()];
        (mark.left, mark.right) = ('!', '!');
        mark.style = theme.clash;
    }
}
