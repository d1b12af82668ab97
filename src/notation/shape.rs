//! How a puzzle is written.

/// How a puzzle was written.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// On one line, as are the others of the text.
    Line,
    /// In nine rows.
    Rows,
    /// In a document of another program.
    Other,
}
