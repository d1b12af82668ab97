//! The one table of keys: the loop acts by it, the hint line and the help show it, the README lists it.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::{Action, Mode, Time, Way};
use crate::grid::Digit;

/// Keys that ask for the same thing.
#[derive(Debug)]
pub struct Binding {
    /// Where they work.
    pub place: Place,
    /// The keys.
    pub keys: &'static [Key],
    /// The keys as people write them.
    pub label: &'static str,
    /// What they ask for.
    pub action: Action,
    /// What that does, in a few words.
    pub help: &'static str,
    /// The keys and a word or two for the hint line, where it is worth a place there.
    pub hint: Option<(&'static str, &'static str)>,
}

/// Where a binding works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// While a puzzle is typed.
    Edit,
    /// While a search is watched.
    Watch,
    /// In both modes.
    Everywhere,
}

/// A key as the table names it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A character, without Ctrl or Alt; Shift is in the character.
    Char(char),
    /// Ctrl and a letter.
    Ctrl(char),
    /// A key with a name, without modifiers.
    Named(KeyCode),
    /// Shift and a key with a name.
    Shift(KeyCode),
    /// Ctrl and a key with a name.
    Control(KeyCode),
    /// Any of the digits 1 to 9.
    Digit,
}

impl Key {
    /// Whether an event of the terminal is this key.
    fn matches(self, event: KeyEvent) -> bool {
        let control = event.modifiers.contains(KeyModifiers::CONTROL);
        let shift = event.modifiers.contains(KeyModifiers::SHIFT);
        let plain = !control && !event.modifiers.contains(KeyModifiers::ALT);
        match (self, event.code) {
            (Self::Char(wanted), KeyCode::Char(typed)) => plain && wanted == typed,
            (Self::Digit, KeyCode::Char(typed)) => plain && matches!(typed, '1'..='9'),
            (Self::Ctrl(wanted), KeyCode::Char(typed)) => control && wanted == typed.to_ascii_lowercase(),
            (Self::Named(wanted), typed) => plain && !shift && wanted == typed,
            (Self::Shift(wanted), typed) => plain && shift && wanted == typed,
            (Self::Control(wanted), typed) => control && wanted == typed,
            _ => false,
        }
    }
}

/// What a key asks for in a mode, if anything.
pub fn action_for(event: KeyEvent, mode: Mode) -> Option<Action> {
    let here = match mode {
        Mode::Edit => Place::Edit,
        Mode::Watch => Place::Watch,
    };
    let binding = BINDINGS
        .iter()
        .filter(|binding| binding.place == here || binding.place == Place::Everywhere)
        .find(|binding| binding.keys.iter().any(|key| key.matches(event)))?;
    Some(match (binding.action, event.code) {
        (Action::Digit(_), KeyCode::Char(character)) => Action::Digit(Digit::from_char(character)?),
        (action, _) => action,
    })
}

const ANY_DIGIT: Action = Action::Digit(Digit::ALL[0]);

