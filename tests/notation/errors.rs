//! Every kind of error, at the right place.

use super::dress::{BARE, Dress, NUMBERS};
use super::{PUZZLE, SOLVED, all, assert_fails};

#[test]
fn an_empty_input_is_empty() {
    for text in
        ["", "\n", " \t\r\n\n", "# a comment\n", "// one\n% two\n# 123456789\n", "\u{FEFF}", "\u{FEFF}\n"]
    {
        assert_fails("empty", text.as_bytes(), "1:1: empty-input");
    }
}

#[test]
fn what_is_no_text_has_an_encoding_error() {
    let rows = BARE.of_puzzle();
    let with = |bytes: &[u8], at: usize| [&rows.as_bytes()[..at], bytes, &rows.as_bytes()[at + 1..]].concat();
    let utf16 = |order: fn(u16) -> [u8; 2]| PUZZLE.encode_utf16().flat_map(order).collect::<Vec<u8>>();
    for (what, bytes, place) in [
        ("Latin-1 in row 3", with(b"\xE9", 23), "3:4: encoding"),
        ("cut off within a character", with(b"\xE2\x96", 0), "1:1: encoding"),
        ("UTF-16 with a mark", [b"\xFF\xFE".to_vec(), utf16(u16::to_le_bytes)].concat(), "1:1: encoding"),
        ("UTF-16, big-endian", [b"\xFE\xFF".to_vec(), utf16(u16::to_be_bytes)].concat(), "1:1: encoding"),
        ("UTF-16 without a mark", utf16(u16::to_le_bytes), "1:1: encoding"),
        ("GIF", b"GIF89a\x01\x00\x01\x00\x80\x00\x00".to_vec(), "1:7: encoding"),
        ("JPEG", b"\xFF\xD8\xFF\xE0\x00\x10JFIF".to_vec(), "1:1: encoding"),
        ("zeros", vec![0; 324], "1:1: encoding"),
        ("binary .sud", [5u32, 3, 0, 0, 7].iter().flat_map(|n| n.to_le_bytes()).collect(), "1:1: encoding"),
        ("in XML", b"<?xml version='1.0'?>\n<a>\xE9</a>".to_vec(), "2:4: encoding"),
    ] {
        assert_fails(what, &bytes, place);
    }
}

#[test]
fn a_document_of_another_kind_is_unsupported() {
    for text in [
        "<html><body>1 2 3 4 5 6 7 8 9</body></html>",
        "<!DOCTYPE html>\n<p>5 3",
        "<not closed",
        "{\"cells\": \"none\"}",
        "{\"board\": [[5, 3, 0], [6, 0, 0]]}",
        "{\"a\": ",
        "[{\"row\": 1, \"value\": 5}]",
        "<sudoku><row>123456789</row></sudoku>",
    ] {
        assert_fails(text, text.as_bytes(), "1:1: unsupported-format");
        assert_fails(text, format!("\n\n{text}").as_bytes(), "3:1: unsupported-format");
    }
    let page = format!("<html>{PUZZLE}</html>");
    assert_fails("never fished out", page.as_bytes(), "1:1: unsupported-format");
}

#[test]
fn a_line_must_have_81_cells() {
    for (text, place) in [
        (PUZZLE[..80].to_owned(), "1:81: length"),
        (format!("{}\r\n", &PUZZLE[..80]), "1:81: length"),
        (format!("{PUZZLE}."), "1:82: length"),
        (PUZZLE.repeat(2), "1:82: length"),
        ("123456789".repeat(20_000), "1:82: length"),
        (format!("\n  {} 17\n", &PUZZLE[..79]), "2:82: length"),
        (format!("{} # a comment, 1 solution", &PUZZLE[..80]), "1:81: length"),
        (format!("0123456789ab {PUZZLE}5  1.7"), "1:95: length"),
        (format!(":0000:x:{}:::", &PUZZLE[1..]), "1:89: length"),
        ("53..7....".to_owned(), "1:10: length"),
        ("1 2 3 4 5 6 7 8 9\n".to_owned(), "1:18: length"),
        ("5".to_owned(), "1:2: length"),
        (format!("http://example.org/?bd={}", &PUZZLE[..80]), "1:104: length"),
        (PUZZLE.replacen('.', ",", 1), "1:82: length"),
        (PUZZLE.replacen('.', " ", 1), "1:82: length"),
        (format!("{} {}", &PUZZLE[..40], &PUZZLE[41..]), "1:82: length"),
        (format!("{} 5", &PUZZLE[..80]), "1:81: length"),
        (format!("7,{},{SOLVED}", &PUZZLE[1..]), "1:83: length"),
        (format!("{},{SOLVED}", &PUZZLE[..60]), "1:61: length"),
        (format!("{} {}", &PUZZLE[..40], &PUZZLE[40..]), "1:83: length"),
        (format!("{}\n{}", &PUZZLE[..40], &PUZZLE[40..]), "1:41: length"),
    ] {
        assert_fails("length", text.as_bytes(), place);
    }
}

