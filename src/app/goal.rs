//! Where to go in a film, as people write it.

use crate::player::Destination;

/// Where a person wants to go.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Goal {
    /// So many steps on, or back.
    By(i64),
    /// To a place.
    To(Destination),
}

/// Reads `12345`, `+1000`, `-1000`, `99.9%`; separators between thousands are passed over.
pub fn goal(text: &str) -> Option<Goal> {
    let plain: String =
        text.chars().filter(|character| !matches!(character, ',' | '_' | '\'' | ' ')).collect();
    if let Some(share) = plain.strip_suffix('%') {
        let share: f64 = share.parse().ok()?;
        return (0.0..=100.0).contains(&share).then_some(Goal::To(Destination::Share(share)));
    }
    let number = |digits: &str| {
        (digits.len() <= 18 && digits.bytes().all(|byte| byte.is_ascii_digit()))
            .then(|| digits.parse::<i64>().ok())?
    };
    match plain.as_bytes().first()? {
        b'+' => Some(Goal::By(number(&plain[1..])?)),
        b'-' => Some(Goal::By(-number(&plain[1..])?)),
        _ => Some(Goal::To(Destination::Step(number(&plain)?.unsigned_abs()))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_are_read_as_people_write_them() {
        let step = |number| Some(Goal::To(Destination::Step(number)));
        let share = |number| Some(Goal::To(Destination::Share(number)));
        for (text, goal_read) in [
            ("12345678", step(12_345_678)),
            ("12,345,678", step(12_345_678)),
            (" 7 ", step(7)),
            ("0", step(0)),
            ("+1000", Some(Goal::By(1000))),
            ("-1'000", Some(Goal::By(-1000))),
            ("99.9%", share(99.9)),
            ("50 %", share(50.0)),
            ("101%", None),
            ("-1%", None),
            ("", None),
            ("+", None),
            ("1e3", None),
            ("--5", None),
            ("9999999999999999999999", None),
            ("%", None),
        ] {
            assert_eq!(goal(text), goal_read, "{text:?}");
        }
    }
}
