//! Files that people name, and the games that they name; every message says which.

mod target;

use std::fs;
use std::io::Read as _;
use std::path::Path;

use gantry_catalog::{Listing, find, games};
use gantry_kernel::Fault;
use gantry_kernel::record::{Divergence, Record};

use crate::fail::Failure;

pub(crate) use target::{check, real, write};

/// Records of very long games have less; whoever names a device by mistake waits for nothing.
const LARGEST: u64 = 64 << 20;

/// The game of this id; a wrong one is answered with those there are.
pub(crate) fn game(id: &str) -> Result<&'static Listing, Failure> {
    find(id).ok_or_else(|| {
        let known: Vec<_> = games().iter().map(|listing| listing.id).collect();
        Failure::usage(format_args!("no game {id:?}; there are: {}", known.join(", ")))
    })
}

pub(crate) fn text(path: &Path) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let read = fs::File::open(path)
        .and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
        .map_err(|error| about(path, error))?;
    if read as u64 > LARGEST {
        return Err(about(
            path,
            format_args!("larger than {} MB: not a file of ours", LARGEST >> 20),
        ));
    }
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = sound.split(|byte| *byte == b'\n').count();
        about(path, format_args!("line {line}: not UTF-8 text"))
    })
}

/// A record and the game it is of.
pub(crate) fn record(path: &Path) -> Result<(&'static Listing, Record), Failure> {
    let record = Record::read(&text(path)?).map_err(|fault| about(path, fault))?;
    match find(&record.header.game) {
        Some(listing) => Ok((listing, record)),
        None => Err(about(path, format_args!("line 2: no game {:?}", record.header.game))),
    }
}

/// A text that is not what it should be, in this file.
pub(crate) fn about(path: &Path, message: impl std::fmt::Display) -> Failure {
    Failure::usage(format_args!("{}: {message}", path.display()))
}

/// A line that is not what it should be, in this file that somebody edits.
pub(crate) fn fault(path: &Path, fault: &Fault) -> Failure {
    Failure::usage(format_args!("{}, {fault}", path.display()))
}

/// A record that is not of a game, in this file.
pub(crate) fn diverged(path: &Path, divergence: &Divergence) -> Failure {
    let message = format!("{}: {divergence}", path.display());
    if divergence.unknown { Failure::Unknown(message) } else { Failure::unsound(message) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_names_file_and_line() {
        let failure = fault(Path::new("own values"), &Fault::new(3, "expected a number"));
        assert_eq!(failure.message(), Some("own values, line 3: expected a number"));
    }
}
