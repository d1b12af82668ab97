//! Asks the terminal for the colour of its background, and reads its answer.
//!
//! The question costs no wait at the start: the answer is told from keys whenever it comes.

use crate::app::Background;

/// OSC 11. It ends with a BEL, and so does the answer of most terminals: one byte cannot arrive in two parts.
pub const QUESTION: &str = "\x1b]11;?\x07";

/// How the answer to it begins.
const BACKGROUND: &str = "11;rgb";

/// At this luminance a background looks half as bright as white.
const MIDDLE: f64 = 0.184;

/// What an answer says of the background, if that was the question: `11;rgb:` and the shares of red, green and blue as
/// hexadecimal numbers of one to four digits.
pub fn background(answer: &str) -> Option<Background> {
    let (question, numbers) = answer.split_once(':')?;
    if !question.starts_with(BACKGROUND) {
        return None;
    }
    let shares: Vec<f64> = numbers.split('/').map(share).collect::<Option<_>>()?;
    let [red, green, blue, ..] = shares[..] else { return None };
    // Each share as light, and the lights as the eye weighs them (ITU-R BT.709).
    let luminance = 0.2126 * red.powf(2.2) + 0.7152 * green.powf(2.2) + 0.0722 * blue.powf(2.2);
    Some(if luminance > MIDDLE { Background::Light } else { Background::Dark })
}

/// A number as a share of the greatest of as many digits.
fn share(number: &str) -> Option<f64> {
    if !(1..=4).contains(&number.len()) {
        return None;
    }
    let value = u16::from_str_radix(number, 16).ok()?;
    let greatest = (1_u32 << (4 * number.len())) - 1;
    Some(f64::from(value) / f64::from(greatest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_says_how_bright_it_is() {
        let (dark, light) = (Some(Background::Dark), Some(Background::Light));
        for (text, expected) in [
            ("11;rgb:ffff/ffff/ffff", light),
            ("11;rgb:0000/0000/0000", dark),
            ("11;rgb:fd/f6/e3", light),
            ("11;rgb:00/2b/36", dark),
            ("11;rgb:f/f/f", light),
            ("11;rgba:2828/2828/2828/ffff", dark),
            ("11;rgb:0000/0000/ffff", dark),
            ("11;rgb:0000/ffff/0000", light),
            ("11;rgb:ffff/ffff", None),
            ("11;rgb:ffff//ffff", None),
            ("11;rgb:00000/00000/00000", None),
            ("11;rgb:000000000000/0/0", None),
            ("11;rgb", None),
            ("10;rgb:ffff/ffff/ffff", None),
            ("4;1;rgb:ffff/ffff/ffff", None),
        ] {
            assert_eq!(background(text), expected, "{text}");
        }
    }
}
