//! The loop of the strategies that fill the cells in an order known beforehand.

use super::run::{Limits, Stop};
use super::state::{Frame, State};
use crate::grid::{Cell, Digit, Grid};

/// The units of the cell that is filled at one depth, and how it stands to the cell after it.
#[derive(Clone, Copy, Debug, Default)]
struct Level {
    units: [u8; 3],
    /// The same for the next depth.
    next_units: [u8; 3],
    /// All options if the next cell shares a unit with this one, else none.
    shared: u16,
}

/// What the loop knows of the order of the cells. Unit number 27 is no unit: it is always full.
#[derive(Clone, Debug)]
pub struct Levels {
    at: [Level; 81],
    blanks: usize,
    /// The depth at which each cell is filled; out of reach for givens.
    depths: [u8; 81],
}

const FULL: u8 = 27;
const ALL: u16 = 0x1ff;
/// What the look-ahead may skip at once: nine options placed and undone.
const SKIP: u64 = 18;

/// How many options a set holds: x86-64 without extensions has no instruction for it.
static SIZES: [u8; 512] = {
    let mut sizes = [0; 512];
    let mut set = 0;
    while set < 512 {
        sizes[set] = set.count_ones() as u8;
        set += 1;
    }
    sizes
};

impl Levels {
    pub fn new(order: &[Cell]) -> Self {
        let mut levels = [Level::default(); 81];
        let mut depths = [u8::MAX; 81];
        for (depth, cell) in order.iter().enumerate() {
            let units = cell.units().map(|unit| unit.index() as u8);
            let next = order.get(depth + 1);
            let next_units = next.map_or([FULL; 3], |next| next.units().map(|unit| unit.index() as u8));
            let shared = if next.is_some_and(|next| cell.sees(*next)) { ALL } else { 0 };
            levels[depth] = Level { units, next_units, shared };
            depths[cell.index()] = depth as u8;
        }
        Self { at: levels, depths, blanks: order.len() }
    }

    /// The depth at which a blank cell is filled.
    pub fn level_of(&self, cell: Cell) -> usize {
        self.depths[cell.index()] as usize
    }

    /// Opens the first choice on the board of the givens, in which `option` is the engine's bit of a digit.
    pub fn open(&self, state: &mut State, givens: &Grid, option: impl Fn(Digit) -> u16) {
        state.used[FULL as usize] = ALL;
        for (cell, digit) in givens.givens() {
            for unit in cell.units() {
                state.used[unit.index()] |= option(digit);
            }
        }
        state.left = if self.blanks == 0 { 0 } else { free(&state.used, self.at[0].units) };
    }

    /// Runs a search to the next stop.
    ///
    /// Before a cell is filled, the candidates of the next one tell whether the option can live: where it cannot, its
    /// two steps are counted without touching the board. The result is exactly that of single steps.
    pub fn run(&self, state: &mut State, limits: &Limits) -> Stop {
        let mut walk = Walk::new(self, state, limits);
        let reason = loop {
            let stop = if walk.left == 0 { walk.fall(limits) } else { walk.rise(limits) };
            if let Some(reason) = stop {
                break reason;
            }
        };
        let Walk { depth, left, step, dead_ends, .. } = walk;
        state.depth = depth as u8;
        state.left = left;
        state.steps = step;
        state.dead_ends = dead_ends;
        let reached = state.placed[state.deepest as usize..].iter().take_while(|count| **count > 0).count();
        state.deepest += reached as u8;
        if reason == Stop::Ceiling && depth == self.blanks {
            state.completions += 1;
            state.completed_at = step;
        }
        reason
    }
}

/// A state under way. What changes at each step is held by value, so that the loop keeps it in registers.
struct Walk<'a> {
    levels: &'a [Level; 81],
    frames: &'a mut [Frame; 81],
    placed: &'a mut [u64; 81],
    used: &'a mut [u16; 32],
    depth: usize,
    left: u16,
    step: u64,
    dead_ends: u64,
    /// From this step or depth on, the look-ahead might skip over a stop.
    near: u64,
    high: usize,
    /// The width of a span to stop at, less one.
    width: u64,
    blanks: usize,
}

impl<'a> Walk<'a> {
    fn new(levels: &'a Levels, state: &'a mut State, limits: &Limits) -> Self {
        Self {
            levels: &levels.at,
            depth: state.depth as usize,
            left: state.left,
            step: state.steps,
            dead_ends: state.dead_ends,
            frames: &mut state.frames,
            placed: &mut state.placed,
            used: &mut state.used,
            near: limits.until.saturating_sub(SKIP),
            high: if limits.width <= 2 { 0 } else { limits.ceiling.saturating_sub(1) },
            width: limits.width - 1,
            blanks: levels.blanks,
        }
    }

    /// Undoes the last frame.
    fn fall(&mut self, limits: &Limits) -> Option<Stop> {
        if self.depth == 0 {
            return Some(Stop::End);
        }
        self.depth -= 1;
        self.step += 1;
        let frame = self.frames[self.depth];
        self.toggle(self.levels[self.depth].units, frame.placed());
        self.left = frame.untried();
        if self.depth == limits.floor {
            return Some(Stop::Floor);
        }
        if self.step - frame.step() >= self.width {
            return Some(Stop::Span);
        }
        (self.step >= limits.until).then_some(Stop::Step)
    }

    /// Places the lowest option, or skips it and others that would die at once.
    fn rise(&mut self, limits: &Limits) -> Option<Stop> {
        let level = &self.levels[self.depth];
        let candidates = free(self.used, level.next_units);
        let option = self.left & self.left.wrapping_neg();
        let next = candidates & !(option & level.shared);
        if next == 0 {
            if self.step < self.near && self.depth < self.high {
                self.skip(if candidates == 0 { self.left } else { option });
                return None;
            }
            self.dead_ends += u64::from(self.depth + 1 < self.blanks);
        }
        self.step += 1;
        self.left ^= option;
        self.frames[self.depth] = Frame::new(self.left, option, self.step);
        self.placed[self.depth] += 1;
        self.toggle(level.units, option);
        self.depth += 1;
        self.left = next;
        if self.depth == limits.ceiling {
            return Some(Stop::Ceiling);
        }
        (self.step >= limits.until).then_some(Stop::Step)
    }

    /// Counts the placing and undoing of options after which the next cell has no candidate.
    fn skip(&mut self, dying: u16) {
        let options = u64::from(SIZES[dying as usize & 511]);
        self.step += 2 * options;
        self.placed[self.depth] += options;
        self.dead_ends += options;
        self.left ^= dying;
    }

    fn toggle(&mut self, units: [u8; 3], option: u16) {
        for unit in units {
            self.used[unit as usize & 31] ^= option;
        }
    }
}

fn free(used: &[u16; 32], units: [u8; 3]) -> u16 {
    let [row, column, square] = units.map(|unit| used[unit as usize & 31]);
    ALL & !(row | column | square)
}
