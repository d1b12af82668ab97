//! Makes the pictures of the README: runs the program in a pseudo-terminal, types a script, and writes what the screen
//! shows as SVG. `cargo build --release && cargo run --example pictures` makes them all anew, in `assets/pictures`.
//!
//! `cargo run --example pictures -- --film FOLDER` writes the frames of a short film instead, one SVG each.

#[cfg(unix)]
mod stage;
#[cfg(unix)]
mod svg;

/// A still: its name, its size, the program's arguments, the keys to type and what has to be on the screen before
/// and after each.
struct Still {
    name: &'static str,
    size: (u16, u16),
    arguments: &'static [&'static str],
    script: &'static [(&'static str, &'static str)],
}

const EVEREST: &str = "assets/pictures/everest.txt";
const MISTYPED: &str = "assets/pictures/mistyped.txt";

const STILLS: [Still; 3] = [
    Still {
        name: "watch",
        size: (120, 38),
        arguments: &["--step", "48210", EVEREST],
        script: &[("", "ends solved"), ("", "46 %")],
    },
    Still {
        name: "race",
        size: (160, 34),
        arguments: &["--step", "0", EVEREST],
        script: &[
            ("", "ends solved"),
            ("R", "race:"),
            (" ", "[x] columns"),
            ("jjjjjjj", "> [ ] fewest candidates"),
            (" ", "[x] fewest candidates"),
            ("j", "> [ ] fewest options"),
            (" ", "[x] fewest options"),
            ("\r", "×1,317"),
            (":2000\r", "step 2,000"),
        ],
    },
    Still {
        name: "repair",
        size: (80, 24),
        arguments: &[MISTYPED],
        script: &[("", "single-edit repairs"), ("f", "the likeliest first")],
    },
];

/// The keys of the film, typed one after the other, a frame after each.
const FILM: [(&str, usize); 9] = [
    (" ", 12),
    ("]]]]", 14),
    (" ", 1),
    (":48210\r", 2),
    ("\x1b[C", 4),
    ("\x1b[D", 4),
    ("w", 6),
    ("w", 1),
    ("\t\x1b[D\x1b[D\x1b[B\x1b[C", 8),
];

#[cfg(unix)]
fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    if arguments.next().as_deref() == Some("--film") {
        return film(&arguments.next().unwrap_or_else(|| "film".to_owned()));
    }
    for still in &STILLS {
        let stage = stage::Stage::open(still.size, still.arguments)?;
        for (keys, shown) in still.script {
            stage.send(keys)?;
            stage.wait_for(shown);
        }
        stage.wait_a_frame(); // the text may have been seen in the middle of one
        std::fs::write(format!("assets/pictures/{}.svg", still.name), svg::draw(&stage.screen()))?;
    }
    Ok(())
}

#[cfg(unix)]
fn film(folder: &str) -> std::io::Result<()> {
    std::fs::create_dir_all(folder)?;
    let stage = stage::Stage::open((100, 32), &[EVEREST])?;
    stage.wait_for("99,056 steps");
    let mut number = 0;
    for (keys, frames) in FILM {
        stage.send(keys)?;
        for _ in 0..frames {
            stage.wait_a_frame();
            std::fs::write(format!("{folder}/{number:04}.svg"), svg::draw(&stage.screen()))?;
            number += 1;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
fn main() {
    let _ = (STILLS.map(|still| (still.name, still.size, still.arguments, still.script)), FILM);
}
