//! A puzzle dressed up in the ways people write rows.

use super::PUZZLE;

/// How a grid is written in rows.
#[derive(Clone, Copy, Debug)]
pub struct Dress<'a> {
    /// Stands for a blank.
    pub blank: &'a str,
    /// Between two cells of a row; between two boxes of a row; at both ends.
    pub between: [&'a str; 4],
    /// Between two rows; between two rows of boxes; before and after all of them.
    pub rows: [&'a str; 4],
}

/// Bare rows with dots.
pub const BARE: Dress<'static> =
    Dress { blank: ".", between: ["", "", "", ""], rows: ["\n", "\n", "", "\n"] };

/// The rows of BOJ 2580.
pub const NUMBERS: Dress<'static> =
    Dress { blank: "0", between: [" ", " ", "", ""], rows: ["\n", "\n", "", "\n"] };

impl Dress<'_> {
    /// The puzzle of these tests in this dress.
    pub fn of_puzzle(self) -> String {
        self.of(PUZZLE)
    }

    /// A puzzle, given as 81 characters, in this dress.
    pub fn of(self, puzzle: &str) -> String {
        let [between_cells, between_boxes, left, right] = self.between;
        let [between_rows, between_bands, top, bottom] = self.rows;
        let mut text = top.to_owned();
        for (index, character) in puzzle.chars().enumerate() {
            text += match (index, index % 27, index % 9, index % 3) {
                (0, ..) => "",
                (_, 0, ..) => between_bands,
                (_, _, 0, _) => between_rows,
                (_, _, _, 0) => between_boxes,
                _ => between_cells,
            };
            text += if index % 9 == 0 { left } else { "" };
            text += if character == '.' { self.blank.to_owned() } else { character.to_string() }.as_str();
            text += if index % 9 == 8 { right } else { "" };
        }
        text + bottom
    }
}
