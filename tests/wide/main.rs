//! The versions of the solver against an independent plain search, on every kind of grid.

mod agreement;
mod effort;
mod kinds;
#[path = "../common/made.rs"]
mod made;
mod plain;
mod random;
mod solutions;
mod versions;
