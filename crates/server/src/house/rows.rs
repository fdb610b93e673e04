//! Between what a table is in memory and what is stored of it.

use gantry_host::Moment;
use gantry_host::shared::{self, Kept, RestoreError, SharedTable, SharedWrite};
use gantry_store::{ChatRow, EntryRow, Phase, StoredTable, TableRow, TableWrite};
use gantry_wire::ChatLine;

use crate::secrets;

/// The row of a table that was never stored.
pub(crate) fn new_row(id: String, kept: &Kept, wall_ms: u64) -> TableRow {
    let mut row = TableRow {
        id,
        revision: 0,
        phase: Phase::Gathering,
        game: kept.settings().game.clone(),
        listed: kept.is_listed(),
        settings: String::new(),
        seats: String::new(),
        accounts: Vec::new(),
        head: String::new(),
        entries: 0,
        created_ms: wall_ms,
        changed_ms: wall_ms,
        clock_origin_ms: 0,
        frozen_because: None,
    };
    fill(&mut row, kept);
    row
}

/// Writes what is kept of a table into its row.
pub(super) fn fill(row: &mut TableRow, kept: &Kept) {
    row.settings = serde_json::to_string(kept).expect("plain data");
    row.seats = serde_json::to_string(kept.chairs()).expect("plain data");
    row.accounts = kept.accounts();
    kept.head().clone_into(&mut row.head);
    row.listed = kept.is_listed();
}

/// The phase of a table, as it is stored.
pub(crate) const fn phase(table: shared::Phase) -> Phase {
    match table {
        shared::Phase::Gathering => Phase::Gathering,
        shared::Phase::Playing => Phase::Playing,
        shared::Phase::Over => Phase::Over,
    }
}

/// What is to be stored of a table, and its row as it will be then.
pub(super) fn write(
    table: &SharedTable,
    row: &TableRow,
    write: SharedWrite,
    now: Moment,
) -> (TableWrite, TableRow) {
    let mut next = row.clone();
    let changed = write.kept || phase(table.phase()) != row.phase;
    if changed {
        fill(&mut next, table.kept());
        next.phase = phase(table.phase());
        next.changed_ms = now.wall_ms;
    }
    let first = u64::try_from(write.first).expect("few lines");
    let last = write.lines.len().saturating_sub(1);
    let entry = |(index, line): (usize, String)| EntryRow {
        seq: first + u64::try_from(index).expect("few lines"),
        line,
        // one call may give several lines; it is done once the last is there
        call: write.call.clone().filter(|_| index == last),
        house_ms: now.machine_ms,
    };
    let chat = |(account, line): (String, ChatLine)| ChatRow {
        number: line.number,
        account: Some(account),
        name: seated_name(&line),
        text: line.text,
        call: write.call.clone(),
        said_ms: line.at_ms,
    };
    let stored = TableWrite {
        table: row.id.clone(),
        row: changed.then(|| next.clone()),
        entries: write.lines.into_iter().enumerate().map(entry).collect(),
        chat: write.chat.into_iter().map(chat).collect(),
    };
    // a row is stored with the revision after the one it was read with
    next.revision += u64::from(changed);
    (stored, next)
}

/// Whether a write of which nobody knew is stored. A write is stored whole or not at all.
pub(super) fn holds(stored: &StoredTable, write: &TableWrite) -> bool {
    let row = write.row.as_ref().is_none_or(|row| {
        (stored.row.revision, &stored.row.settings, stored.row.phase)
            == (row.revision + 1, &row.settings, row.phase)
    });
    row && write.entries.iter().all(|entry| stored.entries.contains(entry))
        && write.chat.iter().all(|line| stored.chat.contains(line))
}

/// A name with the seat before it, so that what was said is told again in the right colour.
fn seated_name(line: &ChatLine) -> String {
    let seat = line.seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
    format!("{seat} {}", line.name)
}

/// A line of chat with the account of who said it.
fn chat_line(row: ChatRow) -> (String, ChatLine) {
    let (seat, name) = row.name.split_once(' ').unwrap_or(("-", &row.name));
    let line = ChatLine {
        number: row.number,
        seat: seat.parse().ok(),
        name: name.to_owned(),
        text: row.text,
        at_ms: row.said_ms,
    };
    (row.account.unwrap_or_default(), line)
}

/// What is kept of a table, from its row.
pub(crate) fn kept(row: &TableRow) -> Result<Kept, serde_json::Error> {
    serde_json::from_str(&row.settings)
}

/// A table as it was stored: its log is played again, and every line must meet its digest.
pub(crate) fn restore(stored: StoredTable, now: Moment) -> Result<SharedTable, RestoreError> {
    let kept = kept(&stored.row).map_err(|error| RestoreError::new(error.to_string()))?;
    let moves = stored.entries.iter().filter_map(|entry| entry.call.clone());
    let said = stored.chat.iter().filter_map(|line| line.call.clone());
    let calls: Vec<String> = moves.chain(said).collect();
    let lines: Vec<String> = stored.entries.into_iter().map(|entry| entry.line).collect();
    let chat = stored.chat.into_iter().map(chat_line).collect();
    let id = stored.row.id;
    SharedTable::restore(id, kept, &lines, calls.into_iter(), chat, now, secrets::bytes)
}
