//! The manual pages and shell completions that packages install are those of the program as it is.
//!
//! `UPDATE_GENERATED=1 cargo test --test pages` writes them anew.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const SHELLS: [(&str, &str); 4] = [
    ("bash", "sudoscope.bash"),
    ("zsh", "_sudoscope"),
    ("fish", "sudoscope.fish"),
    ("powershell", "_sudoscope.ps1"),
];

#[test]
fn manual_pages_are_current() {
    assert_current(Path::new("assets/man/sudoscope.1"), &["man"]);
    let mut pages = vec![PathBuf::from("assets/man/sudoscope.1")];
    for command in sudoscope::cli::command_line().get_subcommands() {
        let page = PathBuf::from(format!("assets/man/sudoscope-{}.1", command.get_name()));
        assert_current(&page, &["man", command.get_name()]);
        pages.push(page);
    }
    let mut kept: Vec<PathBuf> =
        fs::read_dir("assets/man").expect("a folder").map(|entry| entry.expect("a file").path()).collect();
    kept.sort();
    pages.sort();
    assert_eq!(kept, pages, "a page for each command and no other");
}

#[test]
fn completions_are_current() {
    for (shell, file) in SHELLS {
        assert_current(&Path::new("assets/completions").join(file), &["completions", shell]);
    }
}

fn assert_current(file: &Path, arguments: &[&str]) {
    let said = Command::new(env!("CARGO_BIN_EXE_sudoscope")).args(arguments).output().expect("it starts");
    assert!(said.status.success(), "{arguments:?}");
    if env::var_os("UPDATE_GENERATED").is_some() {
        fs::create_dir_all(file.parent().expect("a folder")).expect("the folder can be made");
        fs::write(file, &said.stdout).expect("the file can be written");
    }
    let is_current = fs::read(file).is_ok_and(|kept| kept == said.stdout);
    assert!(is_current, "{}: UPDATE_GENERATED=1 cargo test --test pages", file.display());
}
