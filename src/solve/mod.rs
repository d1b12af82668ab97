//! Answers made to be fast: first solution, count, uniqueness, and what follows from them.

mod batch;
mod cancel;
mod count;
mod crew;
mod engine;
mod first;
mod scalar;
mod solutions;
mod wide;

pub use batch::{Answer, Batch, BatchError, Ending, Event, Record, Summary, Task};
pub use cancel::Cancel;
pub use count::{Count, count};
pub use crew::count_with;
pub use first::{first_solution, is_unique};
pub use solutions::Solutions;
pub use wide::{Cells, Effort, Found, Missing, Wide, Width};
