//! What the state asks of the outside.

use crate::examiner::Question;
use crate::files::Request;
use crate::player::Command;
use crate::search::Search;

/// Something to be done by whoever knows terminal and threads.
#[derive(Clone, Debug)]
pub enum Effect {
    /// End the program.
    Quit,
    /// Stop the process until it is continued.
    Suspend,
    /// Paint everything anew.
    Redraw,
    /// Put a text on the clipboard.
    Copy(String),
    /// Take the mouse, or give it back.
    Mouse(bool),
    /// Start a player on these searches, in the place of the one before.
    StartPlayer {
        /// The number of the run, for its reports.
        run: u64,
        /// The searches, not begun; several race side by side.
        lanes: Vec<Search>,
    },
    /// End the player.
    DropPlayer,
    /// Tell the player something.
    Command(Command),
    /// Ask the examiner something.
    Ask(Question),
    /// Ask the files' thread for something.
    Files(Request),
}
