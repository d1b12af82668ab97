//! Another program's search on the screen: shown while it comes in, followed, raced against, survived.

mod common;
mod stage;

use std::io::{PipeWriter, Write, pipe};

use common::puzzles::{WIKIPEDIA, grid};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use stage::Stage;
use sudoscope::app::{App, Message, Mode};
use sudoscope::search::{Operation, Outcome, Search, Step, Strategy};

/// A stage, and the end of the pipe that a program would write to.
fn open() -> (Stage, PipeWriter) {
    let (reader, writer) = pipe().expect("a pipe");
    (Stage::replay(reader), writer)
}

/// The steps of reading order, as a program prints them.
fn lines() -> Vec<String> {
    let mut search = Search::new(&grid(WIKIPEDIA), Strategy::ReadingOrder);
    std::iter::from_fn(|| search.step()).map(|step| line(&step)).collect()
}

fn line(step: &Step) -> String {
    let (row, column) = (step.cell.row() + 1, step.cell.column() + 1);
    match step.operation {
        Operation::Place => format!("p {row} {column} {}\n", step.digit),
        Operation::Undo => format!("u {row} {column}\n"),
    }
}

fn print(writer: &mut PipeWriter, text: &str) {
    writer.write_all(text.as_bytes()).expect("it is read");
}

fn notice(app: &App) -> &str {
    app.notice.as_ref().map_or("", |notice| notice.text.as_str())
}

fn has_come(app: &App, steps: u64) -> bool {
    app.picture().is_some_and(|picture| picture.frontier() == steps)
}

fn key(stage: &mut Stage, code: KeyCode) {
    stage.tell(Message::Key(KeyEvent::new(code, KeyModifiers::NONE)));
}

#[test]
fn silence_is_mentioned_until_the_first_step() {
    let (mut stage, mut writer) = open();
    let silence = "no step yet: does the program flush its output?";
    stage.wait("the silence", |app| notice(app) == silence);
    assert!(stage.screen().contains(silence));
    key(&mut stage, KeyCode::Left);
    assert_eq!(notice(&stage.app), silence, "a key does not end it");
    print(&mut writer, &format!("{WIKIPEDIA}\n"));
    stage.wait("the puzzle", |app| app.picture().is_some());
    assert_eq!(notice(&stage.app), silence);
    print(&mut writer, "p 1 3 1\n");
    stage.wait("a step", |app| has_come(app, 1));
    stage.hear();
    assert_eq!(notice(&stage.app), "");
    assert_eq!(*stage.app.editor.grid(), grid(WIKIPEDIA));
    let screen = stage.screen();
    assert!(screen.contains("another program") && screen.contains("coming in"), "{screen}");
}

#[test]
fn what_comes_is_shown_and_the_end_is_followed() {
    let (mut stage, mut writer) = open();
    let lines = lines();
    print(&mut writer, &format!("{WIKIPEDIA}\n{}", lines[..100].concat()));
    stage.wait("a hundred steps", |app| has_come(app, 100));
    assert_eq!(stage.app.picture().map(|picture| picture.cursor), Some(0));
    key(&mut stage, KeyCode::End);
    stage.wait_for_step(100);
    print(&mut writer, &lines[100..250].concat());
    stage.wait_for_step(250);
    stage.press("←");
    stage.wait_for_step(249);
    print(&mut writer, &lines[250..300].concat());
    stage.wait("more", |app| has_come(app, 300));
    assert_eq!(stage.app.picture().map(|picture| picture.cursor), Some(249), "no longer followed");
    print(&mut writer, &lines[300..].concat());
    drop(writer);
    stage.wait("the end", |app| app.picture().is_some_and(|picture| picture.lane().end == Outcome::Solved));
    let all = lines.len() as u64;
    stage.press("⏎");
    stage.wait_for_step(all);
    stage.press("⏎");
    stage.wait("word of the end", |app| notice(app) == "the recorded steps end with this solution");
    let mut search = Search::new(&grid(WIKIPEDIA), Strategy::ReadingOrder);
    for step in [1, all / 2, all - 1] {
        stage.go_to(step);
        search = Search::new(search.givens(), Strategy::ReadingOrder);
        search.run(step);
        let lane = stage.app.picture().expect("a film").lane();
        assert_eq!((lane.grid, lane.tallies.undos), (search.grid(), search.tallies().undos));
    }
    let screen = stage.at(100, 35);
    assert!(screen.contains("the program does not say why"), "{screen}");
    assert!(screen.contains("clashing 0") && !screen.contains("tests"), "{screen}");
}

