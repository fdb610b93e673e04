//! Checks a record and says what that proves, the same for the page and for `gantry verify`.

use gantry_catalog::{Listing, find, find_version};
use gantry_kernel::hex;
use gantry_kernel::record::{Record, ReplayError};
use gantry_wire::{Answer, FairVerdict, RecordFault, RecordSource, Verified};

use crate::asking::refused;
use crate::host::{AnswerResult, Host};
use crate::opening::fault;

/// Replays a record, draws every outcome again, and says what is proved.
pub fn verify(listing: &Listing, record: &Record) -> Verified {
    let header = &record.header;
    let verdict = match listing.verify(record) {
        Ok(proof) => FairVerdict::Sound {
            entries: proof.entries,
            outcomes: proof.outcomes,
            from_position: proof.from_position,
            digest: proof.digest.to_string(),
            points: proof.standings.map(|standings| standings.points.to_vec()),
        },
        Err(error) => {
            let unknown = error.unknown;
            let wrong = wrong(error);
            if unknown { FairVerdict::Unknown(wrong) } else { FairVerdict::Disproved(wrong) }
        }
    };
    let over = matches!(verdict, FairVerdict::Sound { points: Some(_), .. });
    Verified {
        game: header.game.clone(),
        rules: header.rules,
        names: header.players.iter().map(|player| player.name.clone()).collect(),
        commitment: hex::encode(&header.commitment),
        salts: header.salts.clone(),
        // Whoever still plays must not learn it.
        secret: header.secret.filter(|_| over).map(|secret| hex::encode(secret.bytes())),
        verdict,
    }
}

fn wrong(error: ReplayError) -> RecordFault {
    let ReplayError { entry, line, message, refusal, .. } = error;
    RecordFault { entry, line, message, refused: refusal.map(|refusal| (*refusal).into()) }
}

impl Host {
    /// Checks a kept table or a text.
    pub(crate) fn verify(&self, source: &RecordSource) -> AnswerResult {
        let text = match source {
            RecordSource::Kept(id) => self.kept(id)?.record(),
            RecordSource::Text(text) => text.clone(),
        };
        let record = Record::read(&text).map_err(fault)?;
        let game = &record.header.game;
        let listing = find_version(game, record.header.rules).or_else(|| find(game));
        let listing = listing.ok_or_else(|| refused("host-no-table"))?;
        Ok(Answer::Verified(Box::new(verify(listing, &record))))
    }
}

#[cfg(test)]
mod tests;
