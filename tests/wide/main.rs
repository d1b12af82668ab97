//! The versions of the solver against an independent plain search, on every kind of grid.

mod agreement;
mod effort;
mod kinds;
mod plain;
mod random;
mod solutions;
mod versions;
