//! `gantry verify`: proves a record.

use std::path::Path;

use gantry_catalog::Proof;
use gantry_kernel::hex;
use gantry_kernel::record::Header;

use crate::args::Verify;
use crate::fail::Failure;
use crate::files;
use crate::language;
use crate::screen::{BAD, GOOD, Screen};

pub(crate) fn run(arguments: &Verify) -> Result<(), Failure> {
    let mut screen = Screen::new(false);
    let (mut readable, mut sound) = (true, true);
    for file in &arguments.files {
        let (listing, record) = match files::record(file) {
            Ok(found) => found,
            Err(failure) => {
                readable = false;
                failure.tell();
                continue;
            }
        };
        match listing.verify(&record) {
            Ok(proof) => show(&mut screen, file, listing.title, &record.header, &proof)?,
            Err(divergence) => {
                sound = false;
                let names: Vec<_> =
                    record.header.players.iter().map(|player| player.name.clone()).collect();
                let reason = language::reason(listing, divergence.refusal.as_deref(), &names);
                screen.styled(BAD, &format!("{}: {divergence}{reason}", file.display()))?;
            }
        }
    }
    match (readable, sound) {
        (false, _) => Err(Failure::UsageSaid),
        (true, false) => Err(Failure::UnsoundSaid),
        (true, true) => Ok(()),
    }
}

fn show(
    screen: &mut Screen,
    file: &Path,
    title: &str,
    header: &Header,
    proof: &Proof,
) -> Result<(), Failure> {
    let verdict = if proof.outcomes.is_some() { "proved" } else { "sound, but not proved" };
    screen.styled(GOOD, &format!("{}: {verdict}", file.display()))?;
    screen.line(&format!("  game: {title} ({}, rules {})", header.game, header.rules))?;
    screen.line(&format!("  entries: {} played again, every digest met", proof.entries))?;
    screen.line(&match proof.outcomes {
        Some(outcomes) => format!("  outcomes: {outcomes} drawn again from the secret"),
        None => "  outcomes: not drawn again, for the secret is not shown".into(),
    })?;
    let commitment = hex::encode(&header.commitment);
    screen.line(&match proof.outcomes {
        Some(_) => format!("  commitment: {commitment}, kept by the secret"),
        None => format!("  commitment: {commitment}, still sealed"),
    })?;
    screen.line(&format!("  digest: {}", proof.digest))?;
    screen.line(&match &proof.standings {
        None => "  result: the game is not over".into(),
        Some(standings) => {
            let players = header.players.iter().zip(&standings.points);
            let points: Vec<_> =
                players.map(|(player, points)| format!("{} {points}", player.name)).collect();
            format!("  result: {}", points.join(", "))
        }
    })?;
    Ok(())
}
