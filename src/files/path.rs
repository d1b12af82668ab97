//! Paths as people type them, and errors as people read them.

use std::env;
use std::io;
use std::path::PathBuf;

/// The path that a text means: `~` and `~/…` are the home folder and what is in it.
pub fn meant_by(text: &str) -> PathBuf {
    let home = || env::home_dir().filter(|home| !home.as_os_str().is_empty());
    let below = match text.strip_prefix('~') {
        Some("") => Some(""),
        Some(rest) => rest.strip_prefix(std::path::is_separator),
        None => None,
    };
    match (below, home()) {
        (Some(below), Some(home)) => home.join(below),
        _ => PathBuf::from(text),
    }
}

/// Why something failed, without the number of the error.
pub fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let plain = text.split(" (os error").next().unwrap_or(&text);
    let mut characters = plain.chars();
    characters.next().map_or_else(String::new, |first| first.to_lowercase().chain(characters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_tilde_alone_or_before_a_slash_is_home() {
        let home = env::home_dir().unwrap();
        for (text, path) in [
            ("~", home.clone()),
            ("~/a.sdk", home.join("a.sdk")),
            ("~other/a.sdk", PathBuf::from("~other/a.sdk")),
            ("a~/b", PathBuf::from("a~/b")),
            ("", PathBuf::new()),
        ] {
            assert_eq!(meant_by(text), path, "{text}");
        }
    }

    #[test]
    fn reasons_are_words() {
        assert_eq!(reason(&io::Error::from_raw_os_error(2)), "no such file or directory");
        assert_eq!(reason(&io::Error::other("Disk on fire")), "disk on fire");
    }
}
