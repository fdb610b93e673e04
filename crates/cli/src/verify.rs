//! `gantry verify`: proves a record.

use std::path::Path;

use gantry_host::fairness;
use gantry_kernel::Seat;
use gantry_wire::{FairVerdict, Verified};

use crate::args::Verify;
use crate::fail::CliError;
use crate::files;
use crate::language;
use crate::screen::{BAD, GOOD, STRONG, Screen};

pub(crate) fn run(arguments: &Verify) -> Result<(), CliError> {
    let mut screen = Screen::new(false);
    let (mut readable, mut sound, mut known) = (true, true, true);
    for file in &arguments.files {
        let (listing, record) = match files::record(file) {
            Ok(found) => found,
            Err(failure) => {
                readable = false;
                failure.tell();
                continue;
            }
        };
        let found = fairness::verify(listing, &record);
        match &found.verdict {
            FairVerdict::Sound { .. } => show(&mut screen, file, listing.title, &found)?,
            FairVerdict::Disproved(fault) | FairVerdict::Unknown(fault) => {
                let unknown = matches!(found.verdict, FairVerdict::Unknown(_));
                (known, sound) = (known && !unknown, sound && unknown);
                let reason = language::reason(
                    listing,
                    fault.refused.as_ref().map(|refused| &refused.reason),
                    &found.names,
                );
                screen.styled(BAD, &format!("{}: {fault}{reason}", file.display()))?;
            }
        }
    }
    match (readable, sound, known) {
        (false, ..) => Err(CliError::UsageSaid),
        (true, false, _) => Err(CliError::UnsoundSaid),
        (true, true, false) => Err(CliError::UnknownSaid),
        (true, true, true) => Ok(()),
    }
}

fn show(screen: &mut Screen, file: &Path, title: &str, found: &Verified) -> Result<(), CliError> {
    let FairVerdict::Sound { entries, outcomes, from_position, digest, points } = &found.verdict
    else {
        return Ok(());
    };
    let (style, verdict) = match (outcomes, from_position) {
        (Some(_), false) => (GOOD, "proved"),
        (Some(_), true) => (STRONG, "sound, but not proved: it began from a position"),
        (None, _) => (STRONG, "sound, but not proved: the secret is not shown"),
    };
    screen.styled(style, &format!("{}: {verdict}", file.display()))?;
    screen.line(&format!("  game: {title} ({}, rules {})", found.game, found.rules))?;
    screen.line(if *from_position {
        "  start: a position; nobody can tell whether it was stacked"
    } else {
        "  start: the beginning of the game; all cards are dealt by chance"
    })?;
    screen.line(&format!("  entries: {entries} played again, every digest met"))?;
    screen.line(&match outcomes {
        Some(outcomes) => format!("  outcomes: {outcomes} drawn again from the secret"),
        None => "  outcomes: not drawn again, for the secret is not shown".into(),
    })?;
    let commitment = &found.commitment;
    screen.line(&match outcomes {
        Some(_) => format!("  pledge: {commitment}, the secret fits it"),
        None => format!("  pledge: {commitment}, the secret is not shown"),
    })?;
    screen.line(&salts(found))?;
    screen.line(&format!("  digest: {digest}"))?;
    screen.line(&match points {
        None => "  result: the game is not over".into(),
        Some(points) => {
            let players = found.names.iter().zip(points);
            let points: Vec<_> = players.map(|(name, points)| format!("{name} {points}")).collect();
            format!("  result: {}", points.join(", "))
        }
    })?;
    Ok(())
}

/// Who added to the shuffles besides the host.
fn salts(found: &Verified) -> String {
    if found.salts.is_empty() {
        let reason = "whoever chose the secret chose the deal";
        return format!("  salts: none, so {reason}");
    }
    let name = |seat: &Seat| &found.names[seat.index()];
    let salts = found.salts.iter().map(|(seat, salt)| format!("{} {salt:?}", name(seat)));
    format!("  salts: {}", salts.collect::<Vec<_>>().join(", "))
}
