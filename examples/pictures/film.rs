//! A film: shots of the running program, as a GIF.

use std::fmt::Write as _;
use std::io;
use std::path::Path;
use std::process::Command;

use super::{Shot, stage, svg};

/// Takes the shots in a terminal of this size and writes them as one GIF.
pub fn make(shots: &[Shot], size: (u16, u16), arguments: &[&str], name: &str) -> io::Result<()> {
    let folder = std::env::temp_dir().join("sudoscope-film");
    let _ = std::fs::remove_dir_all(&folder); // frames of another time
    std::fs::create_dir_all(&folder)?;
    let stage = stage::Stage::open(size, arguments)?;
    let (mut list, mut number) = (String::new(), 0);
    for shot in shots {
        stage.send(shot.keys)?;
        stage.wait_for(shot.shown);
        for _ in 0..shot.frames {
            stage.wait_a_frame();
            let frame = folder.join(format!("{number:04}"));
            std::fs::write(frame.with_extension("svg"), svg::draw(&stage.screen()))?;
            run(Command::new("rsvg-convert")
                .arg("-o")
                .arg(frame.with_extension("png"))
                .arg(frame.with_extension("svg")))?;
            let seconds = f64::from(shot.hundredths) / 100.0;
            writeln!(list, "file {number:04}.png\nduration {seconds}").expect("a string takes everything");
            number += 1;
        }
    }
    // The last one must be named twice to be shown for its time.
    writeln!(list, "file {:04}.png", number - 1).expect("a string takes everything");
    std::fs::write(folder.join("frames.txt"), list)?;
    join(&folder, Path::new(name))
}

/// Makes one GIF of the frames. A terminal has few colours: one palette for all is enough, and nothing is dithered.
fn join(folder: &Path, name: &Path) -> io::Result<()> {
    let raw = folder.join("film.gif");
    run(Command::new("ffmpeg")
        .args(["-loglevel", "error", "-y", "-f", "concat", "-i"])
        .arg(folder.join("frames.txt"))
        .args(["-fps_mode", "passthrough", "-filter_complex"])
        .arg("[0]split[a][b];[a]palettegen=max_colors=64:stats_mode=full[p];[b][p]paletteuse=dither=none")
        .arg(&raw))?;
    run(Command::new("gifsicle").args(["-O3", "-o"]).arg(name).arg(&raw))
}

fn run(command: &mut Command) -> io::Result<()> {
    let program = command.get_program().to_owned();
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(io::Error::other(format!("{}: {status}", program.display()))),
        Err(error) => Err(io::Error::new(error.kind(), format!("{}: {error}", program.display()))),
    }
}
