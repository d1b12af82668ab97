//! Makes the pictures of the README: runs the program in a pseudo-terminal, types a script, and writes what the screen
//! shows: three stills as SVG and a film as GIF. `cargo build --release && cargo run --example pictures` makes them all
//! anew, in `assets/pictures`. The film takes `rsvg-convert`, `ffmpeg` and `gifsicle`, in Debian the packages
//! librsvg2-bin, ffmpeg and gifsicle.
#![cfg_attr(not(unix), allow(dead_code, reason = "there are no pseudo-terminals to take pictures in"))]

#[cfg(unix)]
mod film;
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

/// What is typed for a part of the film, what has to be on the screen then, and how many frames are taken of it, each
/// shown for so many hundredths of a second.
struct Shot {
    keys: &'static str,
    shown: &'static str,
    frames: usize,
    hundredths: u32,
}

const fn shot(keys: &'static str, shown: &'static str, frames: usize, hundredths: u32) -> Shot {
    Shot { keys, shown, frames, hundredths }
}

/// Watch, scrub, why, race.
const FILM: [Shot; 30] = [
    shot("", "99,056 steps", 1, 150),
    shot(" ", "playing", 14, 13),
    shot("]]]]]]", "1,024 steps/s", 12, 13),
    shot(" ", "paused", 1, 60),
    shot(":12000\r", "step 12,000", 1, 60),
    shot(":33000\r", "step 33,000", 1, 60),
    shot(":48209\r", "step 48,209", 1, 60),
    shot("\x1b[C", "step 48,210", 1, 80),
    shot("\x1b[C", "step 48,211", 1, 80),
    shot("\x1b[C", "step 48,212", 1, 80),
    shot("\x1b[D", "step 48,211", 1, 50),
    shot("\x1b[D", "step 48,210", 1, 50),
    shot("w", "", 1, 300),
    shot("w", "", 1, 50),
    shot("\t", "", 1, 80),
    shot("\x1b[D", "", 1, 100),
    shot("\x1b[D", "", 1, 100),
    shot("\x1b[B", "", 1, 100),
    shot("\r", "", 1, 100),
    shot("\x1b", "", 1, 50),
    shot("\x1b[H", "step 0", 1, 50),
    shot("R", "race:", 1, 60),
    shot("jjjjjjj", "> [ ] fewest candidates", 1, 30),
    shot(" ", "[x] fewest candidates", 1, 50),
    shot("j", "> [ ] fewest options", 1, 30),
    shot(" ", "[x] fewest options", 1, 50),
    shot("\r", "steps", 1, 100),
    shot(" ", "playing", 10, 13),
    shot("]]]]]", "512 steps/s", 22, 13),
    shot(":2882\r", "step 2,882", 1, 300),
];

#[cfg(unix)]
fn main() -> std::io::Result<()> {
    for still in &STILLS {
        let stage = stage::Stage::open(still.size, still.arguments)?;
        for (keys, shown) in still.script {
            stage.send(keys)?;
            stage.wait_for(shown);
        }
        stage.wait_a_frame(); // the text may have been seen in the middle of one
        std::fs::write(format!("assets/pictures/{}.svg", still.name), svg::draw(&stage.screen()))?;
    }
    film::make(&FILM, (110, 34), &[EVEREST], "assets/pictures/film.gif")
}

#[cfg(not(unix))]
const fn main() {}
