//! Bytes that are no puzzle, and puzzles with a slip of the keyboard: never a panic, never a puzzle that is not there.

use proptest::prelude::*;
use proptest::sample::select;
use sudoscope::grid::Grid;
use sudoscope::notation::{self, Format, LineReader, write};

use super::dress::{BARE, Dress, NUMBERS};
use super::{OTHER, PUZZLE, SOLVED};

/// The solution of the other puzzle.
const OTHER_SOLVED: &str =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

/// Texts that hold a puzzle first, in all sorts of notations.
fn texts(puzzle: &str, solved: &str) -> Vec<String> {
    let grid = Grid::from_line(puzzle).expect("it is a line");
    let bars = ["", "|", "|", "|"];
    let zeros = puzzle.replace('.', "0");
    let dresses = [
        BARE,
        NUMBERS,
        Dress { blank: "x", ..BARE },
        Dress { blank: "-", rows: ["\n", "\n---------\n", "", "\n"], ..BARE },
        Dress {
            blank: "*",
            between: bars,
            rows: ["\n", "\n|---+---+---|\n", "*-----------*\n", "\n*-----------*\n"],
        },
        Dress { blank: "-", between: bars, rows: ["\n", "\n---|---|---\n", "", "\n"] },
        Dress { between: [",", ",", "[", "]"], rows: [",\n", ",\n", "[", "]\n"], ..NUMBERS },
        Dress { blank: "", between: [",", ",", "", ""], ..BARE },
        Dress { blank: "", between: ["\t", "\t", "", ""], ..BARE },
        Dress { blank: " ", between: bars, rows: ["\n", "\n+---+---+---+\n", "", "\n"] },
        Dress {
            blank: " ",
            between: [" ", " ║ ", "║ ", " ║"],
            rows: ["\n", "\n╠═══════╬═══════╣\n", "", "\n"],
        },
        Dress { blank: " ", between: [" | ", " | ", "| ", " |"], rows: ["\n", "\n", "", "\n"] },
        Dress { blank: "·", between: [" ", "  ", "> ", ""], rows: ["\n", "\n>\n", "", "\n"] },
        Dress { rows: ["\n", "\n\n", "Puzzle of the day\n\n", "\n\n30-11-2026\n"], ..BARE },
    ];
    let lines = [
        puzzle.to_owned(),
        format!("{zeros}\n{}\n", OTHER.replace('.', "0")),
        format!("quizzes,solutions\n{zeros},{solved}\n"),
        format!("id,puzzle,solution,clues\n1,{puzzle},{solved},30\n"),
        format!("solution,puzzle\n{solved},{puzzle}\n"),
        format!("{solved},{puzzle}\n"),
        format!("{puzzle}:1:{solved}\n# {OTHER}\n"),
        format!(":0000:x:{}:::", puzzle.replacen("..", ".+4", 1)),
        format!("{puzzle} 5\n"),
        format!("7 {puzzle}\n"),
        format!("1,{zeros},{solved}"),
        format!("99480,1895,{puzzle},name,1.00s\n"),
        format!("# 123456789 is no row\n012345678901 {puzzle}  1.2\n"),
        format!("<opensudoku><game data=\"{zeros}\" time=\"123456789\"/></opensudoku>"),
        format!("[Puzzle]\n{}[State]\n{}", BARE.of(puzzle), BARE.of(solved)),
        format!("#A123456789\n#D1 2 3 4 5 6 7 8 9\n{}", BARE.of(puzzle)),
        format!("{}\n{}", BARE.of(puzzle), BARE.of(solved)),
    ];
    let written = Format::ALL.into_iter().map(|format| write(&grid, format));
    dresses
        .into_iter()
        .map(|dress| dress.of(puzzle))
        .chain(lines)
        .chain(texts_with_more(puzzle, solved))
        .chain(written)
        .collect()
}

/// The same puzzle with labels, headings and other sections around it, and in lists of programs.
fn texts_with_more(puzzle: &str, solved: &str) -> Vec<String> {
    let numbered = |label: fn(usize) -> String, dress: Dress<'_>| -> String {
        dress.of(puzzle).lines().enumerate().map(|(index, row)| label(index) + row + "\n").collect()
    };
    vec![
        numbered(|index| format!("{} ", char::from(b'A' + index as u8)), NUMBERS),
        numbered(|index| format!("{}: ", index + 1), BARE),
        format!("   1 2 3 4 5 6 7 8 9\n{}", numbered(|index| format!("r{} ", index + 1), NUMBERS)),
        format!("a b c d e f g h i\n{}", NUMBERS.of(puzzle)),
        format!("1\n{}2\n{}", BARE.of(puzzle), BARE.of(solved)),
        Dress { blank: "null", between: [",", ",", "[", "]"], rows: [",\n", ",\n", "[", "]\n"] }.of(puzzle),
        Dress { blank: "", between: ["\",\"", "\",\"", "[\"", "\"]"], rows: [",\n", ",\n", "b = [", "]\n"] }
            .of(puzzle),
        Dress { between: ["", "", "\"", "\\n\""], rows: ["\n", "\n", "char *p =\n", ";\n"], ..BARE }
            .of(puzzle),
        Dress { blank: "123456789", ..NUMBERS }.of(puzzle),
        format!("{}\n{}", BARE.of(puzzle), NUMBERS.of(solved)),
        format!("[State]\n{}[Puzzle]\n{}", BARE.of(solved), BARE.of(puzzle)),
    ]
}

