//! Answers made to be fast: first solution, count, uniqueness, and what follows from them.

mod batch;
mod cancel;
mod contradiction;
mod count;
mod crew;
mod effort;
mod engine;
mod first;
mod generator;
mod hint;
mod random;
mod repair;
mod repairs;
mod scalar;
mod solutions;
mod version;
#[cfg_attr(
    not(target_arch = "x86_64"),
    allow(
        dead_code,
        unused_variables,
        unused_macros,
        reason = "on other processors nothing can be made to run it"
    )
)]
mod wide;

pub use batch::{Answer, Batch, BatchError, Ending, Event, Record, Summary, Task};
pub use cancel::Cancel;
pub use contradiction::contradiction;
pub use count::{Count, count};
pub use crew::count_with;
pub use effort::Effort;
pub use first::{first_solution, is_unique};
pub use generator::{Recipe, Symmetry, generate, generate_costly};
pub use hint::{Grade, Hint, HintReason, grade, hint};
pub use repair::Repair;
pub use repairs::{Repairs, repairs};
pub use solutions::Solutions;
pub use version::{Version, VersionError};
pub use wide::{Cells, Found, Missing, Wide, Width};
