//! The state of the screen, and the one way to change it.

use super::{
    Appearance, Background, Desk, Editor, Effect, Film, Help, Judgement, List, Message, Mode, Notice,
    Options, Prompt, Replayed, ThemeName, Viewing,
};
use crate::examiner::Question;
use crate::grid::Grid;
use crate::player::{Command, Destination, View};
use crate::search::Strategy;
use crate::solve::Count;

/// Everything the screen shows.
#[derive(Clone, Debug)]
pub struct App {
    /// The mode.
    pub mode: Mode,
    /// The puzzle being typed.
    pub editor: Editor,
    /// The strategy that is watched.
    pub strategy: Strategy,
    /// The film of the search of the puzzle; none while its givens clash and nobody insists.
    pub film: Option<Film>,
    /// How many solutions the puzzle has, once that is known.
    pub verdict: Option<Count>,
    /// A solution shown in EDIT in the place of the blanks.
    pub shown: Option<Shown>,
    /// What the viewer has in hand in WATCH.
    pub viewing: Viewing,
    /// A line of text that is asked for.
    pub prompt: Option<Prompt>,
    /// A list to choose from.
    pub list: Option<List>,
    /// The help, while it is shown.
    pub help: Option<Help>,
    /// News, until the next key.
    pub notice: Option<Notice>,
    /// Whether the mouse is taken.
    pub mouse: bool,
    /// Columns and rows of the terminal.
    pub size: (u16, u16),
    /// How it looks.
    pub appearance: Appearance,
    /// Whether the last key asked to watch a search that cannot succeed: asking again means it.
    pub insists: bool,
    /// The number of the last run started.
    pub run: u64,
    /// What lies beside the grid in EDIT.
    pub desk: Desk,
    /// The other program's search that can be watched, if there is one.
    pub replay: Option<Replayed>,
    start_at: Option<u64>,
}

/// A solution shown in EDIT.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The whole grid.
    pub grid: Grid,
    /// Which solution it is, from 1.
    pub number: u64,
}

impl App {
    /// The screen as it opens, in a terminal of 80×24 until its size is known.
    pub fn new(options: Options) -> Self {
        Self {
            mode: Mode::Edit,
            editor: Editor::new(options.puzzle, options.title),
            strategy: options.strategy,
            film: None,
            verdict: None,
            shown: None,
            viewing: Viewing::default(),
            prompt: None,
            list: None,
            help: None,
            notice: options.notice.map(Notice::plain),
            mouse: false,
            size: (80, 24),
            appearance: options.appearance,
            insists: false,
            run: 0,
            desk: Desk::default(),
            replay: None,
            start_at: options.step,
        }
    }

    /// What has to be done at the start.
    pub fn start(&mut self) -> Vec<Effect> {
        if self.replay.is_some() {
            self.mention_silence();
            return Vec::new();
        }
        let mut effects = self.puzzle_changed();
        if let Some(step) = self.start_at.take()
            && self.film.is_some()
        {
            self.mode = Mode::Watch;
            effects.push(Effect::Command(Command::Seek(Destination::Step(step))));
        }
        effects
    }

    /// Takes in what happened; the effects are what has to be done about it.
    pub fn update(&mut self, message: Message) -> Vec<Effect> {
        let effects = self.take(message);
        if let Some(film) = &mut self.film {
            for effect in &effects {
                if let Effect::Command(command) = effect {
                    film.sends(command);
                }
            }
        }
        self.mention_silence();
        effects
    }

    fn take(&mut self, message: Message) -> Vec<Effect> {
        match message {
            Message::Key(key) => self.key(key),
            Message::Paste(text) => self.paste(&text),
            Message::Resize(columns, rows) => {
                self.size = (columns, rows);
                vec![Effect::Redraw]
            }
            Message::Background(background) => {
                if self.appearance.follows_background {
                    self.appearance.theme = match background {
                        Background::Dark => ThemeName::Dark,
                        Background::Light => ThemeName::Light,
                    };
                }
                Vec::new()
            }
            // Reports that nobody asked for are none of a mouse.
            Message::Mouse { .. } if !self.mouse => Vec::new(),
            Message::Mouse { kind, spot } => self.point(kind, spot),
            Message::Player(report) => {
                if let Some(film) = &mut self.film
                    && film.take(report)
                {
                    self.see_picture();
                }
                Vec::new()
            }
            Message::Replay(news) => self.hear_replay(news),
            Message::Examiner(answer) => self.hear(*answer),
            Message::Files(reply) => self.hear_files(reply),
            Message::Failed(reason) => {
                self.notice = Some(Notice::error(reason));
                Vec::new()
            }
        }
    }

    /// What has to be done after each drawing: the next picture of the film is asked for, with what has room on the
    /// screen.
    pub fn after_draw(&mut self, view: View) -> Vec<Effect> {
        let wanted = self.film.as_mut().is_some_and(|film| film.wants(view));
        if wanted { vec![Effect::Command(Command::Look(view))] } else { Vec::new() }
    }

    /// The puzzle is another one now: what was known of the old one is void.
    pub fn puzzle_changed(&mut self) -> Vec<Effect> {
        self.verdict = None;
        self.desk.judgement = Judgement::default();
        self.shown = None;
        let grid = *self.editor.grid();
        if grid.has_clash() && !self.can_replay() {
            self.film = None;
            return vec![Effect::Ask(Question::Judge(grid)), Effect::DropPlayer];
        }
        let mut effects = vec![Effect::Ask(Question::Judge(grid))];
        effects.extend(self.start_film());
        effects
    }

    /// Starts the film of the puzzle anew.
    pub fn start_film(&mut self) -> Vec<Effect> {
        self.run += 1;
        self.film = Some(Film::new(self.run));
        self.viewing.forget_film();
        let own = self.main_racer();
        let lanes = match self.viewing.racers.as_slice() {
            [] | [_] => vec![self.search_of(own)],
            racers => racers.iter().map(|racer| self.search_of(*racer)).collect(),
        };
        vec![
            Effect::StartPlayer { run: self.run, lanes },
            Effect::Command(Command::Watch(self.viewing.sought)),
        ]
    }

    /// Opens a prompt.
    pub fn ask(&mut self, prompt: Prompt) -> Vec<Effect> {
        self.prompt = Some(prompt);
        Vec::new()
    }

    /// Opens a list.
    pub fn offer(&mut self, list: List) -> Vec<Effect> {
        self.list = Some(list);
        Vec::new()
    }
}
