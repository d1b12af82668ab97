//! What the keys of EDIT do.

use std::time::Duration;

use super::app::Shown;
use super::{Action, App, Effect, Film, Mode, Notice, plural};
use crate::examiner::Question;
use crate::grid::{Cell, Clash, Grid};
use crate::notation;
use crate::player::{Command, Destination};
use crate::search::Outcome;
use crate::solve::Count;

impl App {
    /// Carries out an action of EDIT.
    pub fn edit(&mut self, action: Action) -> Vec<Effect> {
        let before = *self.editor.grid();
        match action {
            Action::Move(way) => self.editor.step(way),
            Action::NextBlank(way) => self.editor.to_next_blank(way),
            Action::RowStart => self.editor.place_cursor(Cell::at(self.editor.cursor().row(), 0)),
            Action::RowEnd => self.editor.place_cursor(Cell::at(self.editor.cursor().row(), 8)),
            Action::FirstCell => self.editor.place_cursor(Cell::new(0)),
            Action::LastCell => self.editor.place_cursor(Cell::new(80)),
            Action::NextBox(time) => self.editor.to_box(time.sign()),
            Action::Digit(digit) => self.editor.write(Some(digit)),
            Action::Blank => self.editor.write(None),
            Action::Erase => self.editor.erase(),
            Action::AutoAdvance => self.editor.toggle_auto_advance(),
            Action::Candidates => self.toggle_candidates(),
            Action::Repairs => return self.ask_for_repairs(),
            Action::Hint => return self.hint(),
            Action::Generate => return self.generate(),
            Action::Open => self.offer_to_open(),
            Action::Save => self.ask_where_to_save(),
            Action::NewGrid => self.editor.replace(Grid::EMPTY, None),
            Action::Undo if !self.editor.undo() => self.say("nothing to undo"),
            Action::Redo if !self.editor.redo() => self.say("nothing to redo"),
            Action::Watch => return self.begin_to_watch(),
            Action::Solve => return self.solve(),
            Action::CopyPuzzle => return self.copy("puzzle", &before),
            Action::CopySolution => return self.copy_solution(),
            Action::Back => self.put_aids_away(),
            _ => {}
        }
        if *self.editor.grid() == before {
            return Vec::new();
        }
        let effects = self.puzzle_edited();
        self.say_clash();
        effects
    }

    /// Reads a pasted puzzle; in a prompt the paste is its text.
    pub fn paste(&mut self, text: &str) -> Vec<Effect> {
        self.notice = None;
        self.desk.replacing = None;
        if let Some(prompt) = &mut self.prompt {
            prompt.insert(text);
            return Vec::new();
        }
        match notation::read(text.as_bytes()) {
            Ok(reading) => {
                self.mode = Mode::Edit;
                self.list = None;
                self.help = None;
                let givens = plural(reading.grid.given_count() as u64, "given");
                let notes = reading.notes.iter().fold(String::new(), |text, note| text + "; " + note);
                self.editor.replace(reading.grid, reading.title);
                let effects = self.puzzle_edited();
                self.notice = Some(Notice::plain(format!("pasted: {givens}{notes}; u undoes it")));
                self.say_clash();
                effects
            }
            Err(error) => {
                self.notice = Some(Notice::error(format!("pasted text, {error}")));
                Vec::new()
            }
        }
    }

    /// The solution that the examiner found, or what there is to say instead.
    pub fn show_solution(&mut self, number: u64, solution: Option<Grid>, took: Duration) -> Vec<Effect> {
        if self.mode != Mode::Edit {
            return Vec::new();
        }
        let is_to_copy = std::mem::take(&mut self.desk.judgement.is_solution_to_copy);
        let time = microseconds(took);
        match solution {
            Some(grid) => {
                self.shown = Some(Shown { grid, number });
                if is_to_copy {
                    return self.copy("solution", &grid);
                }
                let which = match self.verdict {
                    Some(Count::Exactly(1)) => "the only solution".to_string(),
                    Some(Count::Exactly(all)) => format!("solution {number} of {all}; Enter: the next"),
                    _ => format!("solution {number}; Enter: the next"),
                };
                self.notice = Some(Notice::plain(format!("solved in {time}: {which}")));
            }
            None if number == 1 => {
                self.notice = Some(Notice::error(format!("no solution: proved in {time}")));
            }
            None => self.notice = Some(Notice::plain(no_further(number - 1))),
        }
        Vec::new()
    }

