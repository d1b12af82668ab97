//! Every puzzle of every source answered: one puzzle a line over all cores, anything else as it comes in.

use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;

use super::console::Console;
use super::form::{Form, FormArgument};
use super::input::Source;
use super::interrupt::{INTERRUPT, on_interrupt};
use super::progress::Progress;
use super::sheet::Sheet;
use super::status::{Outcome, Status, Stop};
use super::stream::{Preface, Stream};
use crate::grid::Grid;
use crate::notation::{ErrorKind as ReadErrorKind, Puzzles, ReadError};
use crate::solve::{self, Answer, Batch, BatchError, Cancel, Ending, Event, Record, Summary, Task};

/// What is asked about every puzzle of all files, or of standard input.
pub struct Request<'a> {
    /// The files; standard input if there are none.
    pub files: &'a [PathBuf],
    /// What is asked.
    pub task: Task,
    /// How the answers are written.
    pub form: FormArgument,
    /// How many threads work, at least one.
    pub jobs: usize,
}

impl Request<'_> {
    /// Answers them all.
    ///
    /// # Errors
    /// Where the output cannot be written, or the user asks to stop.
    pub fn answer(&self, console: &mut Console) -> Outcome {
        let sources = Source::all(self.files);
        for source in &sources {
            source.announce(console);
        }
        let progress = Progress::new(console.terminals, sources.iter().map(Source::size).sum());
        let messages = Messages { lines: console.messages, progress };
        let mut desk = Desk {
            request: self,
            sheet: Sheet::new(console.output),
            messages,
            status: Status::Done,
            cancel: None,
        };
        let answered = sources.iter().try_for_each(|source| desk.answer_source(source));
        desk.messages.progress.clear(desk.messages.lines);
        answered.map(|()| desk.status)
    }
}

/// Where the answers of all sources come together.
struct Desk<'a> {
    request: &'a Request<'a>,
    sheet: Sheet<'a>,
    messages: Messages<'a>,
    status: Status,
    /// What Ctrl+C raises, once something can be cancelled.
    cancel: Option<Cancel>,
}

/// Messages, and the line of progress that has to give way to them.
struct Messages<'a> {
    lines: &'a mut dyn Write,
    progress: Progress,
}

impl Messages<'_> {
    fn say(&mut self, line: &str) {
        self.progress.clear(self.lines);
        let _ = writeln!(self.lines, "{line}");
    }
}

impl Desk<'_> {
    fn answer_source(&mut self, source: &Source) -> Result<(), Stop> {
        let stream = match Stream::open(source) {
            Ok(stream) => stream,
            Err(error) => {
                self.refuse(&source.unreadable(&error));
                return Ok(());
            }
        };
        let form = self.request.form.form(stream.one_a_line);
        self.sheet.begin_part(form.separator());
        match stream.preface() {
            Some(preface) => self.answer_lines(source, stream, preface, form),
            None => self.answer_each(source, stream, form),
        }
    }

    fn refuse(&mut self, line: &str) {
        self.messages.say(line);
        self.status = self.status.max(Status::Refused);
    }

    /// One puzzle a line, over all cores.
    fn answer_lines(
        &mut self,
        source: &Source,
        stream: Stream,
        preface: Preface,
        form: Form,
    ) -> Result<(), Stop> {
        let Request { task, jobs, .. } = *self.request;
        let cancel = self.cancel.get_or_insert_with(on_interrupt).clone();
        let messages = &mut self.messages;
        let summary = Batch { task, jobs, between: form.separator() }.run(
            stream.into_reader(),
            &mut self.sheet,
            &cancel,
            move |line, number| read_line(line, number, &preface),
            move |answer, text| form.append_answer(answer, text),
            |event| match event {
                Event::Invalid { error, .. } => messages.say(&source.complaint(&error)),
                Event::Unsolvable { line } if form != Form::Line => {
                    messages.say(&format!("{source}:{line}: unsolvable"));
                }
                Event::Unsolvable { .. } => {}
                Event::Progress { puzzles, bytes } => {
                    messages.progress.update(puzzles, bytes, messages.lines);
                }
            },
        );
        match summary {
            Ok(summary) => self.conclude(summary),
            Err(BatchError::Write(error)) => Err(Stop::Output(error)),
            Err(BatchError::Panic) => Err(Stop::Output(io::Error::other("a thread at work panicked"))),
            Err(BatchError::Read(error)) => {
                self.refuse(&source.unreadable(&error));
                Ok(())
            }
        }
    }

    fn conclude(&mut self, summary: Summary) -> Result<(), Stop> {
        self.messages.progress.keep();
        if summary.unsolvable > 0 {
            self.status = self.status.max(Status::NotSolvable);
        }
        if summary.invalid > 0 {
            self.status = self.status.max(Status::Refused);
        }
        match summary.ending {
            Ending::InputEnd => Ok(()),
            Ending::Cancelled => Err(Stop::Signal(INTERRUPT)),
            Ending::PipeClosed => Err(Stop::Output(ErrorKind::BrokenPipe.into())),
        }
    }

    /// In any other notation, each as soon as it is complete.
    fn answer_each(&mut self, source: &Source, stream: Stream, form: Form) -> Result<(), Stop> {
        for read in Puzzles::new(stream.into_reader()) {
            match read {
                Err(error) => self.refuse(&source.unreadable(&error)),
                Ok(Err(error)) => {
                    self.refuse(&source.complaint(&error));
                    // Where there was nothing that could be a puzzle, nothing is invalid either.
                    if error.kind != ReadErrorKind::EmptyInput {
                        self.write(&Answer::Invalid(&error), form)?;
                    }
                }
                Ok(Ok(reading)) => {
                    let answer = answer(&reading.grid, self.request);
                    if answer == Answer::Unsolvable {
                        self.status = self.status.max(Status::NotSolvable);
                        if form != Form::Line {
                            let why = why_unsolvable(&reading.grid);
                            self.messages.say(&format!("{source}:{}: {why}", reading.line));
                        }
                    }
                    self.write(&answer, form)?;
                }
            }
        }
        Ok(())
    }

    fn write(&mut self, answer: &Answer<ReadError>, form: Form) -> io::Result<()> {
        let mut text = Vec::new();
        form.append_answer(answer, &mut text);
        self.sheet.begin_part(form.separator());
        self.sheet.write_all(&text)?;
        self.sheet.flush()
    }
}

/// What a line is, wherever it stands: lines come here in any order.
fn read_line(line: &[u8], number: u64, preface: &Preface) -> Record<ReadError> {
    if number <= preface.lines {
        return Record::Nothing;
    }
    let line = line.strip_suffix(b"\r").unwrap_or(line);
    match preface.reader.clone().record(number as usize, line) {
        None => Record::Nothing,
        Some(Ok(record)) => Record::Puzzle(record.grid),
        Some(Err(error)) => Record::Invalid(error),
    }
}

fn answer<'a>(grid: &Grid, request: &Request) -> Answer<'a, ReadError> {
    match request.task {
        Task::Solve => solve::first_solution(grid).map_or(Answer::Unsolvable, Answer::Solution),
        Task::Count { limit } => {
            let count = solve::count_with(grid, limit, request.jobs, &Cancel::new());
            Answer::Count(count.expect("nobody raises this flag"))
        }
    }
}

/// Why a grid has no solution, as far as that can be said in a line.
pub fn why_unsolvable(givens: &Grid) -> String {
    match givens.clashes().first() {
        Some(clash) => format!("unsolvable: {clash}"),
        None => "unsolvable: the givens do not clash, but no solution keeps them all".to_owned(),
    }
}