#[test]
fn a_character_that_is_no_cell_is_named() {
    for (text, place) in [
        (PUZZLE.replacen('7', "o", 1), "1:5: bad-char"),
        (PUZZLE.replacen('7', "²", 1), "1:5: bad-char"),
        (PUZZLE.replacen("....", "oooo", 1), "1:6: bad-char"),
        (PUZZLE.replace('.', "o"), "1:3: bad-char"),
        (format!("l{}", &PUZZLE[1..]), "1:1: bad-char"),
        (PUZZLE.replacen('7', "½", 1), "1:5: bad-char"),
        (PUZZLE.replacen('7', "７", 1).replacen('6', "①", 1), "1:10: bad-char"),
        (BARE.of_puzzle().replacen("98", "9l", 1), "3:3: bad-char"),
        (NUMBERS.of_puzzle().replacen("0 9 8", "0 g 8", 1), "3:3: bad-char"),
        (Dress { blank: "·", ..BARE }.of_puzzle().replacen("419", "4l9", 1), "8:5: bad-char"),
        (BARE.of_puzzle().replacen("98", "ab", 1), "3:2: bad-char"),
        (NUMBERS.of_puzzle().replacen("9 8", "9 eight", 1), "3:5: bad-char"),
        (BARE.of_puzzle().replacen("98", "9\u{1B}", 1), "3:3: bad-char"),
        (PUZZLE.replacen('7', "٣", 1), "1:5: bad-char"),
        (PUZZLE.replacen('7', "…", 1), "1:5: bad-char"),
        ("quick sudoku xxx".to_owned(), "1:1: bad-char"),
        ("Dear all,\nthere were 53 people at 7.\n".to_owned(), "1:1: bad-char"),
        ("[Puzzle]\n".to_owned(), "1:1: bad-char"),
        ("Grid 01\n".repeat(1000), "1:1: bad-char"),
    ] {
        assert_fails("bad character", text.as_bytes(), place);
    }
}

#[test]
fn a_number_of_two_digits_is_no_cell() {
    for (from, to, place) in [
        ("5 3 0", "5 13 0", "1:3: bad-number"),
        ("0 9 8", "0 9 10", "3:5: bad-number"),
        ("4 0 0 8", "-4 0 0 8", "5:1: bad-number"),
        ("7 0 0 0 2", "7 0 0 02", "6:7: bad-number"),
        ("0 6 0", "0 6.5 0", "3:15: bad-number"),
    ] {
        let text = NUMBERS.of_puzzle().replacen(from, to, 1);
        assert_fails(to, text.as_bytes(), place);
        assert_fails(to, text.replace(' ', ",").as_bytes(), place);
        assert_fails(to, text.replace('\n', "\r\n").as_bytes(), place);
    }
    let full = NUMBERS.of(SOLVED).replacen("5 3", "53", 1);
    assert_fails("no candidates", full.as_bytes(), "1:1: bad-number");
    let full = NUMBERS.of(SOLVED).replacen("5 3", "5 34", 1);
    assert_fails("no candidates", full.as_bytes(), "1:3: bad-number");
    let drawn = Dress { blank: " ", between: [" | ", " | ", "| ", " |"], rows: ["\n", "\n", "", "\n"] };
    let text = drawn.of_puzzle().replacen("| 8 |  ", "| 18 |  ", 1);
    assert_fails("drawn", text.as_bytes(), "3:11: bad-number");
    assert_fails(
        "hexadecimal size",
        "1 2 3 4 5 6 7 8 9 10 11 12\n".repeat(12).as_bytes(),
        "1:19: bad-number",
    );
}

