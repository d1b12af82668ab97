//! The program without its terminal: the state with its real threads, driven by keys, drawn to a test's screen.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::io::Read;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::style::Style;
use sudoscope::app::{App, Appearance, Effect, Message, Options};
use sudoscope::examiner::Examiner;
use sudoscope::files::{Draft, Files, State};
use sudoscope::grid::Grid;
use sudoscope::player::Player;
use sudoscope::replay::start_feed;
use sudoscope::search::Strategy;
use sudoscope::view;

/// A wait that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(60);

pub struct Stage {
    pub app: App,
    messages: Receiver<Message>,
    sender: Sender<Message>,
    player: Option<Player>,
    examiner: Examiner,
    files: Files,
    /// Where what is typed is kept.
    pub folder: tempfile::TempDir,
    /// What was copied, the newest last.
    pub copied: Vec<String>,
    pub has_quit: bool,
}

/// A screen that starts with this puzzle, called by its first characters.
pub fn options(puzzle: &str) -> Options {
    Options {
        puzzle: Grid::from_line(puzzle).expect("a test's puzzle is a line"),
        title: Some("a puzzle".to_string()),
        strategy: Strategy::ReadingOrder,
        step: None,
        notice: None,
        appearance: Appearance::default(),
    }
}

impl Stage {
    pub fn open(options: Options) -> Self {
        Self::open_after(options, None)
    }

    /// Opens after an earlier session, which kept this.
    pub fn open_after(options: Options, kept: Option<Draft>) -> Self {
        Self::of(App::new(options).after(kept))
    }

    /// Opens on the steps of another program, which `mine` prints.
    pub fn replay(input: impl Read + Send + 'static) -> Self {
        let stage = Self::of(App::replaying(options(&".".repeat(81)), "mine".to_string()));
        let news = stage.sender.clone();
        let publish = move |told| {
            let _ = news.send(Message::Replay(told));
        };
        start_feed(Box::new(input), 1_000_000, publish).expect("a thread can be started");
        stage
    }

    fn of(mut app: App) -> Self {
        let (sender, messages) = channel();
        let answers = sender.clone();
        let examiner = Examiner::start(move |answer| {
            let _ = answers.send(Message::Examiner(Box::new(answer)));
        });
        let folder = tempfile::tempdir().expect("a test has a folder");
        let replies = sender.clone();
        let place = State::new(folder.path().join("state"));
        let files = Files::start(Some(place), move |reply| {
            let _ = replies.send(Message::Files(reply));
        });
        let effects = app.start();
        let mut stage = Self {
            app,
            messages,
            sender,
            player: None,
            examiner,
            files,
            folder,
            copied: Vec::new(),
            has_quit: false,
        };
        stage.carry_out(effects);
        stage
    }

    /// Opens in WATCH, paused at this step, with the film explored to its end.
    pub fn watch(mut options: Options, step: u64) -> Self {
        options.step = Some(step);
        let mut stage = Self::open(options);
        stage.wait("the film's end", |app| {
            app.picture().is_some_and(|picture| picture.lane().end != sudoscope::search::Outcome::Searching)
        });
        stage.wait_for_step(step);
        stage
    }

    /// Ends all threads; the folder is left.
    pub fn end(self) -> tempfile::TempDir {
        drop(self.files);
        self.folder
    }

    /// Opens a file of the folder.
    pub fn open_file(&mut self, name: &str) {
        self.press("o⏎\u{15}");
        self.press(&format!("{}⏎", self.folder.path().join(name).display()));
    }

    /// Saves to a file of the folder.
    pub fn save_file(&mut self, name: &str) {
        self.press("S\u{15}");
        self.press(&format!("{}⏎", self.folder.path().join(name).display()));
    }

    pub fn go_to(&mut self, step: u64) {
        self.press(&format!(":{step}⏎"));
        self.wait_for_step(step);
    }

    pub fn wait_for_step(&mut self, step: u64) {
        self.wait("the step", |app| app.picture().is_some_and(|picture| picture.cursor == step));
    }

    /// Keys as characters; `→←↑↓⏎⎋⌫⇥` for those with names, U+0015 for Ctrl+U.
    pub fn press(&mut self, keys: &str) {
        for key in keys.chars() {
            let code = match key {
                '→' => KeyCode::Right,
                '←' => KeyCode::Left,
                '↑' => KeyCode::Up,
                '↓' => KeyCode::Down,
                '⏎' => KeyCode::Enter,
                '⎋' => KeyCode::Esc,
                '⌫' => KeyCode::Backspace,
                '⇥' => KeyCode::Tab,
                '\u{15}' => KeyCode::Char('u'),
                character => KeyCode::Char(character),
            };
            let modifiers = if key == '\u{15}' { KeyModifiers::CONTROL } else { KeyModifiers::NONE };
            self.tell(Message::Key(KeyEvent::new(code, modifiers)));
        }
    }

