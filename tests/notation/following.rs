//! What follows nine rows: a tenth row, another puzzle, something that is none.

use super::dress::{BARE, Dress, NUMBERS};
use super::{OTHER, PUZZLE, SOLVED, all, assert_fails, read};

const DRAWN: Dress<'static> = Dress {
    between: [" ", " | ", "| ", " |"],
    rows: [
        "\n",
        "\n+-------+-------+-------+\n",
        "+-------+-------+-------+\n",
        "\n+-------+-------+-------+\n",
    ],
    ..BARE
};

/// The first rows of a puzzle in some dress, without an end.
fn first_rows(dress: Dress<'_>, count: usize) -> String {
    let text = dress.of(OTHER);
    let is_row = |line: &&str| line.contains(|character: char| character.is_ascii_digit());
    let last = text.lines().filter(is_row).nth(count - 1).expect("a row");
    text[..text.find(last).expect("it is there") + last.len()].to_owned()
}

#[test]
fn a_tenth_row_makes_no_puzzle_however_it_is_set_apart() {
    let bare = |between, bands| Dress { rows: [between, bands, "", ""], ..BARE };
    let numbers = |between, bands| Dress { rows: [between, bands, "", ""], ..NUMBERS };
    let spaces = Dress { blank: " ", ..DRAWN };
    let full = Dress { rows: ["\n+---+---+\n", "\n+===+===+\n", "+---+---+\n", ""], ..DRAWN };
    for (what, dress, gap) in [
        ("bands apart", bare("\n", "\n\n"), "\n\n"),
        ("rows apart", bare("\n\n", "\n\n"), "\n\n"),
        ("numbers, bands apart", numbers("\n", "\n\n"), "\n\n"),
        ("a gap", bare("\n", "\n"), "\n\n"),
        ("a wide gap", bare("\n", "\n"), "\n\n \n\n"),
        ("a border", bare("\n", "\n"), "\n-----------\n"),
        ("borders", bare("\n", "\n---+---+---\n"), "\n---+---+---\n"),
        ("nine dashes", bare("\n", "\n"), "\n---------\n"),
        ("a border in a gap", bare("\n", "\n"), "\n\n-----------\n\n"),
        ("a comment", bare("\n", "\n"), "\n# the last rows\n"),
        ("drawn", DRAWN, "\n+-------+-------+-------+\n"),
        ("drawn, spaces for blanks", spaces, "\n+-------+-------+-------+\n"),
        ("drawn in full", full, "\n+===+===+\n"),
    ] {
        let open = Dress { rows: [dress.rows[0], dress.rows[1], dress.rows[2], ""], ..dress }.of_puzzle();
        let line = format!("{open}{gap}").lines().count() + 1;
        for count in [1, 2, 3, 7] {
            let below = first_rows(Dress { rows: [dress.rows[0], dress.rows[1], "", ""], ..dress }, count);
            for end in ["", "\n", "\n+---+---+---+\n"] {
                let text = format!("{open}{gap}{below}{end}");
                assert_fails(what, text.as_bytes(), &format!("{line}:1: row-count"));
            }
        }
    }
}

#[test]
fn bands_of_four_rows_are_a_grid_of_twelve() {
    for (gap, line) in [("\n\n", 12), ("\n------+-------+------\n", 12)] {
        let rows: Vec<&str> = "5 3 . | . 7 . | . . .\n".repeat(12).leak().lines().collect();
        let bands: Vec<String> = rows.chunks(4).map(|band| band.join("\n")).collect();
        assert_fails("twelve", bands.join(gap).as_bytes(), &format!("{line}:1: row-count"));
    }
}

#[test]
fn grids_are_told_apart_by_their_nine_rows() {
    let apart = Dress { rows: ["\n\n", "\n\n", "", "\n"], ..BARE };
    let bands = Dress { rows: ["\n", "\n\n", "", "\n"], ..NUMBERS };
    let bordered = Dress { rows: ["\n", "\n---+---+---\n", "", "\n"], ..BARE };
    for (what, dress) in
        [("bare", BARE), ("drawn", DRAWN), ("apart", apart), ("bands", bands), ("borders", bordered)]
    {
        for between in [
            "\n",
            "\n\n\n",
            "-----------\n",
            "---------\n",
            "\n---\n\n",
            "# the next\n",
            "\n# the next\n\n",
            "No. 2\n",
        ] {
            let puzzles = [PUZZLE, OTHER, SOLVED, PUZZLE];
            let text = puzzles.map(|puzzle| dress.of(puzzle)).join(between);
            assert_eq!(all(&text), puzzles, "{what}\n{text}");
            let reading = read(&text);
            assert_eq!(reading.grid.to_line(), PUZZLE, "{what}");
            assert_eq!(reading.notes, ["3 more puzzles follow: this is the first"], "{what}");
        }
    }
    let closed = DRAWN.of_puzzle();
    assert_eq!(all(&closed.repeat(3)), [PUZZLE; 3], "drawn directly below each other");
    let drawn_in_full =
        Dress { rows: ["\n+---+---+\n", "\n+===+===+\n", "+---+---+\n", "\n+---+---+\n"], ..DRAWN };
    assert_eq!(all(&drawn_in_full.of_puzzle().repeat(3)), [PUZZLE; 3], "drawn in full");
}

