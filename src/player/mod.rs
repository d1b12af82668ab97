//! The thread that owns one search and plays it: intentions go in, pictures of the film come out.

mod charts;
mod command;
mod comparison;
mod hunting;
mod moving;
mod pace;
mod picture;
mod player;
mod rate;
mod reel;
mod snapshot;
mod speed;
mod stop;
mod worker;

pub use command::{Clock, Command, Destination, IcicleView, Sought, View};
pub use player::{Player, Report};
pub use snapshot::{DepthStrip, Lane, Motion, Pursuit, Snapshot};
pub use speed::{Speed, grouped};
