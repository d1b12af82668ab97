//! The film on the screen: which run it is, and the last picture of it.

use crate::player::{Command, Report, Snapshot, View};

/// A film as the screen knows it.
#[derive(Clone, Debug)]
pub struct Film {
    run: u64,
    picture: Option<Snapshot>,
    failure: Option<String>,
    asked: Option<View>,
    /// Something that may take long has been begun since the last picture.
    begun: bool,
}

impl Film {
    /// A film whose player has this run number, of which nothing has been seen yet.
    pub const fn new(run: u64) -> Self {
        Self { run, picture: None, failure: None, asked: None, begun: false }
    }

    /// The last picture.
    pub const fn picture(&self) -> Option<&Snapshot> {
        self.picture.as_ref()
    }

    /// Why there will be no more pictures, if the player has failed.
    pub fn failure(&self) -> Option<&str> {
        self.failure.as_deref()
    }

    /// Takes a report in; one of another run is dropped, and answered with false.
    pub fn take(&mut self, report: Report) -> bool {
        match report {
            Report::Picture(picture) if picture.run == self.run => {
                self.asked = None;
                self.begun = false;
                self.picture = Some(*picture);
                true
            }
            Report::Failed { run, reason } if run == self.run => {
                self.failure = Some(reason);
                true
            }
            _ => false,
        }
    }

    /// Notes what is sent to the player.
    pub const fn sends(&mut self, command: &Command) {
        self.begun |= matches!(command, Command::Find(..) | Command::Solution);
    }

    /// Whether something is going on that Ctrl+C ends: by the last picture, or begun since. What has begun is ended
    /// only once: pressed again it quits.
    pub fn interrupts(&mut self) -> bool {
        let is_pursuing = self.picture().is_some_and(|picture| picture.pursuit.is_some());
        std::mem::take(&mut self.begun) || is_pursuing
    }

    /// Whether the next picture has to be asked for: none is under way that shows as much.
    pub fn wants(&mut self, view: View) -> bool {
        let wants = self.failure.is_none() && self.asked != Some(view);
        self.asked = Some(view);
        wants
    }
}
