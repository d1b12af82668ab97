//! The thread that judges the grid being typed: the newest question wins, an old answer is never given.

mod answer;
mod examiner;
mod exploration;
mod question;
mod worker;

pub use answer::Answer;
pub use examiner::Examiner;
pub use exploration::{EXPLORED, Exploration};
pub use question::Question;
pub use worker::COUNT_LIMIT;
