//! How the screen is to look: options of every command that opens it.

use clap::{Args, ValueEnum};

use crate::app::{Appearance, Colours, ThemeName};
use crate::terminal::Capabilities;

/// The environment variable that says the theme where `--theme` does not.
const THEME_VARIABLE: &str = "SUDOSCOPE_THEME";

/// The options about colours and characters.
#[derive(Args, Clone, Copy, Debug)]
pub struct Look {
    /// The colours [default: what `SUDOSCOPE_THEME` says, else auto]
    #[arg(long, value_enum, value_name = "NAME")]
    theme: Option<Theme>,
    /// Draw with nothing but ASCII
    #[arg(long)]
    ascii: bool,
    /// While a film plays or is explored, draw it once a second only; keys are answered at once
    #[arg(long)]
    no_animation: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
enum Theme {
    /// Dark or light, as the terminal tells its background
    Auto,
    /// For dark backgrounds
    Dark,
    /// For light backgrounds
    Light,
    /// Only the brightest colours, on dark backgrounds
    HighContrast,
    /// Colours that differ to everyone (Okabe and Ito), on dark backgrounds
    ColourBlind,
    /// No colours: weight, underline and reverse say it all
    None,
}

impl Look {
    /// What was asked for, as far as the terminal can do it.
    pub fn appearance(self) -> Appearance {
        let Capabilities { colours, ascii } = Capabilities::of_environment();
        let variable = |name| std::env::var(name).ok();
        let asked = || Theme::from_str(&variable(THEME_VARIABLE)?, true).ok();
        let wanted = self.theme.or_else(asked).unwrap_or(Theme::Auto);
        let follows_background = wanted == Theme::Auto
            && colours != Colours::None
            && Capabilities::takes_questions(&variable("TERM").unwrap_or_default());
        let colours = if wanted == Theme::None { Colours::None } else { colours };
        let theme = match wanted {
            Theme::Auto | Theme::Dark | Theme::None => ThemeName::Dark,
            Theme::Light => ThemeName::Light,
            Theme::HighContrast => ThemeName::HighContrast,
            Theme::ColourBlind => ThemeName::ColourBlind,
        };
        let ascii = ascii || self.ascii;
        Appearance { theme, follows_background, colours, ascii, calm: self.no_animation }
    }
}
