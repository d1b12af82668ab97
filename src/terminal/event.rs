//! Everything that can wake the event loop.

use std::io;

use crate::app::Message;

/// One thing that happened. All of them come through one channel, so an idle program waits in one place.
#[derive(Debug)]
#[cfg_attr(not(unix), expect(dead_code, reason = "signals are heard on Unix only"))]
pub enum Event {
    /// The terminal sent something.
    Input(crossterm::event::Event),
    /// Nothing more was read together with the last input.
    InputPause,
    /// Nothing more comes to the last input, it is what it looks like.
    InputSettled,
    /// The terminal answered a question (OSC).
    Answer(String),
    /// The terminal cannot be read any more.
    InputEnded(io::Error),
    /// The terminal has another size, or had one meanwhile.
    Resized,
    /// A signal that ends the program.
    Signal(i32),
    /// Someone else asked the program to stop for a while (SIGTSTP).
    Stopped,
    /// The program goes on after it was stopped (SIGCONT).
    Continued,
    /// The terminal is gone.
    Vanished,
    /// Word from a thread that works for the app.
    Message(Message),
}
