//! A judgement as text for people.

use std::io::{self, Write};

use super::drawing::draw;
use super::judgement::{Judgement, Verdict};
use crate::app::{grouped, plural};
use crate::grid::Cell;
use crate::solve::Repair;

/// How many repairs the text lists.
const SHOWN: usize = 9;

/// Writes a judgement as text, with the grid drawn, clashing cells marked `!` and suspect ones `?`.
///
/// # Errors
/// Where the output cannot be written.
pub fn write_account(judgement: &Judgement, output: &mut dyn Write) -> io::Result<()> {
    let givens = plural(judgement.grid.given_count() as u64, "given");
    writeln!(output, "{givens}: {}", headline(judgement))?;
    write!(output, "\n{}", draw(&judgement.grid, |cell| mark(judgement, cell)))?;
    if !judgement.clashes.is_empty() {
        writeln!(output, "\nClashes (marked !):")?;
    }
    for clash in &judgement.clashes {
        writeln!(output, "  {clash}")?;
    }
    if let Some(solution) = judgement.solution {
        let which =
            if judgement.verdict == Verdict::Unique { "The solution" } else { "One of the solutions" };
        writeln!(output, "\n{which}:\n  {solution}")?;
    }
    match judgement.verdict {
        Verdict::Unique => Ok(()),
        _ if judgement.repairs.is_empty() => write_no_repairs(judgement, output),
        _ => write_repairs(judgement, output),
    }
}

fn headline(judgement: &Judgement) -> String {
    let solutions = judgement.count.number();
    match judgement.verdict {
        Verdict::Unique => "exactly one solution".to_owned(),
        Verdict::None => "no solution, though no givens clash".to_owned(),
        Verdict::Clash => "no solution, since givens clash".to_owned(),
        Verdict::Many if judgement.count.limit_reached() => {
            format!("{} solutions or more", grouped(solutions))
        }
        Verdict::Many => format!("{} solutions", grouped(solutions)),
    }
}

fn write_repairs(judgement: &Judgement, output: &mut dyn Write) -> io::Result<()> {
    let missing = if judgement.verdict == Verdict::Many { "A given may be missing. Else one" } else { "One" };
    writeln!(
        output,
        "\n{missing} of these edits leaves exactly one solution (marked ?), the most plausible first:"
    )?;
    for repair in shown(judgement) {
        writeln!(output, "  {repair}")?;
    }
    match judgement.repairs.len() - shown(judgement).len() {
        0 => Ok(()),
        more => writeln!(output, "  and {}; --json lists all", plural(more as u64, "other")),
    }
}

fn write_no_repairs(judgement: &Judgement, output: &mut dyn Write) -> io::Result<()> {
    let missing = if judgement.verdict == Verdict::Many { "A given may be missing: no" } else { "No" };
    writeln!(output, "\n{missing} single edit leaves exactly one solution.")?;
    if judgement.contradiction.is_empty() {
        return Ok(());
    }
    let named = |cell: &Cell| Some(format!("{cell}={}", judgement.grid[*cell]?));
    let givens: Vec<String> = judgement.contradiction.iter().filter_map(named).collect();
    writeln!(output, "These givens contradict each other (marked ?), and none of them can be left out:")?;
    writeln!(output, "  {}", givens.join(" "))
}

fn shown(judgement: &Judgement) -> &[Repair] {
    &judgement.repairs[..judgement.repairs.len().min(SHOWN)]
}

fn mark(judgement: &Judgement, cell: Cell) -> Option<char> {
    let is_clashing = judgement.clashes.iter().any(|clash| clash.cells.contains(&cell));
    let is_suspect = || {
        let mut edits = shown(judgement).iter();
        judgement.contradiction.contains(&cell)
            || edits.any(|edit| edit.cells(&judgement.grid).contains(&cell))
    };
    if is_clashing { Some('!') } else { is_suspect().then_some('?') }
}
