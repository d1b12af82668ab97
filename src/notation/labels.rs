//! What stands beside the cells of a grid to name its rows: letters, numbers, the bullets of a list; and a number above.

use super::cells::tokens;
use super::line::Span;
use super::row::Row;
use super::sign::Sign;

/// Whether this text is the label of the row with this index.
type Scheme = fn(&str, usize) -> bool;

const SCHEMES: [Scheme; 5] = [
    |text, index| text.eq_ignore_ascii_case(&"abcdefghi"[index..=index]),
    |text, index| text.eq_ignore_ascii_case(&format!("r{}", index + 1)),
    |text, index| text.trim_end_matches('.') == (index + 1).to_string(),
    |text, index| text.trim_end_matches('.') == index.to_string(),
    |text, _| matches!(text, "-" | "*" | "•"),
];

/// The rows without their labels, where all nine of them are labelled in the same way and nearly all have nine cells
/// beside the label. Numbers of columns may stand above.
pub fn without_labels(rows: &[&Row]) -> Option<Vec<Row>> {
    let rows = match rows {
        [first, others @ ..] if others.len() == 9 && numbers_columns(first) => others,
        _ => rows,
    };
    if rows.len() != 9 {
        return None;
    }
    // Nearly always this tells it.
    let first = tokens(rows[0].span()).next()?;
    if !first.glyphs.iter().all(|glyph| "aArR01.-*•".contains(glyph.character)) {
        return None;
    }
    let labels: Option<Vec<_>> = rows.iter().map(|row| tokens(row.span()).next()).collect();
    let labels = labels?;
    let are_of =
        |scheme: &Scheme| labels.iter().enumerate().all(|(index, label)| scheme(&label.text(), index));
    if !SCHEMES.iter().any(are_of) {
        return None;
    }
    let bare: Vec<Row> =
        rows.iter().zip(&labels).map(|(row, label)| row.behind(label.end_column() - 1)).collect();
    (bare.iter().filter(|row| row.span().cell_count() == 9).count() > 7).then_some(bare)
}

/// Whether a row is no more than a number or two, that of a puzzle or how many puzzles follow, or else a date.
pub fn is_number_or_date(row: &Row) -> bool {
    let text = row.whole_line().text();
    let text = text.trim_matches(' ');
    let text = text.strip_suffix('.').unwrap_or(text);
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let is_number = matches!(digits, 1..=4)
        && tokens(row.span()).count() < 3
        && text.chars().all(|character| character.is_ascii_digit() || ": ()[]/".contains(character));
    is_number || is_date(text)
}

/// Whether a text is a date in numbers, with a year of four digits first or last.
pub fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.trim().split(['-', '.', '/']).map(str::trim).collect();
    let is_in = |part: &str, least, most| {
        part.len() < 5 && part.parse::<u32>().is_ok_and(|number| (least..=most).contains(&number))
    };
    let [first, second, third] = parts[..] else { return false };
    let are_day_and_month =
        |one, other| is_in(one, 1, 31) && is_in(other, 1, 31) && (is_in(one, 1, 12) || is_in(other, 1, 12));
    let is_year = |part| is_in(part, 1900, 2099);
    is_year(first) && are_day_and_month(second, third) || is_year(third) && are_day_and_month(first, second)
}

/// Whether a row has bars and nothing between them.
pub fn is_empty_heading(row: &Row) -> bool {
    tokens(row.span()).next().is_none() && row.span().glyphs.iter().any(|glyph| glyph.sign == Sign::Bar)
}

/// Whether a row is 1 to 9 or 0 to 8, one after another.
fn numbers_columns(row: &Row) -> bool {
    let numbers: String = tokens(row.span()).map(Span::text).collect();
    matches!(numbers.as_str(), "123456789" | "012345678") && tokens(row.span()).count() == 9
}
