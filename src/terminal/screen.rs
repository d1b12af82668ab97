//! The terminal as something ratatui draws on: every frame is one write, and no frame is written where nothing changed.

use std::io::{self, Write};

use ratatui::backend::{Backend, ClearType, WindowSize};
use ratatui::buffer::Cell;
use ratatui::layout::{Position, Size};

use super::Capabilities;
use super::pen::Pen;

/// Between these a terminal that knows them holds its picture, so that no half frame is seen.
const BEGIN_UPDATE: &[u8] = b"\x1b[?2026h";
const END_UPDATE: &[u8] = b"\x1b[?2026l";
const HIDE_CURSOR: &[u8] = b"\x1b[?25l";
const SHOW_CURSOR: &[u8] = b"\x1b[?25h";
const CLEAR: &[u8] = b"\x1b[2J";

/// A screen that gathers a frame and writes it to `output` at once.
///
/// It never asks the terminal anything: an answer would arrive among the keys.
#[derive(Debug)]
pub struct Screen<W: Write> {
    output: W,
    size: Size,
    pen: Pen,
    frame: Vec<u8>,
    /// Where the cursor shall stand, if it shall be seen.
    wanted: Option<Position>,
    shown: Shown,
    bytes: u64,
    frames: u64,
}

/// How the terminal shows its cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    Unknown,
    Hidden,
    At(Position),
}

impl<W: Write> Screen<W> {
    /// A screen of this size, of whose content nothing is known: resize the terminal on it before the first frame.
    pub const fn new(output: W, size: Size, capabilities: Capabilities) -> Self {
        let pen = Pen::new(capabilities);
        Self {
            output,
            size,
            pen,
            frame: Vec::new(),
            wanted: None,
            shown: Shown::Unknown,
            bytes: 0,
            frames: 0,
        }
    }

    /// From now on the screen has this size. The content is unknown until it is cleared.
    pub const fn set_size(&mut self, size: Size) {
        self.size = size;
        self.pen.lift();
        self.shown = Shown::Unknown;
    }

    /// How many bytes have been written.
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }

    /// How many frames have been written; those that changed nothing are not.
    pub const fn frames(&self) -> u64 {
        self.frames
    }

    /// What the frames are written to.
    pub const fn output(&self) -> &W {
        &self.output
    }

    fn write_frame(&mut self) -> io::Result<()> {
        let mut whole = Vec::with_capacity(self.frame.len() + 64);
        whole.extend_from_slice(BEGIN_UPDATE);
        let only_moves = self.frame.is_empty() && self.wanted.is_some();
        if self.shown != Shown::Hidden && !only_moves {
            whole.extend_from_slice(HIDE_CURSOR);
            self.shown = Shown::Hidden;
        }
        whole.append(&mut self.frame);
        if let Some(place) = self.wanted {
            self.pen.move_to(&mut whole, place);
            if !matches!(self.shown, Shown::At(_)) {
                whole.extend_from_slice(SHOW_CURSOR);
            }
        }
        self.shown = self.wanted.map_or(Shown::Hidden, Shown::At);
        whole.extend_from_slice(END_UPDATE);
        self.bytes += whole.len() as u64;
        self.frames += 1;
        self.output.write_all(&whole)?;
        self.output.flush()
    }
}

impl<W: Write> Backend for Screen<W> {
    type Error = io::Error;

    fn draw<'a, I>(&mut self, content: I) -> io::Result<()>
    where
        I: Iterator<Item = (u16, u16, &'a Cell)>,
    {
        for (x, y, cell) in content {
            self.pen.write(&mut self.frame, Position::new(x, y), cell, self.size.width);
        }
        Ok(())
    }

    fn hide_cursor(&mut self) -> io::Result<()> {
        self.wanted = None;
        Ok(())
    }

    fn show_cursor(&mut self) -> io::Result<()> {
        Ok(()) // ratatui says where in the next call
    }

    fn get_cursor_position(&mut self) -> io::Result<Position> {
        Ok(self.wanted.unwrap_or_default())
    }

    fn set_cursor_position<P: Into<Position>>(&mut self, position: P) -> io::Result<()> {
        self.wanted = Some(position.into());
        Ok(())
    }

    fn clear(&mut self) -> io::Result<()> {
        self.frame.clear(); // whatever was to be drawn is wiped
        self.pen.lift();
        self.pen.plain(&mut self.frame);
        self.frame.extend_from_slice(CLEAR);
        Ok(())
    }

    fn clear_region(&mut self, _: ClearType) -> io::Result<()> {
        self.clear() // a full screen is only ever cleared as a whole
    }

    fn size(&self) -> io::Result<Size> {
        Ok(self.size)
    }

    fn window_size(&mut self) -> io::Result<WindowSize> {
        Ok(WindowSize { columns_rows: self.size, pixels: Size::default() })
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.frame.is_empty() && self.shown == self.wanted.map_or(Shown::Hidden, Shown::At) {
            return Ok(());
        }
        self.write_frame()
    }
}

#[cfg(test)]
mod tests {
    use ratatui::style::{Color, Style, Styled, Stylize};
    use ratatui::text::Line;
    use ratatui::{Frame, Terminal};

