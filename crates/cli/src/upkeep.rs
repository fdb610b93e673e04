//! `gantry backup`, `restore`, `check` and `thaw`: what is done with the database of a server.

use gantry_server::upkeep::{self, UpkeepError};

use crate::args::{Backup, Check, Restore, Thaw};
use crate::fail::CliError;
use crate::screen::{BAD, GOOD, Screen};

pub(crate) fn backup(arguments: &Backup) -> Result<(), CliError> {
    let bytes = upkeep::backup(&arguments.of.database, &arguments.to).map_err(CliError::usage)?;
    let file = arguments.to.display();
    Ok(Screen::new(false).line(&format!("Saved to {file} ({bytes} bytes)."))?)
}

pub(crate) fn restore(arguments: &Restore) -> Result<(), CliError> {
    if arguments.to.to_str().is_some_and(|to| to.contains("://")) {
        let other = "--to: expected a file; restore a PostgreSQL database with pg_restore";
        return Err(CliError::usage(other));
    }
    upkeep::restore(&arguments.from, &arguments.to, arguments.force).map_err(CliError::usage)?;
    let (from, to) = (arguments.from.display(), arguments.to.display());
    Ok(Screen::new(false).line(&format!("{to} is now what {from} is."))?)
}

pub(crate) fn check(arguments: &Check) -> Result<(), CliError> {
    let report = upkeep::check(&arguments.of.database).map_err(CliError::usage)?;
    let mut screen = Screen::new(false);
    for fault in &report.faults {
        screen.styled(BAD, fault)?;
    }
    let faults = report.faults.len();
    let style = if faults == 0 { GOOD } else { BAD };
    let (tables, entries) = (report.tables, report.entries);
    screen.styled(style, &format!("tables: {tables}, entries: {entries}, faults: {faults}"))?;
    if faults == 0 { Ok(()) } else { Err(CliError::UnsoundSaid) }
}

pub(crate) fn thaw(arguments: &Thaw) -> Result<(), CliError> {
    let thawed = upkeep::thaw(&arguments.of.database, &arguments.table);
    thawed.map_err(|error| match error {
        UpkeepError::StaysFrozen { .. } => CliError::unsound(error),
        other => CliError::usage(other),
    })?;
    Ok(Screen::new(false).line(&format!("Table {} goes on.", arguments.table))?)
}
