//! What a player can be told. Every command is an intention: the owner of the film does the arithmetic.

/// One intention. Three quick presses of "back" are three nudges of −1, wherever the film is by then.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Command {
    /// Play on, the way it played last, or pause.
    PlayOrPause,
    /// Play on.
    Play,
    /// Pause.
    Pause,
    /// Play the other way.
    Reverse,
    /// Twice as fast for each +1, half as fast for each −1.
    Accelerate(i32),
    /// This many steps on (or back), pausing; forward as far as the search goes.
    Nudge(i64),
    /// To a place in the film, pausing.
    Seek(Destination),
    /// To the first solution at or after the cursor, pausing; from a solution: to the next one.
    Solution,
    /// End whatever takes long: a pursuit, exploring ahead.
    Cancel,
    /// The screen has been drawn and wants the next picture, showing this much.
    Look(View),
}

/// A place in the film.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Destination {
    /// The puzzle as given.
    Start,
    /// The furthest explored step.
    Frontier,
    /// The state after this many steps; the search is explored that far if need be.
    Step(u64),
    /// This many hundredths of the explored film, 0 to 100.
    Share(f64),
}

/// How much a picture has to show.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct View {
    /// How many of the steps just taken.
    pub recent: usize,
}
