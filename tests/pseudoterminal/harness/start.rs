//! How a program is started in a window.

use std::path::PathBuf;
use std::process::Stdio;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::Window;

/// The program under test.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_sudoscope");

/// What a program is started with.
pub struct Start {
    pub program: String,
    pub arguments: Vec<String>,
    pub variables: Vec<(String, String)>,
    pub size: (u16, u16),
    pub tells_size: bool,
    pub input: Option<Stdio>,
    pub before: String,
    pub folder: Option<PathBuf>,
}

impl Start {
    /// The program under test, in a window of 100×40 that reads UTF-8 and has 256 colours.
    pub fn sudoscope() -> Self {
        Self::program(PROGRAM)
    }

    /// Any program.
    pub fn program(program: &str) -> Self {
        // What is kept from one start to the next is kept from nobody else's.
        let state = new_path("state").to_string_lossy().into_owned();
        let variables = [
            ("TERM", "xterm-256color"),
            ("LC_ALL", "C.UTF-8"),
            ("PS1", "$ "),
            ("XDG_STATE_HOME", state.as_str()),
        ];
        Self {
            program: program.to_owned(),
            arguments: Vec::new(),
            variables: variables.map(|(name, value)| (name.to_owned(), value.to_owned())).into(),
            size: (100, 40),
            tells_size: true,
            input: None,
            before: String::new(),
            folder: None,
        }
    }

    /// A shell with job control and no habits.
    pub fn shell() -> Self {
        Self::program("bash").argument("--norc").argument("--noprofile").argument("-i")
    }

    /// On this puzzle, given as a file.
    pub fn on(self, puzzle: &str) -> Self {
        let file = file_with(puzzle);
        self.argument(&file.to_string_lossy())
    }

    /// With one more argument.
    pub fn argument(mut self, argument: &str) -> Self {
        self.arguments.push(argument.to_owned());
        self
    }

    /// With this environment variable; an empty value is no variable.
    pub fn variable(mut self, name: &str, value: &str) -> Self {
        self.variables.retain(|(present, _)| present != name);
        if !value.is_empty() {
            self.variables.push((name.to_owned(), value.to_owned()));
        }
        self
    }

    /// In a window of this size.
    pub fn size(mut self, columns: u16, rows: u16) -> Self {
        self.size = (columns, rows);
        self
    }

    /// In a window that does not tell its size.
    pub fn unsized_window(mut self) -> Self {
        self.tells_size = false;
        self.size = (80, 24);
        self
    }

    /// With standard input from elsewhere.
    pub fn input(mut self, input: Stdio) -> Self {
        self.input = Some(input);
        self
    }

    /// In a window that another program has left in this state.
    pub fn after(mut self, written: &str) -> Self {
        written.clone_into(&mut self.before);
        self
    }

    /// In an empty working folder.
    pub fn in_a_folder_of_its_own(mut self) -> Self {
        let folder = new_path("folder");
        std::fs::create_dir_all(&folder).expect("a writable target folder");
        self.folder = Some(folder);
        self
    }

    /// Opens the window.
    pub fn open(self) -> Window {
        Window::open(self)
    }
}

/// A file that holds this text, of its own for each call.
pub fn file_with(text: &str) -> PathBuf {
    let path = new_path("puzzle");
    std::fs::write(&path, text).expect("a writable target folder");
    path
}

fn new_path(kind: &str) -> PathBuf {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let name = format!("{kind}-{}-{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}
