//! What the keys of WATCH do.

use super::goal::{Goal, goal};
use super::{
    Action, App, Effect, Film, Focus, Item, List, ListKind, Mode, Notice, Prediction, Prompt, PromptKind,
    Time, grouped,
};
use crate::player::{Command, Destination, Snapshot, Sought};
use crate::search::{Event, Strategy};

/// A count has no more digits than this; further ones are not taken.
const LONGEST_COUNT: u64 = 10_u64.pow(15);

impl App {
    /// Carries out an action of WATCH.
    pub fn watch(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Digit(digit) if self.viewing.quiz.is_some() => {
                return self.predict(Prediction::Place(digit));
            }
            Action::Zero if self.viewing.quiz.is_some() => return self.predict(Prediction::Undo),
            Action::Digit(digit) => return self.count_digit(u64::from(digit.number())),
            Action::Zero => return self.count_digit(0),
            Action::Back => return self.back(),
            _ => {}
        }
        if self.viewing.racers.len() > 1 && is_about_one_lane(action) {
            return self.complain("a race shows its lanes and nothing else; Esc goes back to one");
        }
        if self.viewing.quiz.is_some() && is_about_one_lane(action) && action != Action::TestMe {
            return self.complain("the next step is asked for; t ends the test");
        }
        if let Some(effects) = self.steer(action) {
            return effects;
        }
        let count = self.viewing.count.take();
        match action {
            Action::Step(_) if count.is_some() => self.remember_jump(),
            Action::Solution => self.remember_jump(),
            _ => {}
        }
        let command = match action {
            Action::PlayOrPause => Command::PlayOrPause,
            Action::Step(time) => {
                let steps = i64::try_from(count.unwrap_or(1)).unwrap_or(i64::MAX);
                Command::Nudge(time.sign() * steps)
            }
            Action::Faster => Command::Accelerate(1),
            Action::Slower => Command::Accelerate(-1),
            Action::Reverse => Command::Reverse,
            Action::Start => self.jump(Destination::Start),
            Action::End => self.jump(Destination::Frontier),
            Action::Percent => match count {
                Some(share) if share <= 100 => self.jump(Destination::Share(share as f64)),
                Some(_) => return self.complain("there is no more than 100%"),
                None => return self.complain("type a share first: 50% goes to the middle"),
            },
            Action::JumpBack => match self.viewing.jumps.pop() {
                Some(step) => Command::Seek(Destination::Step(step)),
                None => return self.complain("no jump to go back from"),
            },
            Action::Solution => Command::Solution,
            _ => return self.turn_to(action),
        };
        vec![Effect::Command(command)]
    }

    /// Actions that are not about the film alone: panels, lists, prompts, events.
    fn turn_to(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Highlight(time) => self.move_highlight(time),
            Action::Focus(time) => self.move_focus(time),
            Action::ChooseEvent => self.offer_events(),
            Action::FindEvent(time) => self.find_event(self.viewing.sought, time),
            Action::DeadEnd(time) => self.find_event(Sought::Event(Event::DeadEnd), time),
            Action::Break => self.toggle_break(),
            Action::Strategy => self.offer_strategies(),
            Action::Race => self.offer_rivals(),
            Action::GoToMark => self.offer_marks(),
            Action::TestMe => self.test_me(),
            Action::GoTo => self.ask(Prompt::new(PromptKind::GoTo)),
            Action::SetMark => {
                let mut prompt = Prompt::new(PromptKind::Mark);
                let cursor = self.picture().map(|picture| picture.cursor);
                if let Some(mark) = self.viewing.marks.iter().find(|mark| Some(mark.step) == cursor) {
                    prompt.insert(&mark.name);
                }
                self.ask(prompt)
            }
            Action::Overlay => {
                self.viewing.heat = !self.viewing.heat;
                Vec::new()
            }
            Action::Why => {
                self.viewing.why = !self.viewing.why;
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// Takes the answer of a prompt.
    pub fn answer_prompt(&mut self, kind: PromptKind, text: &str) -> Vec<Effect> {
        match kind {
            PromptKind::GoTo => match goal(text) {
                Some(Goal::By(steps)) => {
                    self.remember_jump();
                    vec![Effect::Command(Command::Nudge(steps))]
                }
                Some(Goal::To(destination)) => vec![Effect::Command(self.jump(destination))],
                None if text.trim().is_empty() => Vec::new(),
                None => self.complain(&format!("'{text}' is no step: write 12345, +1000, -1000 or 99.9%")),
            },
            PromptKind::CellEvent => self.choose_cell_event(text),
            PromptKind::DepthEvent => self.choose_depth_event(text),
            PromptKind::Mark => {
                if let Some(step) = self.picture().map(|picture| picture.cursor) {
                    self.set_mark(step, text);
                }
                Vec::new()
            }
            PromptKind::Open => self.open_path(text),
            PromptKind::Save => self.save_as(text),
        }
    }

    /// Names a step; without a name it is called by its number. The name of a marked step taken away, so is the mark.
    fn set_mark(&mut self, step: u64, name: &str) {
        let was_marked = self.viewing.marks.iter().any(|mark| mark.step == step);
        let name = match name.trim() {
            "" if was_marked => String::new(),
            "" => format!("step {}", grouped(step)),
            name => name.to_owned(),
        };
        self.viewing.mark(step, &name);
        let text =
            if name.is_empty() { "no mark here any more".to_owned() } else { format!("marked: {name}") };
        self.notice = Some(Notice::plain(text));
    }

    /// Watches the puzzle with another strategy, from its start.
    pub fn watch_with(&mut self, strategy: Strategy) -> Vec<Effect> {
        if strategy == self.strategy {
            return Vec::new();
        }
        self.strategy = strategy;
        self.viewing.racers.clear();
        self.start_film()
    }

    /// What the state takes from a new picture.
    pub fn see_picture(&mut self) {
        let Some(picture) = self.picture() else { return };
        let notice = picture.notice.clone();
        if let Some(text) = notice
            && self.mode == Mode::Watch
        {
            self.notice = Some(Notice::plain(text));
        }
    }

    /// The last picture of the film, if there is one.
    pub fn picture(&self) -> Option<&Snapshot> {
        self.film.as_ref().and_then(Film::picture)
    }

    fn count_digit(&mut self, digit: u64) -> Vec<Effect> {
        let count = self.viewing.count.unwrap_or(0);
        if count < LONGEST_COUNT {
            self.viewing.count = Some(count * 10 + digit);
        }
        Vec::new()
    }

    /// One level outwards: a count, a highlight, a pursuit, then WATCH itself.
    fn back(&mut self) -> Vec<Effect> {
        let viewing = &mut self.viewing;
        if viewing.count.take().is_some()
            || viewing.highlight.take().is_some()
            || std::mem::take(&mut viewing.why)
            || std::mem::take(&mut viewing.focus) != Focus::Film
            || viewing.quiz.take().is_some()
        {
            return Vec::new();
        }
        if self.picture().is_some_and(|picture| picture.pursuit.is_some()) {
            return vec![Effect::Command(Command::Cancel)];
        }
        if !self.viewing.racers.is_empty() {
            self.viewing.racers.clear();
            return self.start_film();
        }
        self.mode = Mode::Edit;
        vec![Effect::Command(Command::Pause)]
    }

    fn jump(&mut self, destination: Destination) -> Command {
        self.remember_jump();
        Command::Seek(destination)
    }

    /// Remembers the cursor, so that Backspace comes back to it.
    pub fn remember_jump(&mut self) {
        if let Some(cursor) = self.picture().map(|picture| picture.cursor)
            && self.viewing.jumps.last() != Some(&cursor)
        {
            self.viewing.jumps.push(cursor);
        }
    }

    /// Says what is wrong.
    pub fn complain(&mut self, text: &str) -> Vec<Effect> {
        self.notice = Some(Notice::error(text));
        Vec::new()
    }

    fn move_highlight(&mut self, time: Time) -> Vec<Effect> {
        let next = match (self.viewing.highlight, time) {
            (None, Time::Forward) => 0,
            (None, Time::Backward) => 8,
            (Some(option), Time::Forward) => (option + 1) % 9,
            (Some(option), Time::Backward) => (option + 8) % 9,
        };
        self.viewing.highlight = Some(next);
        Vec::new()
    }

    /// The strategies that can be watched; another program's, if there is one, comes last.
    pub fn strategies(&self) -> Vec<Strategy> {
        let recorded = self.can_replay().then_some(Strategy::Recorded);
        Strategy::ALL.into_iter().chain(recorded).collect()
    }

    fn offer_strategies(&mut self) -> Vec<Effect> {
        let strategies = self.strategies();
        let items = strategies.iter().map(|strategy| Item::new(strategy.title(), strategy.help())).collect();
        let selected = strategies.iter().position(|strategy| *strategy == self.strategy).unwrap_or(0);
        self.offer(List { kind: ListKind::Strategy, items, selected })
    }
}

/// Whether an action is about panels that a race does not show.
const fn is_about_one_lane(action: Action) -> bool {
    matches!(
        action,
        Action::Highlight(_)
            | Action::Focus(_)
            | Action::Zoom(_)
            | Action::TestMe
            | Action::Overlay
            | Action::Why
    )
}