    use super::*;
    use crate::app::Colours;

    /// Counts writes and keeps what was written.
    #[derive(Default)]
    struct Writes(Vec<String>);

    impl Write for Writes {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.0.push(String::from_utf8_lossy(bytes).into_owned());
            Ok(bytes.len())
        }

        fn flush(&mut self) -> io::Result<()> {
            Ok(())
        }
    }

    fn terminal(width: u16, height: u16, colours: Colours) -> Terminal<Screen<Writes>> {
        let size = Size::new(width, height);
        let screen = Screen::new(Writes::default(), size, Capabilities { colours, ascii: false });
        let mut terminal = Terminal::new(screen).unwrap();
        terminal.resize(size.into()).unwrap();
        terminal
    }

    fn text(line: Line<'static>) -> impl Fn(&mut Frame) {
        move |frame| frame.render_widget(&line, frame.area())
    }

    /// What drawing these lines one after the other writes: one string a write, without the update marks.
    fn written(colours: Colours, lines: &[Line<'static>]) -> Vec<String> {
        let mut terminal = terminal(8, 1, colours);
        for line in lines {
            terminal.draw(text(line.clone())).unwrap();
        }
        let writes = &terminal.backend().output().0;
        writes.iter().map(|write| write.replace("\x1b[?2026h", "").replace("\x1b[?2026l", "")).collect()
    }

    #[test]
    fn a_frame_is_one_write_of_what_changed() {
        let lines = ["one two".into(), "one two".into(), "one tea".into()];
        let expected = ["\x1b[?25l\x1b[m\x1b[2J\x1b[1Hone\x1b[Ctwo", "\x1b[1;6Hea"];
        assert_eq!(written(Colours::Full, &lines), expected);
    }

    #[test]
    fn styles_are_told_by_their_differences() {
        let lines =
            [Line::from(vec!["a".bold(), "b".bold().red(), "c".red(), "d".into(), "e".reversed().bold()])];
        let expected = ["\x1b[?25l\x1b[m\x1b[2J\x1b[1H\x1b[1ma\x1b[31mb\x1b[22mc\x1b[md\x1b[1;7me"];
        assert_eq!(written(Colours::Full, &lines), expected);
    }

    #[test]
    fn without_colours_weight_and_reverse_stay() {
        let style = Style::new().fg(Color::Rgb(1, 2, 3)).bg(Color::Blue).bold().reversed();
        let lines = [Line::from(vec!["a".set_style(style), "b".into()])];
        assert_eq!(written(Colours::None, &lines), ["\x1b[?25l\x1b[m\x1b[2J\x1b[1H\x1b[1;7ma\x1b[mb"]);
    }

    #[test]
    fn the_cursor_is_told_once() {
        let mut terminal = terminal(8, 2, Colours::Full);
        for place in [(2, 1), (2, 1), (3, 1)] {
            terminal.draw(|frame| frame.set_cursor_position(place)).unwrap();
        }
        terminal.draw(|_| {}).unwrap();
        let expected = [
            "\x1b[?2026h\x1b[?25l\x1b[m\x1b[2J\x1b[2;3H\x1b[?25h\x1b[?2026l",
            "\x1b[?2026h\x1b[C\x1b[?2026l",
            "\x1b[?2026h\x1b[?25l\x1b[?2026l",
        ];
        assert_eq!(terminal.backend().output().0, expected);
        let bytes = expected.concat().len() as u64;
        assert_eq!((terminal.backend().frames(), terminal.backend().bytes()), (3, bytes));
    }

    #[test]
    fn a_resize_draws_everything_anew() {
        let mut terminal = terminal(3, 1, Colours::Full);
        terminal.draw(text("abc".into())).unwrap();
        terminal.backend_mut().set_size(Size::new(3, 1));
        terminal.resize(ratatui::layout::Rect::new(0, 0, 3, 1)).unwrap();
        terminal.draw(text("abc".into())).unwrap();
        assert_eq!(
            terminal.backend().output().0[1],
            "\x1b[?2026h\x1b[?25l\x1b[m\x1b[2J\x1b[1Habc\x1b[?2026l"
        );
    }
}
