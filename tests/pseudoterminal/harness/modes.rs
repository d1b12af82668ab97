//! The line discipline of a terminal, to be compared.

use std::os::fd::AsFd;

use rustix::termios::tcgetattr;

/// What `stty -g` prints, in other words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Modes(String);

impl Modes {
    /// The present modes.
    pub fn of(terminal: impl AsFd) -> Self {
        let modes = tcgetattr(terminal).expect("a terminal");
        Self(format!(
            "{:?} {:?} {:?} {:?} {:?}",
            modes.input_modes,
            modes.output_modes,
            modes.control_modes,
            modes.local_modes,
            modes.special_codes
        ))
    }
}
