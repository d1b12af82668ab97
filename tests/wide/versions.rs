//! The versions of the solver that this machine can run.

use std::io::{self, Write as _};

use sudoscope::solve::{Version, VersionError, Wide};

/// The names of all.
pub const NAMES: [&str; 3] = ["scalar", "avx2", "avx512"];

/// The version of a name, or nothing, said aloud, where the machine lacks the instructions. One that is asked for by
/// `SUDOSCOPE_SOLVER` must be there.
pub fn version(name: &str) -> Option<Version> {
    match Version::from_name(name) {
        Ok(version) => Some(version),
        Err(VersionError::Missing(missing)) => {
            assert_ne!(std::env::var("SUDOSCOPE_SOLVER").as_deref(), Ok(name), "{missing}");
            // Not `eprintln!`, which a passing test hides.
            writeln!(io::stderr(), "NOT TESTED: {missing}").expect("standard error is open");
            None
        }
        Err(error) => panic!("{error}"),
    }
}

pub fn versions() -> impl Iterator<Item = Version> {
    NAMES.into_iter().filter_map(version)
}

/// Those in vectors.
pub fn wides() -> impl Iterator<Item = Wide> {
    versions().filter_map(|version| match version {
        Version::Scalar => None,
        Version::Wide(wide) => Some(wide),
    })
}
