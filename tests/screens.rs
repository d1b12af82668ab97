//! Whole screens: keys go in, the screen is read. The threads are the real ones; the terminal is a test's.

mod stage;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use stage::{Stage, options};
use sudoscope::app::{App, Message, Options};
use sudoscope::search::Strategy;
use sudoscope::view;

const CLASSIC: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const EVEREST: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const MANY: &str = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3............";

/// Every screen is taken at these sizes.
const SIZES: [(u16, u16); 3] = [(80, 24), (100, 35), (160, 50)];

#[track_caller]
fn pictures(name: &str, stage: &mut Stage) {
    for (columns, rows) in SIZES {
        stage.resize(columns, rows);
        insta::assert_snapshot!(format!("{name}-{columns}x{rows}"), stage.screen());
    }
}

#[test]
fn editing() {
    let mut stage = Stage::open(options(CLASSIC));
    stage.wait("the verdict and the film", |app| {
        app.desk.judgement.exploration.is_some()
            && app.picture().is_some_and(|picture| picture.frontier() == 8365)
    });
    pictures("edit", &mut stage);
}

#[test]
fn a_clash_is_said_and_explained_before_a_search() {
    let mut stage = Stage::open(options(CLASSIC));
    stage.press("→→→→→→→5");
    pictures("clash", &mut stage);
    stage.press(" ");
    insta::assert_snapshot!("clash-refused-80x24", stage.at(80, 24));
    stage.press(" ");
    stage.wait("the film", |app| app.picture().is_some());
    assert!(stage.screen().contains("WATCH"), "asked again, it is watched all the same");
}

#[test]
fn watching() {
    let mut stage = Stage::watch(options(EVEREST), 48_210);
    pictures("watch", &mut stage);
    stage.press("↓");
    insta::assert_snapshot!("watch-highlight-80x24", stage.at(80, 24));
    stage.go_to(0);
    insta::assert_snapshot!("watch-start-80x24", stage.at(80, 24));
    stage.go_to(99_056);
    insta::assert_snapshot!("watch-solved-80x24", stage.at(80, 24));
}

#[test]
fn styles_carry_every_meaning() {
    let mut stage = Stage::watch(options(EVEREST), 48_210);
    insta::assert_snapshot!("watch-styles-80x24", stage.styles(80, 24));
}

#[test]
fn small_terminals_get_the_compact_grid_and_tiny_ones_a_line() {
    let mut stage = Stage::watch(options(EVEREST), 48_210);
    for (columns, rows) in [
        (79, 23),
        (60, 24),
        (40, 21),
        (37, 20),
        (36, 20),
        (50, 14),
        (19, 12),
        (18, 12),
        (9, 9),
        (8, 8),
        (30, 3),
    ] {
        insta::assert_snapshot!(format!("small-{columns}x{rows}"), stage.at(columns, rows));
    }
    for columns in 0..=82 {
        for rows in 0..=26 {
            stage.resize(columns, rows);
        }
    }
}

#[test]
fn help_lists_every_key() {
    let mut stage = Stage::open(options(CLASSIC));
    stage.press("?");
    insta::assert_snapshot!("help-80x24", stage.at(80, 24));
    stage.press("/dead");
    insta::assert_snapshot!("help-search-80x24", stage.at(80, 24));
    stage.press("⎋");
    let tall = stage.at(80, 140);
    for binding in sudoscope::app::BINDINGS {
        assert!(tall.contains(binding.help), "{} is not in the help", binding.label);
    }
}

#[test]
fn lists_and_prompts() {
    let mut stage = Stage::watch(options(CLASSIC), 100);
    stage.press("s");
    insta::assert_snapshot!("strategies-80x24", stage.at(80, 24));
    stage.press("⎋:12,3");
    insta::assert_snapshot!("prompt-80x24", stage.at(80, 24));
    stage.press("⎋500");
    insta::assert_snapshot!("count-80x24", stage.at(80, 24));
}

