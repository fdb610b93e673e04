//! Files and games that people name; every message says which.

mod keeper;
mod target;
mod torn;

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use gantry_catalog::{Listing, find, find_version, games};
use gantry_kernel::LineError;
use gantry_kernel::record::{Record, ReplayError};

use crate::fail::CliError;
use crate::online::finished;
use crate::shell::quoted;

pub(crate) use keeper::Keeper;
pub(crate) use target::{Existing, check, real, write};

/// Records of very long games are smaller.
const LARGEST: u64 = 64 << 20;

/// The game with this id; otherwise an error that lists all games.
pub(crate) fn game(id: &str) -> Result<&'static Listing, CliError> {
    find(id).ok_or_else(|| {
        let known: Vec<_> = games().iter().map(|listing| listing.id).collect();
        CliError::usage(format_args!("no game {id:?}; there are: {}", known.join(", ")))
    })
}

/// The text of a file; `-` is standard input.
pub(crate) fn text(path: &Path) -> Result<String, CliError> {
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

/// Opens the source of a text. A device or a pipe named by mistake is refused, because it might
/// never end; one that the shell has opened for us (`<(…)`, standard input) is meant.
fn source(path: &Path) -> Result<Box<dyn Read>, CliError> {
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

/// A record and its game, from a file or from a finished table on a server.
pub(crate) fn record(path: &Path) -> Result<(&'static Listing, Record), CliError> {
    let text = finished::link(path).map_or_else(|| text(path), finished::record)?;
    let record = Record::read(&text).map_err(|fault| match torn::repair(&text) {
        None => about(path, fault),
        Some(table) => {
            let (game, entries) = (&table.header().game, table.entries());
            let (file, quoted) = (path.display(), quoted(&path.to_string_lossy()));
            CliError::usage(format_args!(
                "{file}: cut off after entry {entries}; \
                 gantry play {game} --resume {quoted} --save {quoted} goes on from there"
            ))
        }
    })?;
    of_a_game(path, record)
}

/// A record to resume; if the file was cut off, everything up to its last complete entry.
pub(crate) fn record_to_resume(path: &Path) -> Result<(&'static Listing, Record), CliError> {
    let text = text(path)?;
    let record = Record::read(&text)
        .or_else(|fault| torn::repair(&text).map(|table| table.save()).ok_or(fault))
        .map_err(|fault| about(path, fault))?;
    of_a_game(path, record)
}

fn of_a_game(path: &Path, record: Record) -> Result<(&'static Listing, Record), CliError> {
    let (game, rules) = (&record.header.game, record.header.rules);
    // A version that was never released is reported when the record is replayed.
    match find_version(game, rules).or_else(|| find(game)) {
        Some(listing) => Ok((listing, record)),
        None => Err(about(path, format_args!("line 2: no game {:?}", record.header.game))),
    }
}

/// An error about the text of a file.
pub(crate) fn about(path: &Path, message: impl std::fmt::Display) -> CliError {
    CliError::usage(format_args!("{}: {message}", path.display()))
}

/// An error about a line of a file that somebody edits.
pub(crate) fn fault(path: &Path, fault: &LineError) -> CliError {
    CliError::usage(format_args!("{}, {fault}", path.display()))
}

/// An error about a record that does not replay.
pub(crate) fn diverged(path: &Path, divergence: &ReplayError) -> CliError {
    let message = format!("{}: {divergence}", path.display());
    if divergence.unknown { CliError::Unknown(message) } else { CliError::unsound(message) }
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
