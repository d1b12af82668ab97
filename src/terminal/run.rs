//! The terminal UI from its start to its end.

use std::sync::mpsc::channel;

use anyhow::Context;

use super::guard::Guard;
use super::session::Session;
use super::{Exit, input, panics, signals};
use crate::app::App;

/// Runs the app in the terminal until it ends. However it ends, the terminal is as it was before.
///
/// Standard output must be a terminal; keys are read from standard input, or where that is none from the terminal
/// that controls the process.
///
/// # Errors
/// If there is no terminal to use, or it fails while in use.
pub fn run(app: App) -> anyhow::Result<Exit> {
    let (sender, receiver) = channel();
    signals::listen(&sender).context("signals cannot be handled")?;
    panics::handle(sender.clone());
    let guard = Guard::enter().context("the terminal cannot be used")?;
    input::read_terminal(sender.clone()).context("the keyboard cannot be read")?;
    Session::new(app, guard, sender, receiver)?.run()
}
