//! The terminal UI from its start to its end.

use std::io::Read;
use std::sync::mpsc::channel;

use anyhow::Context;

use super::event::Event;
use super::guard::Guard;
use super::session::Session;
use super::{Exit, input, panics, signals};
use crate::app::{App, Message};
use crate::replay::start_feed;

/// Where another program's steps come from.
pub struct Feed {
    /// What the program prints.
    pub input: Box<dyn Read + Send>,
    /// The most steps that are read.
    pub most_steps: u64,
}

/// Runs the app in the terminal until it ends. However it ends, the terminal is as it was before.
///
/// The steps of another program are read beside it, if there is a feed.
///
/// Standard output must be a terminal; keys are read from standard input, or where that is none from the terminal
/// that controls the process.
///
/// # Errors
/// If there is no terminal to use, or it fails while in use.
pub fn run(app: App, feed: Option<Feed>) -> anyhow::Result<Exit> {
    let (sender, receiver) = channel();
    signals::listen(&sender).context("signals cannot be handled")?;
    panics::handle(sender.clone());
    let guard = Guard::enter().context("the terminal cannot be used")?;
    input::read_terminal(sender.clone()).context("the keyboard cannot be read")?;
    if let Some(Feed { input, most_steps }) = feed {
        let to_loop = sender.clone();
        start_feed(input, most_steps, move |news| drop(to_loop.send(Event::Message(Message::Replay(news)))))
            .context("the steps cannot be read")?;
    }
    Session::new(app, guard, sender, receiver)?.run()
}
