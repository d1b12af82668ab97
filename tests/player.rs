//! The player's thread: intentions in, pictures out, whatever the order and the speed.

use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use sudoscope::grid::Grid;
use sudoscope::player::{Clock, Command, Destination, Motion, Player, Report, Snapshot, Sought, View};
use sudoscope::search::{Event, Operation, Outcome, Search, Strategy};

const CLASSIC: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const WORST: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
const NONE: &str = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";

struct Theatre {
    player: Player,
    reports: Receiver<Report>,
}

fn search(puzzle: &str, strategy: Strategy) -> Search {
    Search::new(&Grid::from_line(puzzle).expect("a test's puzzle is a line"), strategy)
}

impl Theatre {
    fn open(searches: Vec<Search>) -> Self {
        let (sender, reports) = channel();
        let player = Player::start(7, searches, move |report| {
            let _ = sender.send(report);
        });
        Self { player, reports }
    }

    fn of(puzzle: &str) -> Self {
        Self::open(vec![search(puzzle, Strategy::ReadingOrder)])
    }

    /// Sends commands and looks until a picture is as wanted.
    #[track_caller]
    fn until(&self, commands: &[Command], is_so: impl Fn(&Snapshot) -> bool) -> Snapshot {
        for command in commands {
            self.player.send(*command);
        }
        let deadline = Instant::now() + Duration::from_secs(60);
        loop {
            self.player.send(Command::Look(View { recent: 4, ..View::default() }));
            let left = deadline.saturating_duration_since(Instant::now());
            match self.reports.recv_timeout(left) {
                Ok(Report::Picture(picture)) if is_so(&picture) => return *picture,
                Ok(Report::Picture(_)) => {}
                Ok(Report::Failed { reason, .. }) => panic!("the player failed: {reason}"),
                Err(error) => panic!("no such picture after {commands:?}: {error}"),
            }
        }
    }
}

#[test]
fn it_explores_ahead_by_itself_and_then_rests() {
    let theatre = Theatre::of(CLASSIC);
    let picture = theatre.until(&[], |picture| picture.lane().end == Outcome::Solved);
    assert_eq!((picture.run, picture.cursor, picture.frontier()), (7, 0, 8365));
    assert_eq!(picture.motion, Motion::Paused);
    theatre.player.send(Command::Look(View { recent: 4, ..View::default() }));
    let quiet = theatre.reports.recv_timeout(Duration::from_millis(300));
    assert!(quiet.is_err(), "nothing changes, so nothing is said: {quiet:?}");
}

#[test]
fn commands_are_intentions() {
    let theatre = Theatre::of(CLASSIC);
    let (on, back) = (Command::Nudge(1), Command::Nudge(-1));
    let to = |step| Command::Seek(Destination::Step(step));
    for (commands, step) in [
        (&[on, on, on][..], 3),
        (&[back], 2),
        (&[back, back, back, back], 0),
        (&[Command::Nudge(500), back], 499),
        (&[Command::Nudge(i64::MAX)], 8365),
        (&[on], 8365),
        (&[Command::Nudge(i64::MIN)], 0),
        (&[to(1234)], 1234),
        (&[to(u64::MAX)], 8365),
        (&[Command::Seek(Destination::Share(50.0))], 4183),
        (&[Command::Seek(Destination::Start)], 0),
        (&[Command::Seek(Destination::Frontier), back], 8364),
        (&[Command::Seek(Destination::Start), Command::Solution], 8365),
    ] {
        let picture = theatre.until(commands, |picture| {
            picture.cursor == step && picture.pursuit.is_none() && picture.lane().end == Outcome::Solved
        });
        let mut plain = search(CLASSIC, Strategy::ReadingOrder);
        while plain.steps() < step && plain.step().is_some() {}
        assert_eq!(picture.lane().grid, plain.grid(), "after {commands:?}");
        assert_eq!(picture.lane().tallies, plain.tallies(), "after {commands:?}");
        assert_eq!(picture.lane().recent.last().copied(), plain.last_step(), "after {commands:?}");
    }
}

#[test]
fn a_step_far_ahead_is_pursued_and_a_pursuit_can_be_cancelled() {
    let theatre = Theatre::of(WORST);
    let picture = theatre
        .until(&[Command::Seek(Destination::Step(30_000_000))], |picture| picture.cursor == 30_000_000);
    assert_eq!(picture.pursuit, None);
    let cancelled = [Command::Seek(Destination::Step(138_000_000)), Command::Cancel];
    let picture = theatre.until(&cancelled, |picture| picture.pursuit.is_none());
    assert!(picture.frontier() < 138_000_000, "it stopped at {}", picture.frontier());
    assert_eq!(picture.cursor, 30_000_000, "the cursor stayed");
}