    /// Esc: the puzzle as typed, without anything shown in it.
    fn put_aids_away(&mut self) {
        self.shown = None;
        self.desk.judgement.hint = None;
        self.desk.judgement.shows_contradiction = false;
    }

    fn say(&mut self, text: &str) {
        self.notice = Some(Notice::plain(text));
    }

    /// Says the first clash, if there is one.
    pub fn say_clash(&mut self) {
        if let Some(clash) = self.editor.grid().clashes().first() {
            self.notice = Some(Notice::error(clash.to_string()));
        }
    }

    /// To WATCH, playing. Givens that clash are explained first; asked again, the search is watched all the same.
    fn begin_to_watch(&mut self) -> Vec<Effect> {
        let clashes = self.editor.grid().clashes();
        let mut effects = Vec::new();
        if let Some(clash) = clashes.first()
            && self.film.is_none()
        {
            if !std::mem::replace(&mut self.insists, true) {
                self.notice = Some(Notice::error(refusal(clash)));
                return effects;
            }
            effects = self.start_film();
        }
        self.shown = None;
        self.mode = Mode::Watch;
        let picture = self.film.as_ref().and_then(Film::picture);
        if picture.is_some_and(|picture| {
            let lane = picture.lane();
            lane.cursor == lane.frontier && lane.end != Outcome::Searching
        }) {
            effects.push(Effect::Command(Command::Seek(Destination::Start)));
        }
        effects.push(Effect::Command(Command::Play));
        effects
    }

    fn solve(&mut self) -> Vec<Effect> {
        let givens = *self.editor.grid();
        if let Some(clash) = givens.clashes().first() {
            self.notice = Some(Notice::error(format!("no solution: {clash}")));
            return Vec::new();
        }
        let number = self.shown.map_or(1, |shown| shown.number + 1);
        if self.verdict == Some(Count::Exactly(1)) && number > 1 {
            self.say("it is the only solution");
            return Vec::new();
        }
        vec![Effect::Ask(Question::Solve { givens, number })]
    }

    fn copy(&mut self, what: &str, grid: &Grid) -> Vec<Effect> {
        let line = grid.to_line();
        self.notice = Some(Notice::plain(format!("{what} copied: {line}")));
        vec![Effect::Copy(line)]
    }

    fn copy_solution(&mut self) -> Vec<Effect> {
        if let Some(shown) = self.shown {
            return self.copy("solution", &shown.grid);
        }
        self.desk.judgement.is_solution_to_copy = true;
        self.solve()
    }
}

fn refusal(clash: &Clash) -> String {
    format!("{clash}: no search can succeed; Space again watches it all the same")
}

fn no_further(shown: u64) -> String {
    if shown == 1 {
        "it is the only solution".to_string()
    } else {
        format!("no further solution: these were all {shown}")
    }
}

/// A short time in the unit that fits.
fn microseconds(time: Duration) -> String {
    let micros = time.as_secs_f64() * 1e6;
    match micros {
        ..10.0 => format!("{micros:.1} µs"),
        ..10_000.0 => format!("{micros:.0} µs"),
        ..10_000_000.0 => format!("{:.0} ms", micros / 1e3),
        _ => format!("{:.1} s", micros / 1e6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_have_the_unit_that_fits() {
        for (nanoseconds, text) in
            [(1_234, "1.2 µs"), (45_678, "46 µs"), (12_345_678, "12 ms"), (12_000_000_000, "12.0 s")]
        {
            assert_eq!(microseconds(Duration::from_nanos(nanoseconds)), text);
        }
    }
}
