//! Which version of the solver does the work: scalar, or in vectors of one of two widths.

use std::fmt;
use std::sync::OnceLock;

use crate::grid::{Digit, Grid};

use super::effort::Effort;
use super::scalar::Tree;
use super::wide::{Missing, Wide, Width};

/// A version of the solver. All give the same counts; of several solutions each always gives the same one first, but
/// not the same as another version.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// Plain Rust, on every machine.
    Scalar,
    /// In vectors, where the machine has the instructions.
    Wide(Wide),
}

/// Why a version cannot be had.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VersionError {
    /// There is none of this name.
    Unknown(String),
    /// The machine lacks its instructions.
    Missing(Missing),
    /// Another version is at work already.
    Late(Version),
}

/// The version at work, decided once.
static AT_WORK: OnceLock<Version> = OnceLock::new();

impl Version {
    /// The version at work: the one that was put to work, else the widest that the machine can run.
    pub fn at_work() -> Self {
        *AT_WORK.get_or_init(|| Wide::widest().map_or(Self::Scalar, Self::Wide))
    }

    /// The version of this name: `scalar`, `avx2`, `avx512`.
    ///
    /// # Errors
    /// [`VersionError::Unknown`] and [`VersionError::Missing`].
    pub fn from_name(name: &str) -> Result<Self, VersionError> {
        if name == Self::Scalar.name() {
            return Ok(Self::Scalar);
        }
        let width = Width::ALL.into_iter().find(|width| width.name() == name);
        let width = width.ok_or_else(|| VersionError::Unknown(name.to_owned()))?;
        Wide::new(width).map(Self::Wide).map_err(VersionError::Missing)
    }

    /// The name under which it is asked for.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Scalar => "scalar",
            Self::Wide(wide) => wide.width().name(),
        }
    }

    /// The number of solutions of a grid, at most two, counted by this version, whichever is at work, and what it took.
    pub fn count_to_two_with_effort(self, givens: &Grid) -> (u64, Effort) {
        match self {
            Self::Scalar => Tree::new(givens).count_to_two_with_effort(),
            Self::Wide(wide) => {
                wide.count_with_effort(&givens.cells().map(|digit| digit.map_or(0, Digit::number)), 2)
            }
        }
    }

    /// Puts this version to work for the rest of the process.
    ///
    /// # Errors
    /// [`VersionError::Late`] where another has been at work before.
    pub fn put_to_work(self) -> Result<(), VersionError> {
        let at_work = *AT_WORK.get_or_init(|| self);
        if at_work == self { Ok(()) } else { Err(VersionError::Late(at_work)) }
    }
}

impl fmt::Display for VersionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(name) => {
                let known: Vec<&str> = Width::ALL.into_iter().rev().map(Width::name).collect();
                write!(f, "no solver is named \"{}\": scalar, {} are", name.escape_debug(), known.join(", "))
            }
            Self::Missing(missing) => missing.fmt(f),
            Self::Late(at_work) => write!(f, "the {} solver is at work already", at_work.name()),
        }
    }
}

impl std::error::Error for VersionError {}