#[test]
fn it_plays_at_its_speed_both_ways_and_pauses_at_the_ends() {
    let theatre = Theatre::of(CLASSIC);
    let fast = [Command::Accelerate(12), Command::Play];
    let picture = theatre.until(&fast, |picture| picture.motion == Motion::Paused && picture.cursor == 8365);
    assert_eq!(picture.lane().outcome, Outcome::Solved);
    let back = [Command::Reverse];
    let picture = theatre.until(&back, |picture| picture.motion == Motion::Paused && picture.cursor == 0);
    assert!(picture.lane().recent.is_empty());
    let slow = [Command::Accelerate(-100), Command::Reverse];
    let picture = theatre.until(&slow, |picture| picture.cursor == 1);
    assert_eq!(picture.motion, Motion::Forward);
    let picture = theatre.until(&[Command::PlayOrPause], |picture| picture.motion == Motion::Paused);
    assert!(picture.cursor <= 2);
    let unlimited = [Command::Accelerate(100), Command::PlayOrPause];
    theatre.until(&unlimited, |picture| picture.cursor == 8365 && picture.motion == Motion::Paused);
}

#[test]
fn solutions_follow_one_another_and_then_it_says_so() {
    let mut givens =
        Grid::from_line("534678912672195348198342567859761423426853791713924856961537284287419635345286179")
            .unwrap();
    // A digit pair that can be swapped: exactly two solutions.
    for name in
        ["r1c7", "r1c9", "r2c7", "r2c9", "r3c7", "r3c9", "r8c1", "r8c2", "r9c1", "r9c2", "r1c1", "r1c2"]
    {
        givens[sudoscope::grid::Cell::from_name(name).unwrap()] = None;
    }
    let mut plain = Search::new(&givens, Strategy::ReadingOrder);
    let mut solutions = Vec::new();
    while plain.outcome() != Outcome::Exhausted {
        if plain.step().is_none() && plain.outcome() == Outcome::Solved {
            solutions.push(plain.steps());
            plain.go_on();
        }
    }
    assert!(!solutions.is_empty());
    let theatre = Theatre::open(vec![Search::new(&givens, Strategy::ReadingOrder)]);
    for solution in &solutions {
        let picture = theatre.until(&[Command::Solution], |picture| picture.pursuit.is_none());
        assert_eq!(picture.cursor, *solution);
        assert!(picture.lane().grid.is_solution() && picture.lane().grid.keeps(&givens));
    }
    let picture = theatre.until(&[Command::Solution], |picture| picture.pursuit.is_none());
    assert_eq!(picture.lane().end, Outcome::Exhausted);
    assert!(picture.notice.is_some_and(|notice| notice.starts_with("no further solution")));
    assert_eq!(picture.cursor, solutions[solutions.len() - 1], "the last solution stays");
    let picture = theatre.until(&[Command::Seek(Destination::Frontier)], |picture| picture.pursuit.is_none());
    assert_eq!(picture.cursor, plain.steps());
}

#[test]
fn a_puzzle_without_a_solution_says_so_or_is_stopped() {
    let theatre = Theatre::open(vec![search(NONE, Strategy::FewestOptions)]);
    let picture = theatre.until(&[Command::Solution], |picture| picture.frontier() > 0);
    assert!(picture.lane().outcome != Outcome::Solved);
    theatre.until(&[Command::Cancel], |picture| picture.pursuit.is_none());
}

#[test]
fn lanes_of_a_race_stand_at_equal_steps() {
    let searches =
        [Strategy::ReadingOrder, Strategy::Columns, Strategy::FewestCandidates, Strategy::FewestOptions]
            .map(|strategy| search(CLASSIC, strategy));
    let theatre = Theatre::open(searches.to_vec());
    for (commands, step) in [
        (&[Command::Nudge(57)][..], 57),
        (&[Command::Seek(Destination::Step(400))], 400),
        (&[Command::Nudge(-1)], 399),
        (&[Command::Seek(Destination::Step(20))], 20),
    ] {
        let picture = theatre.until(commands, |picture| picture.cursor == step && picture.pursuit.is_none());
        for (lane, start) in picture.lanes.iter().zip(&searches) {
            let mut plain = start.clone();
            while plain.steps() < step && plain.step().is_some() {}
            assert_eq!((lane.cursor, lane.grid), (plain.steps(), plain.grid()), "{}", lane.strategy);
        }
    }
    let picture = theatre.until(&[Command::Solution], |picture| picture.pursuit.is_none());
    assert!(picture.lanes.iter().all(|lane| lane.outcome == Outcome::Solved));
    assert_eq!(picture.cursor, picture.frontier());
    let last = picture.lane().recent.last().unwrap();
    assert_eq!(last.operation, Operation::Place, "the last step to a solution places");
}