/// All keys outside prompts and lists, in the order in which the help shows them.
pub const BINDINGS: &[Binding] = {
    use Key::{Char, Control, Ctrl, Named, Shift};
    use KeyCode::{Backspace, Delete, Down, End, Enter, Esc, Home, Left, Right, Tab, Up};
    use Place::{Edit, Everywhere, Watch};

    const fn key(
        place: Place,
        keys: &'static [Key],
        label: &'static str,
        action: Action,
        help: &'static str,
    ) -> Binding {
        Binding { place, keys, label, action, help, hint: None }
    }
    const fn hinted(keys: &'static str, word: &'static str, mut binding: Binding) -> Binding {
        binding.hint = Some((keys, word));
        binding
    }

    &[
        hinted("1-9", "given", key(Edit, &[Key::Digit], "1-9", ANY_DIGIT, "a given here")),
        key(
            Edit,
            &[Char('0'), Char('.'), Char('_'), Char('x'), Char('X'), Named(Delete)],
            "0 . _ x Del",
            Action::Blank,
            "a blank here",
        ),
        key(
            Edit,
            &[Named(Backspace), Ctrl('h')],
            "Backspace",
            Action::Erase,
            "a blank here; on a blank: one cell back",
        ),
        key(Edit, &[Named(Up), Char('k')], "↑ k", Action::Move(Way::Up), "up, wrapping"),
        key(Edit, &[Named(Down), Char('j')], "↓ j", Action::Move(Way::Down), "down"),
        key(Edit, &[Named(Left), Char('h')], "← h", Action::Move(Way::Left), "left"),
        key(Edit, &[Named(Right), Char('l')], "→ l", Action::Move(Way::Right), "right"),
        key(Edit, &[Control(Up)], "Ctrl+↑", Action::NextBlank(Way::Up), "the next blank above"),
        key(Edit, &[Control(Down)], "Ctrl+↓", Action::NextBlank(Way::Down), "the next blank below"),
        key(Edit, &[Control(Left)], "Ctrl+←", Action::NextBlank(Way::Left), "the next blank to the left"),
        key(Edit, &[Control(Right)], "Ctrl+→", Action::NextBlank(Way::Right), "the next blank to the right"),
        key(Edit, &[Named(Home)], "Home", Action::RowStart, "the start of the row"),
        key(Edit, &[Named(End)], "End", Action::RowEnd, "the end of the row"),
        key(Edit, &[Control(Home)], "Ctrl+Home", Action::FirstCell, "the first cell"),
        key(Edit, &[Control(End)], "Ctrl+End", Action::LastCell, "the last cell"),
        key(Edit, &[Named(Tab)], "Tab", Action::NextBox(Time::Forward), "the next box"),
        key(
            Edit,
            &[Named(KeyCode::BackTab), Shift(KeyCode::BackTab), Shift(Tab)],
            "Shift+Tab",
            Action::NextBox(Time::Backward),
            "the previous box",
        ),
        key(
            Edit,
            &[Char('a')],
            "a",
            Action::AutoAdvance,
            "auto-advance: on to the next cell after a digit, or not",
        ),
        key(Edit, &[Char('c')], "c", Action::Candidates, "candidates on or off"),
        hinted("u", "undo", key(Edit, &[Char('u')], "u", Action::Undo, "undo, without limit")),
        key(Edit, &[Ctrl('r')], "Ctrl+R", Action::Redo, "redo"),
        hinted("N", "new", key(Edit, &[Char('N')], "N", Action::NewGrid, "a new empty grid")),
        hinted("o", "open", key(Edit, &[Char('o')], "o", Action::Open, "open: the library, or a file")),
        key(Edit, &[Char('S')], "S", Action::Save, "save; the file's ending decides the notation"),
        key(Edit, &[Char('y')], "y", Action::CopyPuzzle, "copy the puzzle as 81 characters"),
        key(Edit, &[Char('Y')], "Y", Action::CopySolution, "copy the solution"),
        hinted("Space", "watch", key(Edit, &[Char(' ')], "Space", Action::Watch, "watch the search")),
        hinted(
            "Enter",
            "solve",
            key(Edit, &[Named(Enter)], "Enter", Action::Solve, "solve now; again: the next solution"),
        ),
        hinted(
            "i",
            "hint",
            key(Edit, &[Char('i')], "i", Action::Hint, "a hint: the next single and why; again: place it"),
        ),
        hinted(
            "f",
            "repair",
            key(
                Edit,
                &[Char('f')],
                "f",
                Action::Repairs,
                "repairs: the single edits that leave one solution",
            ),
        ),
        hinted(
            "g",
            "generate",
            key(Edit, &[Char('g')], "g", Action::Generate, "generate a puzzle with one solution"),
        ),
        hinted("Space", "play", key(Watch, &[Char(' ')], "Space", Action::PlayOrPause, "play, pause")),
        hinted(
            "←→",
            "step",
            key(
                Watch,
                &[Named(Right), Char('.')],
                "→ .",
                Action::Step(Time::Forward),
                "one step on; with a count: 500→",
            ),
        ),
        key(Watch, &[Named(Left), Char(',')], "← ,", Action::Step(Time::Backward), "one step back"),
        hinted("][", "speed", key(Watch, &[Char(']'), Char('+')], "] +", Action::Faster, "twice as fast")),
        key(Watch, &[Char('['), Char('-')], "[ -", Action::Slower, "half as fast"),
        key(Watch, &[Char('r')], "r", Action::Reverse, "play the other way"),
        key(Watch, &[Named(Home)], "Home", Action::Start, "the puzzle as given"),
        key(Watch, &[Named(End)], "End", Action::End, "the furthest explored step"),
        hinted(
            ":",
            "go to",
            key(Watch, &[Char(':')], ":", Action::GoTo, "go to a step: 12345, +1000, -1000, 99.9%"),
        ),
        key(Watch, &[Char('%')], "%", Action::Percent, "with a count: that share of the film, 50%"),
        key(Watch, &[Key::Digit], "1-9", ANY_DIGIT, "a count for the next key"),
        key(Watch, &[Char('0')], "0", Action::Zero, "a zero of the count"),
        key(
            Watch,
            &[Named(Backspace), Ctrl('h')],
            "Backspace",
            Action::JumpBack,
            "back to before the last jump",
        ),
        key(Watch, &[Shift(Right)], "Shift+→", Action::DeadEnd(Time::Forward), "the next dead end"),
        key(Watch, &[Shift(Left)], "Shift+←", Action::DeadEnd(Time::Backward), "the previous dead end"),
        key(Watch, &[Char('e')], "e", Action::ChooseEvent, "choose the event to look for"),
        hinted(
            "n N",
            "event",
            key(Watch, &[Char('n')], "n", Action::FindEvent(Time::Forward), "the next such event"),
        ),
        key(Watch, &[Char('N')], "N", Action::FindEvent(Time::Backward), "the previous such event"),
        key(Watch, &[Char('b')], "b", Action::Break, "pause whenever it happens, or not"),
        key(
            Watch,
            &[Named(Tab)],
            "Tab",
            Action::Focus(Time::Forward),
            "the arrows move in: film, icicle, stack; Enter goes there",
        ),
        key(
            Watch,
            &[Named(KeyCode::BackTab), Shift(KeyCode::BackTab), Shift(Tab)],
            "Shift+Tab",
            Action::Focus(Time::Backward),
            "the panel before",
        ),
        key(Watch, &[Char('z')], "z", Action::Zoom(Time::Forward), "zoom into the bar, or around the cursor"),
        key(Watch, &[Char('Z')], "Z", Action::Zoom(Time::Backward), "zoom out"),
        key(Watch, &[Char('v')], "v", Action::Overlay, "overlay: how often each cell was changed"),
        key(Watch, &[Char('m')], "m", Action::SetMark, "name this step, to come back to it"),
        key(Watch, &[Char('\'')], "'", Action::GoToMark, "go to a named step"),
        key(Watch, &[Named(Up)], "↑", Action::Highlight(Time::Backward), "highlight the option above"),
        key(Watch, &[Named(Down)], "↓", Action::Highlight(Time::Forward), "highlight the option below"),
        hinted(
            "Enter",
            "solve",
            key(
                Watch,
                &[Named(Enter)],
                "Enter",
                Action::Solution,
                "straight to the solution; again: on to the next one",
            ),
        ),
        hinted("Esc", "edit", key(Watch, &[Named(Esc)], "Esc", Action::Back, "back to the puzzle as typed")),
        hinted("s", "strategy", key(Watch, &[Char('s')], "s", Action::Strategy, "choose the strategy")),
        hinted("R", "race", key(Watch, &[Char('R')], "R", Action::Race, "race against other strategies")),
        hinted("w", "why", key(Watch, &[Char('w')], "w", Action::Why, "the reasons in full")),
        key(Watch, &[Char('t')], "t", Action::TestMe, "test me: predict the next step"),
        key(Edit, &[Named(Esc)], "Esc", Action::Back, "close, clear"),
        hinted("?", "help", key(Everywhere, &[Char('?')], "?", Action::Help, "this help")),
        hinted("q", "quit", key(Everywhere, &[Char('q')], "q", Action::Quit, "quit")),
        key(Everywhere, &[Ctrl('c')], "Ctrl+C", Action::Interrupt, "end a long operation, else quit"),
        key(Everywhere, &[Ctrl('z')], "Ctrl+Z", Action::Suspend, "suspend"),
        key(Everywhere, &[Ctrl('l')], "Ctrl+L", Action::Redraw, "redraw"),
        key(Everywhere, &[Char('M')], "M", Action::Mouse, "mouse on or off"),
    ]
};
