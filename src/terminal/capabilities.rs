//! What the terminal can show, as far as its environment tells.

use crate::app::Colours;

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capabilities {
    /// Which colours.
    pub colours: Colours,
    /// Whether nothing but ASCII arrives as it is meant.
    pub ascii: bool,
}

impl Capabilities {
    /// What the environment of this process announces.
    pub fn of_environment() -> Self {
        Self::announced_by(|name| std::env::var(name).ok())
    }

    /// What these environment variables announce. An empty variable counts as none.
    pub fn announced_by(variable: impl Fn(&str) -> Option<String>) -> Self {
        let set = |name: &str| variable(name).filter(|value| !value.is_empty());
        Self { colours: colours(set), ascii: !reads_utf8(set) }
    }

    /// Whether the terminal named by TERM may be asked something: it answers, or passes over the question. Linux'
    /// own console prints what it does not know, and crossterm reads no answers on Windows.
    pub fn takes_questions(terminal: &str) -> bool {
        cfg!(unix) && !["", "dumb", "linux"].contains(&terminal)
    }
}

fn colours(set: impl Fn(&str) -> Option<String>) -> Colours {
    let terminal = set("TERM").unwrap_or_default();
    let depth = set("COLORTERM").unwrap_or_default();
    if set("NO_COLOR").is_some() || terminal == "dumb" {
        Colours::None
    } else if ["truecolor", "24bit"].contains(&depth.as_str())
        || terminal.contains("256color")
        || terminal.ends_with("-direct")
        || cfg!(windows)
    {
        Colours::Full // the Windows console announces nothing; it has had them as long as escape codes
    } else {
        Colours::Sixteen
    }
}

/// The first of the locale variables that is set decides. Where none is, as in many containers, nothing is known
/// of the terminal, and nearly every terminal of today reads UTF-8.
fn reads_utf8(set: impl Fn(&str) -> Option<String>) -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find_map(set);
    locale.is_none_or(|locale| {
        let locale = locale.to_ascii_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn announced(pairs: &[(&str, &str)]) -> Capabilities {
        Capabilities::announced_by(|name| {
            pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
        })
    }

    #[test]
    fn the_environment_announces_colours() {
        for (pairs, colours) in [
            (&[("TERM", "xterm"), ("COLORTERM", "truecolor")][..], Colours::Full),
            (&[("TERM", "xterm-direct")], Colours::Full),
            (&[("TERM", "tmux-256color")], Colours::Full),
            (&[("TERM", "xterm"), ("COLORTERM", "yes")], Colours::Sixteen),
            (&[("TERM", "linux")], Colours::Sixteen),
            (&[("TERM", "dumb")], Colours::None),
            (&[("TERM", "xterm"), ("COLORTERM", "24bit"), ("NO_COLOR", "1")], Colours::None),
            (&[("TERM", "xterm-256color"), ("NO_COLOR", "")], Colours::Full),
        ] {
            assert_eq!(announced(pairs).colours, colours, "{pairs:?}");
        }
    }

    #[test]
    fn the_locale_announces_what_arrives() {
        for (pairs, ascii) in [
            (&[("LC_ALL", "C"), ("LANG", "en_US.UTF-8")][..], true),
            (&[("LC_ALL", ""), ("LC_CTYPE", "ko_KR.utf8"), ("LANG", "C")], false),
            (&[("LANG", "C.UTF-8")], false),
            (&[("LANG", "de_DE.ISO-8859-1")], true),
            (&[("LANG", "POSIX")], true),
            (&[], false),
        ] {
            assert_eq!(announced(pairs).ascii, ascii, "{pairs:?}");
        }
    }
}
