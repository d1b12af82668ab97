//! The engine that runs everywhere: it needs no instruction beyond what every machine of its kind has.

mod across;
mod board;
mod choice;
mod lanes;
mod numbering;
mod residue;
mod rules;
mod tree;
mod triads;

pub use tree::Tree;
