//! Reading line by line, and reading a stream as it comes in.

use std::io::{self, Read};

use sudoscope::grid::Grid;
use sudoscope::notation::{self, LineReader, Puzzles, Shape};

use super::dress::{BARE, NUMBERS};
use super::{OTHER, PUZZLE, SOLVED};

#[test]
fn a_line_reader_gives_a_puzzle_a_line_and_counts_them() {
    let mut reader = LineReader::new();
    let short = &PUZZLE[..80];
    for (line, expected) in [
        ("puzzle,solution", None),
        ("# comment", None),
        (PUZZLE, Some(Ok(PUZZLE))),
        ("", None),
        ("  \t ", None),
        ("puzzle,solution", Some(Err("6:1: bad-char"))),
        (&format!("{PUZZLE}\r"), Some(Ok(PUZZLE))),
        (&format!("{OTHER},{SOLVED}"), Some(Ok(OTHER))),
        (short, Some(Err("9:81: length"))),
        (&NUMBERS.of(SOLVED).replace('\n', " "), Some(Ok(SOLVED))),
        ("5 3 . . 7 . . . .", Some(Err("11:18: length"))),
        ("----------", None),
    ] {
        let result = reader.read(line.as_bytes());
        let shown = result.map(|result| result.map(Grid::to_line).map_err(|error| error.to_string()));
        match (shown, expected) {
            (None, None) => {}
            (Some(Ok(grid)), Some(Ok(expected))) => assert_eq!(grid, expected),
            (Some(Err(error)), Some(Err(expected))) => assert!(error.starts_with(expected), "{error}"),
            (shown, expected) => panic!("{line}: {shown:?}, expected {expected:?}"),
        }
    }
    assert_eq!(reader.line(), 12);
}

#[test]
fn the_fast_path_and_the_long_way_agree() {
    let dash_line = "-".repeat(81);
    for line in
        [PUZZLE, SOLVED, OTHER, &dash_line, &PUZZLE.replace('.', "*"), &PUZZLE[1..], &format!("{PUZZLE},x")]
    {
        let fast = LineReader::new().read(line.as_bytes());
        let long = LineReader::new().read(format!(" {line}").as_bytes());
        assert_eq!(fast.clone().and_then(Result::ok), long.clone().and_then(Result::ok), "{line}");
        assert_eq!(fast.is_none(), long.is_none(), "{line}");
    }
}

#[test]
fn a_byte_order_mark_is_no_column() {
    let error = LineReader::new().read(b"\xEF\xBB\xBF53..7o").unwrap().unwrap_err();
    assert!(error.to_string().starts_with("1:6: bad-char"), "{error}");
}

#[test]
fn a_comment_in_another_encoding_is_still_a_comment() {
    let mut reader = LineReader::new();
    assert_eq!(reader.read(b"# Jos\xE9"), None);
    let error = reader.read(b"53..7\xE9").unwrap().unwrap_err();
    assert!(error.to_string().starts_with("2:6: encoding"), "{error}");
}

#[test]
fn the_first_line_that_matters_decides_the_shape() {
    for (text, shape) in [
        (PUZZLE.to_owned(), Shape::Line),
        (PUZZLE[..70].to_owned(), Shape::Line),
        (PUZZLE.replacen('7', "o", 1), Shape::Line),
        (format!("# comment\nquizzes,solutions\n{PUZZLE},{SOLVED}"), Shape::Line),
        (format!(":0000:x:{PUZZLE}:::"), Shape::Line),
        (BARE.of_puzzle(), Shape::Rows),
        (NUMBERS.of_puzzle(), Shape::Rows),
        (format!("Grid 01\n{}", BARE.of_puzzle()), Shape::Rows),
        ("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16\n".repeat(16), Shape::Rows),
        ("<opensudoku/>".to_owned(), Shape::Other),
        ("{\n \"cells\": []}".to_owned(), Shape::Other),
        ("{{1,2,3,4,5,6,7,8,9},\n".to_owned(), Shape::Rows),
        ("[[\"5\",\"3\",\".\",\".\",\"7\",\".\",\".\",\".\",\".\"],\n".to_owned(), Shape::Rows),
        (String::new(), Shape::Rows),
    ] {
        assert_eq!(Puzzles::new(text.as_bytes()).shape().unwrap(), shape, "{text}");
    }
}

/// Gives its bytes in pieces of this size, then an error or the end.
struct Drip<'a> {
    bytes: &'a [u8],
    size: usize,
}

impl Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.size.min(self.bytes.len()).min(buffer.len());
        buffer[..count].copy_from_slice(&self.bytes[..count]);
        self.bytes = &self.bytes[count..];
        Ok(count)
    }
}

#[test]
fn a_stream_is_read_the_same_in_pieces_of_any_size() {
    let lines = format!("\u{FEFF}# list\r\n{PUZZLE}\r\n\r\n{OTHER}\r{SOLVED}\n{}", &PUZZLE[..40]);
    let rows = format!(
        "{}\r\n\r\n{}",
        BARE.of_puzzle().replace('\n', "\r\n"),
        NUMBERS.of(OTHER).replace('\n', "\r")
    );
    let document = format!("\n\n  <opensudoku><game data=\"{PUZZLE}\"/></opensudoku>");
    for text in [&lines, &rows, &document] {
        let whole = notation::read_all(text.as_bytes());
        for size in [1, 2, 3, 7, 80, 81, 82, 83, 1000] {
            let drip = Drip { bytes: text.as_bytes(), size };
            let pieces: Vec<_> = Puzzles::new(drip).map(Result::unwrap).collect();
            assert_eq!(pieces, whole, "{size}");
        }
    }
}

#[test]
fn a_result_does_not_wait_for_the_next_line() {
    struct Never;
    impl Read for Never {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            panic!("asked for more than it needs")
        }
    }
    let text = format!("{PUZZLE}\n{OTHER}\n");
    let mut puzzles = Puzzles::new(text.as_bytes().chain(Never));
    assert_eq!(puzzles.next().unwrap().unwrap().unwrap().grid.to_line(), PUZZLE);
    assert_eq!(puzzles.next().unwrap().unwrap().unwrap().grid.to_line(), OTHER);
    let text = format!("{}\n", BARE.of_puzzle());
    let mut puzzles = Puzzles::new(text.as_bytes().chain(Never));
    assert_eq!(puzzles.next().unwrap().unwrap().unwrap().grid.to_line(), PUZZLE);
}

#[test]
fn an_error_of_the_stream_is_passed_on_and_ends_it() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("broken"))
        }
    }
    let text = format!("{PUZZLE}\n");
    let mut puzzles = Puzzles::new(text.as_bytes().chain(Broken));
    assert!(puzzles.next().unwrap().unwrap().is_ok());
    assert_eq!(puzzles.next().unwrap().unwrap_err().to_string(), "broken");
    assert!(puzzles.next().is_none());
}

#[test]
fn a_giant_line_is_cut_and_the_next_one_read() {
    let text = format!("{PUZZLE}\n{}\n{OTHER}\n", "7".repeat(3_000_000));
    let results = notation::read_all(text.as_bytes());
    assert_eq!(results.len(), 3);
    assert!(results[1].as_ref().unwrap_err().to_string().starts_with("2:82: length"));
    assert_eq!(results[2].as_ref().unwrap().grid.to_line(), OTHER);
}
