//! Saving the puzzle, and keeping what is typed.

use super::{App, Effect, Notice, Prompt, PromptKind};
use crate::files::{Draft, Request};
use crate::notation::{Format, write};

/// The ending of a file and the notation it asks for.
pub const ENDINGS: [(&str, Format, &str); 5] = [
    (".sdk", Format::Sdk, "nine rows, as SadMan writes"),
    (".txt", Format::Rows, "nine rows of numbers"),
    (".sdm", Format::Line, "81 characters on a line"),
    (".grid", Format::Grid, "rows with borders"),
    (".url", Format::Link, "a link to sudokuwiki.org"),
];

impl App {
    /// The puzzle was changed by hand: it is judged anew, and kept for the next start.
    pub fn puzzle_edited(&mut self) -> Vec<Effect> {
        let mut effects = self.puzzle_changed();
        let grid = *self.editor.grid();
        if grid.given_count() > 0 {
            let title = self.editor.title().map(str::to_string);
            effects.push(Effect::Files(Request::Keep(Draft { grid, title })));
        }
        effects
    }

    /// Asks where to save.
    pub fn ask_where_to_save(&mut self) {
        let mut prompt = Prompt::new(PromptKind::Save);
        prompt.insert(self.desk.path.as_deref().unwrap_or(""));
        self.ask(prompt);
    }

    /// Saves the puzzle in the notation that the path's ending asks for.
    pub fn save_as(&mut self, path: &str) -> Vec<Effect> {
        let path = path.trim();
        if path.is_empty() {
            return Vec::new();
        }
        let Some(format) = format_for(path) else {
            let endings = ENDINGS.map(|(ending, ..)| ending).join(" ");
            let text = format!("not saved: end the name with one of {endings}");
            self.notice = Some(Notice::error(text));
            return Vec::new();
        };
        let text = write(self.editor.grid(), format) + "\n";
        vec![Effect::Files(Request::Save { path: path.to_string(), text, overwrite: false })]
    }

    /// A file is there already: whether to replace it is asked.
    pub fn ask_to_replace(&mut self, path: String, text: String) {
        self.desk.replacing = Some(Request::Save { path, text, overwrite: true });
    }

    /// The question that waits for a yes, if there is one.
    pub fn question(&self) -> Option<String> {
        match &self.desk.replacing {
            Some(Request::Save { path, .. }) => {
                Some(format!("{path} is there already: y replaces it, any other key does not"))
            }
            _ => None,
        }
    }
}

fn format_for(path: &str) -> Option<Format> {
    let path = path.to_ascii_lowercase();
    ENDINGS.iter().find(|(ending, ..)| path.ends_with(ending)).map(|(_, format, _)| *format)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ending_decides_the_notation() {
        for (path, format) in [
            ("a.sdk", Some(Format::Sdk)),
            ("~/B.TXT", Some(Format::Rows)),
            ("a.b.sdm", Some(Format::Line)),
            ("a.grid", Some(Format::Grid)),
            ("a.url", Some(Format::Link)),
            ("a", None),
            ("a.png", None),
            ("", None),
        ] {
            assert_eq!(format_for(path), format, "{path}");
        }
    }
}
