//! Pastes, however the terminal sends them.

use crate::harness::{Start, Window, file_with, keys};
use crate::puzzles::{EASY, EMPTY};

const ROWS: [&str; 9] = [
    "53..7....",
    "6..195...",
    ".98....6.",
    "8...6...3",
    "4..8.3..1",
    "7...2...6",
    ".6....28.",
    "...419..5",
    "....8..79",
];

fn empty() -> Window {
    let window = Start::sudoscope().on(EMPTY).open();
    window.wait_for("EDIT");
    window
}

#[test]
fn a_puzzle_may_be_pasted_in_any_form() {
    for pasted in [
        keys::paste(EASY),
        keys::paste(&EASY.replace('.', "0")),
        keys::paste(&ROWS.join("\n")),
        keys::paste(&ROWS.join("\r\n")),
        keys::paste(&ROWS.join("\r")),
        EASY.to_owned(),
        EASY.replace('.', "x"), // x and 0 are also keys
        EASY.replace('.', "0") + "\r",
        ROWS.join("\r"),
        ROWS.join("\r\n"),
    ] {
        let mut window = empty();
        window.type_in(keys::CONTROL_HOME);
        window.type_in(&pasted);
        window.wait(&format!("the puzzle of {pasted:?}"), |screen| {
            ROWS.iter().enumerate().all(|(row, digits)| screen.grid_row(row) == *digits)
        });
        window.wait_for("EDIT");
        assert!(window.is_alive());
    }
}

#[test]
fn a_paste_whose_beginning_is_split_is_one_all_the_same() {
    let window = empty();
    window.type_in("\x1b");
    window.type_in(&keys::paste(EASY)[1..]);
    window.wait_for("30 givens");
}

#[test]
fn a_paste_whose_end_does_not_come_is_one_all_the_same() {
    let mut window = empty();
    window.type_in(keys::paste(EASY).trim_end_matches("\x1b[201~"));
    window.wait_for("30 givens"); // after a while without input
    window.type_in("q");
    assert_eq!(window.exit_status().code(), Some(0));
}

#[test]
fn a_paste_that_is_no_puzzle_runs_no_command() {
    for pasted in [keys::paste("quick sudoku qqq"), "quick sudoku qqq".to_owned(), keys::paste("q")] {
        let mut window = Start::sudoscope().on(EASY).open();
        window.wait_for("30 givens");
        window.type_in(&pasted);
        window.wait("kind and place", |screen| {
            let text = screen.text();
            text.contains("1:1: ")
                && (text.contains("bad-char")
                    || text.contains("unsupported-format")
                    || text.contains("length"))
        });
        assert!(window.screen().text().contains("30 givens"));
        assert!(window.is_alive());
    }
}

#[test]
fn a_long_paste_is_one_paste() {
    let window = empty();
    let text = format!("{}{EASY}\n", "\n".repeat(3000));
    window.type_in(&keys::paste(&text));
    window.wait_for("30 givens");
    window.type_in("N");
    window.wait_for(" 0 givens");
    window.type_in(&text.replace('\n', "\r"));
    window.wait_for("30 givens");
}

#[test]
fn nine_quick_keys_are_keys() {
    let window = empty();
    window.type_in("123456789");
    window.wait("a full row", |screen| screen.text().contains("9 givens"));
    assert_eq!(window.grid_row(0), "123456789");
}

#[test]
fn the_first_of_many_puzzles_says_so() {
    let many = format!("{EASY}\n{EMPTY}\n{EASY}\n");
    let window = Start::sudoscope().on(&many).open();
    window.wait_for("2 more puzzles follow: this is the first; o opens another");
    window.type_in("o\r");
    window.wait("the path of the file", |screen| screen.text().contains("puzzle-"));
    window.type_in("\r");
    window.wait_for("puzzles of the file");

    let file = file_with(&many);
    let input = std::fs::File::open(file).unwrap().into();
    let window = Start::sudoscope().input(input).open();
    window.wait_for("2 more puzzles follow: this is the first");
    window.wait_without("o opens another");

    let window = empty();
    window.type_in(&keys::paste(&many));
    window.wait_for("pasted: 30 givens; 2 more puzzles follow: this is the first; u undoes it");
}
