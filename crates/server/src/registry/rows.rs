//! Conversion between tables in memory and stored rows.

use gantry_cluster::Term;
use gantry_host::MachineTime;
use gantry_host::shared::{self, ReplayTableError, SharedTable, SharedWrite, TableSetup};
use gantry_store::{ChatRow, EntryRow, Phase, StoredTable, TableRow, TableWrite};
use gantry_wire::{ChatLine, TablePhase};

use crate::secrets;

/// The row of a table that was never stored.
pub(crate) fn new_row(id: String, setup: &TableSetup, wall_ms: u64) -> TableRow {
    let mut row = TableRow {
        id,
        revision: 0,
        phase: Phase::Gathering,
        game: setup.settings().game.clone(),
        listed: setup.is_listed(),
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
    fill(&mut row, setup);
    row
}

/// What the task of a table remembers of the stored row: whatever does not follow from the table.
/// The row's texts repeat what the table keeps, so they are made anew whenever the row is written.
#[derive(Debug)]
pub(super) struct RowState {
    pub(super) id: String,
    pub(super) phase: Phase,
    /// The accounts at the table, as they are stored.
    pub(super) accounts: Vec<String>,
    revision: u64,
    created_ms: u64,
    changed_ms: u64,
    clock_origin_ms: u64,
    /// The term under which this node plays the table, where a server has several.
    pub(super) term: Option<Term>,
}

impl RowState {
    /// Of a row that was read during a tenure with this term.
    pub(super) fn new(row: TableRow, term: Option<Term>) -> Self {
        let TableRow { id, phase, accounts, revision, .. } = row;
        let (created_ms, changed_ms) = (row.created_ms, row.changed_ms);
        let clock_origin_ms = row.clock_origin_ms;
        Self { id, phase, accounts, revision, created_ms, changed_ms, clock_origin_ms, term }
    }

    /// The whole row of a table with this setup.
    pub(super) fn row(&self, setup: &TableSetup) -> TableRow {
        let mut row = new_row(self.id.clone(), setup, self.created_ms);
        row.phase = self.phase;
        row.revision = self.revision;
        row.changed_ms = self.changed_ms;
        row.clock_origin_ms = self.clock_origin_ms;
        row
    }
}

/// Writes the setup of a table into its row.
pub(super) fn fill(row: &mut TableRow, setup: &TableSetup) {
    row.settings = serde_json::to_string(setup).expect("plain data");
    row.seats = serde_json::to_string(setup.chairs()).expect("plain data");
    row.accounts = setup.accounts();
    setup.head().clone_into(&mut row.head);
    row.listed = setup.is_listed();
}

/// The first lines of a log that was begun elsewhere.
pub(super) fn entries(lines: Vec<String>, now: MachineTime) -> Vec<EntryRow> {
    let entry = |(seq, line)| EntryRow { seq, line, call: None, machine_ms: now.machine_ms };
    (1..).zip(lines).map(entry).collect()
}

/// The phase of a table, as it is stored.
pub(crate) const fn phase(table: shared::Phase) -> Phase {
    match table {
        shared::Phase::Gathering => Phase::Gathering,
        shared::Phase::Playing => Phase::Playing,
        shared::Phase::Over => Phase::Over,
    }
}

/// The phase of a stored table, as it is told.
pub(crate) const fn wire_phase(stored: Phase) -> TablePhase {
    match stored {
        Phase::Gathering => TablePhase::Gathering,
        Phase::Playing => TablePhase::Playing,
        Phase::Over => TablePhase::Over,
        Phase::Closed => TablePhase::Closed,
        Phase::Frozen => TablePhase::Frozen,
    }
}

/// What is to be stored of a table, and the state of its row after that if the row changes.
pub(super) fn write(
    table: &SharedTable,
    state: &RowState,
    write: SharedWrite,
    now: MachineTime,
) -> (TableWrite, Option<RowState>) {
    let changed = write.setup_changed || phase(table.phase()) != state.phase;
    let row = changed.then(|| {
        let mut row = state.row(table.setup());
        row.phase = phase(table.phase());
        row.changed_ms = now.wall_ms;
        row
    });
    // a row is stored with the revision after the one it was read with
    let next = row.as_ref().map(|row| RowState {
        id: row.id.clone(),
        phase: row.phase,
        accounts: row.accounts.clone(),
        revision: row.revision + 1,
        changed_ms: row.changed_ms,
        ..*state
    });
    let first = u64::try_from(write.first).expect("few lines");
    let last = write.lines.len().saturating_sub(1);
    let entry = |(index, line): (usize, String)| EntryRow {
        seq: first + u64::try_from(index).expect("few lines"),
        line,
        // one call may give several lines; it is done once the last one is stored
        call: write.call.clone().filter(|_| index == last),
        machine_ms: now.machine_ms,
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
        table: state.id.clone(),
        row,
        entries: write.lines.into_iter().enumerate().map(entry).collect(),
        chat: write.chat.into_iter().map(chat).collect(),
        opens: write.opens.map(|(id, setup)| Box::new(new_row(id, &setup, now.wall_ms))),
        term: state.term.map(|term| term.0),
    };
    (stored, next)
}

/// Whether a write whose result is unknown was stored. A write is stored whole or not at all.
pub(super) fn holds(stored: &StoredTable, write: &TableWrite) -> bool {
    let row = write.row.as_ref().is_none_or(|row| {
        (stored.row.revision, &stored.row.settings, stored.row.phase)
            == (row.revision + 1, &row.settings, row.phase)
    });
    row && write.entries.iter().all(|entry| stored.entries.contains(entry))
        && write.chat.iter().all(|line| stored.chat.contains(line))
}

/// A name prefixed with the seat, so that restored chat lines keep their colour.
fn seated_name(line: &ChatLine) -> String {
    let seat = line.seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
    format!("{seat} {}", line.name)
}

/// A chat line with the account of its author.
pub(crate) fn chat_line(row: ChatRow) -> (String, ChatLine) {
    let (seat, name) = row.name.split_once(' ').unwrap_or(("-", &row.name));
    let line = ChatLine {
        number: row.number,
        seat: seat.parse().ok(),
        // the table marks authors when it is restored
        author: String::new(),
        name: name.to_owned(),
        text: row.text,
        at_ms: row.said_ms,
    };
    (row.account.unwrap_or_default(), line)
}

/// The setup of a table, from its row.
pub(crate) fn table_setup(row: &TableRow) -> Result<TableSetup, serde_json::Error> {
    serde_json::from_str(&row.settings)
}

/// Restores a table by replaying its log; every line must match its digest.
pub(crate) fn restore(
    stored: StoredTable,
    now: MachineTime,
) -> Result<SharedTable, ReplayTableError> {
    let setup =
        table_setup(&stored.row).map_err(|error| ReplayTableError::new(error.to_string()))?;
    let moves = stored.entries.iter().filter_map(|entry| entry.call.clone());
    let said = stored.chat.iter().filter_map(|line| line.call.clone());
    let calls: Vec<String> = moves.chain(said).collect();
    let lines: Vec<String> = stored.entries.into_iter().map(|entry| entry.line).collect();
    let chat = stored.chat.into_iter().map(chat_line).collect();
    let id = stored.row.id;
    SharedTable::restore(id, setup, &lines, calls.into_iter(), chat, now, secrets::bytes)
}
