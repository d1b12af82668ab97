//! The column of a CSV file that holds the puzzles.

use csv_core::{ReadFieldResult, Reader, ReaderBuilder};

/// Names under which files give puzzles, in lower case.
const NAMES: [&str; 12] = [
    "puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "grid", "board", "givens", "question",
    "unsolved", "problem",
];

/// Which field of each line is the puzzle, as the header of the file names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleColumn {
    index: usize,
    count: usize,
    delimiter: u8,
}

impl PuzzleColumn {
    /// The column that a header line names, if it names one and others beside it.
    pub fn from_header(header: &str) -> Option<Self> {
        let delimiter = *b",;\t"
            .iter()
            .max_by_key(|delimiter| header.bytes().filter(|byte| byte == *delimiter).count())?;
        let is_name = |field: &[u8]| {
            let name = String::from_utf8_lossy(field).trim().to_lowercase();
            NAMES.contains(&name.as_str())
        };
        let fields = fields(header.as_bytes(), delimiter);
        let index = fields.iter().position(|(_, content)| is_name(content))?;
        let count = fields.len();
        (count > 1).then_some(Self { index, count, delimiter })
    }

    /// The puzzle's field of a line and the byte of the line at which it starts, if the line has as many fields as
    /// the header and this one is not empty.
    pub fn field(self, line: &[u8]) -> Option<(usize, Vec<u8>)> {
        let fields = fields(line, self.delimiter);
        let is_whole = fields.len() == self.count;
        fields.into_iter().nth(self.index).filter(|(_, content)| is_whole && !content.is_empty())
    }
}

/// The fields of a record, unquoted, each with the byte at which its content starts. At most 64 of them.
fn fields(record: &[u8], delimiter: u8) -> Vec<(usize, Vec<u8>)> {
    let mut reader: Reader = ReaderBuilder::new().delimiter(delimiter).build();
    let mut content = vec![0; record.len().min(1 << 16)];
    let mut fields = Vec::new();
    let mut start = 0;
    while fields.len() < 64 {
        let (result, read, written) = reader.read_field(&record[start..], &mut content);
        let is_quoted = record.get(start) == Some(&b'"');
        fields.push((start + usize::from(is_quoted), content[..written].to_vec()));
        start += read;
        if !matches!(result, ReadFieldResult::Field { record_end: false }) {
            break;
        }
    }
    fields
}
