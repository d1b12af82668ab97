//! Races, marks and tests: what WATCH offers beyond one film.

use super::{App, Effect, Item, List, ListKind, MOST_RACERS, Notice, Prediction, Quiz, Racer};
use crate::grid::Turn;
use crate::player::{Clock, Command, Destination, Sought};
use crate::search::Strategy;

impl App {
    /// Offers whom to race against.
    pub fn offer_rivals(&mut self) -> Vec<Effect> {
        let racers = &self.viewing.racers;
        let by_time = Item {
            label: "at equal time".to_string(),
            help: "the lanes get the same time, not the same number of steps".to_string(),
            ticked: Some(self.viewing.clock == Clock::Time),
        };
        let items = Racer::rivals_of(self.strategy, &self.strategies())
            .into_iter()
            .map(|rival| {
                let help = match rival.turn {
                    Turn::None => rival.strategy.help().to_string(),
                    turn => format!("{}, the puzzle {turn}", rival.strategy.title()),
                };
                Item { label: rival.to_string(), help, ticked: Some(racers.contains(&rival)) }
            })
            .chain([by_time])
            .collect();
        self.offer(List { kind: ListKind::Race, items, selected: 0 })
    }

    /// Takes a tick back where there are more than there are lanes for.
    pub fn limit_racers(&mut self, index: usize) {
        let Some(list) = &mut self.list else { return };
        let rivals = list.ticked().filter(|ticked| *ticked + 1 < list.items.len()).count();
        if rivals >= MOST_RACERS {
            list.items[index].ticked = Some(false);
            self.notice = Some(Notice::error("three rivals at most: there are four lanes"));
        }
    }

    /// Starts a race against the ticked rivals; where none is ticked, against the one under the cursor, and where those
    /// that raced are ticked no more, it ends the race.
    pub fn start_race(&mut self, index: usize, ticked: &[usize]) -> Vec<Effect> {
        let rivals = Racer::rivals_of(self.strategy, &self.strategies());
        let by_time = ticked.contains(&rivals.len());
        self.viewing.clock = if by_time { Clock::Time } else { Clock::Steps };
        let only_time = ticked.iter().all(|ticked| *ticked == rivals.len());
        if only_time && self.viewing.racers.len() > 1 {
            self.viewing.racers.clear();
            return self.start_film();
        }
        let chosen = if only_time { &[index][..] } else { ticked };
        let own = Racer { strategy: self.strategy, turn: Turn::None };
        self.viewing.racers = std::iter::once(own)
            .chain(chosen.iter().filter_map(|index| rivals.get(*index).copied()))
            .take(MOST_RACERS)
            .collect();
        // With another program one wants to know where it parts from ours.
        if self.viewing.racers.iter().any(|racer| racer.strategy == Strategy::Recorded) {
            self.viewing.sought = Sought::Differs;
            self.notice = Some(Notice::plain("n goes to the first step that differs"));
        }
        let mut effects = self.start_film();
        effects.push(Effect::Command(Command::Clock(self.viewing.clock)));
        effects
    }

    /// Offers the marks to go to.
    pub fn offer_marks(&mut self) -> Vec<Effect> {
        if self.viewing.marks.is_empty() {
            return self.complain("no mark has been set: m sets one");
        }
        let mark =
            |mark: &super::Mark| Item::new(mark.name.clone(), format!("step {}", super::grouped(mark.step)));
        let items = self.viewing.marks.iter().map(mark).collect();
        self.offer(List { kind: ListKind::Mark, items, selected: 0 })
    }

    /// Goes to a mark.
    pub fn go_to_mark(&mut self, index: usize) -> Vec<Effect> {
        let Some(step) = self.viewing.marks.get(index).map(|mark| mark.step) else { return Vec::new() };
        self.remember_jump();
        vec![Effect::Command(Command::Seek(Destination::Step(step)))]
    }

    /// Begins a test, or ends it.
    pub fn test_me(&mut self) -> Vec<Effect> {
        if self.viewing.quiz.take().is_none() {
            self.viewing.quiz = Some(Quiz::default());
            // What gives the answer away is put aside.
            self.viewing.why = false;
            self.viewing.focus = super::Focus::Film;
            self.viewing.highlight = None;
        }
        vec![Effect::Command(Command::Pause)]
    }

    /// Takes a prediction of the next step, and makes that step.
    pub fn predict(&mut self, prediction: Prediction) -> Vec<Effect> {
        let Some(mut quiz) = self.viewing.quiz.take() else { return Vec::new() };
        let answered = self.picture().is_some_and(|picture| quiz.answer(prediction, picture.lane()));
        self.viewing.quiz = Some(quiz);
        if answered { vec![Effect::Command(Command::Nudge(1))] } else { Vec::new() }
    }
}