#[test]
fn a_row_must_have_nine_cells() {
    let drawn = Dress { between: [" ", " | ", "| ", " |"], ..BARE };
    for (text, place) in [
        (NUMBERS.of_puzzle().replacen("0 9 8", "9 8", 1), "3:16: row-length"),
        (NUMBERS.of_puzzle().replacen("0 9 8", "0 0 9 8", 1), "3:19: row-length"),
        (BARE.of_puzzle().replacen(".98", "98", 1), "3:9: row-length"),
        (BARE.of_puzzle().replacen(".98", "..98", 1), "3:10: row-length"),
        (BARE.of_puzzle().replacen(".98", " 98", 1), "3:10: row-length"),
        (BARE.of_puzzle().replacen(".98", ",98", 1), "3:10: row-length"),
        (BARE.of_puzzle().replacen("98.", "98", 1).replacen("\n8", "\n88", 1), "3:9: row-length"),
        (drawn.of_puzzle().replacen(". 9 8", "9 8", 1), "3:24: row-length"),
        (drawn.of_puzzle().replacen(". 9 8", ". 9 8 1", 1), "3:25: row-length"),
        (Dress { blank: " ", ..BARE }.of_puzzle(), "1:6: row-length"),
        ("5\n3\n.\n".repeat(30), "1:2: row-length"),
        (BARE.of_puzzle().replace('\n', "\n\n").replacen(".98", "98", 1), "5:9: row-length"),
        (
            PUZZLE
                .as_bytes()
                .chunks(18)
                .map(|row| str::from_utf8(row).unwrap())
                .collect::<Vec<_>>()
                .join("\n"),
            "1:10: row-length",
        ),
    ] {
        assert_fails("row length", text.as_bytes(), place);
    }
}

#[test]
fn a_grid_must_have_nine_rows() {
    let rows = BARE.of_puzzle();
    let drawn = Dress {
        between: ["", "|", "|", "|"],
        rows: ["\n", "\n+---+---+---+\n", "+---+---+---+\n", "\n+---+---+---+\n"],
        ..BARE
    };
    let ninth = |text: &str, from: usize| -> String {
        text.lines()
            .enumerate()
            .filter(|(index, _)| *index != from)
            .map(|(_, line)| line.to_owned() + "\n")
            .collect()
    };
    for (text, place) in [
        (ninth(&rows, 8), "9:1: row-count"),
        (ninth(&rows, 3), "9:1: row-count"),
        (format!("{}\n\n", ninth(&rows, 8).trim_end()), "9:1: row-count"),
        (format!("{}\nthe end\n", ninth(&rows, 8)), "9:1: row-count"),
        (format!("{rows}.........\n"), "10:1: row-count"),
        (format!("{rows}{rows}"), "10:1: row-count"),
        (format!("{rows}12\n"), "10:1: row-count"),
        (format!("title\n\n{rows}5\n"), "12:1: row-count"),
        (ninth(&drawn.of_puzzle(), 2), "12:1: row-count"),
        (drawn.of_puzzle().replacen("|.98|", "|...|...|...|\n|.98|", 1), "13:1: row-count"),
        (rows.replacen(".98....6.\n8", ".98....6.\n.........\n\n8", 1), "11:1: row-count"),
        (
            Dress { blank: "-", ..BARE }.of_puzzle().replacen("\n7---2", "\n---------\n7---2", 1),
            "10:1: row-count",
        ),
        (ninth(&Dress { rows: ["\n", "\n---------\n", "", "\n"], ..BARE }.of_puzzle(), 4), "11:1: row-count"),
        (rows.lines().take(2).collect::<Vec<_>>().join("\n"), "3:1: row-count"),
    ] {
        assert_fails("row count", text.as_bytes(), place);
    }
}

#[test]
fn errors_of_candidate_grids_name_the_group() {
    let row = "12 3 456 | 7 89 12 | 345 6 789\n";
    assert_eq!(all(&row.repeat(8)), ["9:1: row-count"]);
    assert_eq!(all(&row.repeat(9).replacen("12 3", "12", 1)), ["1:29: row-length"]);
    assert_eq!(all(&row.repeat(9).replacen("12 3", "21 3", 1)), ["1:1: bad-number"]);
    assert_eq!(all(&row.repeat(9).replacen("12 3", "1o 3", 1)), ["1:2: bad-char"]);
    assert_eq!(all(&row.repeat(9).replacen("12 3", "12 3 4", 1)), ["1:30: row-length"]);
}

