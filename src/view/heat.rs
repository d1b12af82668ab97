//! Heat: how often each cell was changed, on a log scale, as a digit and a shade.

use super::Theme;
use super::mark::Mark;
use crate::grid::Digit;

/// Shows the heat of each cell in the place of its digit: 1 to 9, and 9 is the cell that changed most; a cell that
/// never changed is blank. The denser the shade, the hotter.
pub fn over(marks: &mut [Mark], heat: &[u64; 81], theme: &Theme) {
    let most = heat.iter().copied().max().unwrap_or(0).max(1);
    for (mark, changes) in marks.iter_mut().zip(heat) {
        let level = level(*changes, most);
        let shade = shade(level, theme.ascii);
        *mark = Mark { digit: Digit::new(level), style: theme.at_heat(level), left: shade, right: shade };
    }
}

const fn shade(level: u8, ascii: bool) -> char {
    match (level, ascii) {
        (0, _) => ' ',
        (1..=3, false) => '░',
        (4..=6, false) => '▒',
        (_, false) => '▓',
        (1..=3, true) => '.',
        (4..=6, true) => ':',
        (_, true) => '#',
    }
}

/// 0 to 9 on a log scale.
pub fn level(changes: u64, most: u64) -> u8 {
    if changes == 0 {
        return 0;
    }
    let share = (changes as f64).ln_1p() / (most as f64).ln_1p();
    (share * 9.0).round().clamp(1.0, 9.0) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heat_grows_with_the_logarithm() {
        for (changes, most, expected) in
            [(0, 10, 0), (1, 1, 9), (1, 1_000_000, 1), (1000, 1_000_000, 5), (9, 9, 9)]
        {
            assert_eq!(level(changes, most), expected, "{changes} of {most}");
        }
    }
}