#[test]
fn a_program_that_stops_in_the_middle_leaves_its_film() {
    let (mut stage, mut writer) = open();
    print(&mut writer, &format!("{WIKIPEDIA}\np 1 3 1\np 1 4"));
    stage.wait("the step", |app| has_come(app, 1));
    drop(writer);
    stage.wait("the complaint", |app| notice(app).starts_with("mine:3:6: bad-line: "));
    stage.wait("the end", |app| app.picture().is_some_and(|picture| picture.lane().end == Outcome::Ended));
    key(&mut stage, KeyCode::End);
    stage.wait_for_step(1);
    assert!(stage.screen().contains("ends here"));
}

#[test]
fn what_is_no_puzzle_is_said_and_survived() {
    let (mut stage, mut writer) = open();
    print(&mut writer, "hello\n");
    drop(writer);
    stage.wait("the complaint", |app| notice(app).starts_with("mine:1:1: bad-char: "));
    assert_eq!(stage.app.mode, Mode::Edit);
    stage.press("5");
    assert!(stage.app.editor.grid().given_count() == 1);
}

#[test]
fn clashing_digits_are_marked_and_counted() {
    let (mut stage, mut writer) = open();
    print(&mut writer, &format!("{WIKIPEDIA}\np 1 3 5\np 1 4 6\nu 1 3\nu 1 4\n"));
    drop(writer);
    stage.wait("the steps", |app| has_come(app, 4));
    stage.go_to(1);
    let screen = stage.screen();
    assert!(screen.contains("!5!") && screen.contains("clashing 1"), "{screen}");
    stage.go_to(4);
    assert!(stage.screen().contains("undone out of order 1"));
}

#[test]
fn the_first_step_that_differs_is_found() {
    let (mut stage, mut writer) = open();
    let mut lines = lines();
    // Somewhere the program forgets to try a digit: it takes back twice in a row.
    let retry =
        lines.windows(2).position(|pair| pair[0].starts_with('u') && pair[1].starts_with('p')).expect("one");
    let mut search = Search::new(&grid(WIKIPEDIA), Strategy::ReadingOrder);
    search.run(retry as u64 + 1);
    let last = search.decisions().last().expect("it is deep in the grid").cell;
    lines.truncate(retry + 1);
    lines.push(format!("u {} {}\n", last.row() + 1, last.column() + 1));
    print(&mut writer, &format!("{WIKIPEDIA}\n{}", lines.concat()));
    drop(writer);
    stage.wait("the steps", |app| has_come(app, lines.len() as u64));
    stage.press("R⏎");
    assert_eq!(notice(&stage.app), "n goes to the first step that differs");
    stage.wait("a race", |app| app.picture().is_some_and(|picture| picture.lanes.len() == 2));
    stage.press("n");
    stage.wait_for_step(retry as u64 + 2);
    let expected = format!(
        "step {} is the first that differs: the first lane undoes {last}, the second places ",
        retry + 2
    );
    stage.wait("what differs", |app| notice(app).starts_with(&expected));
}

#[test]
fn it_can_be_compared_with_searches_of_ours() {
    let (mut stage, mut writer) = open();
    let lines = lines();
    print(&mut writer, &format!("{WIKIPEDIA}\n{}", lines.concat()));
    drop(writer);
    stage.wait("the end", |app| has_come(app, lines.len() as u64));
    stage.press("R⏎"); // the first rival is reading order
    stage.wait("a race that is run", |app| {
        app.picture().is_some_and(|picture| {
            picture.lanes.len() == 2 && picture.lanes.iter().all(|lane| lane.end == Outcome::Solved)
        })
    });
    let picture = stage.app.picture().expect("a race");
    assert_eq!(picture.lanes[0].strategy, Strategy::Recorded);
    assert_eq!(picture.lanes[1].strategy, Strategy::ReadingOrder);
    assert_eq!(picture.lanes[0].frontier, picture.lanes[1].frontier);
    stage.press("n");
    stage.wait("that they are alike", |app| notice(app) == "no step differs");
    stage.press("⎋s↑⏎");
    stage.wait("another strategy", |app| app.strategy != Strategy::Recorded && app.picture().is_some());
    stage.press("s↓⏎");
    stage.wait("the program again", |app| {
        app.strategy == Strategy::Recorded && has_come(app, lines.len() as u64)
    });
    stage.press("⎋x1");
    stage.wait("a film of another puzzle", |app| {
        app.strategy == Strategy::ReadingOrder && app.picture().is_some()
    });
}
