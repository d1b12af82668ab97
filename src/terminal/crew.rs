//! The threads that work for the app.

use std::sync::mpsc::Sender;

use super::event::Event;
use super::panics::rehearse;
use crate::app::Message;
use crate::examiner::{Examiner, Question};
use crate::files::{Files, Request, State};
use crate::player::{Command, Player};
use crate::search::Search;

/// The player of the film, the examiner and the files' thread, who answer through the one channel.
#[derive(Debug)]
pub struct Crew {
    to_loop: Sender<Event>,
    player: Option<Player>,
    examiner: Option<Examiner>,
    files: Option<Files>,
}

impl Crew {
    /// Nobody yet: each is started when first needed.
    pub const fn new(to_loop: Sender<Event>) -> Self {
        Self { to_loop, player: None, examiner: None, files: None }
    }

    /// Starts a player, in the place of the one before.
    pub fn start_player(&mut self, run: u64, lanes: Vec<Search>) {
        self.player = None; // it ends beside the new one, not before it
        let to_loop = self.to_loop.clone();
        self.player = Some(Player::start(run, lanes, move |report| {
            rehearse("player");
            let _ = to_loop.send(Event::Message(Message::Player(report)));
        }));
    }

    /// Ends the player.
    pub fn drop_player(&mut self) {
        self.player = None;
    }

    /// Tells the player something, if there is one.
    pub fn command(&self, command: Command) {
        if let Some(player) = &self.player {
            player.send(command);
        }
    }

    /// Asks the examiner something.
    pub fn ask(&mut self, question: Question) {
        let to_loop = &self.to_loop;
        let examiner = self.examiner.get_or_insert_with(|| {
            let to_loop = to_loop.clone();
            Examiner::start(move |answer| {
                rehearse("examiner");
                let _ = to_loop.send(Event::Message(Message::Examiner(Box::new(answer))));
            })
        });
        examiner.ask(question);
    }

    /// Asks the files' thread for something.
    pub fn files(&mut self, request: Request) {
        let to_loop = &self.to_loop;
        let files = self.files.get_or_insert_with(|| {
            let to_loop = to_loop.clone();
            Files::start(State::of_user(), move |reply| {
                rehearse("files");
                let _ = to_loop.send(Event::Message(Message::Files(reply)));
            })
        });
        files.request(request);
    }
}
