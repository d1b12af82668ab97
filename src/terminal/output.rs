//! Standard output without a buffer and without a lock: whole frames go out, and what restores the terminal never
//! waits for a thread that is stuck in one.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use ratatui::layout::Size;

/// Nothing is written any more: the process ends, and a terminal that does not read must not hold it up.
static CLOSED: AtomicBool = AtomicBool::new(false);

/// What a terminal that does not know its size is taken for.
const USUAL: Size = Size { width: 80, height: 24 };

/// More than any screen shows; some terminals claim to be thousands of lines high.
const LARGEST: Size = Size { width: 1000, height: 500 };

/// Standard output, which is a terminal here.
#[derive(Clone, Copy, Debug)]
pub struct Output;

impl Output {
    /// Lets no further byte through, in any thread.
    #[cfg(unix)]
    pub fn close() {
        CLOSED.store(true, Ordering::Relaxed);
    }

    /// The size of the terminal.
    pub fn size() -> Size {
        match asked_size() {
            Some((width, height)) if width > 0 && height > 0 => {
                Size { width: width.min(LARGEST.width), height: height.min(LARGEST.height) }
            }
            _ => USUAL,
        }
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if CLOSED.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        write_some(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(unix)]
fn write_some(bytes: &[u8]) -> io::Result<usize> {
    use rustix::event::{PollFd, PollFlags, poll};
    use rustix::io::Errno;
    use rustix::stdio::stdout;
    loop {
        match rustix::io::write(stdout(), bytes) {
            // Another program that shares the terminal has left it so that writing does not wait.
            Err(Errno::AGAIN) => {
                poll(&mut [PollFd::from_borrowed_fd(stdout(), PollFlags::OUT)], None)?;
            }
            Err(error) => return Err(error.into()),
            Ok(written) => return Ok(written),
        }
    }
}

#[cfg(unix)]
fn asked_size() -> Option<(u16, u16)> {
    let size = rustix::termios::tcgetwinsize(rustix::stdio::stdout()).ok()?;
    Some((size.ws_col, size.ws_row))
}

#[cfg(not(unix))]
fn write_some(bytes: &[u8]) -> io::Result<usize> {
    let mut stdout = io::stdout().lock();
    stdout.write_all(bytes)?;
    stdout.flush()?;
    Ok(bytes.len())
}

#[cfg(not(unix))]
fn asked_size() -> Option<(u16, u16)> {
    crossterm::terminal::size().ok()
}
