//! Dots: two columns and four rows in each character of a picture, in Braille; one in ASCII.

/// A picture of dots. The origin is the top left.
#[derive(Clone, Debug)]
pub struct Dots {
    columns: usize,
    rows: usize,
    cells: Vec<u8>,
}

/// The bit of each dot of a Braille character, by row and column (Unicode standard, chapter 21.1).
const BITS: [[u8; 2]; 4] = [[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]];

impl Dots {
    /// An empty picture of this many characters.
    pub fn new(columns: usize, rows: usize) -> Self {
        Self { columns, rows, cells: vec![0; columns * rows] }
    }

    /// Sets the dots of one dot column, from one dot row to another, both counted.
    pub fn upright(&mut self, x: usize, from: usize, to: usize) {
        for y in from.min(to)..=from.max(to) {
            if x / 2 < self.columns && y / 4 < self.rows {
                self.cells[y / 4 * self.columns + x / 2] |= BITS[y % 4][x % 2];
            }
        }
    }

    /// One row of characters.
    pub fn row(&self, row: usize, ascii: bool) -> String {
        let cells = &self.cells[row * self.columns..(row + 1) * self.columns];
        cells.iter().map(|bits| if ascii { plain(*bits) } else { braille(*bits) }).collect()
    }
}

fn braille(bits: u8) -> char {
    char::from_u32(0x2800 + u32::from(bits)).expect("all 256 patterns are characters")
}

/// A character with about as much ink, at about the height.
fn plain(bits: u8) -> char {
    let (upper, lower) = (bits & 0x1b != 0, bits & 0xe4 != 0);
    match (upper, lower) {
        (false, false) => ' ',
        (true, false) => '\'',
        (false, true) => '.',
        (true, true) => ':',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dots_are_where_they_are_set() {
        let mut dots = Dots::new(2, 2);
        dots.upright(0, 0, 0);
        dots.upright(1, 3, 4);
        dots.upright(2, 7, 6);
        dots.upright(9, 0, 7);
        assert_eq!([dots.row(0, false), dots.row(1, false)], ["⢁⠀", "⠈⡄"]);
        assert_eq!([dots.row(0, true), dots.row(1, true)], [": ", "'."]);
    }
}
