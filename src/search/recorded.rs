//! The loop of a search that was made elsewhere: it does what the recording says.

use super::plan::Plan;
use super::recording::{Recording, Tape};
use super::run::{Limits, Stop};
use super::state::{Frame, NO_CHOICE, State};
use super::{Choice, Operation, Outcome};
use crate::grid::{Cell, Digit, Grid};

/// All nine options.
const ALL: u16 = 0x1ff;

/// Runs to the next stop, or as far as the recording goes.
pub fn run(plan: &Plan, recording: &Recording, state: &mut State, limits: &Limits) -> Stop {
    let tape = recording.tape();
    let mut standing = Standing::new(plan, state);
    while let Some(change) = tape.after(state.steps) {
        let (cell, digit) = (change.cell(), change.digit());
        state.steps += 1;
        match change.operation() {
            Operation::Place => {
                let clashes = standing.write(cell, digit);
                place(state, cell, digit, clashes);
                if state.depth as usize == plan.blanks && standing.surplus == 0 {
                    state.completions += 1;
                    state.completed_at = state.steps;
                }
                if state.depth as usize == limits.ceiling {
                    return Stop::Ceiling;
                }
                if limits.cell == Some(cell) {
                    return Stop::Cell;
                }
            }
            Operation::Undo => {
                standing.erase(cell, digit);
                undo(plan, state, cell);
                let depth = state.depth as usize;
                if depth == limits.floor {
                    return Stop::Floor;
                }
                if state.steps - state.frames[depth].step() >= limits.width - 1 {
                    return Stop::Span;
                }
            }
        }
        if state.steps >= limits.until {
            return Stop::Step;
        }
    }
    Stop::End
}

/// Pushes a frame. What it has left to try is what its choice had, where it is the choice last taken back.
fn place(state: &mut State, cell: Cell, digit: Digit, clashes: bool) {
    let depth = state.depth as usize;
    let choice = Choice::of_cell(cell).index() as u16;
    let left = if state.choices[depth] == choice { state.left } else { ALL };
    let option = 1 << digit.index();
    state.frames[depth] = Frame::new(left & !option, option, state.steps);
    state.choices[depth] = choice;
    state.choices[depth + 1] = NO_CHOICE;
    state.left = ALL;
    state.placed[cell.index()] += 1;
    state.clashing += u32::from(clashes);
    state.depth += 1;
    state.deepest = state.deepest.max(state.depth);
    state.peak = state.peak.max(state.depth);
}

/// Takes the frame of a cell out, the last one or one below it: those above it come down one level.
fn undo(plan: &Plan, state: &mut State, cell: Cell) {
    let top = state.depth as usize - 1;
    let choice = Choice::of_cell(cell).index() as u16;
    if state.choices[top] == choice {
        let was_just_placed = state.frames[top].step() + 1 == state.steps;
        state.dead_ends += u64::from(was_just_placed && top + 1 < plan.blanks);
        state.left = state.frames[top].untried();
    } else {
        let level = state.choices[..top].iter().rposition(|other| *other == choice);
        let level = level.expect("a recording takes back only what was placed");
        // What was taken out ends up behind the last frame, where a closed span is looked for.
        state.frames[level..=top].rotate_left(1);
        state.choices[level..=top].rotate_left(1);
        state.out_of_order += 1;
        state.left = ALL;
    }
    state.depth -= 1;
}

/// Whether the recording goes on, and if not, how it ends.
pub fn outcome(plan: &Plan, recording: &Recording, state: &State) -> Outcome {
    let is_solved = state.depth as usize == plan.blanks && state.completed_at == state.steps;
    if is_solved && state.completions > 0 {
        Outcome::Solved
    } else if !recording.tape().ends_after(state.steps) {
        Outcome::Searching
    } else {
        // That all has been taken back does not mean that all has been tried: only the program knows.
        Outcome::Ended
    }
}

/// What the program is about to fill, and what of it is untried as far as is known: the cell that it fills next or, where
/// it takes something back, the one that it took back last or the first for which no digit is left.
pub fn open_choice(plan: &Plan, recording: &Recording, state: &State) -> Option<(Choice, u16)> {
    let depth = state.depth as usize;
    if depth == plan.blanks {
        return None;
    }
    let taken_back =
        Some(state.choices[depth] as usize).filter(|choice| *choice < Choice::COUNT).map(Choice::from_index);
    let next = recording.tape().after(state.steps).filter(|next| next.operation() == Operation::Place);
    let choice = match (next, taken_back) {
        (Some(next), _) => Choice::of_cell(next.cell()),
        (None, Some(choice)) => choice,
        (None, None) => {
            let board = plan.board(state);
            Choice::of_cell(board.grid.blanks().find(|cell| board.candidates(*cell) == 0)?)
        }
    };
    Some((choice, if taken_back == Some(choice) { state.left } else { ALL }))
}

/// 1 where the next step takes back the placement that was the last: then that was a dead end.
pub fn dead_end_at(plan: &Plan, tape: &Tape, state: &State) -> u64 {
    let is_placement = state.stack().last().is_some_and(|frame| frame.step() == state.steps);
    let is_undone = || tape.after(state.steps).is_some_and(|next| next.operation() == Operation::Undo);
    let is_last = || {
        let top = state.choices[state.depth as usize - 1];
        tape.after(state.steps).is_some_and(|next| Choice::of_cell(next.cell()).index() as u16 == top)
    };
    u64::from(is_placement && (state.depth as usize) < plan.blanks && is_undone() && is_last())
}

/// How often each digit stands in each unit, and how many stand where their unit holds them already.
struct Standing {
    counts: [[u8; 9]; 27],
    surplus: u32,
}

impl Standing {
    fn new(plan: &Plan, state: &State) -> Self {
        let mut standing = Self { counts: [[0; 9]; 27], surplus: 0 };
        let grid: Grid = plan.board(state).grid;
        for (cell, digit) in grid.givens() {
            standing.write(cell, digit);
        }
        standing
    }

    /// Whether the digit stood in a unit of the cell before.
    fn write(&mut self, cell: Cell, digit: Digit) -> bool {
        let before = self.surplus;
        for unit in cell.units() {
            let count = &mut self.counts[unit.index()][digit.index()];
            self.surplus += u32::from(*count > 0);
            *count += 1;
        }
        self.surplus > before
    }

    fn erase(&mut self, cell: Cell, digit: Digit) {
        for unit in cell.units() {
            let count = &mut self.counts[unit.index()][digit.index()];
            *count -= 1;
            self.surplus -= u32::from(*count > 0);
        }
    }
}
