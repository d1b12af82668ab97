//! Whole screens of EDIT: keys go in, the screen is read. The threads are the real ones; the terminal is a test's.

mod stage;

use stage::{Stage, options};
use sudoscope::app::App;

const CLASSIC: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const EVEREST: &str = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const NONE: &str = "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// No clash and no solution, and most searches take hours to see it.
const HARD: &str = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
/// Two wrong givens, at r1c3 and r9c1.
const HOPELESS: &str = "531.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..51...8..79";
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
    let is_clash = app.editor.grid().has_clash();
    app.verdict.is_some() && (is_clash || is_explored(app) && app.desk.judgement.exploration.is_some())
}

/// The runs of style in the rows of the grid that are not its frame.
fn grid_of(styles: &str) -> String {
    let is_of_grid = |line: &&str| {
        let row = line.trim_start().split(' ').next().and_then(|row| row.parse::<usize>().ok());
        let is_frame = line.contains(['│', '┃', '━', '─']);
        row.is_some_and(|row| (1..=19).contains(&row)) && !is_frame
    };
    styles.lines().filter(is_of_grid).collect::<Vec<_>>().join("\n")
}

#[test]
fn verdicts() {
    for (name, puzzle) in [
        ("one", EVEREST),
        ("many", MANY),
        ("very-many", "53..7....6..195....98....6......................................................."),
        ("none", NONE),
    ] {
        let mut stage = judged(puzzle);
        pictures(&format!("verdict-{name}"), &mut stage);
    }
}

#[test]
fn an_old_verdict_never_shows() {
    let mut stage = judged(CLASSIC);
    for keys in ["→→4", "u", "1", "u", "2", "u"] {
        stage.press(keys);
        assert_eq!(stage.app.verdict, None, "nothing is known of the new grid yet");
        assert!(!stage.screen().contains("solution"), "{}", stage.screen());
    }
    stage.wait("the verdict", is_judged);
    assert_eq!(stage.app.verdict, Some(sudoscope::solve::Count::Exactly(1)));
}

