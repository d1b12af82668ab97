//! The command line: arguments in, one of the commands done, results to a `Write`, everything else to another.

mod account;
mod arguments;
mod batch;
mod check;
mod completions;
mod console;
mod convert;
mod count;
mod drawing;
mod form;
mod generate;
mod input;
mod interrupt;
mod jobs;
mod judgement;
mod look;
mod man;
mod plain;
mod progress;
mod puzzles;
mod race;
mod repair_report;
mod replay;
mod report;
mod run;
mod screen;
mod sheet;
mod solve;
mod status;
mod strategies;
mod stream;
mod trace;
mod trace_summary;

pub use arguments::command_line;
pub use run::run;
