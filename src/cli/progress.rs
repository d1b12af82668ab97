//! How far a long piece of work is, on the terminal of the messages.

use std::io::Write;
use std::time::{Duration, Instant};

use super::console::Terminals;
use crate::app::grouped;

/// Work that takes less says nothing.
const QUIET: Duration = Duration::from_secs(1);
const BETWEEN: Duration = Duration::from_millis(200);

/// One line, overwritten as the work goes on: how many puzzles, how many a second, and the time left where the size
/// of the input is known. Shown only where messages go to a terminal and results do not.
pub struct Progress {
    started: Instant,
    shown: Instant,
    width: usize,
    is_wanted: bool,
    /// Bytes of input, where known beforehand.
    size: Option<u64>,
    /// Puzzles and bytes of the sources before the present one.
    before: (u64, u64),
    puzzles: u64,
    bytes: u64,
}

impl Progress {
    /// At the beginning of work on so many bytes of input, if that is known.
    pub fn new(terminals: Terminals, size: Option<u64>) -> Self {
        let now = Instant::now();
        let is_wanted = terminals.messages && !terminals.output;
        Self { started: now, shown: now, width: 0, is_wanted, size, before: (0, 0), puzzles: 0, bytes: 0 }
    }

    /// So many puzzles of the present source are done, from so many bytes.
    pub fn update(&mut self, puzzles: u64, bytes: u64, messages: &mut dyn Write) {
        (self.puzzles, self.bytes) = (self.before.0 + puzzles, self.before.1 + bytes);
        let now = Instant::now();
        if self.is_wanted && now - self.started >= QUIET && now - self.shown >= BETWEEN {
            self.shown = now;
            self.show(&self.line(now - self.started), messages);
        }
    }

    /// The present source is done.
    pub const fn keep(&mut self) {
        self.before = (self.puzzles, self.bytes);
    }

    /// Takes the line away, before a message or at the end.
    pub fn clear(&mut self, messages: &mut dyn Write) {
        if self.width > 0 {
            self.show("", messages);
            let _ = write!(messages, "\r");
            self.width = 0;
        }
    }

    /// Overwrites by blanks rather than by an escape code, so that it needs no colour and no terminal type.
    fn show(&mut self, line: &str, messages: &mut dyn Write) {
        let width = self.width;
        let _ = write!(messages, "\r{line:width$}");
        let _ = messages.flush();
        self.width = line.chars().count();
    }

    fn line(&self, elapsed: Duration) -> String {
        let seconds = elapsed.as_secs_f64();
        let rate = self.puzzles as f64 / seconds;
        let line = format!("{} puzzles, {} a second", grouped(self.puzzles), grouped(rate as u64));
        if let Some(size) = self.size.filter(|size| *size > 0 && self.bytes > 0) {
            let share = (self.bytes as f64 / size as f64).min(1.0);
            let left = seconds / share - seconds;
            let (percent, left) = (share * 100.0, duration(left.ceil() as u64));
            return format!("{line}, {percent:.0} %, {left} left");
        }
        line
    }
}

fn duration(seconds: u64) -> String {
    match seconds {
        0..60 => format!("{seconds} s"),
        60..3600 => format!("{} min {} s", seconds / 60, seconds % 60),
        _ => format!("{} h {} min", seconds / 3600, seconds % 3600 / 60),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rate_share_and_time_left_are_told() {
        let now = Instant::now();
        let mut progress = Progress {
            started: now,
            shown: now,
            width: 0,
            is_wanted: true,
            size: Some(82_000_000),
            before: (0, 0),
            puzzles: 250_000,
            bytes: 20_500_000,
        };
        let line = progress.line(Duration::from_secs(2));
        assert_eq!(line, "250,000 puzzles, 125,000 a second, 25 %, 6 s left");
        progress.size = None;
        assert_eq!(progress.line(Duration::from_secs(2)), "250,000 puzzles, 125,000 a second");
        for (seconds, text) in [(59, "59 s"), (61, "1 min 1 s"), (7260, "2 h 1 min")] {
            assert_eq!(duration(seconds), text);
        }
    }
}
