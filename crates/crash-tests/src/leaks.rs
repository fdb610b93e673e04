//! Compares whole frames with what the log says that their viewers may know.

use anyhow::{Result, anyhow};
use gantry_catalog::{Table, find_version};
use gantry_claims::{Audience, audit as compare};
use gantry_kernel::record::Record;
use gantry_kernel::{Seat, SeatSet};
use gantry_store::StoredTable;
use gantry_wire::{Frame, Spectators};
use serde_json::Value;

use crate::findings::Findings;
use crate::history::{History, Seen};

/// Compares the frames that a client has kept of a table; returns how many.
pub(crate) fn audit(
    id: &str,
    history: &History,
    seen: &Seen,
    stored: &StoredTable,
    findings: &Findings,
) -> usize {
    let seats = seats_of(&stored.row.seats, &history.account);
    let audience = Audience { seats, spectators: Spectators::default() };
    for frame in &seen.kept {
        let fault = match truth(stored, frame) {
            Ok(truth) => compare(&*truth, audience, frame).err(),
            Err(error) => Some(format!("its moment cannot be replayed: {error:#}")),
        };
        if let Some(fault) = fault {
            let (client, line) = (&history.client, frame.lines);
            findings.leak(format!("{client} at table {id}, line {line}: {fault}"));
        }
    }
    seen.kept.len()
}

/// The table as it was when the frame was made.
fn truth(stored: &StoredTable, frame: &Frame) -> Result<Box<dyn Table>> {
    let lines = stored.entries.iter().take(frame.lines);
    let lines: Vec<String> = lines.map(|entry| entry.line.clone()).collect();
    let record = Record::unfinished(&stored.row.head, &lines)?;
    let listing = find_version(&record.header.game, record.header.rules);
    Ok(listing.ok_or_else(|| anyhow!("no such rules"))?.replay(&record)?)
}

/// The seats of an account, from the stored chairs.
fn seats_of(chairs: &str, account: &str) -> SeatSet {
    let chairs: Vec<Value> = serde_json::from_str(chairs).unwrap_or_default();
    let own = |chair: &Value| chair["Person"]["account"] == account;
    let own = chairs.iter().enumerate().filter(|(_, chair)| own(chair));
    own.map(|(index, _)| Seat::new(index)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_are_those_of_the_account() {
        let chairs = r#"["Free",{"Person":{"account":"ada","name":"","colour":0,"salt":""}},
            {"Bot":{"kind":"ada"}},{"Person":{"account":"ben","name":"","colour":0,"salt":""}}]"#;
        assert_eq!(seats_of(chairs, "ada"), SeatSet::only(Seat::new(1)));
        assert_eq!(seats_of(chairs, "nobody"), SeatSet::EMPTY);
    }
}
