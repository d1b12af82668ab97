//! What a player can be told. Every command is an intention: the owner of the film does the arithmetic.

use crate::search::{Direction, Event};

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
    /// To the nearest such event that way, pausing.
    Find(Sought, Direction),
    /// What is counted, and waited for by `Break`.
    Watch(Sought),
    /// Whether playing pauses when the watched event happens.
    Break(bool),
    /// What the lanes of a race have in common.
    Clock(Clock),
    /// To the first solution at or after the cursor, pausing; from a solution: to the next one.
    Solution,
    /// End whatever takes long: a pursuit, exploring ahead.
    Cancel,
    /// Another program's search, which is shown, has come further.
    Arrived,
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

/// What the lanes of a race have in common.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Clock {
    /// They have made the same number of steps.
    #[default]
    Steps,
    /// They have searched for the same time, as their measured speeds have it.
    Time,
}

/// An event to look for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sought {
    /// One that can be told without the film.
    Event(Event),
    /// The choice at hand at the cursor is finally given up.
    GivenUp,
    /// The first two lanes of a race do not make the same step, for the first time.
    Differs,
}

/// How much a picture has to show.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct View {
    /// How many of the steps just taken.
    pub recent: usize,
    /// Where the work went, if there is room for it.
    pub icicle: Option<IcicleView>,
    /// How many columns of dots the depth strip has, and how many steps it covers, at least one a column.
    pub strip: Option<(usize, u64)>,
    /// Whether the changes of each cell are shown.
    pub heat: bool,
    /// Whether pictures that change by themselves come seldom. Those that answer a command come at once all the same.
    pub calm: bool,
}

/// What the icicle shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IcicleView {
    /// The stretch of the film, or all that is explored.
    pub window: Option<(u64, u64)>,
    /// Its width.
    pub columns: usize,
    /// How many levels.
    pub rows: usize,
    /// The first level shown, or the first that ever had a choice.
    pub first_level: Option<usize>,
}
