//! Whether a record is a finished game of a deal of the day, played against its bots. A server
//! counts no other result.

use gantry_catalog::Table;
use gantry_kernel::record::{By, Line, Record};
use gantry_kernel::{Awaiting, Phrase, Seat};
use gantry_wire::{DailyScore, Refused};

use super::{DailyDeal, score};
use crate::asking::refused;
use crate::opening::fault;

impl DailyDeal {
    /// What the person at everybody's seat scored in a finished game of this deal. Every step is
    /// replayed, chance is drawn again, and every bot is asked again for what it did: they all play
    /// the same on every machine. Takes as long as the bots have thought.
    ///
    /// # Errors
    /// If it is no record, or one of another deal, of a game that is not over, or of one in which
    /// something was changed.
    pub fn check(&self, text: &str) -> Result<DailyScore, Refused> {
        let record = Record::read(text).map_err(fault)?;
        let header = &record.header;
        let other = || refused("host-daily-other");
        if header.game != self.listing.id || header.rules != self.listing.rules {
            return Err(other());
        }
        // Salts would change the deal; notes are about tables of several people.
        let notes = record.lines.iter().any(|line| line.by == By::Table);
        if !header.salts.is_empty() || notes {
            return Err(other());
        }
        let proof = self.listing.verify(&record).map_err(fault)?;
        let table = self.listing.replay(&record).map_err(fault)?;
        if !self.is_dealt_at(&*table) {
            return Err(other());
        }
        let over = proof.outcomes.and_then(|_| score(&*table, self.seat));
        let score = over.ok_or_else(|| refused("host-daily-running"))?;
        for (entry, line) in record.lines.iter().enumerate() {
            if let By::Seat(seat) = line.by
                && seat != self.seat
                && !self.bot_did(&*table, &record.lines, entry, seat)
            {
                let phrase = Phrase::new("host-daily-bots").with("entry", entry + 1);
                return Err(Refused::without_rule(phrase));
            }
        }
        Ok(score)
    }

    /// Whether a bot does what this line says. Where choices are sealed, it may have thought before
    /// others made theirs.
    fn bot_did(&self, table: &dyn Table, lines: &[Line], entry: usize, seat: Seat) -> bool {
        for before in (0..=entry).rev() {
            let Some(mut then) = table.at(before) else { return false };
            let is_sealed = matches!(then.awaiting(), Awaiting::Players { sealed: true, .. });
            if before < entry && (!is_sealed || lines[before].by == By::Seat(seat)) {
                return false;
            }
            if then.decide(seat, self.bot).is_ok_and(|chosen| chosen == lines[entry].text) {
                return true;
            }
        }
        false
    }
}

/// The duplicate score of each of these results: how many of the others it beats, in thousandths,
/// where an equal one counts half. None if there are no others.
pub fn duplicate_scores(points: &[i64]) -> Vec<Option<u16>> {
    let others = points.len().saturating_sub(1);
    let one = |own: &i64| {
        let beaten = points.iter().filter(|other| *other < own).count();
        let equal = points.iter().filter(|other| *other == own).count() - 1;
        let halves = (2 * beaten + equal) * 500;
        (others > 0).then(|| u16::try_from(halves / others).unwrap_or(u16::MAX))
    };
    points.iter().map(one).collect()
}
