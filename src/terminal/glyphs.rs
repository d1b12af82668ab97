//! Characters for terminals that read nothing but ASCII.

use unicode_width::UnicodeWidthStr;

/// What stands for a symbol where only ASCII arrives: a look-alike of the same width.
pub fn in_ascii(symbol: &str) -> &str {
    if symbol.is_ascii() {
        return symbol;
    }
    let look_alike = symbol.chars().next().and_then(look_alike);
    look_alike.unwrap_or_else(|| if symbol.width() == 2 { "??" } else { "?" })
}

fn look_alike(character: char) -> Option<&'static str> {
    Some(match character {
        '─' | '━' | '═' | '╌' | '┄' | '┈' | '–' | '—' | '−' | '‒' => "-",
        '│' | '┃' | '║' | '╎' | '┆' | '┊' | '▏' | '▕' | '‖' => "|",
        '\u{2500}'..='\u{257f}' | '✓' | '✔' => "+",
        '█' | '▇' | '▆' | '▅' | '▓' | '■' | '▉' | '▊' | '▋' => "#",
        '▄' | '▃' | '▂' | '▁' | '▒' | '▌' | '▐' | '▍' | '▎' | '□' => "=",
        '░' => ":",
        '→' | '▸' | '▶' | '›' | '»' | '►' | '≥' => ">",
        '←' | '◂' | '◀' | '‹' | '«' | '◄' | '≤' => "<",
        '↑' | '▲' | '▴' => "^",
        '↓' | '▼' | '▾' => "v",
        '·' | '…' | '∙' => ".",
        '•' | '●' | '◆' | '★' => "*",
        '○' | '◇' => "o",
        '✗' | '✘' | '×' => "x",
        '‘' | '’' => "'",
        '“' | '”' => "\"",
        'µ' => "u",
        '≈' => "~",
        '∞' => "8",
        '\u{2800}' | '\u{a0}' => " ",
        '\u{2801}'..='\u{28ff}' => braille(character),
        _ => return None,
    })
}

/// By height: eight dots in four rows, of which the highest one decides.
fn braille(character: char) -> &'static str {
    let dots = u32::from(character) & 0xff;
    if dots & 0b0000_1001 != 0 {
        "'"
    } else if dots & 0b0001_0010 != 0 {
        "-"
    } else if dots & 0b0010_0100 != 0 {
        "."
    } else {
        "_"
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_symbol_has_a_look_alike_of_its_own_width() {
        for (symbol, ascii) in [
            ("a", "a"),
            ("┃", "|"),
            ("╋", "+"),
            ("━", "-"),
            ("⠉", "'"),
            ("⣀", "_"),
            ("▼", "v"),
            ("é", "?"),
            ("수", "??"),
            (" ", " "),
        ] {
            assert_eq!(in_ascii(symbol), ascii, "{symbol}");
            assert_eq!(in_ascii(symbol).len(), symbol.width(), "{symbol}");
        }
    }
}
