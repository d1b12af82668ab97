//! How the solution is written: number by number into a buffer, or as one string built before.

use std::fmt::Write as _;
use std::io::{self, BufWriter, Write};

use super::Squares;

/// Each number goes to a buffered writer by itself.
pub fn buffered(squares: &impl Squares, output: impl Write) -> io::Result<()> {
    let mut output = BufWriter::new(output);
    for row in 0..9 {
        for column in 0..9 {
            write!(output, "{} ", squares.digit(row, column))?;
        }
        writeln!(output)?;
    }
    output.flush()
}

/// The whole text is built, then written at once.
pub fn built_first(squares: &impl Squares, mut output: impl Write) -> io::Result<()> {
    let mut text = String::new();
    for row in 0..9 {
        for column in 0..9 {
            let _ = write!(text, "{} ", squares.digit(row, column));
        }
        text.push('\n');
    }
    output.write_all(text.as_bytes())
}
