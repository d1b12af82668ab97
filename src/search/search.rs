//! A search, frozen between two steps.

use std::sync::Arc;

use super::board::Board;
use super::outcome::outcome;
use super::plan::Plan;
use super::recording::Recording;
use super::run::{Limits, Stop, run};
use super::state::{Frame, State};
use super::{Change, Choice, Decision, OpenChoice, Operation, Outcome, Step, Strategy, Tallies};
use crate::grid::{Cell, Grid};

/// A search for the solutions of a puzzle: a small value that can be copied, kept, and run on from where it stands.
///
/// It is a pure function of the puzzle, the strategy and the number of steps. Givens are never undone; where they
/// clash, a full board is no solution, and the search ends exhausted.
#[derive(Clone, Debug)]
pub struct Search {
    plan: Arc<Plan>,
    state: State,
    /// Whether it may leave the solution it stands on.
    goes_on: bool,
}

impl Search {
    /// The search at step 0: the puzzle as given.
    pub fn new(givens: &Grid, strategy: Strategy) -> Self {
        let plan = Arc::new(Plan::new(givens, strategy));
        let state = plan.start();
        Self { plan, state, goes_on: false }
    }

    /// The search of another program at step 0. It takes the steps that were recorded, and more as they come in.
    pub fn recorded(givens: &Grid, recording: Recording) -> Self {
        let plan = Arc::new(Plan::of_recording(givens, recording));
        let state = plan.start();
        Self { plan, state, goes_on: false }
    }

    /// The steps, where it was made elsewhere.
    pub fn recording(&self) -> Option<&Recording> {
        self.plan.recording()
    }

    /// Whether it was made elsewhere and stands at the last step that has come in so far.
    pub fn waits_for_more(&self) -> bool {
        let is_at_end = |recording: &Recording| {
            let tape = recording.tape();
            tape.after(self.state.steps).is_none() && !tape.ends_after(self.state.steps)
        };
        self.plan.recording().is_some_and(is_at_end)
    }

    /// Whether there is nothing after this step, at least not before going on past a solution.
    pub fn is_at_end(&self) -> bool {
        match self.plan.recording() {
            Some(recording) => recording.tape().ends_after(self.state.steps),
            None => self.outcome() != Outcome::Searching,
        }
    }

    /// The search that stands at this state.
    #[doc(hidden)]
    pub fn from_parts(plan: Arc<Plan>, state: State) -> Self {
        Self { plan, state, goes_on: false }
    }

    /// The puzzle with its strategy, and the state.
    #[doc(hidden)]
    pub fn parts(&self) -> (&Arc<Plan>, &State) {
        (&self.plan, &self.state)
    }

    /// Makes one step and tells it, or does nothing where the search has come to its outcome.
    pub fn step(&mut self) -> Option<Step> {
        if self.run(1) == 1 { self.last_step() } else { None }
    }

    /// Makes one step and tells what it changes: the same as [`Search::step`], without what that says beside. It passes
    /// solutions.
    pub fn advance(&mut self) -> Option<Change> {
        self.go_on();
        if self.run(1) == 0 {
            return None;
        }
        if let Some(recording) = self.plan.recording() {
            return recording.tape().after(self.state.steps - 1);
        }
        let depth = self.depth();
        let is_placement = self.state.stack().last().is_some_and(|frame| frame.step() == self.state.steps);
        // What a single step took back still lies behind the stack.
        let level = if is_placement { depth - 1 } else { depth };
        let (_, cell, digit) = self.plan.placed(&self.state, level);
        Some(if is_placement { Change::place(cell, digit) } else { Change::undo(cell, digit) })
    }

    /// Makes steps until the search comes to an outcome, at most this many; returns how many were made.
    pub fn run(&mut self, at_most: u64) -> u64 {
        let before = self.state.steps;
        let limits = Limits::until(&self.plan, before.saturating_add(at_most).min(Frame::LAST_STEP));
        while self.state.steps < limits.until && self.outcome() == Outcome::Searching {
            let stop = run(&self.plan, &mut self.state, &limits);
            self.goes_on = false;
            if stop == Stop::End {
                break;
            }
        }
        self.state.steps - before
    }

    /// Lets a solved search pass its solution like a dead end and look for the next one; otherwise does nothing.
    pub fn go_on(&mut self) {
        let is_at_last = self.plan.recording().is_some() && self.is_at_end();
        self.goes_on = self.outcome() == Outcome::Solved && !is_at_last;
    }

    /// How many steps were made.
    pub const fn steps(&self) -> u64 {
        self.state.steps
    }

    /// How many decisions stand, 0 to 81.
    pub const fn depth(&self) -> usize {
        self.state.depth as usize
    }

