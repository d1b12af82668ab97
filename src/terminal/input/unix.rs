//! Reads the bytes of the terminal and passes on what they mean.
//!
//! crossterm's reader would do, but for good it takes every later key for the rest of a report it does not know.

use std::fs::File;
use std::io::{self, ErrorKind, IsTerminal, Read};
use std::os::fd::AsFd;
use std::sync::mpsc::Sender;
use std::thread;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};

use crate::terminal::decoder::{Decoder, Sent};
use crate::terminal::event::Event;

/// The name of the thread.
pub const THREAD: &str = "input";

/// So many bytes are read at once: a long paste takes a few reads.
const BUFFER: usize = 4096;

/// Starts to read the terminal: standard input, or the one that controls the process where that is no terminal.
///
/// # Errors
/// If there is no terminal, or no thread can be started.
pub fn read_terminal(sender: Sender<Event>) -> io::Result<()> {
    let stdin = io::stdin();
    let terminal = if stdin.is_terminal() {
        File::from(stdin.as_fd().try_clone_to_owned()?)
    } else {
        File::open("/dev/tty")?
    };
    let mut reader = Reader { terminal, sender, decoder: Decoder::default() };
    let read = move || while reader.pass_on() {};
    thread::Builder::new().name(THREAD.to_owned()).spawn(read)?;
    Ok(())
}

/// What the thread works with.
struct Reader {
    terminal: File,
    sender: Sender<Event>,
    decoder: Decoder,
}

impl Reader {
    /// Passes on what is read next, or what half a sequence is when its rest does not come. False when there is
    /// nobody to read from, or to pass it to.
    fn pass_on(&mut self) -> bool {
        if !self.is_ready(self.decoder.patience()) {
            let sent = self.decoder.give_up();
            return self.send(sent) && self.sender.send(Event::InputSettled).is_ok();
        }
        let mut bytes = [0; BUFFER];
        let sent = match self.terminal.read(&mut bytes) {
            Ok(0) => return self.end(ErrorKind::BrokenPipe.into()),
            Ok(length) => self.decoder.feed(&bytes[..length]),
            Err(error) if matches!(error.kind(), ErrorKind::Interrupted | ErrorKind::WouldBlock) => {
                return true;
            }
            Err(error) => return self.end(error),
        };
        self.send(sent)
            && (self.is_ready(Some(Duration::ZERO)) || self.sender.send(Event::InputPause).is_ok())
    }

    fn send(&self, sent: Vec<Sent>) -> bool {
        sent.into_iter().all(|sent| {
            let event = match sent {
                Sent::Input(event) => Event::Input(event),
                Sent::Answer(text) => Event::Answer(text),
            };
            self.sender.send(event).is_ok()
        })
    }

    fn end(&self, error: io::Error) -> bool {
        let _ = self.sender.send(Event::InputEnded(error));
        false
    }

    /// Waits until there is something to read, for so long at most. It does not wait in the read itself: one that
    /// goes on in the background, after a stop, would stop the process again.
    fn is_ready(&self, time: Option<Duration>) -> bool {
        let time = time.map(|time| Timespec::try_from(time).expect("a second at most fits"));
        loop {
            let mut terminal = [PollFd::new(&self.terminal, PollFlags::IN)];
            match poll(&mut terminal, time.as_ref()) {
                Err(rustix::io::Errno::INTR) => {}
                // macOS cannot wait for /dev/tty: a read must wait, and half a sequence is given up at once.
                Ok(_) if terminal[0].revents().contains(PollFlags::NVAL) => return time.is_none(),
                Ok(ready) => return ready > 0,
                Err(_) => return true, // the read will tell
            }
        }
    }
}