fn one_of(texts: &[String], which: usize) -> &str {
    &texts[which % texts.len()]
}

/// A slip: at this place of a text a character too many, too few, or another.
#[derive(Clone, Debug)]
enum Slip {
    Insert(usize, char),
    Delete(usize),
    Replace(usize, char),
    Swap(usize),
}

fn slips() -> impl Strategy<Value = Slip> {
    let characters =
        "0123456789.-_*xX?·| \t\n\r,;:'\"[]{}()#%/+=&<>oOlIaé²①□│─１．\u{A0}\u{FEFF}\u{200B}\0\u{1B}~^!@$\\`";
    let character = select(characters.chars().collect::<Vec<char>>());
    prop_oneof![
        (any::<usize>(), character.clone()).prop_map(|(at, character)| Slip::Insert(at, character)),
        any::<usize>().prop_map(Slip::Delete),
        (any::<usize>(), character).prop_map(|(at, character)| Slip::Replace(at, character)),
        any::<usize>().prop_map(Slip::Swap),
    ]
}

impl Slip {
    fn make(&self, text: &mut Vec<char>) {
        match *self {
            Self::Insert(at, character) => text.insert(at % (text.len() + 1), character),
            _ if text.len() < 2 => {}
            Self::Delete(at) => drop(text.remove(at % text.len())),
            Self::Replace(at, character) => {
                let at = at % text.len();
                text[at] = character;
            }
            Self::Swap(at) => {
                let at = at % (text.len() - 1);
                text.swap(at, at + 1);
            }
        }
    }
}

/// After one slip a text is the same puzzle, or one in which the cell that was hit differs (two neighbours, where two
/// characters were swapped), or an error.
fn assert_careful(puzzle: &str, text: &str, slip: &Slip) -> Result<(), TestCaseError> {
    let mut slipped: Vec<char> = text.chars().collect();
    slip.make(&mut slipped);
    let slipped: String = slipped.into_iter().collect();
    let Ok(reading) = notation::read(slipped.as_bytes()) else { return Ok(()) };
    let read = reading.grid.to_line();
    // A newline can tear the solution from the puzzle beside it, and a puzzle can be made a comment: then the first
    // puzzle there is another one.
    let (Slip::Insert(_, hit) | Slip::Replace(_, hit)) = *slip else {
        return assert_near(puzzle, &read, slip, &slipped);
    };
    let begins_a_line = slipped.replace('0', ".").split(['\n', '\r']).any(|line| line.starts_with(&read));
    // So can the name of its section.
    let hides_section = ["#[P", "%[P", "#P", "%P"].iter().any(|comment| slipped.contains(comment));
    if "\n\r#%".contains(hit) && (begins_a_line || hides_section) {
        return Ok(());
    }
    assert_near(puzzle, &read, slip, &slipped)
}

fn assert_near(puzzle: &str, read: &str, slip: &Slip, slipped: &str) -> Result<(), TestCaseError> {
    let differing = read.chars().zip(puzzle.chars()).filter(|(one, other)| one != other).count();
    let allowed = if matches!(slip, Slip::Swap(_)) { 2 } else { 1 };
    prop_assert!(differing <= allowed, "read {read} after {slip:?}, in\n{slipped}");
    Ok(())
}

fn never_panics(bytes: &[u8]) {
    let first = notation::read(bytes);
    let all = notation::read_all(bytes);
    assert!(!all.is_empty());
    for error in all.iter().filter_map(|result| result.as_ref().err()).chain(first.as_ref().err()) {
        assert!(error.line > 0 && error.column > 0 && error.to_string().len() < 400, "{error}");
    }
    let mut reader = LineReader::new();
    for line in bytes.split(|byte| *byte == b'\n') {
        let _ = reader.read(line);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_without_a_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        never_panics(&bytes);
    }

    #[test]
    fn any_text_of_puzzle_characters_is_read_without_a_panic(text in "[0-9.*_x|+\\-:,#/ \t\n\r=\\[\\]{}'\"<>&oa²─│]{0,300}") {
        never_panics(text.as_bytes());
    }

    #[test]
    fn a_slip_of_the_keyboard_hits_one_cell_or_is_an_error(which in any::<usize>(), slip in slips()) {
        for (index, puzzle) in [PUZZLE, OTHER].into_iter().enumerate() {
            let texts = TEXTS.with(|texts| texts[index].clone());
            assert_careful(puzzle, one_of(&texts, which), &slip)?;
        }
    }

    #[test]
    fn prose_is_no_puzzle(words in proptest::collection::vec("[a-z]{2,9}|[A-Z][a-z]{1,8}|[0-9]{1,8}|[0-9]{1,2}[.,:-][0-9]{2,4}|[.,;!?]|\n|\n\n", 0..200)) {
        let text = words.join(" ");
        prop_assert!(notation::read(text.as_bytes()).is_err(), "{text}");
    }
}

