//! One line of news in the place of the hints, until the next key.

/// Something to say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notice {
    /// What.
    pub text: String,
    /// How it is meant.
    pub tone: Tone,
}

/// How a notice is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Good to know.
    Plain,
    /// Something is wrong.
    Error,
}

impl Notice {
    /// Something good to know.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), tone: Tone::Plain }
    }

    /// Something wrong.
    pub fn error(text: impl Into<String>) -> Self {
        Self { text: text.into(), tone: Tone::Error }
    }
}
