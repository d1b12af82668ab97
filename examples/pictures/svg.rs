//! A screen as SVG. Lines and Braille are drawn as shapes, so that the picture is the same with every font.

use std::fmt::Write;

use vt100::{Cell, Color, Screen};

/// The columns and rows of points that a character takes.
const WIDE: f32 = 10.0;
const HIGH: f32 = 20.0;
const BACKGROUND: &str = "#1e1e1e";
const FOREGROUND: &str = "#d0d0d0";

/// Draws it.
pub fn draw(screen: &Screen) -> String {
    let (rows, columns) = screen.size();
    let (rows, columns) = (rows.get(), columns.get());
    let (width, height) = (f32::from(columns) * WIDE, f32::from(rows) * HIGH);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
         height=\"{height}\" font-family=\"DejaVu Sans Mono, Menlo, Consolas, monospace\" font-size=\"16\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"{BACKGROUND}\"/>\n"
    );
    for row in 0..rows {
        for column in 0..columns {
            if let Some(cell) = screen.cell(row, column) {
                let (x, y) = (f32::from(column) * WIDE, f32::from(row) * HIGH);
                cell_at(&mut svg, cell, x, y).expect("a string takes everything");
            }
        }
    }
    svg.push_str("</svg>\n");
    svg
}

fn cell_at(svg: &mut String, cell: &Cell, x: f32, y: f32) -> std::fmt::Result {
    let (mut ink, mut paper) = (colour(cell.fgcolor(), FOREGROUND), colour(cell.bgcolor(), BACKGROUND));
    if cell.inverse() {
        std::mem::swap(&mut ink, &mut paper);
    }
    if paper != BACKGROUND {
        writeln!(svg, "<rect x=\"{x}\" y=\"{y}\" width=\"{WIDE}\" height=\"{HIGH}\" fill=\"{paper}\"/>")?;
    }
    if cell.underline() {
        let (below, right) = (y + HIGH - 2.0, x + WIDE);
        writeln!(svg, "<path d=\"M{x} {below}H{right}\" stroke=\"{ink}\"/>")?;
    }
    let Some(character) = cell.contents().chars().next().filter(|character| *character != ' ') else {
        return Ok(());
    };
    match (arms(character), character) {
        (Some(arms), _) => lines(svg, arms, x, y, &ink),
        (None, '\u{2800}'..='\u{28ff}') => dots(svg, character as u32 - 0x2800, x, y, &ink),
        _ => {
            let weight = if cell.bold() { " font-weight=\"bold\"" } else { "" };
            let text = match character {
                '<' => "&lt;".to_owned(),
                '&' => "&amp;".to_owned(),
                other => other.to_string(),
            };
            let base = y + 15.0;
            writeln!(svg, "<text x=\"{x}\" y=\"{base}\" fill=\"{ink}\"{weight}>{text}</text>")
        }
    }
}

/// How thick a line of a box goes up, right, down and left from the middle of its character: 0, 1 or 2.
fn arms(character: char) -> Option<[u8; 4]> {
    Some(match character {
        '─' | '╌' => [0, 1, 0, 1],
        '━' => [0, 2, 0, 2],
        '│' => [1, 0, 1, 0],
        '┃' => [2, 0, 2, 0],
        '┏' => [0, 2, 2, 0],
        '┓' => [0, 0, 2, 2],
        '┗' => [2, 2, 0, 0],
        '┛' => [2, 0, 0, 2],
        '┯' => [0, 2, 1, 2],
        '┳' => [0, 2, 2, 2],
        '┷' => [1, 2, 0, 2],
        '┻' => [2, 2, 0, 2],
        '┠' => [2, 1, 2, 0],
        '┨' => [2, 0, 2, 1],
        '┣' => [2, 2, 2, 0],
        '┫' => [2, 0, 2, 2],
        '┼' => [1, 1, 1, 1],
        '╂' => [2, 1, 2, 1],
        '┿' => [1, 2, 1, 2],
        '╋' => [2, 2, 2, 2],
        _ => return None,
    })
}

fn lines(svg: &mut String, arms: [u8; 4], x: f32, y: f32, ink: &str) -> std::fmt::Result {
    let (middle_x, middle_y) = (x + WIDE / 2.0, y + HIGH / 2.0);
    let ends = [(middle_x, y), (x + WIDE, middle_y), (middle_x, y + HIGH), (x, middle_y)];
    for (thickness, (to_x, to_y)) in arms.into_iter().zip(ends) {
        if thickness > 0 {
            let stroke = if thickness == 1 { 1.0 } else { 2.5 };
            writeln!(
                svg,
                "<path d=\"M{middle_x} {middle_y}L{to_x} {to_y}\" stroke=\"{ink}\" stroke-width=\"{stroke}\"/>"
            )?;
        }
    }
    Ok(())
}

/// The dots of a Braille character, by the bits of its pattern.
fn dots(svg: &mut String, pattern: u32, x: f32, y: f32, ink: &str) -> std::fmt::Result {
    const PLACES: [(u8, u8); 8] = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)];
    for (bit, (column, row)) in PLACES.into_iter().enumerate() {
        if pattern >> bit & 1 == 1 {
            let (cx, cy) = (x + 2.5 + 5.0 * f32::from(column), y + 2.5 + 5.0 * f32::from(row));
            writeln!(svg, "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"1.5\" fill=\"{ink}\"/>")?;
        }
    }
    Ok(())
}

/// A colour of the 256; the sixteen first ones are a terminal's own, here those of xterm.
fn colour(colour: Color, default: &str) -> String {
    const FIRST: [&str; 16] = [
        "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5", "#7f7f7f",
        "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
    ];
    let level = |step: u8| if step == 0 { 0 } else { 55 + 40 * step };
    match colour {
        Color::Default => default.to_owned(),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        Color::Idx(number @ 0..16) => FIRST[usize::from(number)].to_owned(),
        Color::Idx(number @ 16..232) => {
            let cube = number - 16;
            format!("#{:02x}{:02x}{:02x}", level(cube / 36), level(cube / 6 % 6), level(cube % 6))
        }
        Color::Idx(number) => {
            let grey = 8 + 10 * (number - 232);
            format!("#{grey:02x}{grey:02x}{grey:02x}")
        }
    }
}
