//! How the terminal UI ended.

use std::process::ExitCode;

/// How the terminal UI ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Exit {
    /// As its user wished.
    Quit,
    /// By this signal, or as if by SIGHUP because the terminal is gone. The terminal, if any, is restored.
    Signal(i32),
}

impl Exit {
    /// Ends the process: by the same signal, as a shell expects of it (it shows 128 + signal), or returns the
    /// status.
    pub fn finish(self) -> ExitCode {
        match self {
            Self::Quit => ExitCode::SUCCESS,
            Self::Signal(signal) => {
                #[cfg(unix)]
                let _ = signal_hook::low_level::emulate_default_handler(signal);
                ExitCode::from(u8::try_from(128 + signal).unwrap_or(u8::MAX))
            }
        }
    }
}
