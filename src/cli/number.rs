//! Numbers as people read them.

/// The number with its digits grouped by thousands: `138,350,568`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3 + 1);
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The number with the word for what is counted, in the singular for one: `1 puzzle`, `2,000 puzzles`.
pub fn counted(number: u64, thing: &str) -> String {
    format!("{} {thing}{}", grouped(number), if number == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_grouped() {
        for (number, text) in [(0, "0"), (999, "999"), (1000, "1,000"), (138_350_568, "138,350,568")] {
            assert_eq!(grouped(number), text);
        }
        assert_eq!(counted(1, "given"), "1 given");
        assert_eq!(counted(1000, "given"), "1,000 givens");
    }
}
