//! Whole screens of EDIT: keys go in, the screen is read. The threads are the real ones; the terminal is a test's.

mod stage;

use stage::{Stage, options};
use sudoscope::app::App;

const CLASSIC: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const MANY: &str = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3............";

/// Every screen is taken at these sizes.
const SIZES: [(u16, u16); 3] = [(80, 24), (100, 35), (160, 50)];

#[track_caller]
fn pictures(name: &str, stage: &mut Stage) {
    for (columns, rows) in SIZES {
        insta::assert_snapshot!(format!("{name}-{columns}x{rows}"), stage.at(columns, rows));
    }
}

/// Opens a puzzle and waits until everything is known of it.
fn judged(puzzle: &str) -> Stage {
    let mut stage = Stage::open(options(puzzle));
    stage.wait("the verdict and the film", is_judged);
    stage
}

fn is_judged(app: &App) -> bool {
    let is_explored = |app: &App| {
        app.picture().is_some_and(|picture| picture.lane().end != sudoscope::search::Outcome::Searching)
    };
    app.verdict.is_some() && is_explored(app)
}

#[test]
fn candidates() {
    let mut stage = judged(CLASSIC);
    stage.press("→→c");
    pictures("candidates", &mut stage);
    insta::assert_snapshot!("candidates-97x39", stage.at(97, 39));
    insta::assert_snapshot!("candidates-styles-97x39", stage.styles(97, 39));
    stage.press("cjj");
    insta::assert_snapshot!("same-digit-styles-80x24", stage.styles(80, 24));
    for columns in 75..=112 {
        for rows in 35..=42 {
            stage.resize(columns, rows);
        }
    }
}

#[test]
fn candidates_of_many() {
    let mut stage = judged(MANY);
    stage.press("c→");
    assert!(stage.screen().contains("r1c2  blank; 4 5 7 8 fit"), "{}", stage.screen());
}
