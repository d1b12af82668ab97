//! A puzzle while it is being typed, as it is kept.

use crate::grid::Grid;

/// What is being typed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Draft {
    /// The grid.
    pub grid: Grid,
    /// What it is called, if it has a name.
    pub title: Option<String>,
}

impl Draft {
    /// As the text of a file: a notation that this program, and most others, read.
    pub fn to_text(&self) -> String {
        let line = self.grid.to_line();
        match &self.title {
            Some(title) => {
                let title: String = title.chars().filter(|character| !character.is_control()).collect();
                format!("# {title}\n{line}\n")
            }
            None => format!("{line}\n"),
        }
    }

    /// What such a text says; nothing for any other text.
    pub fn from_text(text: &str) -> Option<Self> {
        let (title, line) = match text.strip_prefix("# ") {
            Some(rest) => {
                let (title, line) = rest.split_once('\n')?;
                (Some(title.to_string()), line)
            }
            None => (None, text),
        };
        Some(Self { grid: Grid::from_line(line.trim_end())?, title })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_is_read_as_it_was_written() {
        let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        let grid = Grid::from_line(line).unwrap();
        for (title, read) in [
            (None, None),
            (Some("Everest"), Some("Everest")),
            (Some(""), Some("")),
            (Some("a\nb"), Some("ab")),
        ] {
            let draft = Draft { grid, title: title.map(str::to_string) };
            let again = Draft { grid, title: read.map(str::to_string) };
            assert_eq!(Draft::from_text(&draft.to_text()), Some(again));
        }
        for text in ["", "#", "# title", "# title\n", "hello\n", &line[1..]] {
            assert_eq!(Draft::from_text(text), None, "{text:?}");
        }
    }
}
