//! Batches: order, pace, bounded memory, bad lines, closed pipes, cancelling.

use std::io::{self, Read, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};

use sudoscope::grid::Grid;
use sudoscope::solve::{
    Answer, Batch, BatchError, Cancel, Ending, Event, Record, Summary, Task, first_solution,
};

const EASY: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const NONE: &str = "55...............................................................................";
const MANY: &str = "1................................................................................";

/// Comments start with `#`; anything that is not 81 characters is invalid.
fn read(line: &[u8], _number: u64) -> Record<usize> {
    match line {
        [] | [b'#', ..] => Record::Nothing,
        line => str::from_utf8(line)
            .ok()
            .and_then(Grid::from_line)
            .map_or(Record::Invalid(line.len()), Record::Puzzle),
    }
}

fn write(answer: &Answer<usize>, text: &mut Vec<u8>) {
    let line = match answer {
        Answer::Solution(grid) => grid.to_line(),
        Answer::Unsolvable => "unsolvable".to_owned(),
        Answer::Count(count) => count.to_string(),
        Answer::Invalid(_) => "invalid".to_owned(),
    };
    text.extend_from_slice(line.as_bytes());
    text.push(b'\n');
}

fn run(
    batch: Batch,
    input: impl Read + Send + 'static,
    output: &mut impl Write,
    cancel: &Cancel,
) -> (Result<Summary, BatchError>, Vec<Event<usize>>) {
    let mut events = Vec::new();
    let result = batch.run(input, output, cancel, read, write, |event| {
        if !matches!(event, Event::Progress { .. }) {
            events.push(event);
        }
    });
    (result, events)
}

fn output_of(task: Task, jobs: usize, input: &str) -> (String, Summary, Vec<Event<usize>>) {
    let mut output = Vec::new();
    let batch = Batch { task, jobs, between: "" };
    let (summary, events) = run(batch, io::Cursor::new(input.to_owned()), &mut output, &Cancel::new());
    (String::from_utf8(output).expect("text"), summary.expect("no error"), events)
}

#[test]
fn every_line_has_its_answer_in_its_place() {
    let solved = "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    let input = format!("# title\n{EASY}\n\n{NONE}\r\nrubbish\n{EASY}");
    let (output, summary, events) = output_of(Task::Solve, 2, &input);
    assert_eq!(output, format!("{solved}\nunsolvable\ninvalid\n{solved}\n"));
    assert_eq!(summary, Summary { puzzles: 4, invalid: 1, unsolvable: 1, ending: Ending::InputEnd });
    assert_eq!(events, [Event::Unsolvable { line: 4 }, Event::Invalid { line: 5, error: 7 }]);
    let (output, _, _) = output_of(Task::Count { limit: 30_000 }, 2, &format!("{input}\n{MANY}\n"));
    assert_eq!(output, "1\n0\ninvalid\n1\n30000+\n");
    assert_eq!(output_of(Task::Solve, 1, "").0, "");
    assert_eq!(output_of(Task::Solve, 1, "\n\n").0, "");
}

#[test]
fn the_output_does_not_depend_on_the_jobs() {
    let lines = [EASY, NONE, "# remark", MANY, "", "x"];
    let input = (0..5000).map(|n| lines[(n * n + n / 3) % 6]).collect::<Vec<_>>().join("\n");
    let (one, summary, events) = output_of(Task::Solve, 1, &input);
    assert_eq!(one.lines().count() as u64, summary.puzzles);
    for jobs in [2, 4, 7] {
        let (output, same, told) = output_of(Task::Solve, jobs, &input);
        assert!(output == one && same == summary && told == events, "{jobs} jobs");
    }
}

#[test]
fn separators_stand_between_answers_only() {
    let input = format!("{NONE}\n{EASY}\n{NONE}\n{MANY}\n{NONE}\n").repeat(50);
    let batch = Batch { task: Task::Solve, jobs: 3, between: "\n" };
    let mut output = Vec::new();
    let only_solutions = |answer: &Answer<usize>, text: &mut Vec<u8>| {
        if let Answer::Solution(_) = answer {
            text.extend_from_slice(b"solved\n");
        }
    };
    batch.run(io::Cursor::new(input), &mut output, &Cancel::new(), read, only_solutions, |_| ()).unwrap();
    assert_eq!(String::from_utf8(output).unwrap(), vec!["solved\n"; 100].join("\n"));
}

/// An input that hands out what is sent to it, and an output that says what was written.
struct Pipe(Receiver<String>);

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let text = self.0.recv().unwrap_or_default();
        buffer[..text.len()].copy_from_slice(text.as_bytes());
        Ok(text.len())
    }
}

struct Echo(Sender<String>);

