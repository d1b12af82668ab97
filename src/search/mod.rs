//! Searches made to be watched: resumable, countable, explained, and reachable at any step.

mod blame;
mod board;
mod choice;
mod decision;
mod dynamic;
mod explain;
mod explanation;
mod fixed;
mod order;
mod outcome;
mod plan;
mod reason;
mod run;
mod search;
mod state;
mod step;
mod strategy;
mod tallies;
mod timeline;

pub use blame::Blame;
pub use choice::{Choice, ChoiceKind};
pub use decision::{Decision, OpenChoice};
pub use explanation::{Explanation, Fate};
pub use outcome::Outcome;
pub use reason::Reason;
pub use search::Search;
pub use step::{Operation, Step};
pub use strategy::Strategy;
pub use tallies::Tallies;
pub use timeline::Timeline;
