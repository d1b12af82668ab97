//! The output of several sources, with a separator between what they write.

use std::io::{self, Write};

/// Writes a separator before the first text of each part but the first that has any.
pub struct Sheet<'a> {
    output: &'a mut dyn Write,
    /// Whether anything was written.
    has_text: bool,
    /// What is still to be written before the next text.
    due: &'static str,
}

impl<'a> Sheet<'a> {
    /// An empty sheet.
    pub fn new(output: &'a mut dyn Write) -> Self {
        Self { output, has_text: false, due: "" }
    }

    /// Begins the next part, to be separated by this from what stands before.
    pub const fn begin_part(&mut self, separator: &'static str) {
        if self.has_text {
            self.due = separator;
        }
    }
}

impl Write for Sheet<'_> {
    fn write(&mut self, text: &[u8]) -> io::Result<usize> {
        if text.is_empty() {
            return Ok(0);
        }
        if !self.due.is_empty() {
            self.output.write_all(self.due.as_bytes())?;
            self.due = "";
        }
        self.has_text = true;
        self.output.write(text)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.output.flush()
    }
}