#[test]
fn what_follows_and_cannot_be_read_is_mentioned() {
    let rows = BARE.of_puzzle();
    let short = &PUZZLE[..80];
    for (text, note) in [
        (format!("{PUZZLE}\n{short}\n"), "more follows that cannot be read: 2:81: length: "),
        (
            format!("{PUZZLE}\n\nand {}\n", PUZZLE.replacen('7', "o", 1)),
            "more follows that cannot be read: 3:9: bad-char: ",
        ),
        (format!("{rows}\n{short}\n"), "more follows that cannot be read: 11:81: length: "),
        (
            format!("{rows}\nNo. 2\n{}", first_rows(BARE, 4)),
            "more follows that cannot be read: 16:1: row-count: ",
        ),
        (
            format!("{rows}\n{}", BARE.of(&SOLVED.replacen('2', "l", 1))),
            "more follows that cannot be read: 11:9: bad-char: ",
        ),
        (
            format!("{rows}\n{}", NUMBERS.of(SOLVED).replacen("3 4", "34", 1)),
            "more follows that cannot be read: 11:3: bad-number: ",
        ),
        (
            format!("{}{}", DRAWN.of_puzzle(), first_rows(DRAWN, 5)),
            "more follows that cannot be read: 21:1: row-count: ",
        ),
    ] {
        let reading = read(&text);
        assert_eq!(reading.grid.to_line(), PUZZLE, "{text}");
        assert_eq!(reading.notes.len(), 1, "{text}\n{:?}", reading.notes);
        assert!(reading.notes[0].starts_with(note), "{text}\n{:?}", reading.notes);
    }
    let both = format!("{PUZZLE}\n{short}\n{OTHER}\n{short}\n{OTHER}\n");
    let notes = read(&both).notes;
    assert_eq!(notes.len(), 2, "{notes:?}");
    assert!(notes[0].starts_with("2 more puzzles follow"), "{notes:?}");
    assert!(notes[1].starts_with("more follows that cannot be read: 2:81: length"), "{notes:?}");
}

#[test]
fn what_follows_and_is_no_row_does_no_harm() {
    for below in [
        "12/2026",
        "1.11.2026",
        "30-11-2026 18:45",
        "page 7 of 12",
        "---",
        "Have fun!",
        "* * *",
        "1 2 3",
        "</pre>",
    ] {
        for gap in ["\n\n", "\n-----------\n", "\n\n\n"] {
            let rows = Dress { rows: ["\n", "\n", "", ""], ..BARE }.of_puzzle();
            assert_eq!(read(&format!("{rows}{gap}{below}\n")).grid.to_line(), PUZZLE, "{below}");
            let is_long = below.len() > 15;
            assert_eq!(read(&format!("{rows}{gap}{below}\n")).notes.len(), usize::from(is_long), "{below}");
        }
    }
}

#[test]
fn many_puzzles_are_counted_up_to_a_bound() {
    for (copies, note) in [
        (1, None),
        (2, Some("1 more puzzle follows: this is the first")),
        (999, Some("998 more puzzles follow: this is the first")),
        (2000, Some("at least 1000 more puzzles follow: this is the first")),
    ] {
        let notes = read(&format!("{PUZZLE}\n").repeat(copies)).notes;
        assert_eq!(notes.first().map(String::as_str), note);
    }
}

#[test]
fn a_title_belongs_to_the_grid_below_it() {
    let titles = |text: &str| -> Vec<String> {
        let readings = sudoscope::notation::read_all(text.as_bytes()).into_iter();
        readings.map(|reading| reading.unwrap().title.unwrap_or_default()).collect()
    };
    let (one, two) = (BARE.of_puzzle(), BARE.of(OTHER));
    assert_eq!(titles(&format!("# one\n{one}# two\n{two}")), ["one", "two"]);
    assert_eq!(titles(&format!("# one\n\n{one}\n# two\n{two}")), ["one", "two"]);
    assert_eq!(titles(&format!("# one\n{one}-----------\n# two\n{two}")), ["one", "two"]);
    assert_eq!(titles(&format!("one of\n7.\n\n{one}\n{two}")), ["one of", ""]);
}
