//! What the files' thread can be asked.

use super::Draft;

/// Something to be done with files. Paths are as a person types them: `~/` is the home folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Request {
    /// Which paths begin with this text.
    Complete(String),
    /// The puzzles in the file at this path.
    Read(String),
    /// Write a text to a file.
    Save {
        /// The file's path.
        path: String,
        /// Its whole content.
        text: String,
        /// Whether a file that is there already may be replaced.
        overwrite: bool,
    },
    /// Keep what is being typed for the next start. A newer one of these makes an older one void.
    Keep(Draft),
}
