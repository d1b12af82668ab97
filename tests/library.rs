//! The built-in puzzles are what their entries say.

use sudoscope::library::{self, Entry};
use sudoscope::search::{Outcome, Search, Strategy};
use sudoscope::solve::{self, Count};

#[test]
fn every_line_of_the_file_is_an_entry() {
    let lines = include_str!("../assets/puzzles.tsv").lines().filter(|line| !line.starts_with('#')).count();
    assert_eq!(library::ALL.len(), lines);
    assert!(lines >= 20);
}

#[test]
fn the_first_is_the_default_and_has_one_solution() {
    let first = library::default_example();
    assert_eq!((first.slug, first.solutions), ("classic", 1));
}

#[test]
fn no_puzzle_clashes_and_each_has_as_many_solutions_as_stated() {
    const LIMIT: u64 = 200;
    for Entry { slug, puzzle, solutions, .. } in library::ALL.iter() {
        assert!(!puzzle.has_clash(), "{slug} clashes");
        if *solutions == 0 {
            continue; // Exhausted by a search below.
        }
        let stated = match u64::try_from(*solutions) {
            Ok(number) if number < LIMIT => Count::Exactly(number),
            _ => Count::AtLeast(LIMIT),
        };
        assert_eq!(solve::count(puzzle, LIMIT), stated, "{slug}");
    }
}

#[test]
fn each_is_found_by_slug_and_by_name() {
    for entry in library::ALL.iter() {
        assert_eq!(library::find(&entry.slug.to_uppercase()), Some(entry));
        assert_eq!(library::find(&format!(" {} ", entry.name)), Some(entry));
        let is_word =
            |slug: &str| slug.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-');
        assert!(is_word(entry.slug), "{}", entry.slug);
        assert!(!entry.note.is_empty() && !entry.note.ends_with('.'), "{}", entry.slug);
    }
    assert_eq!(library::find("nothing like it"), None);
}

#[test]
fn what_the_notes_say_about_searches_is_so() {
    for (slug, strategy, outcome, steps) in [
        ("classic", Strategy::ReadingOrder, Outcome::Solved, 8_365),
        ("first-film", Strategy::LastBlank, Outcome::Solved, 14),
        ("singles", Strategy::Singles, Outcome::Solved, 49),
        ("hidden-singles", Strategy::Singles, Outcome::Solved, 54),
        ("everest", Strategy::ReadingOrder, Outcome::Solved, 99_056),
        ("imam-bayildi", Strategy::ReadingOrder, Outcome::Solved, 959),
        ("no-solution", Strategy::FewestOptions, Outcome::Exhausted, 16_682),
        ("no-place", Strategy::FewestOptions, Outcome::Exhausted, 0),
        ("empty", Strategy::ReadingOrder, Outcome::Solved, 701),
    ] {
        let entry = library::find(slug).unwrap();
        let mut search = Search::new(&entry.puzzle, strategy);
        while search.steps() <= steps && search.step().is_some() {}
        assert_eq!((search.outcome(), search.steps()), (outcome, steps), "{slug}");
    }
}

#[test]
fn an_origin_names_what_is_known() {
    let origin = |slug: &str| library::find(slug).unwrap().origin();
    assert_eq!(origin("everest").as_deref(), Some("Arto Inkala, 2012"));
    assert_eq!(origin("worst-case").as_deref(), Some("2007"));
    assert_eq!(origin("many-solutions").as_deref(), Some("Sudopedia"));
    assert_eq!(origin("empty"), None);
}
