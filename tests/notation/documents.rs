//! Files of other programs that are documents.

use super::{OTHER, PUZZLE, SOLVED, all, assert_fails, assert_reads, read};

/// The cells of a GNOME save: those of the puzzle fixed, some others filled in by the player.
fn gnome(puzzle: &str, position: fn(usize) -> (usize, usize)) -> String {
    let cells: Vec<String> = puzzle
        .chars()
        .zip(SOLVED.chars())
        .enumerate()
        .map(|(index, (given, solved))| {
            let fixed = given != '.';
            let value = if fixed {
                given
            } else if index % 5 == 0 {
                solved
            } else {
                '0'
            };
            let (row, column) = position(index);
            format!(
                r#"{{"position": [{row}, {column}], "value": {value}, "fixed": {fixed}, "earmarks": [1, 9]}}"#
            )
        })
        .collect();
    format!(
        "{{\n  \"difficulty_category\": \"Easy\",\n  \"time_elapsed\": 123.5,\n  \"cells\": [\n    {}\n  ]\n}}\n",
        cells.join(",\n    ")
    )
}

#[test]
fn a_save_of_gnome_sudoku_gives_its_fixed_cells() {
    let save = gnome(PUZZLE, |index| (index / 9, index % 9));
    assert_reads("save", &save, PUZZLE);
    assert_reads("on one line", &save.replace('\n', ""), PUZZLE);
    assert_eq!(read(&save).notes.len(), 1);
    let down = gnome(PUZZLE, |index| (index % 9, index / 9));
    let turned: String = (0..81).map(|index| PUZZLE.as_bytes()[index % 9 * 9 + index / 9] as char).collect();
    assert_reads("any order", &down, &turned);
}

#[test]
fn a_save_of_gnome_sudoku_is_checked() {
    let save = gnome(PUZZLE, |index| (index / 9, index % 9));
    for (from, to, place) in [
        ("[1, 0]", "[9, 0]", "14:23: bad-number"),
        ("\"value\": 5", "\"value\": 10", "5:36: bad-number"),
        ("\"value\": 5", "\"value\": -1", "5:36: bad-number"),
        ("[0, 0]", "[0, 1]", "1:1: unsupported-format"),
        ("\"fixed\": true", "\"mixed\": true", "1:1: unsupported-format"),
        ("[1, 0]", "[1, 0", "1:1: unsupported-format"),
    ] {
        assert_fails(to, save.replacen(from, to, 1).as_bytes(), place);
    }
}

#[test]
fn a_save_of_ksudoku_is_read_column_by_column() {
    let letters: String = (0..81)
        .map(|index| PUZZLE.as_bytes()[index % 9 * 9 + index / 9])
        .map(|cell| if cell == b'.' { '_' } else { (cell - b'0' + b'a') as char })
        .collect();
    let save = format!(
        "<!DOCTYPE ksudoku>\n<ksudoku>\n <game msecs-elapsed=\"1234567\" had-help=\"0\">\n  <puzzle>\n   \
         <graph type=\"sudoku\" order=\"9\" specific-type=\"Plain\"/>\n   <values>{letters}</values>\n  </puzzle>\n  \
         <history><simple-event index=\"3\" value=\"5\"/></history>\n </game>\n</ksudoku>\n"
    );
    assert_reads("save", &save, PUZZLE);
    for (from, to, place) in [
        ("<values>", "<values>k", "6:12: bad-char"),
        ("</values>", "_</values>", "6:93: length"),
        ("</values>", "</values", "1:1: unsupported-format"),
        ("order=\"9\"", "order=\"16\"", "1:1: unsupported-format"),
        ("type=\"sudoku\"", "type=\"roxdoku\"", "1:1: unsupported-format"),
        ("values", "value", "1:1: unsupported-format"),
    ] {
        assert_fails(to, save.replace(from, to).as_bytes(), place);
    }
}

/// The cells of OpenSudoku's later versions.
fn fields(notes: &str) -> String {
    PUZZLE
        .chars()
        .zip(SOLVED.chars())
        .map(|(given, solved)| match given {
            '.' => format!("{solved}|{notes}|1|"),
            given => format!("{given}|{notes}|0|"),
        })
        .collect()
}

