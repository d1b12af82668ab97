//! What a key asks for.

use crate::grid::Digit;

/// One thing a person can ask of the program: what the keymap turns keys into.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Show or hide the help.
    Help,
    /// Leave the program.
    Quit,
    /// Ctrl+C: end a long operation, else leave.
    Interrupt,
    /// Ctrl+Z: stop the process until `fg`.
    Suspend,
    /// Paint everything anew.
    Redraw,
    /// Take the mouse, or give it back to the terminal.
    Mouse,
    /// Close, clear, return: one level outwards, never out of the program.
    Back,

    /// Move the cursor by one cell, wrapping.
    Move(Way),
    /// Move the cursor to the next blank cell that way.
    NextBlank(Way),
    /// To the first cell of the row.
    RowStart,
    /// To the last cell of the row.
    RowEnd,
    /// To the first cell of the grid.
    FirstCell,
    /// To the last cell of the grid.
    LastCell,
    /// To the next, or the previous, box.
    NextBox(Time),
    /// A given here (EDIT), or one more digit of the pending count (WATCH).
    Digit(Digit),
    /// A blank here.
    Blank,
    /// A blank here, or where one is already: one cell back.
    Erase,
    /// Whether the cursor moves on after a digit.
    AutoAdvance,
    /// Take back the last edit.
    Undo,
    /// Make it again.
    Redo,
    /// Start over with an empty grid.
    NewGrid,
    /// Copy the puzzle as 81 characters.
    CopyPuzzle,
    /// Copy the solution as 81 characters.
    CopySolution,
    /// Candidates on or off.
    Candidates,
    /// The next single, with its reason.
    Hint,
    /// The list of repairs of a mistyped puzzle.
    Repairs,
    /// Open a puzzle of the library or of a file.
    Open,
    /// Make a new puzzle.
    Generate,
    /// Save the puzzle.
    Save,
    /// To WATCH, playing.
    Watch,
    /// Show the solution at once.
    Solve,

    /// Play or pause.
    PlayOrPause,
    /// One step, or as many as the pending count says.
    Step(Time),
    /// The next dead end that way.
    DeadEnd(Time),
    /// Twice as fast.
    Faster,
    /// Half as fast.
    Slower,
    /// Play the other way.
    Reverse,
    /// To the puzzle as given.
    Start,
    /// To the furthest explored step.
    End,
    /// Ask for a step to go to.
    GoTo,
    /// To this percentage of the film: the pending count.
    Percent,
    /// The digit 0 of a pending count.
    Zero,
    /// Choose the event that `n` looks for.
    ChooseEvent,
    /// To the next, or the previous, event of the chosen kind.
    FindEvent(Time),
    /// Pause whenever the chosen event happens.
    Break,
    /// Name the step at the cursor.
    SetMark,
    /// To a named step.
    GoToMark,
    /// To where the last jump started.
    JumpBack,
    /// Highlight the option below or above.
    Highlight(Time),
    /// The focus to the next, or the previous, panel.
    Focus(Time),
    /// Zoom into, or out of, the timeline.
    Zoom(Time),
    /// Choose the strategy.
    Strategy,
    /// Set up a race.
    Race,
    /// The next overlay of the grid.
    Overlay,
    /// The reasons in full.
    Why,
    /// Predict the next step.
    TestMe,
    /// Straight to the solution; from one: on to the next.
    Solution,
}

/// A way on the grid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// A row up.
    Up,
    /// A row down.
    Down,
    /// A column to the left.
    Left,
    /// A column to the right.
    Right,
}

/// A way in time; on lists: forward is down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Time {
    /// Towards the end.
    Forward,
    /// Towards the start.
    Backward,
}

impl Time {
    /// +1 or −1.
    pub const fn sign(self) -> i64 {
        match self {
            Self::Forward => 1,
            Self::Backward => -1,
        }
    }
}
