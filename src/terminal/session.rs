//! The event loop: waits in one place, takes all that waits, updates, draws once.

use std::collections::VecDeque;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, Sender};
use std::time::{Duration, Instant};

use anyhow::Context;
use crossterm::Command as _;
use crossterm::clipboard::CopyToClipboard;
use ratatui::Terminal;
use ratatui::layout::Rect;

use super::answer;
use super::crew::Crew;
use super::event::Event;
use super::guard::{self, Guard};
use super::output::Output;
use super::signals::{HANGUP, Reach, can_be_continued, is_in_foreground, stop};
use super::{Arrival, Capabilities, Exit, Inbox, Screen, panics};
use crate::app::{App, Effect, Message};
use crate::view;

/// How long after a stop to wait for the word that the process goes on; the word has come long before.
const CONTINUED: Duration = Duration::from_secs(1);

/// How long after it to wait, in the background, for a signal that ends the process.
const LAST_WORD: Duration = Duration::from_millis(100);

/// The app, the terminal it is shown in, and those who work for it.
pub struct Session {
    app: App,
    guard: Guard,
    terminal: Terminal<Screen<Output>>,
    crew: Crew,
    inbox: Inbox,
    events: Receiver<Event>,
    /// Events that came while the program was stopped.
    backlog: VecDeque<Event>,
    /// Something may look different now.
    stale: bool,
    exit: Option<Exit>,
}

impl Session {
    /// A session in a terminal that has been taken.
    ///
    /// # Errors
    /// None that a terminal of known size can cause.
    pub fn new(app: App, guard: Guard, sender: Sender<Event>, events: Receiver<Event>) -> io::Result<Self> {
        let capabilities = Capabilities { colours: app.appearance.colours, ascii: app.appearance.ascii };
        let terminal = Terminal::new(Screen::new(Output, Output::size(), capabilities))?;
        let (crew, inbox) = (Crew::new(sender), Inbox::default());
        Ok(Self {
            app,
            guard,
            terminal,
            crew,
            inbox,
            events,
            backlog: VecDeque::new(),
            stale: true,
            exit: None,
        })
    }

    /// Runs until the app, a signal or the terminal ends it.
    ///
    /// # Errors
    /// If the terminal cannot be used any more.
    pub fn run(mut self) -> anyhow::Result<Exit> {
        let ended = self.run_to_the_end();
        match ended {
            Err(error) if is_gone(&error) => Ok(Exit::Signal(HANGUP)),
            ended => ended.context("the terminal cannot be used any more"),
        }
    }

    fn run_to_the_end(&mut self) -> io::Result<Exit> {
        self.resize()?;
        if self.app.appearance.follows_background {
            Output.write_all(answer::QUESTION.as_bytes())?;
        }
        let effects = self.app.start();
        self.perform(effects)?;
        loop {
            self.draw()?;
            self.take_events()?;
            if let Some(exit) = self.exit {
                return Ok(exit);
            }
        }
    }

    fn draw(&mut self) -> io::Result<()> {
        if !std::mem::take(&mut self.stale) {
            return Ok(());
        }
        self.terminal.draw(|frame| view::draw(frame, &self.app))?;
        let effects = self.app.after_draw(view::wanted(&self.app));
        self.perform(effects)
    }

    /// Waits for an event and takes all that have come by then.
    fn take_events(&mut self) -> io::Result<()> {
        let mut next = self.wait();
        while let Some(event) = next {
            self.take(event)?;
            if self.exit.is_some() {
                return Ok(());
            }
            next = self.backlog.pop_front().or_else(|| self.events.try_recv().ok());
        }
        self.take_arrivals()
    }

    /// The next event; none when it is time to look into the inbox again.
    fn wait(&mut self) -> Option<Event> {
        if let Some(event) = self.backlog.pop_front() {
            return Some(event);
        }
        let Some(deadline) = self.inbox.deadline() else {
            return self.events.recv().ok();
        };
        self.events.recv_timeout(deadline.saturating_duration_since(Instant::now())).ok()
    }

    fn take(&mut self, event: Event) -> io::Result<()> {
        match event {
            Event::Input(crossterm::event::Event::Resize(..)) if cfg!(not(unix)) => self.resize(),
            Event::Input(input) => {
                self.inbox.push(input, Instant::now());
                self.take_arrivals()
            }
            Event::InputPause => {
                self.inbox.pause(Instant::now());
                self.take_arrivals()
            }
            Event::InputSettled => {
                self.inbox.settle();
                self.take_arrivals()
            }
            Event::Answer(text) => match answer::background(&text) {
                Some(background) => self.update(Message::Background(background)),
                None => Ok(()),
            },
            Event::Message(message) => self.update(message),
            Event::Resized => self.resize(),
            Event::Stopped => self.suspend(Reach::Process),
            Event::Continued => self.resume(),
            Event::Signal(signal) => {
                self.exit = Some(Exit::Signal(signal));
                Ok(())
            }
            Event::Vanished => Err(io::ErrorKind::BrokenPipe.into()),
            Event::InputEnded(error) => Err(error),
        }
    }

