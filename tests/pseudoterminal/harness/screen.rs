//! What a terminal shows, fed by the bytes a program writes.

/// A frame between these two is shown as a whole.
const BEGIN_UPDATE: &[u8] = b"\x1b[?2026h";
const END_UPDATE: &[u8] = b"\x1b[?2026l";

/// A terminal's screen. It honours synchronized updates, so it never shows half a frame.
pub struct Screen {
    parser: vt100::Parser,
    /// The beginning of a frame whose end has not come.
    held: Vec<u8>,
    /// Every byte the program has written.
    pub written: Vec<u8>,
    /// The program's side of the terminal has been closed.
    pub closed: bool,
}

impl Screen {
    /// An empty screen.
    pub fn new(columns: u16, rows: u16) -> Self {
        let parser = vt100::Parser::new(size(rows), size(columns), 0);
        Self { parser, held: Vec::new(), written: Vec::new(), closed: false }
    }

    /// Takes what the program wrote.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.written.extend_from_slice(bytes);
        self.held.extend_from_slice(bytes);
        let begun =
            last(&self.held, BEGIN_UPDATE).filter(|begin| last(&self.held, END_UPDATE) < Some(*begin));
        let shown = begun.unwrap_or(self.held.len());
        self.parser.process(&self.held[..shown]);
        self.held.drain(..shown);
    }

    /// The window has another size now. Like many a terminal, it shows anything until the program has drawn.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.parser.set_size(size(rows), size(columns));
        if self.terminal().alternate_screen() {
            self.parser.process(b"\x1b7\x1b[Hleft over\x1b8");
        }
    }

    /// The text of all lines, without spaces at their ends.
    pub fn text(&self) -> String {
        let columns = u16::from(self.parser.screen().size().1);
        let lines: Vec<String> = self.parser.screen().rows(0, columns).collect();
        let lines: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
        lines.join("\n")
    }

    /// One line of it, from 0.
    pub fn line(&self, row: usize) -> String {
        let columns = u16::from(self.parser.screen().size().1);
        self.parser.screen().rows(0, columns).nth(row).unwrap_or_default()
    }

    /// Text and styles of all lines, as escape codes.
    pub fn styled(&self) -> String {
        self.parser.screen().contents_formatted()
    }

    /// The colour of every character but spaces, row by row.
    pub fn colours(&self) -> Vec<vt100::Color> {
        let (rows, columns) = self.terminal().size();
        let (rows, columns) = (u16::from(rows), u16::from(columns));
        let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let cells = cells.filter_map(|(row, column)| self.terminal().cell(row, column));
        cells.filter(|cell| !cell.contents().trim().is_empty()).map(vt100::Cell::fgcolor).collect()
    }

    /// The step in the title.
    pub fn step(&self) -> Option<u64> {
        let title = self.line(0);
        let after = title.split("step ").nth(1)?;
        let number: String =
            after.split(" of ").next()?.chars().filter(|character| *character != ',').collect();
        number.parse().ok()
    }

    /// A row of the full grid as nine characters, blanks as dots.
    pub fn grid_row(&self, row: usize) -> String {
        let line = self.line(2 + 2 * row);
        let cells = line.split(['│', '┃', '|']).skip(1).take(9);
        cells.map(|cell| cell.chars().find(char::is_ascii_digit).unwrap_or('.')).collect()
    }

    /// What was written since this many bytes had been, as text.
    pub fn written_since(&self, start: usize) -> String {
        String::from_utf8_lossy(&self.written[start..]).into_owned()
    }

    /// The terminal itself.
    pub fn terminal(&self) -> &vt100::Screen {
        self.parser.screen()
    }
}

fn size(cells: u16) -> std::num::NonZeroU16 {
    cells.try_into().expect("a window has at least one cell")
}

fn last(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).rposition(|window| window == wanted)
}
