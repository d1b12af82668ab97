//! Words and numbers that several panels need.

use std::time::Duration;

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::Theme;
use crate::app::grouped;

/// Writes lines from the top of an area, as many as fit, each cut at its right edge with an ellipsis.
pub fn write_lines(buffer: &mut Buffer, area: Rect, lines: &[Line<'_>], ascii: bool) {
    for (y, line) in (area.y..area.bottom()).zip(lines) {
        write_line(buffer, Rect { y, height: 1, ..area }, line, ascii);
    }
}

/// Writes one line; what does not fit is cut visibly.
pub fn write_line(buffer: &mut Buffer, area: Rect, line: &Line<'_>, ascii: bool) {
    if area.width == 0 || area.height == 0 {
        return;
    }
    buffer.set_line(area.x, area.y, line, area.width);
    if line.width() > usize::from(area.width) {
        let cut = if ascii { "~" } else { "…" };
        let style = line.spans.last().map(|span| span.style).unwrap_or_default();
        buffer.set_string(area.right() - 1, area.y, cut, style);
    }
}

/// A line across with a text in it: the head of a panel.
pub fn rule(buffer: &mut Buffer, area: Rect, text: &str, theme: &Theme) {
    let dash = if theme.ascii { "-" } else { "─" };
    let text = if theme.ascii { text.replace('·', "-") } else { text.to_string() };
    let used = 4 + Span::raw(text.as_str()).width();
    let rest = dash.repeat(usize::from(area.width).saturating_sub(used));
    let line = Line::from(vec![
        Span::styled(dash.repeat(2), theme.frame),
        Span::styled(format!(" {text} "), theme.text),
        Span::styled(rest, theme.frame),
    ]);
    write_line(buffer, area, &line, theme.ascii);
}

/// A text in lines no wider than this, broken between words, and inside a word only where it is longer than a line.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = vec![String::new()];
    for word in text.split(' ') {
        let last = lines.last_mut().expect("there is always a line");
        let room = width.saturating_sub(last.chars().count());
        if last.is_empty() || room > word.chars().count() {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(word);
        } else {
            lines.push(word.to_string());
        }
        break_last(&mut lines, width.max(1));
    }
    lines
}

/// Breaks the last line where it is too long.
fn break_last(lines: &mut Vec<String>, width: usize) {
    while let Some(last) = lines.last_mut()
        && let Some((cut, _)) = last.char_indices().nth(width)
    {
        let rest = last.split_off(cut);
        lines.push(rest);
    }
}

/// A long or short time in words: `38 h`, `1 h 43 min`, `12 s`, `under 1 ms`.
pub fn duration(time: Duration) -> String {
    let seconds = time.as_secs();
    match seconds {
        0 if time < Duration::from_millis(1) => "under 1 ms".to_string(),
        0 => format!("{} ms", time.as_millis()),
        1..60 => format!("{seconds} s"),
        60..3600 => format!("{} min", seconds / 60),
        3600..36_000 if !seconds.is_multiple_of(3600) && seconds % 3600 >= 60 => {
            format!("{} h {} min", seconds / 3600, seconds % 3600 / 60)
        }
        3600..172_800 => format!("{} h", seconds / 3600),
        172_800..63_072_000 => format!("{} days", seconds / 86_400),
        _ => format!("{} years", seconds / 31_557_600),
    }
}

/// Steps a second as people say it: `16 steps/s`, `25.3 million steps/s`.
pub fn rate(steps: f64) -> String {
    if steps < 1e4 {
        format!("{} steps/s", grouped(steps as u64))
    } else if steps < 1e6 {
        format!("{:.0} thousand steps/s", steps / 1e3)
    } else {
        format!("{:.0} million steps/s", steps / 1e6)
    }
}

/// A share in percent, with a decimal where it matters.
pub fn percent(part: u64, whole: u64) -> String {
    if whole == 0 {
        return "100 %".to_string();
    }
    let share = part as f64 * 100.0 / whole as f64;
    if part > 0 && share < 0.05 {
        "under 0.1 %".to_string()
    } else if part < whole && share > 99.95 {
        "over 99.9 %".to_string()
    } else if part == whole || (10.0..=99.0).contains(&share) {
        format!("{share:.0} %")
    } else {
        format!("{share:.1} %")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_broken() {
        for (text, width, expected) in [
            ("", 5, &[""][..]),
            ("one two", 7, &["one two"]),
            ("one two", 6, &["one", "two"]),
            ("solution: 123456789", 9, &["solution:", "123456789"]),
            ("solution: 123456789", 4, &["solu", "tion", ":", "1234", "5678", "9"]),
            ("a äöüß", 3, &["a", "äöü", "ß"]),
        ] {
            assert_eq!(wrapped(text, width), expected, "{text:?} in {width}");
        }
    }

    #[test]
    fn times_are_said_as_people_say_them() {
        for (seconds, text) in [
            (0, "under 1 ms"),
            (1, "1 s"),
            (59, "59 s"),
            (61, "1 min"),
            (6191, "1 h 43 min"),
            (7200, "2 h"),
            (138_350, "38 h"),
            (864_000, "10 days"),
            (10_u64.pow(9), "31 years"),
        ] {
            assert_eq!(duration(Duration::from_secs(seconds)), text);
        }
        assert_eq!(duration(Duration::from_millis(12)), "12 ms");
    }
}
