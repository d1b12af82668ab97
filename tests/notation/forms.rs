//! Puzzles in rows and on lines, in every dress.

use super::dress::{BARE, Dress, NUMBERS};
use super::{OTHER, PUZZLE, SOLVED, assert_reads, read};

const BLANKS: [&str; 11] = [".", "0", "*", "_", "-", "x", "X", "?", "·", "•", "□"];

#[test]
fn any_blank_sign_serves_in_lines_and_in_rows() {
    for blank in BLANKS {
        let line = PUZZLE.replace('.', blank);
        assert_reads(blank, &line, PUZZLE);
        assert_reads(blank, &format!("{line}\r\n"), PUZZLE);
        assert_reads(blank, &Dress { blank, ..BARE }.of_puzzle(), PUZZLE);
        assert_reads(blank, &Dress { blank, ..NUMBERS }.of_puzzle(), PUZZLE);
    }
}

#[test]
fn blank_signs_may_be_mixed() {
    let mut signs = BLANKS.iter().cycle();
    let mixed: String = PUZZLE.split('.').map(|part| part.to_owned() + signs.next().unwrap()).collect();
    let mixed = mixed.strip_suffix(signs.next().map_or("", |_| ".")).unwrap_or(&mixed);
    let line: String = mixed.chars().take(81).collect();
    assert_reads("mixed line", &line, PUZZLE);
    let rows: Vec<String> =
        line.chars().collect::<Vec<_>>().chunks(9).map(|row| row.iter().collect()).collect();
    assert_reads("mixed rows", &rows.join("\n"), PUZZLE);
}

