//! Lists: a puzzle on each line, with whatever else programs put there.

use super::dress::BARE;
use super::{OTHER, PUZZLE, SOLVED, all, assert_reads, read};

#[test]
fn the_puzzle_is_the_token_of_81_cells() {
    for line in [
        format!("{PUZZLE} 30"),
        format!("{PUZZLE}\t1234 clues"),
        format!("{PUZZLE},{SOLVED}"),
        format!("{PUZZLE};{SOLVED};30"),
        format!("{PUZZLE}:1:{SOLVED}"),
        format!("7,{PUZZLE},{SOLVED},30,0.0"),
        format!("99480,99408,114,1895,{PUZZLE},a-name,10.20s,0,C21.m/F123.4567"),
        format!("000123456789 {PUZZLE}  1.2"),
        format!("0a1b2c3d4e5f {PUZZLE}  9.1"),
        format!("\"{PUZZLE}\",\"{SOLVED}\""),
        format!("sudoku=\"{PUZZLE}\""),
        format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", PUZZLE.replace('.', "0")),
        format!("see http://example.org/2026/11/30/play?id=123456789&s={PUZZLE}&level=5#12 for more"),
        format!("{PUZZLE} // no. 1"),
        format!("- {PUZZLE}"),
        format!("1. {PUZZLE}"),
        format!("|{PUZZLE}|"),
        format!("{PUZZLE}#{OTHER}"),
        format!("{SOLVED},{PUZZLE}"),
        format!(":0000:x:{PUZZLE}:::"),
        format!(":0100:12:{PUZZLE}:123 456:789:a comment of 81 words:"),
    ] {
        assert_reads("list", &line, PUZZLE);
    }
    assert_reads("a full grid", &format!("{SOLVED} 0"), SOLVED);
}

#[test]
fn digits_of_the_player_in_a_library_are_blank() {
    let set: String = PUZZLE.replacen("53.", "53+4", 1).replacen("....6.", "+3+4+2+5", 1);
    let line = format!(":0300:4:{}:114 115:::", set.replacen("+3+4+2+5", "+3+4+2+56.", 1));
    assert_reads("library", &line, PUZZLE);
}

#[test]
fn a_header_is_no_puzzle_and_may_name_the_column() {
    for text in [
        format!("quizzes,solutions\n{PUZZLE},{SOLVED}\n"),
        format!("Puzzle,\n{PUZZLE},\n"),
        format!("id,puzzle,solution,clues,difficulty\r\n1,{PUZZLE},{SOLVED},30,1.5\r\n"),
        format!("solution,puzzle\n{OTHER},{PUZZLE}\n"),
        format!("\"name\",\"Puzzle\"\n\"a \"\"b\"\", c\",\"{PUZZLE}\"\n"),
        format!("rating;grid;solution\n1,5;{PUZZLE};{SOLVED}\n"),
        format!("source\tsudoku\n{OTHER}\t{PUZZLE}\n"),
        format!("# made by hand\n\nquizzes,solutions\n{PUZZLE},{SOLVED}\n"),
        format!("a list of puzzles\n{PUZZLE}\n"),
    ] {
        assert_eq!(all(&text), [PUZZLE], "{text}");
    }
    assert_eq!(all(&format!("solution,puzzle\n{SOLVED},{}\n", &PUZZLE[1..])), ["2:163: length"]);
}

#[test]
fn one_bad_line_costs_only_itself() {
    let text = format!(
        "# four\n{PUZZLE}\n\n{}\n{OTHER} # second\nnot a puzzle\n{}\n{PUZZLE}",
        &PUZZLE[..80],
        PUZZLE.replacen("98", "9o", 1)
    );
    let expected = [PUZZLE, "4:81: length", OTHER, "6:1: bad-char", "7:21: bad-char", PUZZLE];
    assert_eq!(all(&text), expected);
}

#[test]
fn the_first_line_may_be_a_bad_one() {
    for (first, error) in
        [("53..7", "1:6: length"), (&PUZZLE[..80], "1:81: length"), ("5 3 . . 7", "1:10: length")]
    {
        assert_eq!(all(&format!("{first}\n{PUZZLE}\n{OTHER}\n")), [error, PUZZLE, OTHER]);
    }
}

#[test]
fn many_grids_in_rows_are_found_one_after_another() {
    let (one, two) = (BARE.of_puzzle(), BARE.of(OTHER));
    let short: String = one.lines().take(8).map(|row| row.to_owned() + "\n").collect();
    for (text, expected) in [
        (format!("{one}\n{two}"), vec![PUZZLE, OTHER]),
        (format!("Grid 1\n{one}Grid 2\n{two}"), vec![PUZZLE, OTHER]),
        (format!("{one}\n\n{two}\n{one}\n"), vec![PUZZLE, OTHER, PUZZLE]),
        (format!("{short}\n{two}"), vec!["9:1: row-count", OTHER]),
        (format!("{one}{}\n{two}", &PUZZLE[..9]), vec!["10:1: row-count"]),
        (format!("{one}123456789\n\n{two}"), vec!["10:1: row-count", OTHER]),
        (format!("{one}\n{PUZZLE}\n"), vec![PUZZLE, PUZZLE]),
        (format!("{}\n{two}", one.replace("\n6..195...", "\n6..1950...")), vec!["2:10: row-length", OTHER]),
        (format!("7.\n\n{one}\n12/2026\n"), vec![PUZZLE]),
        (format!("{one}\n-- \nSomebody\n"), vec![PUZZLE]),
        (format!("[\n  \"{PUZZLE}\",\n  \"{OTHER}\"\n]\n"), vec![PUZZLE, OTHER]),
    ] {
        assert_eq!(all(&text), expected, "{text}");
    }
}

#[test]
fn the_first_puzzle_wins_and_a_note_says_that_more_follow() {
    let text = format!("{}\n{}", BARE.of_puzzle(), BARE.of(OTHER));
    let reading = read(&text);
    assert_eq!((reading.grid.to_line().as_str(), reading.line, reading.notes.len()), (PUZZLE, 1, 1));
    assert_eq!(read(PUZZLE).notes.len(), 0);
    assert_eq!(read(&format!("\n# one\n\n{}", BARE.of_puzzle())).line, 4);
}

#[test]
fn headings_may_stand_before_the_puzzle_on_a_line() {
    let text = format!("Puzzle of the day\nby somebody, 30-11-2026\n\n{PUZZLE}\n");
    assert_reads("two headings", &text, PUZZLE);
}
