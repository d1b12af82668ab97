//! sudoscope knows sudoku, searching and time, and shows them in a terminal.
//!
//! The rooms, from the ground up; each imports only from floors below its own:
//!
//! 1. [`grid`]: the vocabulary;
//! 2. [`notation`] (text ⇄ grids), [`search`] (searches made to be watched), [`solve`] (answers made to be fast);
//! 3. [`library`] (named puzzles), [`listing`] (a strategy in pseudocode), [`player`] (the thread that plays a search), [`replay`] (the steps another program printed), [`examiner`] (the thread that judges the grid being typed), [`files`] (the thread that reads and writes files for the screen);
//! 4. [`app`]: the state of the screen and its changes;
//! 5. [`view`]: from the state to the picture;
//! 6. [`terminal`]: the event loop; the only place that knows terminal, threads and time together;
//! 7. [`cli`]: the command line.
//!
//! # A tour
//!
//! Text becomes a grid, and a grid text. Whatever cannot be read says where and why:
//!
//! ```
//! use sudoscope::notation::{self, Format};
//!
//! let reading = notation::read(b"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")?;
//! assert_eq!(reading.grid.given_count(), 30);
//! assert!(notation::write(&reading.grid, Format::Rows).starts_with("5 3 0 0 7 0 0 0 0\n6 0 0 1 9 5"));
//!
//! let error = notation::read(b"53..7....6..195....98....6.8.A.6...34..8.3..17...2...6.6....28....419..5....8..79").unwrap_err();
//! assert_eq!((error.line, error.column), (1, 30));
//! # Ok::<(), notation::ReadError>(())
//! ```
//!
//! Answers, as fast as the machine can: a solution, how many there are, one after another, what a slip of the finger
//! may have been, and new puzzles.
//!
//! ```
//! use sudoscope::library;
//! use sudoscope::solve::{self, Count, Recipe, Solutions};
//!
//! let everest = library::find("everest").expect("it is in the library").puzzle;
//! let solution = solve::first_solution(&everest).expect("it has one");
//! assert!(solution.is_solution() && solution.keeps(&everest));
//! assert!(solve::is_unique(&everest));
//!
//! let pair = library::find("two-solutions").expect("it is in the library").puzzle;
//! assert_eq!(solve::count(&pair, 1_000), Count::Exactly(2));
//! assert_eq!(Solutions::new(&pair).count(), 2);
//!
//! let puzzle = solve::generate(7, 0, &Recipe::default()).expect("there are such puzzles");
//! assert!(solve::is_unique(&puzzle));
//! ```
//!
//! A search that is made to be watched: step by step, with the reason for each choice and the fate of its options.
//!
//! ```
//! use sudoscope::library;
//! use sudoscope::search::{Operation, Search, Strategy};
//!
//! let classic = library::find("classic").expect("it is in the library").puzzle;
//! let mut search = Search::new(&classic, Strategy::ReadingOrder);
//! let step = search.step().expect("there is a blank");
//! assert_eq!((step.operation, step.cell.to_string(), step.digit.number()), (Operation::Place, "r1c3".to_owned(), 1));
//!
//! let explanation = search.explain().expect("there are blanks left");
//! assert_eq!(explanation.reason.to_string(), "the next blank in reading order");
//! assert_eq!(explanation.options[0].to_string(), "blocked: row 1 by r1c3");
//! ```
//!
//! A timeline reaches any step of it at once, and keeps no more than some megabytes however long it is.
//!
//! ```
//! use sudoscope::library;
//! use sudoscope::search::{Direction, Event, Search, Strategy, Timeline};
//!
//! let everest = library::find("everest").expect("it is in the library").puzzle;
//! let mut timeline = Timeline::new(Search::new(&everest, Strategy::ReadingOrder));
//! while timeline.explore(10_000) > 0 {}
//! assert_eq!(timeline.frontier().steps(), 99_056);
//!
//! timeline.seek(48_210);
//! assert_eq!(timeline.cursor().depth(), 26);
//! let dead_end = timeline.find(Event::DeadEnd, Direction::Backward, 48_210);
//! assert!(dead_end < Some(48_210));
//! ```
//!
//! The steps of another program are a search like any other:
//!
//! ```
//! use sudoscope::replay::Reader;
//!
//! let mut reader = Reader::new(1_000);
//! let puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
//! let mut changes = Vec::new();
//! reader.read(format!("{puzzle}\np 1 3 1\nu 1 3\n").as_bytes(), &mut changes).expect("two steps");
//! assert_eq!((changes.len(), reader.report().undos), (2, 1));
//! ```
//!
//! The screen is a value: messages change it, and it can be drawn wherever ratatui draws.
//!
//! ```
//! use ratatui::{Terminal, backend::TestBackend};
//! use sudoscope::app::{App, Appearance, Message, Options};
//! use sudoscope::{library, search::Strategy, view};
//!
//! let mut app = App::new(Options {
//!     puzzle: library::default_example().puzzle,
//!     title: None,
//!     strategy: Strategy::ReadingOrder,
//!     step: None,
//!     notice: None,
//!     appearance: Appearance::default(),
//! });
//! app.update(Message::Resize(100, 35));
//! let mut terminal = Terminal::new(TestBackend::new(100, 35))?;
//! terminal.draw(|frame| view::draw(frame, &app))?;
//! assert!(terminal.backend().to_string().contains("EDIT"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod app;
pub mod cli;
pub mod examiner;
pub mod files;
pub mod grid;
pub mod library;
pub mod listing;
pub mod notation;
pub mod player;
pub mod replay;
pub mod search;
pub mod solve;
pub mod terminal;
pub mod view;

/// The examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