/// Ways to write rows one after another in a text.
fn dresses() -> impl Strategy<Value = Dress<'static>> {
    let drawn = ["\n", "\n+---+---+---+\n", "+---+---+---+\n", "\n+---+---+---+\n"];
    select(vec![
        BARE,
        NUMBERS,
        Dress { rows: ["\n", "\n\n", "", "\n"], ..BARE },
        Dress { rows: ["\n\n", "\n\n", "", "\n"], ..NUMBERS },
        Dress { rows: ["\n", "\n---+---+---\n", "", "\n"], ..BARE },
        Dress { between: ["", "|", "|", "|"], rows: drawn, ..BARE },
        Dress { blank: " ", between: [" ", " | ", "| ", " |"], rows: drawn },
        Dress { blank: "-", rows: ["\n", "\n---------\n", "", "\n"], ..BARE },
        Dress { blank: "", between: ["\t", "\t", "", ""], ..BARE },
        Dress { between: [",", ",", "[", "]"], rows: [",\n", ",\n", "[", "]\n"], ..NUMBERS },
        Dress { blank: "12345", ..NUMBERS },
    ])
}

/// What may stand between two puzzles; what tells them apart whatever their lines are comes first.
const BETWEEN: [&str; 10] = [
    "No. 5\n",
    "\nB\n",
    "\n# 5\n\n",
    "# 5\n",
    "\n30.11.2026\n",
    "\n5\n",
    "\n-----\n",
    "\n***\n\n",
    "\n\n",
    "\n",
];

/// Puzzles, each in a dress of its own, with some of this before each.
fn sequences(before: &'static [&str]) -> impl Strategy<Value = (Vec<&'static str>, Vec<String>)> {
    let part = (select(vec![PUZZLE, OTHER]), dresses(), select(before));
    proptest::collection::vec(part, 1..5).prop_map(|parts| {
        let puzzles = parts.iter().map(|(puzzle, ..)| *puzzle).collect();
        let texts = parts.iter().map(|(puzzle, dress, before)| format!("{before}{}", dress.of(puzzle)));
        (puzzles, texts.collect())
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, ..ProptestConfig::default() })]

    #[test]
    fn puzzles_one_after_another_are_found((puzzles, texts) in sequences(&BETWEEN)) {
        let text = texts.concat();
        prop_assert_eq!(&super::all(&text)[..], &puzzles[..], "{}", text);
        let reading = notation::read(text.as_bytes()).map(|reading| (reading.grid.to_line(), reading.notes));
        let (grid, notes) = reading.unwrap();
        prop_assert_eq!(grid, puzzles[0]);
        let count = puzzles.len() - 1;
        prop_assert!(count == 0 || notes.iter().any(|note| note.starts_with(&format!("{count} more"))), "{:?}", notes);
    }

    #[test]
    fn lines_left_out_or_doubled_make_no_other_puzzle((puzzles, texts) in sequences(&BETWEEN[..3]), at in any::<usize>(), is_doubled in any::<bool>()) {
        let text = texts.concat();
        let mut lines: Vec<&str> = text.lines().collect();
        let at = at % lines.len();
        if is_doubled {
            lines.insert(at, lines[at]);
        } else {
            lines.remove(at);
        }
        let text = lines.join("\n");
        for result in notation::read_all(text.as_bytes()).into_iter().chain([notation::read(text.as_bytes())]).flatten() {
            let grid = result.grid.to_line();
            prop_assert!(puzzles.contains(&grid.as_str()), "{grid} in\n{text}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1_000_000, ..ProptestConfig::default() })]

    /// By hand: `cargo test --test notation a_million -- --ignored`
    #[test]
    #[ignore = "takes minutes"]
    fn a_million_slips(which in any::<usize>(), slip in slips(), is_other in any::<bool>()) {
        let puzzle = if is_other { OTHER } else { PUZZLE };
        let texts = TEXTS.with(|texts| texts[usize::from(is_other)].clone());
        assert_careful(puzzle, one_of(&texts, which), &slip)?;
    }

    /// By hand: `cargo test --test notation a_million -- --ignored`
    #[test]
    #[ignore = "takes minutes"]
    fn a_million_times_many_slips(which in any::<usize>(), slips in proptest::collection::vec(slips(), 2..40)) {
        let texts = TEXTS.with(|texts| texts[0].clone());
        let mut text: Vec<char> = one_of(&texts, which).chars().collect();
        for slip in &slips {
            slip.make(&mut text);
        }
        never_panics(text.into_iter().collect::<String>().as_bytes());
    }
}

thread_local! {
    static TEXTS: [std::rc::Rc<[String]>; 2] = [texts(PUZZLE, SOLVED).into(), texts(OTHER, OTHER_SOLVED).into()];
}
