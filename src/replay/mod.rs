//! The steps that another program's search made, read from what it printed; each is checked before it is believed.

mod bare;
mod fault;
mod feed;
mod head;
mod json;
mod ledger;
mod reader;
mod report;

pub use fault::{Fault, FaultKind};
pub use feed::{News, start_feed};
pub use reader::Reader;
pub use report::Report;
