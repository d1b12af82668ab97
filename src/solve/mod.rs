//! Answers made to be fast: first solution, count, uniqueness, and what follows from them.

mod count;
mod engine;
mod first;
mod scalar;
mod solutions;

pub use count::{Count, count};
pub use first::{first_solution, is_unique};
pub use solutions::Solutions;