    fn take_arrivals(&mut self) -> io::Result<()> {
        for arrival in self.inbox.take(Instant::now()) {
            panics::rehearse("ui");
            self.update(match arrival {
                Arrival::Key(key) => Message::Key(key),
                Arrival::Paste(text) => Message::Paste(text),
                Arrival::Mouse(mouse) => {
                    Message::Mouse { kind: mouse.kind, spot: view::spot(&self.app, mouse.column, mouse.row) }
                }
            })?;
        }
        Ok(())
    }

    fn update(&mut self, message: Message) -> io::Result<()> {
        self.stale = true;
        let effects = self.app.update(message);
        self.perform(effects)
    }

    fn perform(&mut self, effects: Vec<Effect>) -> io::Result<()> {
        for effect in effects {
            match effect {
                Effect::Quit => self.exit = Some(Exit::Quit),
                Effect::Suspend => self.suspend(Reach::Job)?,
                Effect::Redraw => self.clear()?,
                Effect::Copy(text) => copy(&text)?,
                Effect::Mouse(wanted) => self.guard.use_mouse(wanted)?,
                Effect::StartPlayer { run, lanes } => self.crew.start_player(run, lanes),
                Effect::DropPlayer => self.crew.drop_player(),
                Effect::Command(command) => self.crew.command(command),
                Effect::Ask(question) => self.crew.ask(question),
                Effect::Files(request) => self.crew.files(request),
            }
        }
        Ok(())
    }

    /// Takes over the terminal's size and draws everything anew: a terminal that was resized there and back shows
    /// leftovers.
    fn resize(&mut self) -> io::Result<()> {
        let size = Output::size();
        self.terminal.backend_mut().set_size(size);
        self.clear()?;
        self.update(Message::Resize(size.width, size.height))
    }

    fn clear(&mut self) -> io::Result<()> {
        self.stale = true;
        let size = Output::size();
        self.terminal.backend_mut().set_size(size);
        self.terminal.resize(Rect::new(0, 0, size.width, size.height))
    }

    /// Gives the terminal back and stops until the process is continued.
    fn suspend(&mut self, reach: Reach) -> io::Result<()> {
        if !can_be_continued() {
            return self.update(Message::Failed("no shell waits that could resume the program".to_owned()));
        }
        guard::restore();
        stop(reach);
        self.hold(CONTINUED, |event| matches!(event, Event::Continued));
        if self.exit.is_some() { Ok(()) } else { self.resume() }
    }

    /// Takes the terminal again; whatever others have done to it meanwhile, it looks as before.
    fn resume(&mut self) -> io::Result<()> {
        if !is_in_foreground() {
            // A shell that ends a stopped job sends it a signal and lets it go on. Here the terminal is not ours:
            // the attempt to take it stops the process again, so the signal must be heard before.
            self.hold(LAST_WORD, |_| false);
        }
        if self.exit.is_some() {
            return Ok(());
        }
        self.guard.resume()?;
        self.resize()
    }

    /// Lets events wait, for so long, until an awaited one comes or one that ends the program.
    fn hold(&mut self, time: Duration, is_awaited: impl Fn(&Event) -> bool) {
        let deadline = Instant::now() + time;
        while let Ok(event) = self.events.recv_timeout(deadline.saturating_duration_since(Instant::now())) {
            match event {
                Event::Signal(signal) => self.exit = Some(Exit::Signal(signal)),
                Event::Vanished => self.exit = Some(Exit::Signal(HANGUP)),
                event if is_awaited(&event) => return,
                event => self.backlog.push_back(event),
            }
            if self.exit.is_some() {
                return;
            }
        }
    }
}

/// Puts a text on the terminal's clipboard (OSC 52); terminals that do not know how ignore it.
fn copy(text: &str) -> io::Result<()> {
    let mut sequence = String::new();
    CopyToClipboard::to_clipboard_from(text).write_ansi(&mut sequence).expect("a string takes everything");
    Output.write_all(sequence.as_bytes())
}

/// Whether writing or reading failed because there is no terminal any more.
fn is_gone(error: &io::Error) -> bool {
    let input_output_error = cfg!(unix) && error.raw_os_error() == Some(5);
    input_output_error || error.kind() == io::ErrorKind::BrokenPipe
}
