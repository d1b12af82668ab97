//! What the program is started with.

use crate::grid::Grid;
use crate::search::Strategy;

/// What the screen starts with.
#[derive(Clone, Debug)]
pub struct Options {
    /// The puzzle, and what it is called.
    pub puzzle: Grid,
    /// The puzzle's name, for the title.
    pub title: Option<String>,
    /// The strategy that is watched.
    pub strategy: Strategy,
    /// Start in WATCH, paused at this step.
    pub step: Option<u64>,
    /// Something to say at the start.
    pub notice: Option<String>,
    /// How it looks.
    pub appearance: Appearance,
}

/// How the screen looks: plain facts, which the view turns into styles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Appearance {
    /// Which theme.
    pub theme: ThemeName,
    /// Whether the terminal's background, once it is known, decides between the dark theme and the light one.
    pub follows_background: bool,
    /// How many colours the terminal has.
    pub colours: Colours,
    /// Whether only ASCII is drawn.
    pub ascii: bool,
    /// Whether what moves by itself moves seldom.
    pub calm: bool,
}

impl Default for Appearance {
    fn default() -> Self {
        Self {
            theme: ThemeName::Dark,
            follows_background: false,
            colours: Colours::Full,
            ascii: false,
            calm: false,
        }
    }
}

/// A theme: colours by meaning for one kind of background or reader.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ThemeName {
    /// For dark backgrounds.
    Dark,
    /// For light backgrounds.
    Light,
    /// Only the brightest colours, for dark backgrounds.
    HighContrast,
    /// Colours that differ to everyone, for dark backgrounds.
    ColourBlind,
}

/// The background of a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Background {
    /// Light letters can be read on it.
    Dark,
    /// Dark letters can be read on it.
    Light,
}

/// How many colours may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// None: weight, underline and reverse say it all.
    None,
    /// The sixteen of every terminal.
    Sixteen,
    /// 256 or more.
    Full,
}
