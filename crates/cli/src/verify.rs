//! `gantry verify`: proves a record.

use std::path::Path;

use gantry_catalog::Proof;
use gantry_kernel::record::Header;
use gantry_kernel::{Seat, hex};

use crate::args::Verify;
use crate::fail::Failure;
use crate::files;
use crate::language;
use crate::screen::{BAD, GOOD, STRONG, Screen};

pub(crate) fn run(arguments: &Verify) -> Result<(), Failure> {
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
        match listing.verify(&record) {
            Ok(proof) => show(&mut screen, file, listing.title, &record.header, &proof)?,
            Err(divergence) => {
                (known, sound) = (known && !divergence.unknown, sound && divergence.unknown);
                let names: Vec<_> =
                    record.header.players.iter().map(|player| player.name.clone()).collect();
                let reason = language::reason(listing, divergence.refusal.as_deref(), &names);
                screen.styled(BAD, &format!("{}: {divergence}{reason}", file.display()))?;
            }
        }
    }
    match (readable, sound, known) {
        (false, ..) => Err(Failure::UsageSaid),
        (true, false, _) => Err(Failure::UnsoundSaid),
        (true, true, false) => Err(Failure::UnknownSaid),
        (true, true, true) => Ok(()),
    }
}

fn show(
    screen: &mut Screen,
    file: &Path,
    title: &str,
    header: &Header,
    proof: &Proof,
) -> Result<(), Failure> {
    let (style, verdict) = match (proof.outcomes, proof.from_position) {
        (Some(_), false) => (GOOD, "proved"),
        (Some(_), true) => (STRONG, "sound, but not proved: it began from a position"),
        (None, _) => (STRONG, "sound, but not proved: the secret is not shown"),
    };
    screen.styled(style, &format!("{}: {verdict}", file.display()))?;
    screen.line(&format!("  game: {title} ({}, rules {})", header.game, header.rules))?;
    screen.line(if proof.from_position {
        "  start: a position; nobody can tell whether it was stacked"
    } else {
        "  start: the beginning of the game; all cards are dealt by chance"
    })?;
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
    screen.line(&salts(header))?;
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

/// Who added to the shuffles besides the host.
fn salts(header: &Header) -> String {
    if header.salts.is_empty() {
        let reason = "whoever chose the secret chose the deal";
        return format!("  salts: none, so {reason}");
    }
    let name = |seat: &Seat| &header.players[seat.index()].name;
    let salts = header.salts.iter().map(|(seat, salt)| format!("{} {salt:?}", name(seat)));
    format!("  salts: {}", salts.collect::<Vec<_>>().join(", "))
}
