//! The examiner's thread: the newest question wins, whatever is asked meanwhile is answered, nothing takes long.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use sudoscope::examiner::{Answer, COUNT_LIMIT, Examiner, Question};
use sudoscope::grid::{Cell, Digit, Grid};
use sudoscope::solve::{Count, Grade};

const CLASSIC: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const EVEREST: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const HARD: &str = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
/// A wait that takes longer has failed.
const PATIENCE: Duration = Duration::from_secs(60);

fn start() -> (Examiner, Receiver<Answer>) {
    let (sender, answers) = channel();
    let examiner = Examiner::start(move |answer| {
        let _ = sender.send(answer);
    });
    (examiner, answers)
}

fn grid(line: &str) -> Grid {
    Grid::from_line(line).expect("a test's puzzle is a line")
}

/// The first answer that the closure takes something from.
fn wait<T>(answers: &Receiver<Answer>, mut pick: impl FnMut(Answer) -> Option<T>) -> T {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        let answer = answers.recv_timeout(left).expect("an answer in time");
        if let Some(picked) = pick(answer) {
            return picked;
        }
    }
}

#[test]
fn grids_are_judged() {
    let (mut examiner, answers) = start();
    for (line, count, grade) in [
        (CLASSIC, Count::Exactly(1), Grade::Singles),
        (EVEREST, Count::Exactly(1), Grade::BeyondSingles),
        (HARD, Count::Exactly(0), Grade::BeyondSingles),
        (&".".repeat(81), Count::AtLeast(COUNT_LIMIT), Grade::BeyondSingles),
        (&format!("55{}", ".".repeat(79)), Count::Exactly(0), Grade::BeyondSingles),
    ] {
        examiner.ask(Question::Judge(grid(line)));
        let judged = wait(&answers, |answer| match answer {
            Answer::Judged { givens, solutions, grade } if givens == grid(line) => Some((solutions, grade)),
            _ => None,
        });
        assert_eq!(judged, (count, grade), "{line}");
    }
}

#[test]
fn the_newest_question_wins_and_old_answers_do_not_follow_newer_ones() {
    let (mut examiner, answers) = start();
    let empty = Grid::EMPTY;
    let grids: Vec<Grid> = Cell::all()
        .zip(Digit::ALL.into_iter().cycle())
        .map(|(cell, digit)| {
            let mut grid = empty;
            grid[cell] = Some(digit);
            grid
        })
        .collect();
    for grid in &grids {
        examiner.ask(Question::Judge(*grid));
    }
    let mut position = 0;
    wait(&answers, |answer| {
        if let Answer::Judged { givens, .. } = answer {
            let at = grids.iter().position(|grid| *grid == givens).expect("a grid that was asked about");
            assert!(at >= position, "grid {at} after grid {position}");
            position = at;
        }
        (position == grids.len() - 1).then_some(())
    });
}

#[test]
fn other_questions_are_answered_while_a_search_is_explored() {
    let (mut examiner, answers) = start();
    examiner.ask(Question::Judge(grid(HARD)));
    wait(&answers, |answer| matches!(answer, Answer::Judged { .. }).then_some(()));
    examiner.ask(Question::Hint(grid(CLASSIC)));
    examiner.ask(Question::Solve { givens: grid(CLASSIC), number: 1 });
    examiner.ask(Question::Generate { seed: 7 });
    let hint = wait(&answers, |answer| match answer {
        Answer::Hinted { hint, .. } => Some(hint),
        _ => None,
    });
    assert!(hint.is_some());
    let solution = wait(&answers, |answer| match answer {
        Answer::Solved { solution, .. } => Some(solution),
        _ => None,
    });
    assert!(solution.is_some_and(|solution| solution.is_solution() && solution.keeps(&grid(CLASSIC))));
    let puzzle = wait(&answers, |answer| match answer {
        Answer::Generated { puzzle, .. } => Some(puzzle),
        _ => None,
    });
    assert!(puzzle.is_some_and(|puzzle| sudoscope::solve::is_unique(&puzzle)));
}

#[test]
fn solutions_come_one_after_another() {
    let (mut examiner, answers) = start();
    let mut many = grid(CLASSIC);
    for (cell, _) in grid(CLASSIC).givens().take(8) {
        many[cell] = None;
    }
    let mut seen = Vec::new();
    for number in [1, 2, 3, 1, 2] {
        examiner.ask(Question::Solve { givens: many, number });
        let solution = wait(&answers, |answer| match answer {
            Answer::Solved { solution, .. } => Some(solution),
            _ => None,
        });
        seen.push(solution.expect("there are several"));
    }
    assert_eq!(seen[..2], seen[3..], "the order is fixed");
    assert!(seen[0] != seen[1] && seen[1] != seen[2]);
}

#[test]
fn a_grid_without_solution_is_diagnosed_unasked() {
    let (mut examiner, answers) = start();
    let mut typo = grid(CLASSIC);
    typo[Cell::at(0, 2)] = Digit::new(1);
    examiner.ask(Question::Judge(typo));
    let repairs = wait(&answers, |answer| match answer {
        Answer::Repaired { repairs, contradiction, .. } => Some((repairs, contradiction)),
        _ => None,
    });
    assert!(repairs.0.list.iter().any(|repair| repair.apply(&typo) == grid(CLASSIC)));
    assert!(repairs.1.is_empty());
}
