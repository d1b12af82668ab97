//! What a person has in hand while watching: counts, marks, jumps, a quiz, the setting of a race.

use super::{Quiz, Racer};
use crate::player::{Clock, Sought};
use crate::search::{Event, Icicle};

/// The state of WATCH that is the viewer's, not the film's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Viewing {
    /// The count typed before a key.
    pub count: Option<u64>,
    /// Which of the nine options of the choice at hand is highlighted, 0 to 8.
    pub highlight: Option<usize>,
    /// Where the jumps started, the last one last.
    pub jumps: Vec<u64>,
    /// Named steps, ascending.
    pub marks: Vec<Mark>,
    /// The reasons in full are shown.
    pub why: bool,
    /// The test that is going on.
    pub quiz: Option<Quiz>,
    /// The event that is looked for.
    pub sought: Sought,
    /// Which panel the arrows move in.
    pub focus: Focus,
    /// What is under the cursor of the icicle.
    pub bar: Option<Bar>,
    /// The stretches of the film that were zoomed into, the innermost last.
    pub zooms: Vec<(u64, u64)>,
    /// The first level that the icicle shows, where it was moved.
    pub first_level: Option<usize>,
    /// The decision under the cursor of the stack, 0 for the root.
    pub decision: Option<usize>,
    /// Whether the grid shows how often each cell was changed.
    pub heat: bool,
    /// What the lanes of a race have in common.
    pub clock: Clock,
    /// What races; fewer than two: nothing does.
    pub racers: Vec<Racer>,
}

/// The panel that the arrows move in.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Focus {
    /// The film: arrows are steps.
    #[default]
    Film,
    /// The icicle: arrows go from bar to bar and from level to level.
    Icicle,
    /// The stack: arrows go from decision to decision.
    Stack,
}

/// A place in the icicle: the bar at this level that holds this step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bar {
    /// The level, 0 for the root.
    pub level: usize,
    /// A step of the bar.
    pub step: u64,
}

impl Default for Viewing {
    fn default() -> Self {
        Self {
            count: None,
            highlight: None,
            jumps: Vec::new(),
            marks: Vec::new(),
            why: false,
            quiz: None,
            sought: Sought::Event(Event::DeadEnd),
            focus: Focus::Film,
            bar: None,
            zooms: Vec::new(),
            first_level: None,
            decision: None,
            heat: false,
            clock: Clock::Steps,
            racers: Vec::new(),
        }
    }
}

impl Bar {
    /// The place in a picture of the icicle that comes nearest to this one: a level that is not shown, because it says
    /// nothing or has been scrolled away, gives way to the next one that is.
    pub fn shown_in(self, icicle: &Icicle) -> Option<Self> {
        let rows = &icicle.rows;
        let row = rows.iter().find(|row| row.level >= self.level).or(rows.last())?;
        let step = self.step.clamp(icicle.window.from + 1, icicle.window.to);
        let is_drawn = row.bar_at(step).is_some();
        Some(Self {
            level: row.level,
            step: if is_drawn { step } else { step_in_row(icicle, row.level, step) },
        })
    }
}

/// A step of the bar at this level that holds a step, or of the first one after it: the first option of a choice is
/// placed one step after the option above it.
pub fn step_in_row(icicle: &Icicle, level: usize, step: u64) -> u64 {
    let row = icicle.rows.iter().find(|row| row.level == level);
    let bar = row.and_then(|row| row.bars.iter().find(|bar| bar.to >= step));
    bar.map_or(step, |bar| step.max(bar.from + 1))
}

/// A step with a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The step.
    pub step: u64,
    /// Its name.
    pub name: String,
}

impl Viewing {
    /// Forgets what belonged to the film that was shown before.
    pub fn forget_film(&mut self) {
        self.count = None;
        self.highlight = None;
        self.jumps.clear();
        self.marks.clear();
        self.quiz = None;
        self.focus = Focus::Film;
        self.bar = None;
        self.zooms.clear();
        self.first_level = None;
        self.decision = None;
    }

    /// Names a step; a mark with the same name, or on the same step, goes.
    pub fn mark(&mut self, step: u64, name: &str) {
        let name = name.trim();
        self.marks.retain(|mark| mark.step != step && mark.name != name);
        if !name.is_empty() {
            self.marks.push(Mark { step, name: name.to_string() });
            self.marks.sort_by_key(|mark| mark.step);
        }
    }
}