#[test]
fn a_plus_sign_before_a_digit_belongs_to_it() {
    let joined = Dress { between: ["", "", "\"", "\""], rows: ["+\n", "+\n", "", "\n"], ..BARE };
    super::assert_reads("joined strings", &joined.of_puzzle(), PUZZLE);
    let numbers = NUMBERS.of_puzzle();
    let drawn = Dress { between: [" ", " | ", "| ", " |"], ..BARE }.of_puzzle();
    for (what, text, place) in [
        ("numbers", numbers.replacen("0 9 8", "0 +9 8", 1), "3:3: bad-number"),
        ("at the start", numbers.replacen("4 0 0 8", "+4 0 0 8", 1), "5:1: bad-number"),
        ("zero", numbers.replacen("0 9 8", "+0 9 8", 1), "3:1: bad-number"),
        ("full width", numbers.replacen("0 9 8", "0 ＋9 8", 1), "3:3: bad-number"),
        ("drawn", drawn.replacen(". 9 8", ". +9 8", 1), "3:5: bad-number"),
        ("a digit of the player", BARE.of_puzzle().replacen(".98", ".+98", 1), "3:2: bad-char"),
        ("on one line", PUZZLE.replacen("....6", "..+46", 1), "1:8: bad-char"),
        ("a list on one line", numbers.replace('\n', " ").replacen("0 9 8", "0 +9 8", 1), "1:39: bad-number"),
    ] {
        assert_fails(what, text.as_bytes(), place);
    }
}

#[test]
fn messages_say_what_was_found_and_what_is_expected() {
    let rows = BARE.of_puzzle();
    let utf32 = |order: fn(u32) -> [u8; 4]| PUZZLE.chars().flat_map(|c| order(c as u32)).collect::<Vec<u8>>();
    let groups = "12 3 456 | 7 89 12 | 345 6 789\n".repeat(9);
    for (bytes, message) in [
        (PUZZLE[..80].into(), "1:81: length: found 80 cells, expected 81"),
        (format!("{PUZZLE}."), "1:82: length: found 82 cells, expected 81"),
        ("7".repeat(100_000), "1:82: length: found more than 81 cells, expected 81"),
        ("5".into(), "1:2: length: found 1 cell, expected 81"),
        (format!(":0000:x:{PUZZLE}.:::"), "1:90: length: found 82 cells, expected 81"),
        (rows.replacen(".98", "..98", 1), "3:10: row-length: found 10 cells, expected 9"),
        (rows.replacen(".98", "98", 1), "3:9: row-length: found 8 cells, expected 9"),
        (format!("{rows}........."), "10:1: row-count: found a tenth row, expected nine"),
        (rows[..20].into(), "3:1: row-count: found 2 rows, expected nine"),
        (groups.replacen("12 3", "12 3 4", 1), "1:30: row-length: found 10 groups of candidates, expected 9"),
        (groups.replacen("12 3", "12", 1), "1:29: row-length: found 8 groups of candidates, expected 9"),
        ("[]".into(), "1:1: empty-input: found \"[]\" but no cells, expected a puzzle"),
        ("# none\n { }\n".into(), "2:2: empty-input: found \"{ }\" but no cells, expected a puzzle"),
        ("---".into(), "1:1: empty-input: found \"---\" but no cells, expected a puzzle"),
        ("\n".into(), "1:1: empty-input: found nothing but white space and comments, expected a puzzle"),
        (
            format!("\u{1B}[1m{PUZZLE}\u{1B}[0m"),
            "1:1: bad-char: found U+001B, expected a digit or a blank sign",
        ),
        (format!("no. 1 \u{1B}[1m{PUZZLE}"), "1:7: bad-char: found U+001B, expected a digit or a blank sign"),
    ] {
        assert_eq!(sudoscope::notation::read(bytes.as_bytes()).unwrap_err().to_string(), message);
    }
    for (bytes, name) in [
        ([b"\xFF\xFE\0\0".to_vec(), utf32(u32::to_le_bytes)].concat(), "UTF-32"),
        ([b"\0\0\xFE\xFF".to_vec(), utf32(u32::to_be_bytes)].concat(), "UTF-32"),
        (utf32(u32::to_le_bytes), "UTF-32"),
        (utf32(u32::to_be_bytes), "UTF-32"),
        (PUZZLE.encode_utf16().flat_map(u16::to_le_bytes).collect(), "UTF-16"),
    ] {
        let message = format!("1:1: encoding: found {name} text, expected UTF-8: save it with that encoding");
        assert_eq!(sudoscope::notation::read(&bytes).unwrap_err().to_string(), message);
    }
}
