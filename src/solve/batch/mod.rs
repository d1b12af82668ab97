//! Many puzzles on a stream: read in blocks, answered on all cores, written in order.

mod batch;
mod block;
mod record;
mod worker;
mod writer;

pub use batch::{Batch, Task};
pub use record::{Answer, BatchError, Ending, Event, Record, Summary};