#[test]
fn solving_at_once() {
    let mut stage = Stage::open(options(MANY));
    stage.wait("the verdict", |app| app.verdict.is_some());
    stage.press("⏎");
    stage.wait("a solution", |app| app.shown.is_some());
    let first = stage.app.shown.unwrap();
    stage.press("⏎");
    stage.wait("the next solution", |app| app.shown.is_some_and(|shown| shown.number == 2));
    assert_ne!(stage.app.shown.unwrap().grid, first.grid);
    stage.press("⎋");
    assert_eq!(stage.app.shown, None, "Esc shows the puzzle again");
}

#[test]
fn seven_steps_and_back_show_the_same_screen() {
    for step in [5, 50_000] {
        let mut stage = Stage::watch(options(EVEREST), step);
        let before = stage.at(100, 35);
        stage.press("→→→→→→→");
        stage.wait_for_step(step + 7);
        assert_ne!(stage.screen(), before);
        stage.press("←←←←←←←");
        stage.wait_for_step(step);
        assert_eq!(stage.screen(), before, "at step {step}");
    }
}

#[test]
fn a_race_runs_side_by_side() {
    let mut stage = Stage::watch(options(EVEREST), 0);
    stage.press("R");
    insta::assert_snapshot!("race-list-80x24", stage.at(80, 24));
    stage.press(" ↓↓↓↓↓↓↓ ↓ ⏎");
    stage.wait("four films", |app| {
        app.picture().is_some_and(|picture| {
            picture.lanes.len() == 4
                && picture.lanes.iter().all(|lane| lane.end == sudoscope::search::Outcome::Solved)
        })
    });
    stage.go_to(2_000);
    pictures("race", &mut stage);
    stage.press("⎋");
    stage.wait("one film", |app| app.picture().is_some_and(|picture| picture.lanes.len() == 1));
    assert_eq!(stage.app.mode, sudoscope::app::Mode::Watch);
}

const TWO_WRONG_GUESSES: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

#[test]
fn the_icicle_shows_at_a_glance_where_the_work_went() {
    let mut stage = Stage::watch(options(TWO_WRONG_GUESSES), 12_000_000);
    pictures("icicle", &mut stage);
    stage.resize(100, 35);
    stage.press("⇥");
    insta::assert_snapshot!("icicle-focus-100x35", stage.screen());
    stage.press("z");
    stage.wait("the zoom", |app| {
        app.picture().and_then(|picture| picture.icicle.as_ref()).is_some_and(|icicle| {
            icicle.is_exact && (icicle.window.from, icicle.window.to) == *app.viewing.zooms.last().unwrap()
        })
    });
    insta::assert_snapshot!("icicle-zoomed-100x35", stage.screen());
    stage.press("Z");
    stage.wait("the whole film", |app| {
        app.picture()
            .and_then(|picture| picture.icicle.as_ref())
            .is_some_and(|icicle| icicle.window.from == 0)
    });
    stage.press("←⏎");
    stage.wait("the bar before", |app| {
        app.picture().is_some_and(|picture| {
            let last = picture.lane().recent.last();
            last.is_some_and(|step| step.cell.to_string() == "r1c5" && step.digit.number() == 2)
        })
    });
}

#[test]
fn events_are_found_both_ways() {
    let mut stage = Stage::watch(options(EVEREST), 48_210);
    stage.press("e");
    insta::assert_snapshot!("events-80x24", stage.at(80, 24));
    stage.press("⏎n");
    stage.wait("a later dead end", |app| app.picture().is_some_and(|picture| picture.cursor > 48_210));
    let hit = stage.app.picture().unwrap().cursor;
    stage.press("→N");
    stage.wait_for_step(hit);
    stage.press("e↓⏎b");
    stage.wait("the stop on the icicle", |app| app.picture().is_some_and(|picture| picture.breaks));
    stage.go_to(10);
    stage.wait("the solution as the next stop", |app| {
        app.picture().is_some_and(|picture| picture.next_stop == Some(99_056))
    });
    assert!(stage.at(100, 35).contains('●'));
    stage.press("be↓↓↓↓↓⏎");
    stage.press("⌫⌫⌫⌫r1c4=7⏎n");
    stage.wait("r1c4 becomes 7", |app| {
        app.picture().is_some_and(|picture| {
            picture
                .lane()
                .recent
                .last()
                .is_some_and(|step| step.cell.to_string() == "r1c4" && step.digit.number() == 7)
        })
    });
}

