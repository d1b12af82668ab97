//! The state of the screen and its changes: messages in, effects out; no terminal, no thread, no clock.

mod action;
mod app;
mod candidates;
mod desk;
mod editing;
mod editor;
mod effect;
mod film;
mod keymap;
mod list;
mod message;
mod mode;
mod notice;
mod number;
mod options;
mod prompt;
mod watching;

pub use action::{Action, Time, Way};
pub use app::App;
pub use desk::Desk;
pub use editor::Editor;
pub use effect::Effect;
pub use film::Film;
pub use keymap::{BINDINGS, Binding, Key, Place, action_for};
pub use list::{Chosen, Item, List, ListKind};
pub use message::Message;
pub use mode::Mode;
pub use notice::{Notice, Tone};
pub use number::{grouped, plural};
pub use options::{Appearance, Colours, Options, ThemeName};
pub use prompt::{Prompt, PromptKind, Typed};
