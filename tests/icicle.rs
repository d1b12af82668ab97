//! The spans of a film tile, nest and sum; the icicle shows each of them that is as wide as a column.

mod common;

use common::puzzles::{self, EVEREST, UNEVEN, explore, grid};
use proptest::prelude::*;
use sudoscope::search::{
    Bar, Extent, Icicle, Operation, Search, Span, SpanFate, Strategy as Searching, Timeline, Window,
};

/// The spans of a film, from its steps one by one, by level and step.
fn plain_spans(search: &Search, length: u64) -> Vec<Span> {
    let mut search = search.clone();
    let (mut open, mut spans): (Vec<Span>, Vec<Span>) = (Vec::new(), Vec::new());
    while search.steps() < length {
        let solutions = search.tallies().solutions;
        search.go_on();
        let Some(step) = search.step() else { break };
        match step.operation {
            Operation::Place => open.push(Span {
                from: step.number,
                to: step.number,
                choice: step.choice,
                option: (0..9)
                    .find(|n| step.choice.option(*n as usize) == (step.cell, step.digit))
                    .expect("one"),
                level: step.depth as u8 - 1,
                fate: SpanFate::Open,
            }),
            Operation::Undo => {
                let span = open.pop().expect("placed before");
                let fate = if span.fate == SpanFate::Open { SpanFate::Failed } else { span.fate };
                spans.push(Span { to: step.number, fate, ..span });
            }
        }
        if search.tallies().solutions > solutions {
            for span in &mut open {
                span.fate = SpanFate::Solution;
            }
        }
    }
    spans.extend(open.into_iter().map(|span| Span { to: search.steps(), ..span }));
    spans.sort_by_key(|span| (span.level, span.from));
    spans
}

fn assert_shows(icicle: &Icicle, spans: &[Span], explored: u64) {
    let window = &icicle.window;
    assert!(icicle.is_exact);
    assert_eq!(icicle.rows.len(), window.levels.len());
    for (row, level) in icicle.rows.iter().zip(window.levels.clone()) {
        assert_eq!(row.level, level);
        let is_shown = |span: &&Span| {
            let is_inside = !(window.column(span.from - 1)..window.column(span.to)).is_empty();
            span.level as usize == level && span.cost() >= window.least_cost() && is_inside
        };
        let expected: Vec<Span> = spans.iter().filter(is_shown).copied().collect();
        let shown: Vec<Span> = row.bars.iter().filter_map(|bar| bar.span).collect();
        assert_eq!(shown, expected);
        for bar in &row.bars {
            assert!(bar.span.is_some() || window.least_cost() > 2);
            assert_eq!(bar.columns, window.column(bar.from)..window.column(bar.to));
            assert!(!bar.columns.is_empty() && bar.to <= explored);
            assert!(bar.span.is_none_or(|span| (span.from - 1, span.to) == (bar.from, bar.to)));
        }
        let steps = |pair: &[Bar]| pair[1].from.saturating_sub(pair[0].to);
        for pair in row.bars.windows(2) {
            assert!(pair[0].to <= pair[1].from && pair[0].columns.end <= pair[1].columns.start);
            // No option costs less than two steps: where those have a column each, a gap holds none.
            let is_filled = steps(pair) < window.least_cost() || window.least_cost() <= 2;
            assert!(is_filled, "a gap as wide as a column is a mixed bar");
        }
    }
}

proptest! {
    #![proptest_config(puzzles::cases(48))]

    #[test]
    fn spans_tile_nest_and_sum(
        givens in puzzles::puzzle(),
        strategy in puzzles::strategy(),
        extent in puzzles::extent(),
        windows in prop::collection::vec((0..500u64, 1..500u64, 1..90usize, 0..30usize, 1..60usize), 1..12),
    ) {
        let search = Search::new(&givens, strategy);
        let expected = plain_spans(&search, 500);
        let mut timeline = Timeline::with_extent(search, extent);
        explore(&mut timeline, 500, 61);
        let spans = timeline.spans(1);
        prop_assert_eq!(&spans, &expected);
        let explored = timeline.frontier().steps();
        let tallies = timeline.frontier().tallies();
        prop_assert_eq!(spans.len() as u64, tallies.placements);
        let roots = spans.iter().filter(|span| span.level == 0);
        prop_assert_eq!(roots.map(Span::cost).sum::<u64>(), explored);
        for least in [2, 3, 7, 40] {
            let wide: Vec<Span> = expected.iter().filter(|span| span.cost() >= least).copied().collect();
            prop_assert_eq!(timeline.spans(least), wide);
        }
        for (from, width, columns, level, levels) in windows {
            let window = Window { from, to: from + width, columns, levels: level..level + levels };
            assert_shows(&timeline.icicle(&window), &expected, explored);
        }
    }
}

#[test]
fn two_wrong_guesses_own_most_of_the_work() {
    let mut timeline = Timeline::new(Search::new(&grid(UNEVEN), Searching::ReadingOrder));
    timeline.explore(u64::MAX);
    let to = timeline.frontier().steps();
    let icicle = timeline.icicle(&Window { from: 0, to, columns: 76, levels: 0..5 });
    let bars = |level: usize| icicle.rows[level].bars.iter().filter_map(|bar| bar.span);
    let mut wrong: Vec<Span> = Vec::new();
    for span in (0..5).flat_map(bars).filter(|span| span.fate == SpanFate::Failed) {
        if !wrong.iter().any(|outer| outer.from < span.from && span.to < outer.to) {
            wrong.push(span);
        }
    }
    wrong.sort_by_key(|span| std::cmp::Reverse(span.cost()));
    let told: Vec<String> = wrong[..2]
        .iter()
        .map(|span| {
            format!("{}={} {:.0} %", span.cell(), span.digit(), span.cost() as f64 * 100.0 / to as f64)
        })
        .collect();
    assert_eq!(told, ["r1c5=2 46 %", "r1c6=2 40 %"]);
}

#[test]
fn levels_with_one_option_say_nothing() {
    let mut timeline = Timeline::new(Search::new(&grid(EVEREST), Searching::ReadingOrder));
    timeline.explore(u64::MAX);
    assert_eq!(timeline.levels_without_branches(), 2);
    let icicle = timeline.icicle(&Window { from: 0, to: 99_056, columns: 76, levels: 2..3 });
    let told: Vec<String> = icicle.rows[0]
        .bars
        .iter()
        .map(|bar| format!("{} {}", bar.span.map_or('?', |span| span.digit().as_char()), bar.cost()))
        .collect();
    assert_eq!(told, ["3 19080", "4 45896", "7 34078"]);
}

#[test]
fn a_coarse_picture_is_refined() {
    let coarse = Extent { stride: 4096, checkpoints: 512, span_cost: 4096, spans: 32 };
    let search = Search::new(&grid(UNEVEN), Searching::ReadingOrder);
    let mut timeline = Timeline::with_extent(search.clone(), coarse);
    timeline.explore(u64::MAX);
    let mut reference = Timeline::new(search);
    reference.explore(u64::MAX);
    let windows = [(3_000_000, 13_000_000), (5_000_000, 9_000_000), (5_300_000, 5_301_000)];
    for (position, (from, to)) in windows.into_iter().enumerate() {
        let window = Window { from, to, columns: 160, levels: 0..40 };
        assert_eq!(timeline.icicle(&window).is_exact, position > 0, "a zoom further in is exact at once");
        while timeline.refine(1_000_000) {}
        assert_eq!(timeline.icicle(&window), reference.icicle(&window));
        assert!(timeline.bytes_kept() < 16 << 20);
    }
}