#[test]
fn heat_shows_where_the_search_came_by_most() {
    let mut stage = Stage::watch(options(EVEREST), 99_056);
    stage.press("v");
    stage.wait("the heat", |app| app.picture().is_some_and(|picture| picture.lane().heat.is_some()));
    insta::assert_snapshot!("heat-80x24", stage.at(80, 24));
}

#[test]
fn the_mouse_points_at_cells_steps_options_and_entries() {
    let mut stage = Stage::open(options(EVEREST));
    stage.resize(80, 24);
    stage.click(2 + 4 * 5, 2 + 2 * 3);
    assert_eq!(stage.app.editor.cursor().to_string(), "r4c6");
    let mut stage = Stage::watch(options(EVEREST), 0);
    stage.resize(80, 24);
    stage.click(5 + 37, 20);
    stage.wait("the middle of the film", |app| {
        app.picture().is_some_and(|picture| (48_000..50_000).contains(&picture.cursor))
    });
    stage.drag(79, 21);
    stage.wait("the end of the film", |app| app.picture().is_some_and(|picture| picture.cursor > 97_000));
    stage.click(45, 4);
    assert_eq!(stage.app.viewing.highlight, Some(1));
    stage.press("s");
    stage.click(45, 4);
    assert_eq!(stage.app.list.as_ref().unwrap().selected, 1);
    stage.click(45, 4);
    assert_eq!(stage.app.strategy, Strategy::Columns);
}

#[test]
fn the_stack_can_be_walked() {
    let mut stage = Stage::watch(options(EVEREST), 48_210);
    stage.press("⇥⇥↑↑");
    insta::assert_snapshot!("stack-160x50", stage.at(160, 50));
    let level = stage.app.viewing.decision.unwrap();
    let placed_at = stage.app.picture().unwrap().lane().decisions[level].placed_at;
    stage.press("⏎");
    stage.wait_for_step(placed_at);
}

#[test]
fn the_reasons_in_full() {
    let mut stage = Stage::watch(options(EVEREST), 1_047);
    stage.press("w");
    pictures("why", &mut stage);
}

#[test]
fn a_test_of_the_viewer() {
    let mut stage = Stage::watch(options(CLASSIC), 0);
    stage.press("t");
    insta::assert_snapshot!("quiz-80x24", stage.at(80, 24));
    for (answer, step, right) in [("1", 1, 1), ("5", 2, 1), ("0", 3, 1), ("9", 4, 1), ("9", 5, 2)] {
        stage.press(answer);
        stage.wait_for_step(step);
        let quiz = stage.app.viewing.quiz.clone().unwrap();
        assert_eq!((u64::from(quiz.asked), quiz.right), (step, right), "{:?}", quiz.last);
    }
    insta::assert_snapshot!("quiz-answered-80x24", stage.at(80, 24));
    stage.press("t");
    assert_eq!(stage.app.viewing.quiz, None);
}

#[test]
fn marks_and_jumps() {
    let mut stage = Stage::watch(options(CLASSIC), 100);
    stage.press("mhere⏎");
    stage.go_to(5_000);
    stage.press("mthere⏎'⏎");
    stage.wait_for_step(100);
    stage.press("'↓⏎");
    stage.wait_for_step(5_000);
    stage.press("⌫");
    stage.wait_for_step(100);
    stage.press("⌫");
    stage.wait_for_step(5_000);
}