#[test]
fn candidates() {
    let mut stage = judged(CLASSIC);
    stage.press("→→c");
    pictures("candidates", &mut stage);
    insta::assert_snapshot!("candidates-97x39", stage.at(97, 39));
    insta::assert_snapshot!("candidates-styles-97x39", grid_of(&stage.styles(97, 39)));
    stage.press("cjj");
    insta::assert_snapshot!("same-digit-styles-80x24", grid_of(&stage.styles(80, 24)));
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

#[test]
fn the_library_opens_with_a_preview() {
    let mut stage = judged(CLASSIC);
    stage.press("o↓↓");
    pictures("open", &mut stage);
    stage.press("⏎");
    assert_ne!(stage.app.editor.grid().to_line(), CLASSIC);
    insta::assert_snapshot!("opened-80x24", stage.at(80, 24));
    stage.press("u");
    assert_eq!(stage.app.editor.grid().to_line(), CLASSIC, "opening is undone");
    stage.press("o↓⎋");
    assert_eq!(stage.app.editor.grid().to_line(), CLASSIC, "Esc leaves everything as it was");
    stage.press("o");
    insta::assert_snapshot!("open-50x20", stage.at(50, 20));
}

#[test]
fn a_file_of_many_is_a_list_by_number() {
    let mut stage = judged(CLASSIC);
    let lines: Vec<String> = (1..=9).map(|digit| CLASSIC.replacen('.', &digit.to_string(), 1)).collect();
    let short = &CLASSIC[1..];
    let text = format!("{}\n{short}\n{}\n", lines.join("\n"), lines[3..].join("\n"));
    std::fs::write(stage.folder.path().join("many.sdm"), text).unwrap();
    stage.open_file("many.sdm");
    stage.wait("the list", |app| app.list.is_some());
    pictures("puzzles", &mut stage);
    for (keys, selected) in [("1", 0), ("↓12", 11), ("⎋", 11)] {
        stage.press(keys);
        if let Some(list) = &stage.app.list {
            assert_eq!(list.selected, selected, "{keys}");
        }
    }
    stage.open_file("many.sdm");
    stage.wait("the list", |app| app.list.is_some());
    stage.press("10⏎");
    assert!(stage.screen().contains("many.sdm:10:"), "{}", stage.screen());
    assert_eq!(stage.app.editor.grid().to_line(), CLASSIC);
    stage.open_file("many.sdm");
    stage.wait("the list", |app| app.list.is_some());
    stage.press("4⏎");
    assert_eq!(stage.app.editor.grid().to_line(), lines[3]);
    assert_eq!(stage.app.editor.title(), Some("many.sdm 4"));
}

#[test]
fn what_was_left_out_in_reading_is_said() {
    let mut stage = judged(CLASSIC);
    let candidates: String = CLASSIC
        .chars()
        .map(|cell| if cell == '.' { "123 ".to_string() } else { format!("{cell} ") })
        .collect::<Vec<_>>()
        .chunks(9)
        .map(|row| row.concat() + "\n")
        .collect();
    std::fs::write(stage.folder.path().join("two"), format!("{candidates}\n{candidates}")).unwrap();
    stage.open_file("two");
    stage.wait("the list", |app| app.list.is_some());
    let helps: Vec<&str> =
        stage.app.list.iter().flat_map(|list| &list.items).map(|item| item.help.as_str()).collect();
    assert!(helps[1].starts_with("Line 11; candidates are ignored: "), "{helps:?}");
    stage.press("⏎");
    let notice = |stage: &Stage| stage.app.notice.clone().map(|notice| notice.text).unwrap_or_default();
    assert!(notice(&stage).starts_with("opened: two 1; candidates are ignored: "), "{}", notice(&stage));
    std::fs::write(stage.folder.path().join("one"), candidates).unwrap();
    stage.open_file("one");
    stage.wait("the puzzle", |app| {
        app.notice.as_ref().is_some_and(|notice| notice.text.contains("opened: one 1"))
    });
    assert!(notice(&stage).contains("candidates are ignored: "), "{}", notice(&stage));
}

#[test]
fn what_cannot_be_opened_says_why() {
    let mut stage = judged(CLASSIC);
    std::fs::write(stage.folder.path().join("words"), "hello world\n").unwrap();
    for (file, reason) in [
        ("absent", "absent: no such file or directory"),
        ("", "a folder, not a file"),
        ("words", "words:1:1: bad-char"),
    ] {
        stage.open_file(file);
        stage
            .wait("the reason", |app| app.notice.as_ref().is_some_and(|notice| notice.text.contains(reason)));
        assert_eq!(stage.app.editor.grid().to_line(), CLASSIC);
    }
}

#[test]
fn a_path_is_completed() {
    let mut stage = judged(CLASSIC);
    for name in ["puzzle-easy.sdk", "puzzle-hard.sdk", "other"] {
        std::fs::write(stage.folder.path().join(name), "").unwrap();
    }
    let folder = stage.folder.path().display().to_string();
    stage.press(&format!("o⏎{folder}/puz⇥"));
    stage.wait("the completions", |app| app.desk.completions.is_some());
    assert_eq!(stage.app.prompt.as_ref().unwrap().text(), format!("{folder}/puzzle-"));
    let screen = stage.at(80, 24);
    assert!(screen.contains("puzzle-easy.sdk") && screen.contains("puzzle-hard.sdk"), "{screen}");
    assert!(!screen.contains("  other"), "{screen}");
    stage.press("h⇥");
    let whole = format!("{folder}/puzzle-hard.sdk");
    stage.wait("the whole path", |app| app.prompt.as_ref().is_some_and(|prompt| prompt.text() == whole));
    stage.press("x⇥");
    stage.wait("the completions", |app| app.desk.completions.is_some());
    assert!(stage.screen().contains("no path begins like this"));
    stage.press("⎋");
    assert_eq!(stage.app.prompt, None);
}

#[test]
fn saving_asks_before_it_replaces() {
    let mut stage = judged(CLASSIC);
    stage.press("S");
    pictures("save", &mut stage);
    stage.press("⎋");
    let path = stage.folder.path().join("a.sdm");
    let read = || std::fs::read_to_string(&path).unwrap();
    stage.save_file("a.sdm");
    stage.wait("the file", |app| app.notice.as_ref().is_some_and(|notice| notice.text.starts_with("saved")));
    assert_eq!(read(), format!("{CLASSIC}\n"));
    std::fs::write(&path, "precious").unwrap();
    for (key, content) in
        [("n", "precious".to_string()), ("⎋", "precious".to_string()), ("y", format!("{CLASSIC}\n"))]
    {
        stage.save_file("a.sdm");
        stage.wait("the question", |app| app.question().is_some());
        assert!(stage.at(160, 50).contains("y replaces it"));
        stage.press(key);
        if key == "y" {
            stage.wait("the file", |app| app.notice.is_some());
        }
        assert_eq!(read(), content, "{key}");
    }
    stage.save_file("a.png");
    assert!(stage.at(80, 24).contains("not saved: end the name with one of .sdk"), "{}", stage.screen());
    stage.save_file("absent/a.sdk");
    stage.wait("the reason", |app| {
        app.notice.as_ref().is_some_and(|notice| notice.text.contains("not saved: no such"))
    });
}

#[test]
fn what_is_typed_is_kept_for_the_next_start() {
    let mut stage = judged(CLASSIC);
    let place = stage.folder.path().join("state");
    assert!(!place.exists(), "nothing is written unasked");
    stage.press("→→4u4");
    let typed = *stage.app.editor.grid();
    let folder = stage.end();
    let kept = sudoscope::files::State::new(folder.path().join("state")).kept();
    assert_eq!(kept.as_ref().map(|draft| draft.grid), Some(typed));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is written");

    let mut next = Stage::open_after(options(MANY), kept);
    next.wait("the verdict and the film", is_judged);
    pictures("kept", &mut next);
    next.press("o↓⏎");
    assert_eq!(*next.app.editor.grid(), typed);
    assert!(!next.screen().contains("from last time"));
}

#[test]
fn a_mistyped_puzzle_is_repaired_with_a_preview() {
    let mut stage = judged(NONE);
    stage.wait("the repairs", |app| app.desk.judgement.diagnosis.is_some());
    pictures("none", &mut stage);
    stage.press("f");
    pictures("repairs", &mut stage);
    let list = stage.app.list.clone().unwrap();
    let right = list.items.iter().position(|item| item.label.starts_with("r1c3: without")).unwrap();
    for _ in 0..right {
        stage.press("↓");
    }
    insta::assert_snapshot!("repairs-preview-80x24", stage.at(80, 24));
    assert_eq!(stage.app.editor.grid().to_line(), NONE, "a preview changes nothing");
    stage.press("⏎");
    assert_eq!(stage.app.editor.grid().to_line(), CLASSIC);
    stage.press("u");
    assert_eq!(stage.app.editor.grid().to_line(), NONE);
    stage.press("f");
    stage.wait("the list", |app| app.list.is_some());
    stage.press("⎋");
    assert_eq!(stage.app.editor.grid().to_line(), NONE);
}

#[test]
fn a_clash_is_repaired() {
    let mut stage = judged(CLASSIC);
    stage.press("→→5");
    stage.wait("the repairs", |app| app.desk.judgement.diagnosis.is_some());
    insta::assert_snapshot!("clash-diagnosed-80x24", stage.at(80, 24));
    stage.press("f⏎");
    assert!(sudoscope::solve::is_unique(stage.app.editor.grid()));
}

#[test]
fn without_a_repair_the_contradiction_is_marked() {
    let mut stage = judged(HOPELESS);
    stage.wait("the repairs", |app| app.desk.judgement.diagnosis.is_some());
    stage.press("f");
    pictures("hopeless", &mut stage);
    stage.press("⎋");
    assert!(!stage.app.desk.judgement.shows_contradiction);
}

#[test]
fn with_many_solutions_a_given_may_be_missing() {
    let mut stage = judged(MANY);
    stage.press("f");
    stage.wait("the list", |app| app.list.is_some());
    pictures("repairs-many", &mut stage);
    assert!(stage.screen().contains("Or a given is missing"), "{}", stage.screen());
    let mut stage = judged(CLASSIC);
    stage.press("f");
    assert!(stage.screen().contains("nothing to repair"));
}

#[test]
fn hints_say_why_and_place() {
    let mut stage = judged(CLASSIC);
    stage.press("i");
    stage.wait("the hint", |app| app.desk.judgement.hint.is_some());
    pictures("hint", &mut stage);
    let hint = stage.app.desk.judgement.hint.clone().unwrap();
    stage.press("i");
    assert_eq!(stage.app.editor.grid()[hint.cell], Some(hint.digit));
    assert_eq!(stage.app.desk.judgement.hint, None);
    for _ in 0..50 {
        stage.press("i");
        stage.wait("the next hint", |app| app.desk.judgement.hint.is_some());
        stage.press("i");
    }
    assert!(stage.app.editor.grid().is_solution(), "hints alone solve it");
    stage.press("i");
    stage.wait("the end of hints", |app| {
        app.notice.as_ref().is_some_and(|notice| notice.text.contains("no blank"))
    });
    stage.press(&"u".repeat(51));
    assert_eq!(stage.app.editor.grid().to_line(), CLASSIC);

    let mut stage = judged(EVEREST);
    stage.press("i");
    stage.wait("the hint", |app| app.desk.judgement.hint.is_some());
    insta::assert_snapshot!("hint-of-solution-80x24", stage.at(80, 24));
    stage.press("⎋");
    assert_eq!(stage.app.desk.judgement.hint, None, "Esc puts it away");
}

#[test]
fn new_puzzles_have_one_solution_and_are_undone() {
    let mut stage = judged(CLASSIC);
    stage.press("g");
    stage.wait("a puzzle", |app| app.editor.grid().to_line() != CLASSIC);
    insta::assert_snapshot!("generated-80x24", stage.at(80, 24));
    let first = *stage.app.editor.grid();
    assert!(sudoscope::solve::is_unique(&first));
    stage.press("g");
    stage.wait("another puzzle", |app| *app.editor.grid() != first);
    stage.press("uu");
    assert_eq!(stage.app.editor.grid().to_line(), CLASSIC);
}

#[test]
fn a_solution_is_copied_without_being_shown_before() {
    let mut stage = judged(CLASSIC);
    stage.press("Y");
    stage.wait("the solution", |app| app.shown.is_some());
    let solution = sudoscope::solve::first_solution(stage.app.editor.grid()).unwrap();
    assert_eq!(stage.copied, [solution.to_line()]);
    let mut stage = judged(NONE);
    stage.press("Y");
    stage.wait("the word that there is none", |app| app.notice.is_some());
    assert!(stage.copied.is_empty());
}

/// A puzzle, the keys that lead to a state, and how it is known to be there.
type State = (&'static str, &'static str, fn(&App) -> bool);

/// Every state of EDIT.
const STATES: [State; 8] = [
    (CLASSIC, "c", |_| true),
    (CLASSIC, "i", |app| app.desk.judgement.hint.is_some()),
    (CLASSIC, "o↓↓↓", |app| app.list.is_some()),
    (CLASSIC, "o⏎/⇥", |app| app.desk.completions.is_some()),
    (CLASSIC, "S/tmp/some/where/", |app| app.prompt.is_some()),
    (NONE, "f", |app| app.list.is_some()),
    (MANY, "f", |app| app.list.is_some()),
    (HOPELESS, "f", |app| app.desk.judgement.shows_contradiction),
];

#[test]
fn every_state_fits_every_size() {
    for (puzzle, keys, is_there) in STATES {
        let mut stage = judged(puzzle);
        stage.press(keys);
        stage.wait(keys, is_there);
        for columns in (0..=100).filter(|columns| columns % 3 == 0 || *columns < 12) {
            for rows in (0..=42).filter(|rows| *rows < 12 || rows % 5 == 0) {
                stage.resize(columns, rows);
            }
        }
    }
}

#[test]
fn every_state_is_ascii_where_only_ascii_arrives() {
    for (puzzle, keys, is_there) in STATES {
        let mut options = options(puzzle);
        options.appearance.ascii = true;
        let mut stage = Stage::open(options);
        stage.wait("the verdict", |app| app.verdict.is_some());
        stage.press(keys);
        stage.wait(keys, is_there);
        for (columns, rows) in SIZES {
            let screen = stage.at(columns, rows);
            assert!(screen.is_ascii(), "{keys}: {screen}");
        }
    }
}

/// By hand: `cargo test --release --test edit_screens -- --ignored`.
#[test]
#[ignore = "it takes a minute, and says something on a quiet machine only"]
fn typing_is_never_delayed() {
    let worst = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let mut took = Vec::new();
    for puzzle in [worst, HARD] {
        let mut stage = Stage::open(options(&".".repeat(81)));
        for key in
            puzzle.chars().map(|key| if key == '.' { '0' } else { key }).chain("uuuuuuuuuuuuuuuuuu".chars())
        {
            std::thread::sleep(std::time::Duration::from_millis(20));
            stage.take_in();
            let before = *stage.app.editor.grid();
            let start = std::time::Instant::now();
            stage.press(&key.to_string());
            stage.screen();
            took.push(start.elapsed());
            let is_known = stage.app.verdict.is_some();
            assert!(!is_known || *stage.app.editor.grid() == before, "a verdict on a grid typed this moment");
        }
    }
    took.sort_unstable();
    let percentile = took[took.len() * 99 / 100];
    assert!(percentile < std::time::Duration::from_millis(5), "{percentile:?}, worst {:?}", took.last());
}
