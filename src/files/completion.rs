//! Completing a path.

use std::fs::{self, DirEntry};
use std::path::is_separator;

use super::path::meant_by;

/// More paths than this help nobody.
const MOST: usize = 500;

/// The paths that begin with a text, in alphabetical order, at most 500. Names that begin with a dot are left out
/// unless the text asks for them; so are names that are no text.
pub fn complete(typed: &str) -> Vec<String> {
    let start = typed.rfind(is_separator).map_or(0, |separator| separator + 1);
    let (folder, begun) = typed.split_at(start);
    let searched = if folder.is_empty() { meant_by(".") } else { meant_by(folder) };
    let Ok(entries) = fs::read_dir(searched) else { return Vec::new() };
    let mut paths: Vec<String> = entries
        .flatten()
        .filter_map(|entry| {
            let name = entry.file_name().into_string().ok()?;
            let is_wanted = name.starts_with(begun) && (begun.starts_with('.') || !name.starts_with('.'));
            is_wanted.then(|| format!("{folder}{name}{}", if is_folder(&entry) { "/" } else { "" }))
        })
        .collect();
    paths.sort();
    paths.truncate(MOST);
    paths
}

/// Whether it is a folder, or a link to one.
fn is_folder(entry: &DirEntry) -> bool {
    fs::metadata(entry.path()).is_ok_and(|metadata| metadata.is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_completed_as_they_were_begun() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["easy.sdk", "easy.txt", "hard.sdk", ".hidden"] {
            fs::write(folder.path().join(name), "").unwrap();
        }
        fs::create_dir(folder.path().join("easter")).unwrap();
        let base = format!("{}/", folder.path().display());
        for (begun, expected) in [
            ("ea", &["easter/", "easy.sdk", "easy.txt"][..]),
            ("", &["easter/", "easy.sdk", "easy.txt", "hard.sdk"]),
            (".", &[".hidden"]),
            ("h", &["hard.sdk"]),
            ("none", &[]),
            ("nowhere/a", &[]),
        ] {
            let expected: Vec<String> = expected.iter().map(|name| format!("{base}{name}")).collect();
            assert_eq!(complete(&format!("{base}{begun}")), expected, "{begun:?}");
        }
    }
}
