//! A film and the thread that plays it.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};
use std::thread;

use super::worker::Worker;
use super::{Command, Snapshot};
use crate::search::Search;

/// What a player tells.
#[derive(Debug)]
pub enum Report {
    /// A new picture.
    Picture(Box<Snapshot>),
    /// The player's thread has failed: the film is lost, the program goes on.
    Failed {
        /// Which run it was.
        run: u64,
        /// What went wrong.
        reason: String,
    },
}

/// The near end of a player: send it commands, drop it to end it.
#[derive(Debug)]
pub struct Player {
    commands: Sender<Command>,
}

impl Player {
    /// Starts to explore searches, one or several side by side, on a thread of their own. `publish` is called there, with a picture whenever one
    /// was asked for ([`Command::Look`]) and something has changed.
    pub fn start(run: u64, lanes: Vec<Search>, publish: impl Fn(Report) + Send + 'static) -> Self {
        let (commands, receiver) = channel();
        for recording in lanes.iter().filter_map(Search::recording) {
            let commands: Sender<Command> = commands.clone();
            recording.listen(move || {
                let _ = commands.send(Command::Arrived);
            });
        }
        let body = move || {
            let film = catch_unwind(AssertUnwindSafe(|| Worker::new(run, lanes, &publish).run(&receiver)));
            if let Err(panic) = film {
                publish(Report::Failed { run, reason: reason(panic.as_ref()) });
            }
        };
        let thread = thread::Builder::new().name(format!("player-{run}")).spawn(body);
        // Without a thread there is no film: the queue's far end is gone then, and commands go nowhere.
        drop(thread);
        Self { commands }
    }

    /// Hands over an intention. A player whose thread has failed does not listen any more, and has said so.
    pub fn send(&self, command: Command) {
        let _ = self.commands.send(command);
    }
}

fn reason(panic: &(dyn std::any::Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(ToString::to_string)
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "of an unknown kind".to_string())
}
