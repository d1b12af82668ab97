//! How the screen is to look: options of every command that opens it.

use clap::{Args, ValueEnum};

use super::status::Stop;
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
    ///
    /// # Errors
    /// Where the environment names a theme that there is not.
    pub fn appearance(self) -> Result<Appearance, Stop> {
        let Capabilities { colours, ascii } = Capabilities::of_environment();
        let variable = |name| std::env::var(name).ok();
        let wanted = match (self.theme, variable(THEME_VARIABLE).filter(|name| !name.is_empty())) {
            (Some(theme), _) => theme,
            (None, Some(name)) => Theme::from_str(&name, true).map_err(|_| unknown_theme(&name))?,
            (None, None) => Theme::Auto,
        };
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
        Ok(Appearance { theme, follows_background, colours, ascii, calm: self.no_animation })
    }
}

fn unknown_theme(name: &str) -> Stop {
    let known: Vec<String> = Theme::value_variants()
        .iter()
        .filter_map(|theme| Some(theme.to_possible_value()?.get_name().to_owned()))
        .collect();
    Stop::Refused(format!("{THEME_VARIABLE}: no theme is named {name:?}: {} are", known.join(", ")))
}
