//! What reaches the screen's state from outside.

use crossterm::event::{KeyEvent, MouseEventKind};

use super::{Background, Spot};

use crate::examiner::Answer;
use crate::files::Reply;
use crate::player::Report;
use crate::replay::News;

/// Something that happened.
#[derive(Debug)]
pub enum Message {
    /// A key was pressed.
    Key(KeyEvent),
    /// Text was pasted.
    Paste(String),
    /// The terminal has this many columns and rows now.
    Resize(u16, u16),
    /// The terminal has told its background.
    Background(Background),
    /// The mouse did something (only while it is on).
    Mouse {
        /// What it did.
        kind: MouseEventKind,
        /// What is drawn where it did it.
        spot: Option<Spot>,
    },
    /// A player has news of its film.
    Player(Report),
    /// Another program's search, which is replayed, has begun or ended.
    Replay(News),
    /// The examiner has an answer.
    Examiner(Box<Answer>),
    /// The files' thread has an answer.
    Files(Reply),
    /// An effect could not be carried out.
    Failed(String),
}
