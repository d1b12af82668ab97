//! Keys as a terminal sends them.

pub const DOWN: &str = "\x1b[B";
pub const RIGHT: &str = "\x1b[C";
pub const LEFT: &str = "\x1b[D";
pub const HOME: &str = "\x1b[H";
pub const END: &str = "\x1b[F";
pub const DELETE: &str = "\x1b[3~";
pub const CONTROL_HOME: &str = "\x1b[1;5H";
pub const ENTER: &str = "\r";
pub const ESCAPE: &str = "\x1b";
pub const BACKSPACE: &str = "\x7f";
pub const CONTROL_C: &str = "\x03";
pub const CONTROL_H: &str = "\x08";
pub const CONTROL_L: &str = "\x0c";
pub const CONTROL_Z: &str = "\x1a";

/// A paste as a terminal with bracketed paste sends it.
pub fn paste(text: &str) -> String {
    format!("\x1b[200~{text}\x1b[201~")
}
