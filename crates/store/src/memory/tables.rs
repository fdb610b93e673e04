//! Tables in memory.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use super::{Contents, MemoryTable};
use crate::batch::BatchProgress;
use crate::error::{CommitError, ConflictError};
use crate::rows::{CHAT_LINES, StoredTable, TableFilter, TableRow, TableWrite};

impl Contents {
    pub(super) fn commit(&mut self, batch: &[TableWrite]) -> Vec<Result<(), CommitError>> {
        let mut progress = BatchProgress::default();
        let mut outcomes = Vec::with_capacity(batch.len());
        for write in batch {
            let outcome =
                progress.admit(write).and_then(|()| self.fits(write).map_err(CommitError::from));
            let outcome = progress.note(write, outcome);
            if outcome.is_ok() {
                self.put(write);
            }
            outcomes.push(outcome);
        }
        outcomes
    }

    /// Whether a write fits what is there.
    fn fits(&self, write: &TableWrite) -> Result<(), ConflictError> {
        let table = self.tables.get(&write.table);
        if write.term.is_some_and(|term| !self.is_current(&write.table, term)) {
            return Err(ConflictError::Fenced);
        }
        let revision = table.map(|table| table.row.revision);
        match (&write.row, revision) {
            (Some(row), None) if row.revision != 0 => return Err(ConflictError::TableMissing),
            (Some(row), Some(_)) if row.revision == 0 => return Err(ConflictError::TableExists),
            (Some(row), Some(revision)) if row.revision != revision => {
                return Err(ConflictError::Stale);
            }
            (None, None) => return Err(ConflictError::TableMissing),
            _ => {}
        }
        if write.opens.as_ref().is_some_and(|row| self.tables.contains_key(&row.id)) {
            return Err(ConflictError::TableExists);
        }
        let next = table.map_or(0, |table| table.entries.len() as u64) + 1;
        match write.entries.first() {
            Some(first) if first.seq < next => return Err(ConflictError::EntryTaken),
            Some(first) if first.seq > next => return Err(ConflictError::EntryGap),
            _ => {}
        }
        let twice = write.chat.iter().enumerate().any(|(index, line)| {
            let before = write.chat[..index].iter().any(|other| other.number == line.number);
            before || table.is_some_and(|table| table.chat.contains_key(&line.number))
        });
        if twice { Err(ConflictError::ChatTaken) } else { Ok(()) }
    }

    /// Applies a write that fits.
    fn put(&mut self, write: &TableWrite) {
        for mut row in write.rows().cloned() {
            row.revision += 1;
            row.accounts.sort();
            row.accounts.dedup();
            if let Some(table) = self.tables.get_mut(&row.id) {
                table.row = row;
            } else {
                let id = row.id.clone();
                let table = MemoryTable { row, entries: Vec::new(), chat: BTreeMap::new() };
                self.tables.insert(id, table);
            }
        }
        if let Some(table) = self.tables.get_mut(&write.table) {
            table.entries.extend_from_slice(&write.entries);
            table.chat.extend(write.chat.iter().map(|line| (line.number, line.clone())));
        }
    }

    pub(super) fn list(&self, which: &TableFilter) -> Vec<TableRow> {
        let is_one = |row: &TableRow| {
            (which.phases.is_empty() || which.phases.contains(&row.phase))
                && which.listed.is_none_or(|listed| row.listed == listed)
                && which.account.as_ref().is_none_or(|account| row.accounts.contains(account))
                && which.game.as_ref().is_none_or(|game| row.game == *game)
                && which
                    .before
                    .as_ref()
                    .is_none_or(|(changed_ms, id)| (row.changed_ms, &row.id) < (*changed_ms, id))
        };
        let tables = self.tables.values().filter(|table| is_one(&table.row));
        let mut rows: Vec<TableRow> = tables.map(MemoryTable::row).collect();
        rows.sort_by_key(|row| Reverse((row.changed_ms, row.id.clone())));
        rows.truncate(which.limit as usize);
        rows
    }
}

impl MemoryTable {
    fn row(&self) -> TableRow {
        TableRow { entries: self.entries.len() as u64, ..self.row.clone() }
    }

    pub(super) fn stored(&self) -> StoredTable {
        let older = self.chat.len().saturating_sub(CHAT_LINES);
        StoredTable {
            row: self.row(),
            entries: self.entries.clone(),
            chat: self.chat.values().skip(older).cloned().collect(),
        }
    }
}
