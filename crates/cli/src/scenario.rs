//! `gantry scenario`: tests rules, one line each.

use std::path::Path;

use gantry_catalog::{Listing, find, scenario};
use gantry_kernel::{LineError, MAX_SEATS, Seat};

use crate::args::Scenario;
use crate::fail::CliError;
use crate::files;
use crate::language;
use crate::screen::{BAD, STRONG, Screen};

pub(crate) fn run(arguments: &Scenario) -> Result<(), CliError> {
    let mut screen = Screen::new(false);
    let (mut passed, mut failed, mut readable) = (0, 0, true);
    for file in &arguments.files {
        let (listing, scenarios) = match read(file) {
            Ok(found) => found,
            Err(failure) => {
                failed += 1;
                readable = false;
                failure.tell();
                continue;
            }
        };
        let runner = listing.scenario_runner();
        let names: Vec<_> = Seat::all(MAX_SEATS).map(|seat| seat.to_string()).collect();
        for scenario in &scenarios {
            let what = format!("{} {}", scenario.rules.join(" "), scenario.title);
            let Err(faults) = runner(scenario) else {
                passed += 1;
                screen.line(&format!("ok   {what}"))?;
                continue;
            };
            failed += 1;
            // The first is beside the title, all others below it.
            let mut beside = format!("FAIL {what} — ");
            for LineError { line, message, refusal } in faults {
                let reason = refusal.as_deref().map(|refusal| &refusal.reason);
                let reason = language::reason(listing, reason, &names);
                let place = format!("{}:{line}: {message}{reason}", file.display());
                screen.styled(BAD, &format!("{beside}{place}"))?;
                beside = "     ".into();
            }
        }
    }
    screen.styled(STRONG, &format!("{passed} passed, {failed} failed"))?;
    match (readable, failed) {
        (false, _) => Err(CliError::UsageSaid),
        (true, 0) => Ok(()),
        (true, _) => Err(CliError::UnsoundSaid),
    }
}

/// The scenarios of a file, and their game.
fn read(file: &Path) -> Result<(&'static Listing, Vec<scenario::Scenario>), CliError> {
    let text = files::text(file)?;
    let read = scenario::read(&text).map_err(|fault| about(file, &fault))?;
    let (game, line) = &read.game;
    match find(game) {
        Some(listing) => Ok((listing, read.scenarios)),
        None => Err(about(file, &LineError::new(*line, format_args!("no game {game:?}")))),
    }
}

fn about(file: &Path, fault: &LineError) -> CliError {
    let LineError { line, message, .. } = fault;
    CliError::usage(format_args!("{}:{line}: {message}", file.display()))
}
