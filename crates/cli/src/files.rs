//! Files that people name, and the games that they name; every message says which.

mod keeper;
mod target;
mod torn;

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use gantry_catalog::{Listing, find, find_version, games};
use gantry_kernel::LineError;
use gantry_kernel::record::{Record, ReplayError};

use crate::fail::Failure;
use crate::shell::quoted;

pub(crate) use keeper::Keeper;
pub(crate) use target::{Existing, check, real, write};

/// Records of very long games have less.
const LARGEST: u64 = 64 << 20;

/// The game of this id; a wrong one is answered with those there are.
pub(crate) fn game(id: &str) -> Result<&'static Listing, Failure> {
    find(id).ok_or_else(|| {
        let known: Vec<_> = games().iter().map(|listing| listing.id).collect();
        Failure::usage(format_args!("no game {id:?}; there are: {}", known.join(", ")))
    })
}

/// The text of a file; `-` is standard input.
pub(crate) fn text(path: &Path) -> Result<String, Failure> {
    let mut bytes = Vec::new();
    let source = source(path)?;
    let read = source.take(LARGEST + 1).read_to_end(&mut bytes);
    if read.map_err(|error| about(path, error))? as u64 > LARGEST {
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

/// Where a text is read from. Whoever names a device or a pipe by mistake waits for nothing; what
/// the shell has opened for us (`<(…)`, standard input) is meant.
fn source(path: &Path) -> Result<Box<dyn Read>, Failure> {
    if path == Path::new("-") || path == Path::new("/dev/stdin") {
        return Ok(Box::new(io::stdin().lock()));
    }
    let opened_for_us = path.starts_with("/dev/fd") || path.starts_with("/proc/self/fd");
    let found = fs::metadata(path).map_err(|error| about(path, error))?;
    if found.is_dir() {
        return Err(about(path, "a folder, not a file"));
    }
    if !found.is_file() && !opened_for_us {
        return Err(about(path, "not a regular file; - reads standard input"));
    }
    Ok(Box::new(fs::File::open(path).map_err(|error| about(path, error))?))
}

/// A record and the game it is of.
pub(crate) fn record(path: &Path) -> Result<(&'static Listing, Record), Failure> {
    let text = text(path)?;
    let record = Record::read(&text).map_err(|fault| match torn::mend(&text) {
        None => about(path, fault),
        Some(table) => {
            let (game, entries) = (&table.header().game, table.entries());
            let (file, quoted) = (path.display(), quoted(&path.to_string_lossy()));
            Failure::usage(format_args!(
                "{file}: cut off after entry {entries}; \
                 gantry play {game} --resume {quoted} --save {quoted} goes on from there"
            ))
        }
    })?;
    of_a_game(path, record)
}

/// A record to go on from: of a file that was cut off, everything up to its last whole entry.
pub(crate) fn record_to_resume(path: &Path) -> Result<(&'static Listing, Record), Failure> {
    let text = text(path)?;
    let record = Record::read(&text)
        .or_else(|fault| torn::mend(&text).map(|table| table.save()).ok_or(fault))
        .map_err(|fault| about(path, fault))?;
    of_a_game(path, record)
}

fn of_a_game(path: &Path, record: Record) -> Result<(&'static Listing, Record), Failure> {
    let (game, rules) = (&record.header.game, record.header.rules);
    // a version that was never released is named where the record is played
    match find_version(game, rules).or_else(|| find(game)) {
        Some(listing) => Ok((listing, record)),
        None => Err(about(path, format_args!("line 2: no game {:?}", record.header.game))),
    }
}

/// A text that is not what it should be, in this file.
pub(crate) fn about(path: &Path, message: impl std::fmt::Display) -> Failure {
    Failure::usage(format_args!("{}: {message}", path.display()))
}

/// A line that is not what it should be, in this file that somebody edits.
pub(crate) fn fault(path: &Path, fault: &LineError) -> Failure {
    Failure::usage(format_args!("{}, {fault}", path.display()))
}

/// A record that is not of a game, in this file.
pub(crate) fn diverged(path: &Path, divergence: &ReplayError) -> Failure {
    let message = format!("{}: {divergence}", path.display());
    if divergence.unknown { Failure::Unknown(message) } else { Failure::unsound(message) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_names_file_and_line() {
        let failure = fault(Path::new("own values"), &LineError::new(3, "expected a number"));
        assert_eq!(failure.message(), Some("own values, line 3: expected a number"));
    }
}
