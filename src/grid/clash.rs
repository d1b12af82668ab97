//! A digit that stands more than once in a unit.

use std::fmt;

use super::{Cell, Digit, Unit};

/// One digit, the unit that holds it more than once, and all its cells there in reading order (two or more).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Clash {
    /// The digit that repeats.
    pub digit: Digit,
    /// The unit it repeats in.
    pub unit: Unit,
    /// Where, two cells or more.
    pub cells: Vec<Cell>,
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cells.len() {
            2 => write!(f, "{} twice in {}: ", self.digit, self.unit)?,
            times => write!(f, "{} {times} times in {}: ", self.digit, self.unit)?,
        }
        for (position, cell) in self.cells.iter().enumerate() {
            let link = match position {
                0 => "",
                _ if position + 1 == self.cells.len() => " and ",
                _ => ", ",
            };
            write!(f, "{link}{cell}")?;
        }
        Ok(())
    }
}
