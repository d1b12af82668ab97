//! The thread that reads what a program prints, while it prints it.

use std::io::{self, ErrorKind, Read};
use std::thread;

use super::Reader;
use crate::grid::Grid;
use crate::search::Recording;

/// What the reading thread tells. New steps are not told here: the recording tells them to whoever plays it.
#[derive(Clone, Debug)]
pub enum News {
    /// The puzzle is read.
    Opened {
        /// The puzzle.
        givens: Grid,
        /// What the text calls it, if it does.
        title: Option<String>,
        /// The steps, as they come in.
        recording: Recording,
    },
    /// Nothing more will come; what has come remains.
    Ended {
        /// What was wrong, such as `12:1: not-blank: …`; nothing where the program ended in good order.
        complaint: Option<String>,
    },
}

/// So many bytes are read at once.
const PIECE: usize = 1 << 18;

/// Starts to read steps, at most so many, on a thread of its own. It ends with its input, or at the first line that
/// cannot be believed.
///
/// # Errors
/// Where no thread can be started.
pub fn start_feed(
    input: Box<dyn Read + Send>,
    most_steps: u64,
    publish: impl Fn(News) + Send + 'static,
) -> io::Result<()> {
    let body = move || {
        let recording = Recording::new();
        let complaint = feed(input, &mut Reader::new(most_steps), &recording, &publish).err();
        recording.end();
        publish(News::Ended { complaint });
    };
    thread::Builder::new().name("replay".to_owned()).spawn(body).map(drop)
}

fn feed(
    mut input: Box<dyn Read + Send>,
    reader: &mut Reader,
    recording: &Recording,
    publish: &dyn Fn(News),
) -> Result<(), String> {
    let mut piece = vec![0; PIECE];
    let mut steps = Vec::new();
    loop {
        let was_open = reader.givens().is_some();
        let (result, is_end) = match input.read(&mut piece) {
            Ok(0) => (reader.finish(&mut steps), true),
            Ok(length) => (reader.read(&piece[..length], &mut steps), false),
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(format!(" unreadable: {error}")),
        };
        recording.append(&steps);
        steps.clear();
        if let Some(givens) = reader.givens().filter(|_| !was_open) {
            let title = reader.title().map(str::to_owned);
            publish(News::Opened { givens: *givens, title, recording: recording.clone() });
        }
        match result {
            Err(fault) => return Err(fault.to_string()),
            Ok(()) if is_end => return Ok(()),
            Ok(()) => {}
        }
    }
}
