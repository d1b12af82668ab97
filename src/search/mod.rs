//! Searches made to be watched: resumable, countable, explained, and reachable at any step.

mod board;
mod choice;
mod decision;
mod engine;
mod order;
mod outcome;
mod plan;
mod search;
mod state;
mod step;
mod strategy;
mod tallies;
mod timeline;

pub use choice::{Choice, ChoiceKind};
pub use decision::{Decision, OpenChoice};
pub use outcome::Outcome;
pub use search::Search;
pub use step::{Operation, Step};
pub use strategy::Strategy;
pub use tallies::Tallies;
pub use timeline::Timeline;
