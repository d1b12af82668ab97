//! What the files' thread says.

use super::Contents;

/// An answer to a request. Keeping what is being typed is answered only when it fails.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The paths that begin with a text, in alphabetical order; folders end in a slash.
    Completed {
        /// The text.
        typed: String,
        /// The paths, written as the text is.
        paths: Vec<String>,
    },
    /// A file's puzzles.
    Read {
        /// The file's path as it was asked for.
        path: String,
        /// What is in it.
        contents: Contents,
    },
    /// A file was written.
    Saved {
        /// Its path.
        path: String,
    },
    /// A file was not written, because there is one already.
    Exists {
        /// Its path.
        path: String,
        /// What was to be written.
        text: String,
    },
    /// Something could not be done: what, and why, in one line.
    Failed(String),
}
