//! What stands around the cells: labels of rows and columns, numbers above a grid, program code, puzzles in different
//! dresses one after another.

use super::dress::{BARE, Dress, NUMBERS};
use super::{OTHER, PUZZLE, SOLVED, all, assert_fails, assert_reads, read};

const DRAWN: Dress<'static> = Dress {
    between: [" ", " | ", "| ", " |"],
    rows: ["\n", "\n+---+---+---+\n", "+---+---+---+\n", "\n+---+---+---+\n"],
    ..BARE
};

/// The rows of a puzzle in some dress, each behind a label.
fn labelled(dress: Dress<'_>, puzzle: &str, label: Label) -> String {
    let mut index = 0;
    let mut text = String::new();
    for line in dress.of(puzzle).lines() {
        let is_row = line.contains(|character: char| character.is_ascii_digit());
        text += &if is_row { label(index) } else { String::new() };
        text += line;
        text.push('\n');
        index += usize::from(is_row);
    }
    text
}

/// What stands before the row with this index.
type Label = fn(usize) -> String;

const LABELS: [(&str, Label); 11] = [
    ("letters", |index| format!("{} ", char::from(b'A' + index as u8))),
    ("small letters", |index| format!("{}: ", char::from(b'a' + index as u8))),
    ("rows", |index| format!("r{} ", index + 1)),
    ("rows with colons", |index| format!("R{}: ", index + 1)),
    ("numbers", |index| format!("{} ", index + 1)),
    ("from zero", |index| format!("{index}  ")),
    ("colons", |index| format!("{}: ", index + 1)),
    ("stops", |index| format!("{}. ", index + 1)),
    ("parentheses", |index| format!("{}) ", index + 1)),
    ("bars", |index| format!("{} | ", index + 1)),
    ("bullets", |_| "- ".to_owned()),
];

#[test]
fn labels_of_rows_are_no_cells() {
    let lists = Dress { between: [", ", ", ", "[", "]"], ..NUMBERS };
    for (what, label) in LABELS {
        for dress in [BARE, NUMBERS, DRAWN, lists, Dress { blank: "x", ..NUMBERS }] {
            let has_bar_already = what == "bars" && dress.between[2] == "| ";
            for puzzle in [PUZZLE, OTHER, SOLVED].into_iter().filter(|_| !has_bar_already) {
                let text = labelled(dress, puzzle, label);
                assert_reads(what, &text, puzzle);
                assert_eq!(all(&format!("{text}\n{text}")), [puzzle; 2], "{what}");
                let slip = text.replacen('5', "55", 1);
                assert!(sudoscope::notation::read(slip.as_bytes()).is_err(), "{what}\n{slip}");
            }
        }
        let headed = format!("   1 2 3 4 5 6 7 8 9\n{}", labelled(NUMBERS, PUZZLE, label));
        assert_reads(what, &headed, PUZZLE);
        let drawn = format!("   1 2 3   4 5 6   7 8 9\n{}", labelled(DRAWN, PUZZLE, label));
        if what != "bars" {
            assert_reads(what, &drawn, PUZZLE);
        }
    }
    let csv = labelled(Dress { between: [",", ",", "", ""], ..NUMBERS }, PUZZLE, |index| format!("{index},"));
    assert_reads("an index", &csv, PUZZLE);
    assert_reads("and names", &format!("c1,c2,c3,c4,c5,c6,c7,c8,c9\n{csv}"), PUZZLE);
    let rows = labelled(NUMBERS, PUZZLE, |index| format!("{} ", char::from(b'A' + index as u8)));
    assert_fails("a row too short", rows.replacen("0 9 8", "9 8", 1).as_bytes(), "3:18: row-length");
    assert_fails("a letter too", rows.replacen("0 9 8", "0 g 8", 1).as_bytes(), "3:5: bad-char");
    assert_fails("no order", rows.replacen('C', "D", 1).as_bytes(), "1:1: bad-char");
    assert_fails("one without", rows.replacen("C ", "", 1).as_bytes(), "1:1: bad-char");
    let numbers = labelled(NUMBERS, PUZZLE, |index| format!("{} ", (index + 3) % 9 + 1));
    assert_fails("ten cells", numbers.as_bytes(), "1:19: row-length");
}

