//! What a person has in hand while watching: counts, marks, jumps, a quiz, the setting of a race.

use super::{Quiz, Racer};

/// The state of WATCH that is the viewer's, not the film's.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
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
    /// What races; fewer than two: nothing does.
    pub racers: Vec<Racer>,
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
