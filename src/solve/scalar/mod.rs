//! The engine that runs everywhere.

mod tree;

pub use tree::Tree;