const DRESSES: &[(&str, Dress<'static>)] = &[
    ("bare", BARE),
    ("numbers", NUMBERS),
    ("tabs", Dress { between: ["\t", "\t", "", ""], ..NUMBERS }),
    ("aligned", Dress { between: ["  ", "   ", " ", "  "], ..NUMBERS }),
    ("indented", Dress { between: [" ", "  ", "    ", ""], ..NUMBERS }),
    ("CRLF", Dress { rows: ["\r\n", "\r\n", "", "\r\n"], ..NUMBERS }),
    ("CR", Dress { rows: ["\r", "\r", "", "\r"], ..BARE }),
    ("no newline at the end", Dress { rows: ["\n", "\n", "", ""], ..BARE }),
    ("empty lines around", Dress { rows: ["\n", "\n", "\n \n\n", "\n\n\t\n"], ..BARE }),
    ("bands", Dress { rows: ["\n", "\n\n", "", "\n"], ..BARE }),
    ("bands and boxes", Dress { between: ["", " ", "", ""], rows: ["\n", "\n\n", "", ""], ..BARE }),
    ("double spacing", Dress { rows: ["\n\n", "\n\n", "", "\n"], ..NUMBERS }),
    ("commas", Dress { between: [",", ",", "", ""], ..NUMBERS }),
    ("comma at the end", Dress { between: [",", ",", "", ","], ..NUMBERS }),
    ("semicolons", Dress { between: ["; ", "; ", "", ""], ..NUMBERS }),
    (
        "list of lists",
        Dress { between: [", ", ", ", "[", "]"], rows: [",\n ", ",\n ", "[", "]\n"], ..NUMBERS },
    ),
    ("boxes on one line", Dress { between: ["", " ", "", ""], rows: [" ", " ", "", "\n"], ..BARE }),
    ("bands on one line", Dress { rows: ["", " ", "", "\n"], ..BARE }),
    ("on one line", Dress { between: [", ", ", ", "[", "]"], rows: [", ", ", ", "[", "]\n"], ..NUMBERS }),
    ("strings", Dress { between: ["", "", "\"", "\""], rows: [",\n", ",\n", "{\n", "\n};\n"], ..BARE }),
    ("characters", Dress { between: ["','", "','", "['", "']"], rows: [",", ",", "[", "]"], ..BARE }),
    ("braces", Dress { between: [", ", ", ", "  {", "}"], rows: [",\n", ",\n", "{\n", "\n};\n"], ..NUMBERS }),
    ("typographic quotes", Dress { between: ["", "", "“", "”"], rows: [",\n", ",\n", "", ""], ..BARE }),
    ("joined strings", Dress { between: ["", "", "'", "'"], rows: [" +\n", " +\n", "", ";\n"], ..BARE }),
    ("bars", Dress { between: ["", "|", "|", "|"], ..BARE }),
    ("inner bars", Dress { between: [" ", " | ", " ", ""], ..BARE }),
    ("thick bars", Dress { between: ["|", "||", "|", "|"], ..BARE }),
    ("quoted mail", Dress { rows: ["\n> ", "\n> ", "> ", "\n"], ..NUMBERS }),
    ("quoted twice", Dress { rows: ["\n>> ", "\n>>\n>> ", "> > ", "\n"], ..BARE }),
    ("fence", Dress { rows: ["\n", "\n", "```text\n", "\n```\n"], ..BARE }),
    ("tildes", Dress { rows: ["\n", "\n", "~~~\n", "\n~~~\n"], ..BARE }),
    ("slashes", Dress { rows: ["/", "/", "", "\n"], ..BARE }),
    ("spaces between rows", Dress { rows: [" ", "  ", "", "\n"], ..BARE }),
    ("byte-order mark", Dress { rows: ["\n", "\n", "\u{FEFF}", ""], ..BARE }),
    ("no-break spaces", Dress { between: ["\u{A0}", "\u{A0}\u{A0}", "", ""], ..NUMBERS }),
    ("wide spaces", Dress { between: ["\u{3000}", "\u{3000}", "\u{3000}", ""], ..NUMBERS }),
    ("zero width", Dress { between: ["\u{200B}", "\u{200B}", "\u{200B}", ""], ..BARE }),
    ("comments at the end", Dress { between: [" ", " ", "", " # row"], ..NUMBERS }),
    ("code comments", Dress { between: [",", ",", "{", "}, // a row"], ..NUMBERS }),
    ("titles around", Dress { rows: ["\n", "\n", "No. 7 of 12, 4.9 stars\n\n", "\n\nHave fun!\n"], ..BARE }),
    ("title right above", Dress { rows: ["\n", "\n", "Grid 01\n", "\nGrid 02\n"], ..NUMBERS }),
    ("Korean title", Dress { rows: ["\n", "\n", "스도쿠 3\n", "\n"], ..NUMBERS }),
    ("Japanese title", Dress { rows: ["\n", "\n", "第3問\n", "\n"], ..NUMBERS }),
    ("end of a DOS file", Dress { rows: ["\r\n", "\r\n", "", "\r\n\u{1A}"], ..BARE }),
    ("form feed", Dress { rows: ["\n", "\n", "\u{C}", "\n\u{C}"], ..NUMBERS }),
];

#[test]
fn rows_in_every_dress() {
    for (what, dress) in DRESSES {
        assert_reads(what, &dress.of_puzzle(), PUZZLE);
        assert_reads(what, &dress.of(OTHER), OTHER);
        assert_reads(what, &dress.of(SOLVED), SOLVED);
    }
}

#[test]
fn borders_between_the_boxes() {
    for (border, between) in [
        ("------+-------+------", [" ", " | ", "", ""]),
        ("-------|-------|-------", [" ", " | ", " ", ""]),
        ("+---+---+---+", ["", "|", "|", "|"]),
        ("|---+---+---|", ["", "|", "|", "|"]),
        ("*-----------*", ["", "|", "|", "|"]),
        ("+=======+=======+=======+", [" ", " | ", "| ", " |"]),
        (".-------.-------.-------.", [" ", " | ", "| ", " |"]),
        (":-------+-------+-------:", [" ", " | ", "| ", " |"]),
        ("'-------'-------'-------'", [" ", " | ", "| ", " |"]),
        ("-----------", ["", "|", "", ""]),
        ("---------", ["", "", "", ""]),
        ("---+---+---", ["", "|", "", ""]),
        ("---|---|---", ["", "|", "", ""]),
        ("===========", ["", " ", "", ""]),
        ("- - - + - - - + - - - ---", [" ", " | ", "", ""]),
        ("╔═══════╦═══════╦═══════╗", [" ", " ║ ", "║ ", " ║"]),
        ("├───────┼───────┼───────┤", [" ", " │ ", "│ ", " │"]),
        ("─────────", ["", "", "", ""]),
        ("_____________", ["", "", "", ""]),
    ] {
        let inner = format!("\n{border}\n");
        let outer = [format!("{border}\n"), format!("\n{border}\n")];
        for [top, bottom] in [["", "\n"], [outer[0].as_str(), outer[1].as_str()]] {
            for blank in [".", "0", "?"] {
                let text = Dress { blank, between, rows: ["\n", "<band>", top, bottom] };
                assert_reads(border, &text.of_puzzle().replace("<band>", &inner), PUZZLE);
            }
        }
    }
}

#[test]
fn dashes_are_a_row_where_they_make_the_nine() {
    let puzzle = format!("{}.........{}", &PUZZLE[..36], &PUZZLE[45..]);
    for between in [["", "", "", ""], ["", "|", "", ""], ["", "|", "|", "|"]] {
        let dress = Dress { blank: "-", between, rows: ["\n", "\n", "", "\n"] };
        assert_reads("blank row", &dress.of(&puzzle), &puzzle);
    }
    let puzzle = format!("{}.........{}.........{}", &PUZZLE[..27], &PUZZLE[36..63], &PUZZLE[72..]);
    let rows = Dress { blank: "-", ..BARE }.of(&puzzle);
    assert_reads("two blank rows where borders could be", &rows, &puzzle);
    assert_reads("and another puzzle", &format!("{rows}\n{}", BARE.of(OTHER)), &puzzle);
    let bordered = Dress { blank: "-", between: ["", "", "", ""], rows: ["\n", "\n---------\n", "", "\n"] };
    assert_reads("borders", &bordered.of_puzzle(), PUZZLE);
}

#[test]
fn a_space_is_a_blank_only_between_bars() {
    let nine = Dress { blank: " ", between: [" | ", " | ", "| ", " |"], rows: ["\n", "\n", "", "\n"] };
    assert_reads("nine places", &nine.of_puzzle(), PUZZLE);
    let table = nine.of_puzzle().replacen('\n', "\n|---|---|---|---|---|---|---|---|---|\n", 1);
    assert_reads("Markdown table", &table, PUZZLE);
    for (what, between) in [
        ("narrow", ["", "|", "|", "|"]),
        ("spaced", [" ", " | ", "| ", " |"]),
        ("wide", ["  ", " | ", "| ", " |"]),
        ("box drawing", [" ", " ║ ", "║ ", " ║"]),
    ] {
        let rows = ["\n", "\n+-------+-------+-------+\n", "+-------+-------+-------+\n", "\n"];
        assert_reads(what, &Dress { blank: " ", between, rows }.of_puzzle(), PUZZLE);
    }
    let full = Dress {
        blank: " ",
        between: [" │ ", " ┃ ", "┃ ", " ┃"],
        rows: ["\n┠───┼───┼───╂───┼\n", "\n┣━━━┿━━━┿━━━╋━━━\n", "┏━━━┯━━━┯━━━┳\n", "\n┗━━━┷━━━┷━━━┻\n"],
    };
    assert_reads("full borders", &full.of_puzzle(), PUZZLE);
}

#[test]
fn an_empty_field_of_a_spreadsheet_is_a_blank() {
    for comma in [",", "\t", ";"] {
        let dress = Dress { blank: "", between: [comma, comma, "", ""], rows: ["\n", "\n", "", "\n"] };
        assert_reads("empty fields", &dress.of_puzzle(), PUZZLE);
    }
    let quoted =
        Dress { blank: "", between: ["\",\"", "\",\"", "\"", "\""], rows: ["\r\n", "\r\n", "", "\r\n"] };
    assert_reads("quoted fields", &quoted.of_puzzle(), PUZZLE);
}

#[test]
fn program_code_around_the_rows() {
    let list =
        Dress { between: [", ", ", ", "[", "]"], rows: [",\n  ", ",\n  ", "[", "]"], ..NUMBERS }.of_puzzle();
    let braces = list.replace('[', "{").replace(']', "}");
    for text in [
        format!("grid = {list}\n"),
        format!("let board = {list};"),
        format!("int board[9][9] = {braces};"),
        format!("static const int GRID[9][9] =\n{braces};\n"),
        format!("import numpy as np\ngrid = np.array({list})\nprint(solve(grid))\n"),
        format!("let grid = vec!{};", list.replace('[', "vec![").replacen("vec![", "[", 1)),
        format!("board =\n{list}\n"),
    ] {
        assert_reads("code", &text, PUZZLE);
    }
}

#[test]
fn full_width_digits_and_stops() {
    let widen =
        |line: &str| -> String { line.chars().map(|c| char::from_u32(c as u32 + 0xFEE0).unwrap()).collect() };
    assert_reads("line", &widen(PUZZLE), PUZZLE);
    assert_reads("zeros", &widen(&PUZZLE.replace('.', "0")), PUZZLE);
    let rows: Vec<String> =
        PUZZLE.as_bytes().chunks(9).map(|row| widen(str::from_utf8(row).unwrap())).collect();
    assert_reads("rows", &rows.join("\n"), PUZZLE);
}

#[test]
fn files_of_known_programs() {
    let rows = BARE.of_puzzle();
    let sections = format!("[Puzzle]\n{rows}[State]\n{}[PencilMarks]\n{rows}", BARE.of(SOLVED));
    let drawn = Dress {
        between: ["", "|", "|", "|"],
        rows: ["\n", "\n|---+---+---|\n", "*-----------*\n", "\n*-----------*\n"],
        ..BARE
    };
    let forum = Dress { blank: "-", ..BARE }.of_puzzle();
    for (what, text) in [
        (
            "sdk",
            format!(
                "#ASomebody 1987\n#DNo. 5 of 9\n#B12-10-2026\n#Uhttp://example.org/81?id=123456789\n{rows}"
            ),
        ),
        ("sdk, sections", sections),
        ("ss", format!("{} Simple Sudoku\n", drawn.of_puzzle())),
        ("ss, given and state", format!("{}\n\n{}", drawn.of_puzzle(), drawn.of(SOLVED))),
        ("ss, side by side below", format!("{}{}", drawn.of_puzzle(), drawn.of(SOLVED))),
        ("msk", forum),
        ("compact", format!("{rows}\n{}\n", BARE.of(SOLVED))),
        ("euler", format!("Grid 01\n{rows}Grid 02\n{}", BARE.of(SOLVED))),
    ] {
        assert_reads(what, &text, PUZZLE);
    }
}

#[test]
fn a_candidate_grid_gives_its_single_digits() {
    let text = "\
.---------------------.---------------------.---------------------.
| 5     3     *124    | 26    7     2468    | 1489  1249  248     |
| 6     247   247     | 1     9     5       | 3478  234   2478    |
| 12    9     8       | 23    34    24      | 13457 6     247     |
:---------------------+---------------------+---------------------:
| 8     125   #1259   | 579   6     147     | 4579  2459  3       |
| 4     25    2569    | 8     5     3       | 579   259   1       |
| 7     15    1359    | 59    2     14      | 4589  459   6       |
:---------------------+---------------------+---------------------:
| 139   6     134579  | 357   35    7       | 2     8     4       |
| 23    278   237     | 4     1     9       | 36    3     5       |
| 123   1245  12345   | 2356  8     26      | 136   7     9       |
'---------------------'---------------------'---------------------'
";
    let givens = "53..7....6..195....98....6.8...6...34..853..17...2...6.6...7284...419.35....8..79";
    let reading = read(text);
    assert_eq!(reading.grid.to_line(), givens);
    assert_eq!(reading.notes.len(), 1, "{:?}", reading.notes);
    let bare: String = text.lines().filter(|line| line.starts_with('|')).collect::<Vec<_>>().join("\n");
    assert_reads("without borders", &bare.replace(['|', '*', '#'], " "), givens);
    assert_reads("on one line", &bare.replace(['|', '\n', '*', '#'], " "), givens);
    let played = text.replace("| 5     3 ", "| 5     u3");
    assert_eq!(
        read(&played).grid.to_line(),
        givens.replacen("53", "5.", 1),
        "a digit of the player is no given"
    );
}

#[test]
fn candidates_of_a_sparse_puzzle_are_no_less_a_grid() {
    let all = "123456789";
    for (what, dress) in [
        ("bare", Dress { blank: all, between: [" ", " ", "", ""], ..BARE }),
        ("aligned", Dress { blank: all, between: ["  ", "  ", "  ", " "], ..BARE }),
        ("tabs", Dress { blank: "*12345678", between: ["\t", "\t", "", ""], ..BARE }),
        ("gaps", Dress { blank: "12345679", between: [" ", " ", "", ""], rows: ["\n", "\n\n", "", "\n"] }),
        (
            "borders",
            Dress {
                blank: all,
                between: [" ", " | ", "| ", " |"],
                rows: ["\n", "\n+---+---+\n", "+---+---+\n", "\n+---+---+\n"],
            },
        ),
        (
            "HoDoKu",
            Dress {
                blank: "12346789",
                between: ["  ", "  | ", "| ", " |"],
                rows: ["\n", "\n:---+---:\n", ".---.---.\n", "\n'---'---'\n"],
            },
        ),
    ] {
        for puzzle in [OTHER, &".".repeat(81), &format!("{}5", ".".repeat(80))] {
            let text = dress.of(puzzle);
            assert_reads(what, &text, puzzle);
            assert_eq!(read(&text).notes.len(), 1, "{what}");
            assert_eq!(read(&format!("Sparse\n\n{text}")).title.as_deref(), Some("Sparse"), "{what}: {text}");
            let wide = text.replacen(dress.blank, &format!("{0} {0}", dress.blank), 1);
            let error = sudoscope::notation::read(wide.as_bytes()).unwrap_err();
            assert_eq!(error.kind, sudoscope::notation::ErrorKind::RowLength, "{what}: {error}");
        }
    }
}

#[test]
fn only_the_puzzle_section_counts_wherever_it_stands() {
    let (rows, solved) = (BARE.of_puzzle(), BARE.of(SOLVED));
    let marks = Dress { blank: "1234", ..NUMBERS }.of_puzzle();
    for text in [
        format!("[State]\n{solved}[Puzzle]\n{rows}"),
        format!("[State]\r\n{solved}\n[PencilMarks]\n{marks}[Colours]\n{}\n[Puzzle]\n{rows}", "1".repeat(81)),
        format!("[state]\n{SOLVED}\n\n[puzzle]\n{rows}[State]\n{solved}"),
        format!("[PencilMarks]\n{}[Puzzle]\n{rows}", marks.replacen("1234", "12 34", 1)),
    ] {
        let text = format!("#DNo. 7\n{text}");
        assert_eq!(super::all(&text), [PUZZLE], "{text}");
        assert_eq!(read(&text).title.as_deref(), Some("No. 7"), "{text}");
        assert_eq!(super::all(&text.repeat(2)), [PUZZLE; 2], "{text}");
    }
    assert_eq!(super::all(&format!("[State]\n{rows}")), [PUZZLE], "there is no other");
    assert_eq!(super::all(&format!("[State]\n{solved}[Puzzle]\n{}", &rows[..20]))[..], ["14:1: row-count"]);
    assert_eq!(super::all(&format!("[State]\n{solved}[Puzzle]\n")).len(), 1);
}

#[test]
fn titles_come_from_what_is_above_or_behind() {
    let rows = BARE.of_puzzle();
    for (text, title) in [
        (format!("Puzzle of the day\n\n{rows}"), Some("Puzzle of the day")),
        (format!("#ASomebody\n#DThe fifth\n#L3\n{rows}"), Some("The fifth")),
        (format!("# hard\n{PUZZLE}"), Some("hard")),
        (format!("{PUZZLE} # easy enough"), Some("easy enough")),
        (format!("{PUZZLE}\t17"), None),
        (rows, None),
    ] {
        assert_eq!(read(&text).title.as_deref(), title, "{text}");
    }
}
