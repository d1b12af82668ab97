//! Below the verdict: the hint in words, or what may be wrong with the puzzle.

use ratatui::text::{Line, Span};

use super::Theme;
use super::words::wrapped;
use crate::app::{App, Diagnosis, hint_in_words, plural};
use crate::solve::Count;

/// At most this many repairs are named before the list is opened.
const NAMED: usize = 5;

/// The advice for the puzzle as it stands, in lines of at most this width; none for a good puzzle.
pub fn lines<'a>(app: &App, width: usize, theme: &Theme) -> Vec<Line<'a>> {
    let judgement = &app.desk.judgement;
    let in_lines = |text: &str| {
        let lines = wrapped(text, width).into_iter();
        lines.map(|line| Line::styled(line, theme.text)).collect::<Vec<_>>()
    };
    if let Some(hint) = &judgement.hint {
        return in_lines(&format!("{}.", hint_in_words(hint)));
    }
    match (&judgement.diagnosis, app.verdict) {
        (Some(diagnosis), Some(Count::Exactly(0))) if diagnosis.repairs.list.is_empty() => {
            let count = diagnosis.contradiction.len();
            in_lines(&format!(
                "No single edit repairs it: {count} givens contradict each other, none of which can be left out. \
                 f marks them."
            ))
        }
        (Some(diagnosis), Some(Count::Exactly(0))) => repairs(diagnosis, theme),
        (_, Some(Count::Exactly(2..))) => in_lines("A given may be missing, or mistyped: f looks into it."),
        _ => Vec::new(),
    }
}

fn repairs<'a>(diagnosis: &Diagnosis, theme: &Theme) -> Vec<Line<'a>> {
    let list = &diagnosis.repairs.list;
    let count = plural(list.len() as u64, "single-edit repair");
    let head = vec![Span::styled("f", theme.key), Span::styled(format!(" previews {count}:"), theme.text)];
    let mut lines = vec![Line::from(head)];
    lines.extend(list.iter().take(NAMED).map(|repair| Line::styled(format!("  {repair}"), theme.text)));
    if list.len() > NAMED {
        lines.push(Line::styled(format!("  and {} more", list.len() - NAMED), theme.quiet));
    }
    lines
}
