//! What every kind of store checks in a batch before it looks at what is stored.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::{CommitError, ConflictError, StoreError};
use crate::rows::TableWrite;

/// Checks a write by itself.
pub(crate) fn validate(write: &TableWrite) -> Result<(), StoreError> {
    let refuse = |why: &str| Err(StoreError::Refused(format!("table {:?}: {why}", write.table)));
    if write.row.as_ref().is_some_and(|row| row.id != write.table) {
        return refuse("the row is of another table");
    }
    if write.opens.as_ref().is_some_and(|row| row.id == write.table || row.revision != 0) {
        return refuse("the table that it opens is not new");
    }
    let first = write.entries.first().map_or(1, |entry| entry.seq);
    if first == 0 || !(first..).zip(&write.entries).all(|(seq, entry)| entry.seq == seq) {
        return refuse("entries do not ascend by one");
    }
    if texts(write).any(|text| text.contains('\0')) {
        return refuse("a text holds the character NUL");
    }
    Ok(())
}

fn texts(write: &TableWrite) -> impl Iterator<Item = &str> {
    let rows = write.rows().flat_map(|row| {
        let texts = [&row.id, &row.game, &row.settings, &row.seats, &row.head];
        texts.into_iter().chain(&row.accounts).chain(&row.frozen_because)
    });
    let entries =
        write.entries.iter().flat_map(|entry| [&entry.line].into_iter().chain(&entry.call));
    let chat = write.chat.iter().flat_map(|line| {
        [&line.name, &line.text].into_iter().chain(&line.account).chain(&line.call)
    });
    [&write.table].into_iter().chain(rows).chain(entries).chain(chat).map(String::as_str)
}

/// Whether one statement per kind of row can store a batch without changing its meaning: each write
/// is valid, each log continues where the previous write ended, and a new table comes before
/// anything else of it.
pub(crate) fn fits_in_one_transaction(batch: &[TableWrite]) -> bool {
    let mut ends = BTreeMap::new();
    let mut seen = BTreeSet::new();
    batch.iter().all(|write| {
        let goes_on = write.entries.first().is_none_or(|first| {
            let end = ends.insert(&write.table, first.seq + write.entries.len() as u64);
            end.is_none_or(|end| end == first.seq)
        });
        let made = write.row.as_ref().is_some_and(|row| row.revision == 0);
        let made_first = seen.insert(&write.table) || !made;
        let opened_first = write.opens.as_ref().is_none_or(|row| seen.insert(&row.id));
        validate(write).is_ok() && goes_on && made_first && opened_first
    })
}

/// The results of a batch whose writes are stored one by one.
#[derive(Default)]
pub(crate) struct BatchProgress {
    failed: BTreeSet<String>,
    lost: bool,
}

impl BatchProgress {
    /// Whether a write can be tried at all; otherwise why not.
    pub(crate) fn admit(&self, write: &TableWrite) -> Result<(), CommitError> {
        if self.failed.contains(&write.table) {
            return Err(ConflictError::Earlier.into());
        }
        if self.lost {
            return Err(StoreError::Unavailable("it failed at an earlier write".into()).into());
        }
        Ok(validate(write)?)
    }

    /// Remembers the result of a write, and returns it.
    pub(crate) fn note(
        &mut self,
        write: &TableWrite,
        outcome: Result<(), CommitError>,
    ) -> Result<(), CommitError> {
        if let Err(error) = &outcome {
            let unavailable = matches!(error, CommitError::Store(StoreError::Unavailable(_)));
            self.lost |= unavailable || matches!(error, CommitError::Store(StoreError::Unknown(_)));
            // An unavailable store may store this write and the following ones later, in order.
            if !unavailable {
                self.failed.insert(write.table.clone());
            }
        }
        outcome
    }
}