#[test]
fn ascii_means_ascii() {
    for mode in ["", "watch"] {
        let mut options = options(EVEREST);
        options.appearance.ascii = true;
        let mut stage = if mode.is_empty() { Stage::open(options) } else { Stage::watch(options, 48_210) };
        let screen = stage.at(100, 35);
        assert!(screen.is_ascii(), "{screen}");
        if !mode.is_empty() {
            insta::assert_snapshot!("ascii-icicle-and-strip-100x35", screen);
        }
        stage.press("?");
        assert!(stage.at(80, 120).is_ascii(), "the help");
    }
}

const NONE: &str = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
const UNEVEN: &str = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

#[test]
fn control_c_ends_what_was_begun_a_moment_ago() {
    let control_c = || Message::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    let mut stage = Stage::open(options(NONE));
    stage.press("  ");
    stage.wait("the film", |app| app.picture().is_some());
    stage.press("⏎");
    stage.tell(control_c()); // no picture has come meanwhile
    assert!(!stage.has_quit);
    stage.wait("the end of the search", |app| app.picture().is_some_and(|picture| picture.pursuit.is_none()));
    stage.tell(control_c());
    assert!(stage.has_quit);
}

#[test]
fn the_icicle_has_a_bar_under_its_cursor_wherever_one_goes() {
    let mut stage = Stage::watch(options(UNEVEN), 0);
    stage.resize(100, 35);
    stage.wait("the whole film", |app| {
        app.picture().is_some_and(|picture| picture.frontier() == 19_454_728 && picture.icicle.is_some())
    });
    let wander =
        ["⇥", "→", "↓", "z", "→", "↑", "↑", "↑", "↑", "←", "Z", "↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓↓", "↑↑↑↑↑↑↑↑↑↑↑↑"];
    for keys in wander {
        stage.press(keys);
        stage.wait(&format!("what a bar cost after {keys}"), |app| {
            let screen = drawn(app, 100, 35);
            let head = screen.lines().find(|line| line.contains("where the work went")).unwrap_or_default();
            head.contains("steps, ") && head.contains('%')
        });
    }
}

fn drawn(app: &App, columns: u16, rows: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(columns, rows)).expect("a test's screen");
    terminal.draw(|frame| view::draw(frame, app)).expect("a test's screen");
    terminal.backend().to_string()
}

#[test]
fn a_film_without_a_wrong_guess_has_no_levels() {
    let mut stage = Stage::watch(Options { strategy: Strategy::FewestCandidates, ..options(CLASSIC) }, 51);
    let screen = stage.at(100, 35);
    assert!(screen.contains("no choice here had a second option tried"), "{screen}");
}

#[test]
fn what_led_to_a_solution_is_not_called_failed() {
    let mut stage = Stage::watch(options(MANY), 0);
    stage.press("⏎⏎");
    stage.wait("the second solution", |app| {
        app.picture().is_some_and(|picture| picture.solutions.len() > 1 && picture.pursuit.is_none())
    });
    let solved = stage.app.picture().expect("a film").solutions[0];
    stage.go_to(solved + 1);
    let panel = stage.at(100, 35);
    assert!(panel.contains("led to a solution") && !panel.contains("failed   cost 2"), "{panel}");
    stage.press("w");
    let reasons = stage.at(100, 35);
    assert!(
        reasons.contains("it led to a\n") || reasons.contains("solution, and others are looked for"),
        "{reasons}"
    );
}

#[test]
fn a_race_without_rivals_is_none_any_more() {
    let mut stage = Stage::watch(options(EVEREST), 0);
    stage.press("R ⏎");
    stage.wait("two lanes", |app| app.picture().is_some_and(|picture| picture.lanes.len() == 2));
    stage.press("w");
    assert!(stage.at(80, 24).contains("a race shows its lanes"));
    stage.press("R");
    stage.press(" ");
    stage.press("⏎");
    stage.wait("one lane", |app| app.picture().is_some_and(|picture| picture.lanes.len() == 1));
}
