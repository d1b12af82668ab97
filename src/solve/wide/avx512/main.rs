//! The binary: hands the arguments to the library and ends with its status.

use std::process::ExitCode;

fn main() -> ExitCode {
    sudoscope::cli::run(std::env::args_os())
}