#[test]
fn names_of_columns_are_a_heading() {
    for names in [
        "A B C D E F G H I",
        "  a b c   d e f   g h i",
        "c1,c2,c3,c4,c5,c6,c7,c8,c9",
        "| A | B | C | D | E | F | G | H | I |",
    ] {
        for dress in [BARE, NUMBERS, DRAWN] {
            assert_reads(names, &format!("{names}\n{}", dress.of_puzzle()), PUZZLE);
        }
    }
    let table = Dress { between: [" | ", " | ", "| ", " |"], rows: ["\n", "\n", "", "\n"], blank: " " };
    let line = "|---|---|---|---|---|---|---|---|---|\n";
    for heading in [
        "|   |   |   |   |   |   |   |   |   |\n",
        "| a | b | c | d | e | f | g | h | i |\n",
        "| | | | | | | | | |\n",
    ] {
        let text = format!("{heading}{line}{}", table.of_puzzle());
        assert_reads("a table", &text, PUZZLE);
        assert_eq!(all(&format!("{text}\n{text}")), [PUZZLE; 2]);
    }
    let blank_first = format!("{}{}", ".".repeat(9), &PUZZLE[9..]);
    for rows in [
        ["\n", "\n", "", "\n"],
        ["\n---+---+---\n", "\n===+===+===\n", "", "\n"],
        ["\n---+---+---\n", "\n===+===+===\n", "+---+\n", "\n+---+\n"],
    ] {
        let text = Dress { rows, ..table }.of(&blank_first);
        assert_eq!(all(&format!("{text}\n{text}")), [blank_first.as_str(); 2], "{text}");
    }
    assert_fails("letters for blanks", NUMBERS.of_puzzle().replace('0', "o").as_bytes(), "1:5: bad-char");
}

#[test]
fn a_number_above_a_grid_is_no_row() {
    let (one, two) = (BARE.of_puzzle(), NUMBERS.of(OTHER));
    for (text, puzzles) in [
        (format!("1\n{one}"), &[PUZZLE][..]),
        (format!("01\n{one}02\n{two}03\n{one}"), &[PUZZLE, OTHER, PUZZLE]),
        (format!("2\n{one}\n{two}"), &[PUZZLE, OTHER]),
        (format!("2\n\n{one}\n{two}"), &[PUZZLE, OTHER]),
        (format!("1.\n{one}\n2.\n{two}"), &[PUZZLE, OTHER]),
        (format!("1:\n{one}2:\n{two}"), &[PUZZLE, OTHER]),
        (format!("9 9\n{two}"), &[OTHER]),
        (format!("3 3\n{two}\n3 3\n{two}"), &[OTHER, OTHER]),
        (format!("7\n{}", DRAWN.of_puzzle()), &[PUZZLE]),
        (format!("2\n{PUZZLE}\n{OTHER}\n"), &[PUZZLE, OTHER]),
        (format!("5/10\n{one}6/10\n{two}"), &[PUZZLE, OTHER]),
        (format!("2026-11-30\n{one}30.11.2026\n{two}"), &[PUZZLE, OTHER]),
        (format!("3-11-2026\n\n{one}\n1. 12. 2026\n\n{two}"), &[PUZZLE, OTHER]),
        (format!("A\n{one}B:\n{two}"), &[PUZZLE, OTHER]),
        (format!("★★★☆☆\n{one}★ ★\n{two}"), &[PUZZLE, OTHER]),
    ] {
        assert_eq!(all(&text), puzzles, "{text}");
        assert_eq!(read(&text).grid.to_line(), puzzles[0], "{text}");
        let crlf = text.replace('\n', "\r\n");
        assert_eq!(all(&crlf), puzzles, "{text}");
    }
    for (text, place) in [
        (format!("5\n3..7....\n{}", &one[10..]), "2:9: row-length"),
        (format!("53\n{}", &one[10..]), "1:3: row-length"),
        (format!("1\n{}", &one[10..]), "1:2: row-length"),
        (format!("3.12.2045\n{}{}", &one[..70], &one[..10]), "10:1: row-count"),
        (format!("{one}1\n"), "10:1: row-count"),
        (format!("{one}1\n\n{two}"), "10:1: row-count"),
    ] {
        assert_fails("a row", text.as_bytes(), place);
    }
    assert_eq!(read(&format!("Today\n\n1\n{one}")).title.as_deref(), Some("Today"));
}

