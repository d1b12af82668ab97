//! Watching another program's search: its steps come in while they are watched.

use super::{App, Effect, Mode, Notice, Options, Racer};
use crate::grid::{Grid, Turn};
use crate::replay::News;
use crate::search::{Recording, Search, Strategy};

/// What is said while a program has printed no step.
const SILENCE: &str = "no step yet: does the program flush its output?";

/// Another program's search.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// Where its steps come from, as messages name it.
    pub source: String,
    /// The puzzle and the steps, once the puzzle has come.
    pub opened: Option<(Grid, Recording)>,
    /// Nothing more will come.
    pub has_ended: bool,
}

impl App {
    /// The screen as it opens to watch the steps that come from a source.
    pub fn replaying(options: Options, source: String) -> Self {
        let mut app = Self::new(options);
        app.replay = Some(Replayed { source, opened: None, has_ended: false });
        app.mode = Mode::Watch;
        app.strategy = Strategy::Recorded;
        app
    }

    /// Takes in news of the program.
    pub fn hear_replay(&mut self, news: News) -> Vec<Effect> {
        let Some(replay) = &mut self.replay else { return Vec::new() };
        match news {
            News::Opened { givens, title, recording } => {
                replay.opened = Some((givens, recording));
                let title = title.or_else(|| Some(replay.source.clone()));
                self.editor.replace(givens, title);
                self.strategy = Strategy::Recorded;
                self.puzzle_changed()
            }
            News::Ended { complaint } => {
                replay.has_ended = true;
                self.notice =
                    complaint.map(|complaint| Notice::error(format!("{}:{complaint}", replay.source)));
                if replay.opened.is_none() {
                    self.mode = Mode::Edit;
                    self.strategy = Strategy::ReadingOrder;
                    return self.puzzle_changed();
                }
                Vec::new()
            }
        }
    }

    /// Says so where a program has printed nothing.
    pub fn mention_silence(&mut self) {
        let is_silent = self.replay.as_ref().is_some_and(|replay| {
            let steps = replay.opened.as_ref().map_or(0, |(_, recording)| recording.steps());
            !replay.has_ended && steps == 0
        });
        let is_mentioned = self.notice.as_ref().is_some_and(|notice| notice.text == SILENCE);
        match (is_silent, is_mentioned) {
            (true, false) if self.notice.is_none() => self.notice = Some(Notice::plain(SILENCE)),
            (false, true) => self.notice = None,
            _ => {}
        }
    }

    /// Whether the puzzle is the one another program's steps are about.
    pub fn can_replay(&self) -> bool {
        self.recording().is_some()
    }

    /// The search of a racer: of the puzzle, or the steps that were recorded.
    pub fn search_of(&self, racer: Racer) -> Search {
        match (racer.strategy, self.recording()) {
            (Strategy::Recorded, Some(recording)) => Search::recorded(self.editor.grid(), recording.clone()),
            _ => racer.search(self.editor.grid()),
        }
    }

    /// The racer that the film is about. A recording is about one puzzle only: another one is searched by ourselves.
    pub fn main_racer(&mut self) -> Racer {
        if self.strategy == Strategy::Recorded && !self.can_replay() {
            self.strategy = Strategy::ReadingOrder;
        }
        Racer { strategy: self.strategy, turn: Turn::None }
    }

    fn recording(&self) -> Option<&Recording> {
        let (givens, recording) = self.replay.as_ref()?.opened.as_ref()?;
        (givens == self.editor.grid()).then_some(recording)
    }
}