    /// Whether there is a next step.
    pub fn outcome(&self) -> Outcome {
        match outcome(&self.plan, &self.state) {
            Outcome::Solved if self.goes_on && self.depth() > 0 => Outcome::Searching,
            Outcome::Solved if self.goes_on => Outcome::Exhausted,
            outcome => outcome,
        }
    }

    /// The board: givens and everything placed.
    pub fn grid(&self) -> Grid {
        self.board().grid
    }

    /// The puzzle.
    pub fn givens(&self) -> &Grid {
        &self.plan.givens
    }

    /// How it chooses.
    pub fn strategy(&self) -> Strategy {
        self.plan.strategy
    }

    /// What was done up to here, in numbers.
    pub fn tallies(&self) -> Tallies {
        let placements: u64 = self.state.placed.iter().sum();
        let undos = self.state.steps - placements;
        let is_ours = self.plan.recording().is_none();
        Tallies {
            placements,
            undos,
            tests: if is_ours { self.tests(undos) } else { 0 },
            deepest: self.state.deepest as usize,
            dead_ends: self.plan.dead_ends(&self.state),
            solutions: if self.plan.is_sound { self.state.completions } else { 0 },
            clashing: self.state.clashing.into(),
            out_of_order: self.state.out_of_order.into(),
        }
    }

    /// How often each cell was changed, by its index: placements and undos together. Givens are never changed.
    pub fn heat(&self) -> [u64; 81] {
        std::array::from_fn(|cell| self.plan.changes(&self.state, Cell::new(cell)))
    }

    /// The decisions that stand, root first.
    pub fn decisions(&self) -> Vec<Decision> {
        let mut board = Board::new(&self.plan.givens);
        let decide = |(depth, frame): (usize, &Frame)| {
            let (choice, cell, digit) = self.plan.placed(&self.state, depth);
            let options = board.options(choice);
            let untried = options & self.plan.outward(frame.untried());
            let failed = options & !untried & !self.plan.outward(frame.placed());
            board.place(cell, digit);
            Decision { choice, cell, digit, placed_at: frame.step(), untried, failed }
        };
        self.state.stack().iter().enumerate().map(decide).collect()
    }

    /// The choice at hand; none where the board is full or the strategy is stuck.
    pub fn open_choice(&self) -> Option<OpenChoice> {
        let (choice, untried) = self.plan.open_choice(&self.state)?;
        let options = self.board().options(choice);
        Some(OpenChoice { choice, untried: options & untried, failed: options & !untried })
    }

    /// The step that led here; none at step 0.
    pub fn last_step(&self) -> Option<Step> {
        if self.state.steps == 0 {
            return None;
        }
        let (number, depth) = (self.state.steps, self.depth());
        if let Some(recording) = self.plan.recording() {
            let change = recording.tape().after(number - 1)?;
            let (operation, cell, digit) = (change.operation(), change.cell(), change.digit());
            return Some(Step { number, operation, cell, digit, depth, choice: Choice::of_cell(cell) });
        }
        let placed = self.state.stack().last().filter(|frame| frame.step() == number);
        let (operation, level) = placed.map_or((Operation::Undo, depth), |_| (Operation::Place, depth - 1));
        let choice = self.plan.choice(&self.state, level)?;
        let option = placed.map_or_else(|| last_of(self.failed_options()), |frame| frame.placed());
        let (cell, digit) = self.plan.option(choice, option);
        Some(Step { number, operation, cell, digit, depth, choice })
    }

    fn board(&self) -> Board {
        self.plan.board(&self.state)
    }

    /// The engine's options of the open choice that were tried.
    fn failed_options(&self) -> u16 {
        self.open_choice().map_or(0, |open| self.plan.outward(open.failed))
    }

    fn tests(&self, undos: u64) -> u64 {
        let is_full = self.depth() == self.plan.blanks;
        let passed = self.state.completions - u64::from(is_full);
        // Each undo closes the choice that its placement had opened, all nine options of it looked at; only a full
        // board opens none.
        let closed = (undos - passed) * 9;
        let standing: u64 = self.state.stack().iter().map(|frame| looked_at(frame.placed())).sum();
        closed + standing + self.tests_of_open_choice()
    }

    fn tests_of_open_choice(&self) -> u64 {
        if self.outcome() == Outcome::Exhausted && self.plan.blanks > 0 {
            return 9;
        }
        looked_at(last_of(self.failed_options()))
    }
}

/// How many options were looked at to come to this one, which is a set of one or none.
fn looked_at(option: u16) -> u64 {
    if option == 0 { 0 } else { u64::from(option.trailing_zeros()) + 1 }
}

/// The highest option of a set: the last that was tried.
fn last_of(options: u16) -> u16 {
    if options == 0 { 0 } else { 1 << options.ilog2() }
}