#[test]
fn collections_of_opensudoku_of_all_versions() {
    let zeros = PUZZLE.replace('.', "0");
    for (what, data) in [
        ("plain", zeros.clone()),
        ("version 1", format!("version: 1&#10;{}", fields("1,2,"))),
        ("version 1, no notes", format!("version: 1\n{}", fields("-"))),
        ("version 2", format!("version: 2\n{}", fields("12|"))),
        ("version 3", format!("version: 3&#xA;{}", fields("511"))),
        ("version 4", format!("version: 4\n{}", fields("0|0"))),
    ] {
        let text = format!(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n<folder name=\"1234567\" created=\"1270000000000\">\n\
             <game created=\"1270000000001\" state=\"1\" time=\"81\" data=\"{data}\" note=\"5\"/>\n</folder>\n</opensudoku>"
        );
        assert_reads(what, &text, PUZZLE);
        assert_eq!(read(&text).title.as_deref(), Some("1234567"));
        if data.starts_with("version") {
            let unknown = text.replace("version: ", "version: 9");
            assert_fails("unknown version", unknown.as_bytes(), "4:57: unsupported-format");
        }
    }
}

#[test]
fn a_collection_of_opensudoku_is_read_game_by_game() {
    let text = format!(
        "<opensudoku>\n<name>two &amp; more</name>\n<game data=\"{PUZZLE}\"/>\n<game data=\"123\"/>\n<game data=\"{OTHER}\"/>\n\
         <game data=\"{}\"/>\n</opensudoku>",
        PUZZLE.replacen('7', "o", 1)
    );
    assert_eq!(all(&text), [PUZZLE, "4:16: length", OTHER, "6:17: bad-char"]);
    assert_eq!(read(&text).title.as_deref(), Some("two & more"));
    assert_eq!(all("<opensudoku><name>123456789</name></opensudoku>"), ["1:1: unsupported-format"]);
    assert_eq!(all("<opensudoku><game/></opensudoku>"), ["1:1: unsupported-format"]);
    assert_eq!(all(&text[..text.find("<game data=\"8").unwrap()])[..2], [PUZZLE, "4:16: length"]);
}

#[test]
fn a_hostile_document_ends_at_once() {
    let entities = (1..30).map(|n| format!("<!ENTITY e{n} \"&e{};&e{};\">", n - 1, n - 1));
    let entities = entities.collect::<Vec<String>>().concat();
    for text in [
        format!("<!DOCTYPE a [<!ENTITY e0 \"x\">{entities}]><a>&e29;</a>"),
        "<a>".repeat(200_000),
        format!("{}{}", "<a>".repeat(100_000), "</a>".repeat(100_000)),
        format!("{{\"a\":{}", "[".repeat(1_000_000)),
        format!("{{\"cells\":{}", "{\"cells\":".repeat(100_000)),
        format!("<opensudoku {}/>", "a='1' ".repeat(300_000)),
        format!("<opensudoku>{}", "<game>".repeat(100_000)),
    ] {
        assert_eq!(all(&text)[..1], ["1:1: unsupported-format"], "{}", &text[..20]);
    }
}

#[test]
fn errors_of_documents_say_what_was_found_and_what_is_expected() {
    let save = gnome(PUZZLE, |index| (index / 9, index % 9));
    let known = "expected a save of GNOME Sudoku, KSudoku or OpenSudoku, or plain text";
    let collection = |data: &str| format!("<opensudoku>\n<game data=\"version: {data}\"/></opensudoku>");
    for (text, message) in [
        (
            save.replacen("\"value\": 5", "\"value\": 10", 1),
            "5:36: bad-number: found the value 10, expected 0 to 9".to_owned(),
        ),
        (
            save.replacen("\"value\": 5", "\"value\": 5.5", 1),
            "5:37: bad-number: found floating point `5.5`, expected i64".to_owned(),
        ),
        (
            save.replacen("[1, 0]", "[9, 0]", 1),
            "14:23: bad-number: found the position [9, 0], expected rows and columns 0 to 8".to_owned(),
        ),
        (
            "{\"cells\":[]}".to_owned(),
            format!("1:1: unsupported-format: found a save without a digit that is fixed, {known}"),
        ),
        (
            save.replace("\"fixed\": true", "\"fixed\": false"),
            format!("1:1: unsupported-format: found a save without a digit that is fixed, {known}"),
        ),
        (
            collection(&format!("3\n{}", fields("0|0"))),
            "2:13: length: found 324 fields, expected 243: 3 for each of 81 cells".to_owned(),
        ),
        (
            collection("4\n5|0|0|0|"),
            "2:13: length: found 4 fields, expected 324: 4 for each of 81 cells".to_owned(),
        ),
        (
            collection(&format!("1\n{}", fields("-").replacen("5|", "55|", 1))),
            "2:13: bad-number: found the value 55, expected 0 to 9".to_owned(),
        ),
    ] {
        let error = sudoscope::notation::read(text.as_bytes()).unwrap_err();
        assert_eq!(error.to_string(), message);
    }
}
