//! From the arguments of a process to its exit status.

use std::env;
use std::ffi::OsString;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Write};
use std::process::ExitCode;

use clap::Parser;

use super::arguments::{Arguments, Command};
use super::console::{Console, Terminals};
use super::status::{Outcome, Status, Stop};
use crate::solve::Version;
use crate::terminal::Exit;

/// Output is written in pieces of this many bytes, or sooner where a result is to be seen at once.
const BUFFER: usize = 1 << 16;

/// The variable of the environment that names the solver: `scalar`, `avx2` or `avx512`.
const SOLVER: &str = "SUDOSCOPE_SOLVER";

/// Does what the arguments of the process ask for, the first of which is the name of the program. Results go to
/// standard output, all else to standard error.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    // Before the arguments, since the version they may ask for names the solver.
    let solver = choose_solver();
    let arguments = match Arguments::try_parse_from(arguments) {
        Ok(arguments) => arguments,
        Err(error) => return usage(&error),
    };
    let terminals = Terminals {
        input: io::stdin().is_terminal(),
        output: io::stdout().is_terminal(),
        messages: io::stderr().is_terminal(),
    };
    let mut output = BufWriter::with_capacity(BUFFER, io::stdout().lock());
    let mut messages = io::stderr();
    let mut console = Console { output: &mut output, messages: &mut messages, terminals };
    let outcome = solver.and_then(|()| dispatch(arguments, &mut console));
    let flushed = console.output.flush();
    conclude(outcome, flushed, &mut console)
}

fn dispatch(arguments: Arguments, console: &mut Console) -> Outcome {
    match arguments.command {
        None => arguments.screen.run(console),
        Some(Command::Solve(solve)) => solve.run(console),
        Some(Command::Count(count)) => count.run(console),
        Some(Command::Check(check)) => check.run(console),
        Some(Command::Convert(convert)) => convert.run(console),
        Some(Command::Race(race)) => race.run(console),
        Some(Command::Trace(trace)) => trace.run(console),
        Some(Command::Generate(generate)) => generate.run(console),
        Some(Command::Puzzles(puzzles)) => puzzles.run(console),
        Some(Command::Replay(replay)) => replay.run(console),
        Some(Command::Completions(completions)) => completions.run(console),
        Some(Command::Man(man)) => man.run(console),
    }
}

/// Puts the solver to work that the environment names; without a name the widest that the machine can run.
fn choose_solver() -> Result<(), Stop> {
    let Some(name) = env::var_os(SOLVER) else { return Ok(()) };
    Version::from_name(&name.to_string_lossy())
        .and_then(Version::put_to_work)
        .map_err(|error| Stop::Refused(format!("{SOLVER}: {error}")))
}

/// Says what there is to say at the end, and with which status.
fn conclude(outcome: Outcome, flushed: io::Result<()>, console: &mut Console) -> ExitCode {
    let status = match (outcome, flushed) {
        (Err(Stop::Output(error)), _) | (_, Err(error)) => not_written(&error, console.messages),
        (Err(Stop::Refused(line)), Ok(())) => {
            console.say(line);
            Status::Refused
        }
        (Err(Stop::Signal(signal)), Ok(())) => return Exit::Signal(signal).finish(),
        (Ok(status), Ok(())) => status,
    };
    ExitCode::from(status.code())
}

/// A reader that closes the pipe has read what it wanted: that is no failure and nothing to talk about.
fn not_written(error: &io::Error, messages: &mut dyn Write) -> Status {
    if error.kind() == ErrorKind::BrokenPipe {
        return Status::Done;
    }
    let _ = writeln!(messages, "sudoscope: the output could not be written: {error}");
    Status::NotWritten
}

/// Help and version are results; wrong usage is a message.
fn usage(error: &clap::Error) -> ExitCode {
    let status = match error.print() {
        Err(unprinted) => not_written(&unprinted, &mut io::stderr()),
        Ok(()) if error.use_stderr() => Status::Refused,
        Ok(()) => Status::Done,
    };
    ExitCode::from(status.code())
}