#[test]
fn lists_of_programs_with_nothing_for_a_blank() {
    let list = |blank, quote: &'static str| Dress {
        blank,
        between: [",", ",", "[", "]"].map(|sign| match (sign, quote) {
            (",", "\"") => "\",\"",
            ("[", "\"") => "[\"",
            ("]", "\"") => "\"]",
            (",", "'") => "', '",
            ("[", "'") => "['",
            ("]", "'") => "']",
            (sign, _) => sign,
        }),
        rows: [",\n", ",\n", "[", "]\n"],
    };
    for (blank, quote) in [
        ("null", ""),
        ("None", ""),
        ("nil", ""),
        ("undefined", ""),
        (" null", ""),
        ("", "\""),
        ("", "'"),
        (" ", "\""),
        (" ", "'"),
        (".", "\""),
    ] {
        let text = list(blank, quote).of_puzzle();
        for text in [
            text.clone(),
            text.replace(['\n', '\r'], ""),
            format!("b = {text}"),
            format!("let grid = {text};"),
            text.replace('[', "{").replace(']', "}"),
        ] {
            assert_reads(blank, &text, PUZZLE);
        }
        let text = text.replacen(",8", ",18", 1).replacen("\"8\"", "\"18\"", 1).replacen(" '8'", " '18'", 1);
        let error = sudoscope::notation::read(text.as_bytes()).unwrap_err();
        assert_eq!(error.kind, sudoscope::notation::ErrorKind::BadNumber, "{text}\n{error}");
    }
    for name in ["b", "g", "$a", "A"] {
        assert_reads(name, &format!("{name} = {}", list("0", "").of_puzzle()), PUZZLE);
        assert_reads(name, &format!("{name}=\"{PUZZLE}\""), PUZZLE);
    }
    let strings =
        Dress { between: ["", "", "\"", "\\n\""], rows: ["\n", "\n", "char *p =\n", ";\n"], ..BARE };
    assert_reads("line ends in strings", &strings.of_puzzle(), PUZZLE);
    assert_reads("in one", &format!("p = \"{}\"", BARE.of_puzzle().replace('\n', "\\n")), PUZZLE);
    let table = Dress { blank: " ", between: [" & ", " & ", "", " \\\\"], rows: ["\n", "\n", "", "\n"] };
    assert_reads("LaTeX", &table.of_puzzle(), PUZZLE);
    for text in ["null\n", "None of these\n", "[null]\n", "null null\n"] {
        assert!(sudoscope::notation::read(text.as_bytes()).is_err(), "{text}");
    }
}

#[test]
fn puzzles_in_different_dresses_are_all_found() {
    let dresses = [BARE, NUMBERS, DRAWN, Dress { blank: "-", ..BARE }, Dress { blank: "12", ..NUMBERS }];
    for first in dresses {
        for second in dresses {
            for between in ["\n", "\n\n", "Another:\n"] {
                let text = format!("{}{between}{}", first.of_puzzle(), second.of(OTHER));
                assert_eq!(all(&text), [PUZZLE, OTHER], "{text}");
            }
        }
        let text = format!("{}\n{OTHER}\n{}", first.of_puzzle(), first.of(OTHER));
        assert_eq!(all(&text), [PUZZLE, OTHER, OTHER], "{text}");
        let text = format!("{PUZZLE}\n\n{}", first.of(OTHER));
        assert_eq!(read(&text).notes, ["1 more puzzle follows: this is the first"], "{text}");
    }
}

#[test]
fn a_list_may_have_each_entry_on_its_line() {
    for (blank, quote) in [("0", ""), ("null", ""), ("", "\""), (".", "\""), (" ", "\"")] {
        let entry = |cell: char| match cell {
            '.' if quote.is_empty() => blank.to_owned(),
            '.' => format!("{quote}{blank}{quote}"),
            digit => format!("{quote}{digit}{quote}"),
        };
        let entries: Vec<String> = PUZZLE.chars().map(entry).collect();
        let rows: Vec<String> =
            entries.chunks(9).map(|row| format!("  [\n    {}\n  ]", row.join(",\n    "))).collect();
        for text in [format!("[\n{}\n]\n", rows.join(",\n")), format!("[\n  {}\n]", entries.join(",\n  "))] {
            assert_reads(blank, &text, PUZZLE);
            assert_reads(blank, &text.replace('\n', "\r\n"), PUZZLE);
            assert_reads(blank, &format!("\n\n{text}"), PUZZLE);
        }
        let text = format!("[\n{}\n]\n", rows.join(",\n"));
        let wrong = text.replacen('6', "66", 1);
        assert_fails(
            "two digits",
            wrong.as_bytes(),
            if quote.is_empty() { "14:5: bad-number" } else { "14:6: bad-number" },
        );
        assert_fails(
            "a letter",
            text.replacen('6', "g", 1).replace('\n', "\r\n").as_bytes(),
            if quote.is_empty() { "14:5: bad-char" } else { "14:6: bad-char" },
        );
        let short = format!("[\n{}\n]\n", rows[1..].join(",\n"));
        let error = sudoscope::notation::read(short.as_bytes()).unwrap_err();
        assert_eq!(error.kind, sudoscope::notation::ErrorKind::Length, "{error}");
    }
}