#[test]
fn lanes_of_a_race_can_have_equal_time() {
    let searches = [Strategy::FewestOptions, Strategy::ReadingOrder].map(|strategy| search(WORST, strategy));
    let theatre = Theatre::open(searches.to_vec());
    let picture = theatre.until(&[Command::Clock(Clock::Time), Command::Solution], |picture| {
        picture.pursuit.is_none() && picture.lanes.iter().all(|lane| lane.end == Outcome::Solved)
    });
    assert_eq!(picture.cursor, picture.frontier());
    assert!(picture.lanes.iter().all(|lane| lane.outcome == Outcome::Solved), "all have come to their end");
    let picture = theatre.until(&[Command::Seek(Destination::Step(1000))], |picture| {
        picture.pursuit.is_none() && picture.cursor == 1000
    });
    let [slow, fast] = picture.lanes.as_slice() else { panic!("two lanes") };
    assert_eq!(fast.cursor, 1000, "the fastest lane counts the steps");
    assert!(slow.cursor < fast.cursor, "the rule that looks at everything makes fewer: {}", slow.cursor);
    let picture = theatre.until(&[Command::Clock(Clock::Steps)], |picture| picture.cursor == 1000);
    assert!(picture.lanes.iter().all(|lane| lane.cursor == 1000.min(lane.frontier)));
}

#[test]
fn an_undo_knows_the_dead_ends_below_it() {
    let theatre = Theatre::of(CLASSIC);
    let mut plain = search(CLASSIC, Strategy::ReadingOrder);
    // Placed at which step, and how many dead ends there were before.
    let (mut stack, mut dead_ends, mut checked) = (Vec::new(), 0, 0);
    while let Some(step) = plain.step() {
        match step.operation {
            Operation::Place => {
                stack.push(dead_ends);
                dead_ends += u64::from(plain.open_choice().is_some_and(|choice| choice.untried == 0));
            }
            Operation::Undo => {
                let before: u64 = stack.pop().unwrap();
                if step.number % 97 == 0 {
                    let command = [Command::Seek(Destination::Step(step.number))];
                    let picture = theatre.until(&command, |picture| {
                        picture.cursor == step.number && picture.lane().end == Outcome::Solved
                    });
                    assert_eq!(
                        picture.lane().dead_ends_below,
                        Some(dead_ends - before),
                        "step {}",
                        step.number
                    );
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 20);
}

#[test]
fn calm_pictures_come_seldom_and_answers_at_once() {
    let theatre = Theatre::of(WORST);
    theatre.until(&[Command::Play], |picture| picture.motion == Motion::Forward);
    let look = Command::Look(View { calm: true, ..View::default() });
    theatre.player.send(look); // another view: that is shown at once
    theatre.reports.recv().expect("a picture");
    let before = Instant::now();
    theatre.player.send(look);
    theatre.reports.recv().expect("a picture");
    assert!(before.elapsed() > Duration::from_millis(900), "after {:?}", before.elapsed());
    theatre.player.send(look);
    theatre.player.send(Command::Pause);
    let answer = theatre.reports.recv().expect("a picture");
    assert!(
        matches!(answer, Report::Picture(picture) if picture.motion == Motion::Paused),
        "the pause is shown first"
    );
}

#[test]
fn what_no_state_tells_is_counted_when_the_film_is_explored() {
    let theatre = Theatre::of(CLASSIC);
    let cell = sudoscope::grid::Cell::from_name("r2c7").expect("a cell");
    let event = Event::CellBecomes(cell, sudoscope::grid::Digit::new(3).expect("a digit"));
    let picture = theatre
        .until(&[Command::Watch(Sought::Event(event)), Command::Seek(Destination::Step(4000))], |picture| {
            picture.cursor == 4000 && picture.occurrences.is_some()
        });
    let (mut plain, mut so_far, mut in_all) = (search(CLASSIC, Strategy::ReadingOrder), 0, 0);
    while let Some(step) = plain.step() {
        let is_hit = step.operation == Operation::Place && (step.cell, step.digit.number()) == (cell, 3);
        in_all += u64::from(is_hit);
        so_far += u64::from(is_hit && step.number <= 4000);
    }
    assert!(so_far > 0 && in_all > so_far);
    assert_eq!(picture.occurrences, Some((so_far, in_all)));
}
