//! Writing a file so that it is whole at every moment.

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::path::{meant_by, reason};

/// Writes a text to the file that `path` names; false, and nothing written, where there is a file already that must
/// not be replaced.
pub fn save(path: &str, text: &str, overwrite: bool) -> Result<bool, String> {
    let path = meant_by(path);
    if path.is_dir() {
        return Err("a folder of this name is there".to_string());
    }
    if !overwrite && path.symlink_metadata().is_ok() {
        return Ok(false);
    }
    replace(&path, text).map(|()| true).map_err(|error| reason(&error))
}

/// Writes a temporary file beside the file and renames it: whoever looks finds the old content or the new one, and
/// never a part. A link stays one: what it leads to is replaced.
///
/// # Errors
/// The folder is missing or cannot be written to, or the disk is full.
pub fn replace(path: &Path, text: &str) -> io::Result<()> {
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let temporary = beside(&path)?;
    let written = write_new(&temporary, text)
        .and_then(|()| match path.metadata() {
            Ok(metadata) => fs::set_permissions(&temporary, metadata.permissions()),
            Err(_) => Ok(()),
        })
        .and_then(|()| fs::rename(&temporary, &path));
    if written.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    written
}

fn beside(path: &Path) -> io::Result<PathBuf> {
    let name = path.file_name().ok_or(io::ErrorKind::InvalidInput)?;
    let mut temporary = std::ffi::OsString::from(".");
    temporary.push(name);
    temporary.push(format!(".{}.tmp", std::process::id()));
    Ok(path.with_file_name(temporary))
}

fn write_new(path: &Path, text: &str) -> io::Result<()> {
    let _ = fs::remove_file(path); // left by a process of the same number that was killed
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_only_where_that_is_wanted() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.sdk");
        let name = path.display().to_string();
        for (text, overwrite, saved, content) in
            [("one", false, true, "one"), ("two", false, false, "one"), ("two", true, true, "two")]
        {
            assert_eq!(save(&name, text, overwrite), Ok(saved));
            assert_eq!(fs::read_to_string(&path).unwrap(), content);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no temporary file is left");
    }

    #[test]
    fn what_cannot_be_written_says_why() {
        let folder = tempfile::tempdir().unwrap();
        let name = folder.path().display().to_string();
        assert_eq!(save(&name, "", true).unwrap_err(), "a folder of this name is there");
        let absent = format!("{name}/absent/a.sdk");
        assert_eq!(save(&absent, "", false).unwrap_err(), "no such file or directory");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_modes_are_kept() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&file, &link).unwrap();
        replace(&link, "new").unwrap();
        assert!(link.symlink_metadata().unwrap().is_symlink());
        assert_eq!(fs::read_to_string(&file).unwrap(), "new");
        assert_eq!(file.metadata().unwrap().permissions().mode() & 0o777, 0o640);
    }
}
