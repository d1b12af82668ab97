//! What becomes of a key: it goes to what lies over the screen, or stands for an action of the mode.

use crossterm::event::{KeyCode, KeyEvent, KeyEventKind};

use super::{Action, App, Chosen, Effect, Film, Help, ListKind, Mode, Notice, Typed, action_for};
use crate::player::Command;

impl App {
    /// Takes a key.
    pub fn key(&mut self, key: KeyEvent) -> Vec<Effect> {
        if key.kind == KeyEventKind::Release {
            return Vec::new();
        }
        self.notice = None;
        let insisted = std::mem::take(&mut self.insists);
        if let Some(effects) = self.key_of_panel(key) {
            return effects;
        }
        let Some(action) = action_for(key, self.mode) else {
            self.name_stranger(key);
            return Vec::new();
        };
        self.insists = insisted;
        let effects = self.act(action);
        if action != Action::Watch {
            self.insists = false;
        }
        effects
    }

    /// A key while something lies over the screen that takes all keys.
    fn key_of_panel(&mut self, key: KeyEvent) -> Option<Vec<Effect>> {
        if let Some(effects) = self.key_of_desk(key) {
            return Some(effects);
        }
        if let Some(prompt) = &mut self.prompt {
            let typed = prompt.key(key);
            let kind = prompt.kind;
            return Some(match typed {
                Typed::On => Vec::new(),
                Typed::Closed => {
                    self.prompt = None;
                    Vec::new()
                }
                Typed::Entered(text) => {
                    self.prompt = None;
                    self.answer_prompt(kind, &text)
                }
            });
        }
        if let Some(list) = &mut self.list {
            let chosen = list.key(key);
            let kind = list.kind;
            return Some(match chosen {
                Chosen::On | Chosen::Moved => Vec::new(),
                Chosen::Toggled(index) => {
                    self.limit_racers(index);
                    Vec::new()
                }
                Chosen::Closed => {
                    self.list = None;
                    Vec::new()
                }
                Chosen::Entered(index) => {
                    let ticked: Vec<usize> = list.ticked().collect();
                    self.list = None;
                    self.choose(kind, index, &ticked)
                }
            });
        }
        let help = self.help.as_mut()?;
        if !help.key(key) {
            self.help = None;
        }
        Some(Vec::new())
    }

    fn choose(&mut self, kind: ListKind, index: usize, ticked: &[usize]) -> Vec<Effect> {
        match kind {
            ListKind::Strategy => {
                let Some(strategy) = self.strategies().get(index).copied() else { return Vec::new() };
                self.watch_with(strategy)
            }
            ListKind::Race => self.start_race(index, ticked),
            ListKind::Mark => self.go_to_mark(index),
            ListKind::Open | ListKind::Puzzles | ListKind::Repairs => self.take_offer(index),
            ListKind::Event => self.choose_event(index),
        }
    }

    /// A key without a meaning: letters of another input mode are named, so that nobody wonders.
    fn name_stranger(&mut self, key: KeyEvent) {
        if let KeyCode::Char(character) = key.code
            && !character.is_ascii()
        {
            self.notice = Some(Notice::error(format!(
                "'{character}' is no key here: is another input mode on? The keys are plain letters; ? lists them"
            )));
        }
    }

    fn act(&mut self, action: Action) -> Vec<Effect> {
        match action {
            Action::Help => self.help = Some(Help::default()),
            Action::Quit => return vec![Effect::Quit],
            Action::Interrupt => return self.interrupt(),
            Action::Suspend => return vec![Effect::Suspend],
            Action::Redraw => return vec![Effect::Redraw],
            Action::Mouse => {
                self.mouse = !self.mouse;
                self.notice = Some(Notice::plain(if self.mouse { "mouse on" } else { "mouse off" }));
                return vec![Effect::Mouse(self.mouse)];
            }
            _ if self.mode == Mode::Edit => return self.edit(action),
            _ => return self.watch(action),
        }
        Vec::new()
    }

    /// Ctrl+C: ends what takes long, else the program.
    fn interrupt(&mut self) -> Vec<Effect> {
        if self.film.as_mut().is_some_and(Film::interrupts) {
            vec![Effect::Command(Command::Cancel)]
        } else {
            vec![Effect::Quit]
        }
    }
}
