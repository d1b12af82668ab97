//! Keys and answers for what lies beside the grid in EDIT: prompts for paths, long lists, a question.

use crossterm::event::{KeyCode, KeyEvent};

use super::{App, Effect, ListKind, Notice, PromptKind};
use crate::files::{Reply, Request};

impl App {
    /// A key that means something only to what lies beside the grid.
    pub fn key_of_desk(&mut self, key: KeyEvent) -> Option<Vec<Effect>> {
        if let Some(request) = self.desk.replacing.take() {
            return Some(self.hear_whether_to_replace(key, request));
        }
        self.desk.completions = None;
        let number = std::mem::take(&mut self.desk.number);
        match (&self.prompt, &mut self.list, key.code) {
            (Some(prompt), _, KeyCode::Tab) if prompt.kind.is_path() => {
                Some(vec![Effect::Files(Request::Complete(prompt.text().to_string()))])
            }
            (None, Some(list), KeyCode::Char(digit @ '0'..='9')) if list.kind == ListKind::Puzzles => {
                let digit = digit as usize - '0' as usize;
                let (longer, alone) = (number * 10 + digit, digit);
                let number = if (1..=list.items.len()).contains(&longer) { longer } else { alone };
                if (1..=list.items.len()).contains(&number) {
                    list.selected = number - 1;
                    self.desk.number = number;
                }
                Some(Vec::new())
            }
            _ => None,
        }
    }

    /// An answer of the files' thread.
    pub fn hear_files(&mut self, reply: Reply) -> Vec<Effect> {
        match reply {
            Reply::Completed { typed, paths } => self.complete(&typed, paths),
            Reply::Read { path, contents } => return self.hear_contents(path, contents),
            Reply::Saved { path } => {
                self.notice = Some(Notice::plain(format!("saved: {path}")));
                self.desk.path = Some(path);
            }
            Reply::Exists { path, text } => self.ask_to_replace(path, text),
            Reply::Failed(reason) => self.notice = Some(Notice::error(reason)),
        }
        Vec::new()
    }

    fn hear_whether_to_replace(&mut self, key: KeyEvent, request: Request) -> Vec<Effect> {
        if matches!(key.code, KeyCode::Char('y' | 'Y')) {
            return vec![Effect::Files(request)];
        }
        self.notice = Some(Notice::plain("not saved"));
        Vec::new()
    }

    /// Lengthens the path in the prompt by what all its completions share.
    fn complete(&mut self, typed: &str, paths: Vec<String>) {
        let Some(prompt) = &mut self.prompt else { return };
        if !prompt.kind.is_path() || prompt.text() != typed {
            return;
        }
        let shared = shared_start(&paths);
        if shared.len() > typed.len() {
            *prompt = super::Prompt::new(prompt.kind);
            prompt.insert(shared);
        }
        self.desk.completions = (paths.len() != 1).then_some(paths);
    }
}

impl PromptKind {
    /// Whether a path is asked for.
    pub const fn is_path(self) -> bool {
        matches!(self, Self::Open | Self::Save)
    }
}

fn shared_start(paths: &[String]) -> &str {
    let Some(first) = paths.first() else { return "" };
    paths.iter().fold(first, |shared: &str, path| {
        let differ = shared.char_indices().zip(path.chars()).find(|((_, one), other)| one != other);
        let end = differ.map_or(shared.len().min(path.len()), |((end, _), _)| end);
        &shared[..end]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_share_whole_characters() {
        for (paths, shared) in [
            (&[][..], ""),
            (&["abc"], "abc"),
            (&["abc", "abd"], "ab"),
            (&["aé", "aè"], "a"),
            (&["x", "y"], ""),
        ] {
            let paths: Vec<String> = paths.iter().map(ToString::to_string).collect();
            assert_eq!(shared_start(&paths), shared, "{paths:?}");
        }
    }
}
