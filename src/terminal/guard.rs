//! The modes of the terminal: taken when the UI starts, given back however it ends.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::terminal::{disable_raw_mode, enable_raw_mode};

use super::output::Output;

/// Whether the terminal is ours at present. Whoever takes this back restores the terminal: the guard, the panic
/// hook or the watchdog, whichever comes first.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// The alternate screen, pastes marked as such, a keypad that types digits and arrow keys in their plain form (a
/// program that crashed may have left them otherwise), no cursor.
const ENTER: &str = "\x1b[?1049h\x1b[?2004h\x1b>\x1b[?1l\x1b[?25l";

/// The reverse, after the end of any half frame; the style and the cursor last, as they belong to both screens.
const LEAVE: &str = "\x1b[?2026l\x1b[m\x1b[?2004l\x1b[?1049l\x1b>\x1b[m\x1b[?25h";

/// Clicks and drags with coordinates of any size; not mere movement, which would wake the program all the time.
const MOUSE_ON: &str = "\x1b[?1000h\x1b[?1002h\x1b[?1006h";

/// Every kind of mouse report off, also those that another program left on.
const MOUSE_OFF: &str = "\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?1015l";

/// Holds the terminal in the modes of the UI; dropping it restores the terminal.
#[derive(Debug)]
pub struct Guard {
    /// Whether the mouse is wanted, also after a pause.
    mouse: bool,
}

impl Guard {
    /// Takes the terminal.
    ///
    /// # Errors
    /// If there is none, or it cannot be written to.
    pub fn enter() -> io::Result<Self> {
        let guard = Self { mouse: false };
        guard.resume()?;
        Ok(guard)
    }

    /// Takes the terminal again after a pause, whatever others have done to it meanwhile.
    ///
    /// # Errors
    /// As [`Guard::enter`].
    pub fn resume(&self) -> io::Result<()> {
        disable_raw_mode()?; // else the modes are believed to be set already
        enable_raw_mode()?;
        ENTERED.store(true, Ordering::SeqCst);
        prepare_console();
        Output.write_all([ENTER, mouse_mode(self.mouse)].concat().as_bytes())
    }

    /// Takes or gives back the mouse.
    ///
    /// # Errors
    /// If the terminal cannot be written to.
    pub fn use_mouse(&mut self, wanted: bool) -> io::Result<()> {
        self.mouse = wanted;
        console_mouse(wanted);
        Output.write_all(mouse_mode(wanted).as_bytes())
    }
}

impl Drop for Guard {
    fn drop(&mut self) {
        restore();
    }
}

/// Restores the terminal, unless that has been done: for a pause, or for good. Errors are of no interest: either the terminal is gone, or
/// nobody could tell.
pub fn restore() {
    if ENTERED.swap(false, Ordering::SeqCst) {
        console_mouse(false);
        let _ = Output.write_all([MOUSE_OFF, LEAVE].concat().as_bytes());
        let _ = disable_raw_mode();
    }
}

/// Restores what can be restored of a terminal that does not read: its line discipline.
#[cfg(unix)]
pub fn restore_without_writing() {
    Output::close();
    restore();
}

const fn mouse_mode(wanted: bool) -> &'static str {
    if wanted { MOUSE_ON } else { MOUSE_OFF }
}

/// Windows: has the console understand escape codes.
fn prepare_console() {
    #[cfg(windows)]
    let _ = crossterm::ansi_support::supports_ansi();
}

/// Windows: mouse reports are a mode of the console, not an escape code.
#[cfg(windows)]
fn console_mouse(wanted: bool) {
    use crossterm::event::{DisableMouseCapture, EnableMouseCapture};
    let _ = if wanted {
        crossterm::execute!(io::stdout(), EnableMouseCapture)
    } else {
        crossterm::execute!(io::stdout(), DisableMouseCapture)
    };
}

#[cfg(not(windows))]
fn console_mouse(_: bool) {}