    pub fn click(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Down(MouseButton::Left), column, row);
    }

    pub fn drag(&mut self, column: u16, row: u16) {
        self.mouse(MouseEventKind::Drag(MouseButton::Left), column, row);
    }

    fn mouse(&mut self, kind: MouseEventKind, column: u16, row: u16) {
        self.app.mouse = true;
        let spot = view::spot(&self.app, column, row);
        self.tell(Message::Mouse { kind, spot });
    }

    pub fn tell(&mut self, message: Message) {
        let effects = self.app.update(message);
        self.carry_out(effects);
    }

    /// Takes in what the threads say until the state is as wanted.
    #[track_caller]
    pub fn wait(&mut self, what: &str, is_so: impl Fn(&App) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let effects = self.app.after_draw(view::wanted(&self.app));
            self.carry_out(effects);
            if is_so(&self.app) {
                return;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.messages.recv_timeout(left) {
                Ok(message) => self.tell(message),
                Err(error) => panic!("waited in vain for {what} ({error}):\n{}", self.screen()),
            }
        }
    }

    /// Asks for the next picture, and takes in what the threads have said so far.
    pub fn hear(&mut self) {
        let effects = self.app.after_draw(view::wanted(&self.app));
        self.carry_out(effects);
        while let Ok(message) = self.messages.try_recv() {
            self.tell(message);
        }
    }

    /// Takes in what the threads have said by now.
    pub fn take_in(&mut self) {
        let effects = self.app.after_draw(view::wanted(&self.app));
        self.carry_out(effects);
        while let Ok(message) = self.messages.try_recv() {
            self.tell(message);
        }
    }

    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.tell(Message::Resize(columns, rows));
        self.screen();
        self.settle();
    }

    /// Waits until the charts of the film have the size that the screen wants.
    fn settle(&mut self) {
        if self.app.film.as_ref().is_none_or(|film| film.picture().is_none()) {
            return;
        }
        self.wait("charts of the right size", |app| {
            let view = view::wanted(app);
            let picture = app.picture().expect("there was one");
            let icicle = picture.icicle.as_ref().map(|icicle| (icicle.window.columns, icicle.rows.len()));
            let wanted = view.icicle.map(|view| view.columns);
            let has_icicle = picture.lane().frontier == 0 || icicle.map(|(columns, _)| columns) == wanted;
            has_icicle && picture.strip.is_some() == view.strip.is_some()
        });
    }

    pub fn at(&mut self, columns: u16, rows: u16) -> String {
        self.resize(columns, rows);
        self.screen()
    }

    /// The screen as text, lines without trailing blanks.
    pub fn screen(&mut self) -> String {
        let buffer = self.draw();
        let width = usize::from(buffer.area.width).max(1);
        let lines = buffer.content().chunks(width).map(|row| {
            let line: String = row.iter().map(ratatui::buffer::Cell::symbol).collect();
            line.trim_end().to_string()
        });
        lines.collect::<Vec<_>>().join("\n")
    }

    /// The screen with its styles: each run of cells of one style that is not plain, with that style.
    pub fn styles(&mut self, columns: u16, rows: u16) -> String {
        self.resize(columns, rows);
        let buffer = self.draw();
        let mut lines = Vec::new();
        for y in 0..rows {
            let mut run: Option<(Style, String)> = None;
            for x in 0..columns {
                let cell = &buffer[(x, y)];
                match &mut run {
                    Some((style, text)) if *style == cell.style() => text.push_str(cell.symbol()),
                    _ => {
                        lines.extend(run.take().and_then(|(style, text)| described(y, style, &text)));
                        run = Some((cell.style(), cell.symbol().to_string()));
                    }
                }
            }
            lines.extend(run.and_then(|(style, text)| described(y, style, &text)));
        }
        lines.join("\n")
    }

    fn draw(&mut self) -> ratatui::buffer::Buffer {
        let (columns, rows) = self.app.size;
        let mut terminal =
            Terminal::new(TestBackend::new(columns, rows)).expect("a test's terminal cannot fail");
        terminal.draw(|frame| view::draw(frame, &self.app)).expect("a test's terminal cannot fail");
        terminal.backend().buffer().clone()
    }

    fn carry_out(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::StartPlayer { run, lanes } => {
                    let reports = self.sender.clone();
                    self.player = Some(Player::start(run, lanes, move |report| {
                        let _ = reports.send(Message::Player(report));
                    }));
                }
                Effect::DropPlayer => self.player = None,
                Effect::Command(command) => {
                    if let Some(player) = &self.player {
                        player.send(command);
                    }
                }
                Effect::Ask(question) => self.examiner.ask(question),
                Effect::Files(request) => self.files.request(request),
                Effect::Copy(text) => self.copied.push(text),
                Effect::Quit => self.has_quit = true,
                Effect::Suspend | Effect::Redraw | Effect::Mouse(_) => {}
            }
        }
    }
}

fn described(row: u16, style: Style, text: &str) -> Option<String> {
    let plain = style.fg == Some(ratatui::style::Color::Reset) && style.add_modifier.is_empty();
    let text = text.trim();
    (!plain && !text.is_empty()).then(|| {
        let colour = style.fg.map_or(String::new(), |colour| colour.to_string());
        format!("{row:>3} {text:?} {colour} {:?}", style.add_modifier)
    })
}
