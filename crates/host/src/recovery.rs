//! What can still be done with a damaged record: its beginning is opened as a new table.

use gantry_catalog::{Listing, Table, find};
use gantry_kernel::record::Record;
use gantry_wire::{Damage, RecordSource};

use crate::asking::refused;
use crate::host::{AnswerResult, Host};
use crate::opening::check_bots;
use crate::{KeptTable, MachineTime};

/// What is wrong if every line of the log is right.
const WRONG_END: &str = "the end of the record does not fit its log";

/// The readable beginning of a damaged record.
pub(crate) struct RecoveredRecord {
    listing: &'static Listing,
    /// The game as far as it can be replayed.
    table: Box<dyn Table>,
    /// What is damaged.
    pub(crate) damage: Damage,
}

impl RecoveredRecord {
    /// The beginning of a record; `None` if not even its head can be read, or if nothing is wrong
    /// with its log. `fault` is what is wrong with its end.
    fn of(head: &str, lines: &[String], mut fault: Option<String>) -> Option<Self> {
        let above = head.lines().count();
        let mut readable = lines.len();
        loop {
            // Errors name the first line that is wrong, so this takes few attempts.
            let (wrong, error) = match Record::unfinished(head, &lines[..readable]) {
                Err(error) => (error.line.checked_sub(above + 1)?, error.to_string()),
                Ok(record) => {
                    let listing = find(&record.header.game)?;
                    match listing.replay(&record) {
                        Err(error) => (error.entry.checked_sub(1)?, error.to_string()),
                        Ok(table) => {
                            let game = record.header.game.clone();
                            let lines = lines.len();
                            let damage = Damage { game, readable, lines, fault: fault? };
                            return Some(Self { listing, table, damage });
                        }
                    }
                }
            };
            fault = Some(error);
            readable = wrong.min(readable.checked_sub(1)?);
        }
    }

    /// The beginning of a record in a text from outside.
    pub(crate) fn of_text(text: &str) -> Option<Self> {
        let mut lines = text.lines();
        let mut head = String::new();
        loop {
            let line = lines.next()?;
            head = head + line + "\n";
            if line.starts_with("begin ") {
                break;
            }
        }
        let (end, log): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with("end "));
        let log: Vec<String> = log.into_iter().map(str::to_owned).collect();
        let fault = end.is_empty().then(|| WRONG_END.to_owned());
        Self::of(&head, &log, fault)
    }

    fn of_kept(kept: &KeptTable) -> Option<Self> {
        Self::of(kept.head(), kept.lines(), Some(WRONG_END.to_owned()))
    }
}

impl Host {
    /// What is damaged of a kept table, if that is why it cannot be opened.
    pub(crate) fn damage(&self, id: &str) -> Option<Damage> {
        let kept = self.kept_table(id)?;
        RecoveredRecord::of_kept(kept).map(|recovered| recovered.damage)
    }

    /// Opens the readable beginning of a record as a new table.
    pub(crate) fn recover(&mut self, now: MachineTime, source: &RecordSource) -> AnswerResult {
        let (recovered, colours) = match source {
            RecordSource::Kept(id) => {
                let kept = self.kept(id)?;
                (RecoveredRecord::of_kept(kept), kept.colours.clone())
            }
            RecordSource::Text(text) => {
                (RecoveredRecord::of_text(text), (0..gantry_wire::COLOURS).collect())
            }
        };
        let RecoveredRecord { listing, table, .. } =
            recovered.ok_or_else(|| refused("host-no-table"))?;
        check_bots(listing, &*table)?;
        self.sit_down(now, listing, table, colours)
    }
}