impl Write for Echo {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        self.0.send(String::from_utf8_lossy(buffer).into_owned()).map_err(|_| io::ErrorKind::BrokenPipe)?;
        Ok(buffer.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn answers_do_not_wait_for_more_input_and_a_cancel_ends_the_waiting() {
    let ((say, input), (output, answers)) = (channel(), channel());
    let cancel = Cancel::new();
    let theirs = cancel.clone();
    let batch = Batch { task: Task::Solve, jobs: 2, between: "" };
    let batch = std::thread::spawn(move || run(batch, Pipe(input), &mut Echo(output), &theirs).0.unwrap());
    for part in [format!("{NONE}\n"), format!("{EASY}\n{NONE}\n{NONE}\n"), format!("{NONE}\nhalf")] {
        let lines = part.matches('\n').count();
        say.send(part).unwrap();
        let mut answered = 0;
        while answered < lines {
            answered += answers.recv().unwrap().matches('\n').count();
        }
    }
    cancel.cancel();
    let summary = batch.join().unwrap();
    assert_eq!((summary.puzzles, summary.ending), (5, Ending::Cancelled));
}

/// An endless input that counts what is taken of it.
struct Endless(Arc<Mutex<usize>>);

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let line = format!("{NONE}\n");
        let whole = buffer.len() / line.len() * line.len();
        buffer[..whole].copy_from_slice(line.repeat(whole / line.len()).as_bytes());
        *self.0.lock().expect("nobody panics") += whole;
        Ok(whole)
    }
}

#[test]
fn a_closed_pipe_ends_an_endless_input_quietly_and_little_was_read_ahead() {
    let (output, answers) = channel();
    drop(answers);
    let taken = Arc::new(Mutex::new(0));
    let batch = Batch { task: Task::Solve, jobs: 2, between: "" };
    let (summary, _) = run(batch, Endless(taken.clone()), &mut Echo(output), &Cancel::new());
    assert_eq!(summary.unwrap().ending, Ending::PipeClosed);
    assert!(*taken.lock().unwrap() < 1 << 20);
}

#[test]
fn a_line_without_end_is_one_invalid_line() {
    let (output, summary, _) = output_of(Task::Solve, 2, &format!("{}\n{NONE}\n", "5".repeat(3_000_000)));
    assert_eq!(output, "invalid\nunsolvable\n");
    assert_eq!(summary.invalid, 1);
}

/// An input that breaks after a line.
struct Broken(bool);

impl Read for Broken {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if std::mem::replace(&mut self.0, true) {
            return Err(io::Error::other("unplugged"));
        }
        buffer[..82].copy_from_slice(format!("{NONE}\n").as_bytes());
        Ok(82)
    }
}

#[test]
fn an_input_that_breaks_is_an_error_after_its_answers() {
    let mut output = Vec::new();
    let batch = Batch { task: Task::Solve, jobs: 1, between: "" };
    let (result, _) = run(batch, Broken(false), &mut output, &Cancel::new());
    assert!(matches!(result, Err(BatchError::Read(error)) if error.to_string() == "unplugged"));
    assert_eq!(output, b"unsolvable\n");
}

#[test]
fn a_grid_with_several_solutions_has_the_same_one_wherever_it_stands() {
    let lines = [
        MANY,
        EASY,
        NONE,
        "..3......4......2..8.12...6.........2...6...7...8.7.31.1.64.9..6.5..8...9..83....",
    ];
    let first = |line: &str| {
        let grid = Grid::from_line(line).expect("a grid");
        first_solution(&grid).map_or("unsolvable".to_owned(), Grid::to_line)
    };
    let expected = lines.map(first);
    let places: Vec<usize> = (0..700).map(|n| (n * n + n / 5) % lines.len()).collect();
    let input: Vec<&str> = places.iter().map(|place| lines[*place]).collect();
    let (output, _, _) = output_of(Task::Solve, 2, &input.join("\n"));
    for (answer, place) in output.lines().zip(places) {
        assert_eq!(answer, expected[place]);
    }
}

#[test]
fn a_panic_ends_a_batch_with_an_error() {
    let explode = |line: &[u8], number: u64| {
        assert!(number != 300, "on purpose");
        read(line, number)
    };
    for jobs in [1, 3] {
        let batch = Batch { task: Task::Solve, jobs, between: "" };
        let (mut output, endless) = (Vec::new(), Endless(Arc::default()));
        let result = batch.run(endless, &mut output, &Cancel::new(), explode, write, |_| ());
        assert!(matches!(result, Err(BatchError::Panic)), "{jobs} jobs");
        // What is written is in order: whole blocks before the panic.
        assert!(output.len() < 300 * "unsolvable\n".len());
    }
}

/// An input that panics.
struct Faulty;

impl Read for Faulty {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        panic!("on purpose")
    }
}

#[test]
fn a_panic_of_the_input_is_an_error_too() {
    let batch = Batch { task: Task::Count { limit: 2 }, jobs: 2, between: "" };
    let (result, _) = run(batch, Faulty, &mut Vec::new(), &Cancel::new());
    assert!(matches!(result, Err(BatchError::Panic)));
}
