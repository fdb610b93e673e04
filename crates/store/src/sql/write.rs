//! The hot path: a batch is one transaction, with one statement for all of its entries.

use std::slice;

use super::database::{Database, Query, Transaction, signed};
use super::error::SqlError;
use super::leases::fence;
use crate::batch::{BatchProgress, fits_in_one_transaction};
use crate::error::{CommitError, ConflictError, StoreError};
use crate::rows::{ChatRow, EntryRow, TableRow, TableWrite};

pub(crate) async fn commit(
    database: &Database,
    batch: &[TableWrite],
) -> Vec<Result<(), CommitError>> {
    if fits_in_one_transaction(batch) {
        match store(database, batch).await {
            Err(error) if batch.len() > 1 && is_about_one(&error) => {}
            outcome => return vec![outcome; batch.len()],
        }
    }
    let mut progress = BatchProgress::default();
    let mut outcomes = Vec::with_capacity(batch.len());
    for write in batch {
        let outcome = match progress.admit(write) {
            Ok(()) => store(database, slice::from_ref(write)).await,
            refusal => refusal,
        };
        outcomes.push(progress.note(write, outcome));
    }
    outcomes
}

/// Whether the rest of the batch may succeed without the write that failed.
fn is_about_one(error: &CommitError) -> bool {
    matches!(error, CommitError::Conflict(_) | CommitError::Store(StoreError::Refused(_)))
}

/// Stores the batch in one transaction, or nothing.
async fn store(database: &Database, batch: &[TableWrite]) -> Result<(), CommitError> {
    if batch.is_empty() {
        return Ok(());
    }
    if batch.iter().all(TableWrite::has_only_entries)
        && let Some(outcome) = database.execute_alone(|| as_json(entries(batch))).await
    {
        match outcome {
            Ok(()) => return Ok(()),
            // The transaction below finds the exact reason.
            Err(SqlError::Gap) => {}
            Err(fault) => return Err(conflict(fault, ConflictError::EntryTaken)),
        }
    }
    let mut transaction = database.write().await?;
    fence(&mut transaction, batch).await?;
    for row in batch.iter().flat_map(TableWrite::rows) {
        put_row(&mut transaction, row).await?;
    }
    put_entries(&mut transaction, batch).await?;
    for write in batch {
        for line in &write.chat {
            put_chat(&mut transaction, &write.table, line).await?;
        }
    }
    Ok(transaction.commit().await?)
}

/// The conflict, if a statement has violated a key.
fn conflict(fault: SqlError, taken: ConflictError) -> CommitError {
    match fault {
        SqlError::Taken => taken.into(),
        SqlError::Orphan => ConflictError::TableMissing.into(),
        SqlError::Gap => ConflictError::EntryGap.into(),
        SqlError::Failed(error) => error.into(),
    }
}

async fn put_row(transaction: &mut Transaction, row: &TableRow) -> Result<(), CommitError> {
    const INSERT: &str = "INSERT INTO tables (id, revision, phase, game, listed, settings, seats, \
        head, created_ms, changed_ms, clock_origin_ms, frozen_because) \
        VALUES ($1, $2 + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)";
    const UPDATE: &str = "UPDATE tables SET revision = revision + 1, phase = $3, game = $4, \
        listed = $5, settings = $6, seats = $7, head = $8, created_ms = $9, changed_ms = $10, \
        clock_origin_ms = $11, frozen_because = $12 WHERE id = $1 AND revision = $2";
    let new = row.revision == 0;
    let query = transaction
        .query(if new { INSERT } else { UPDATE })
        .bind(&row.id)
        .number(row.revision)
        .bind(row.phase.word())
        .bind(&row.game)
        .bind(row.listed)
        .bind(&row.settings)
        .bind(&row.seats)
        .bind(&row.head)
        .number(row.created_ms)
        .number(row.changed_ms)
        .number(row.clock_origin_ms)
        .bind(&row.frozen_because);
    let touched = transaction.execute(query).await;
    if touched.map_err(|fault| conflict(fault, ConflictError::TableExists))? == 0 {
        return Err(why_not_updated(transaction, &row.id).await?.into());
    }
    put_accounts(transaction, row, new).await.map_err(|fault| StoreError::from(fault).into())
}

async fn why_not_updated(
    transaction: &mut Transaction,
    id: &str,
) -> Result<ConflictError, StoreError> {
    let exists = transaction.query("SELECT 1 FROM tables WHERE id = $1").bind(id);
    let missing = transaction.fetch(exists).await?.is_empty();
    Ok(if missing { ConflictError::TableMissing } else { ConflictError::Stale })
}

async fn put_accounts(
    transaction: &mut Transaction,
    row: &TableRow,
    new: bool,
) -> Result<(), SqlError> {
    if !new {
        let query =
            transaction.query("DELETE FROM table_accounts WHERE table_id = $1").bind(&row.id);
        transaction.execute(query).await?;
    }
    for account in &row.accounts {
        let sql = "INSERT INTO table_accounts (account, table_id) VALUES ($1, $2) \
                   ON CONFLICT DO NOTHING";
        transaction.execute(transaction.query(sql).bind(account).bind(&row.id)).await?;
    }
    Ok(())
}

/// Each entry of a batch with its table.
fn entries(batch: &[TableWrite]) -> impl Iterator<Item = (&str, &EntryRow)> {
    batch.iter().flat_map(|write| write.entries.iter().map(|entry| (&*write.table, entry)))
}

async fn put_entries(
    transaction: &mut Transaction,
    batch: &[TableWrite],
) -> Result<(), CommitError> {
    let Some((table, _)) = entries(batch).next() else {
        return Ok(());
    };
    let query = match transaction {
        Transaction::Sqlite(_) => as_json(entries(batch)),
        Transaction::Postgres(_) => as_arrays(batch),
    };
    match transaction.execute(query).await {
        Ok(_) => Ok(()),
        // SQLite finds the gap before it checks the table. The exact reason matters only for a
        // write that is alone in its batch.
        Err(SqlError::Gap) if matches!(transaction, Transaction::Sqlite(_)) => {
            match why_not_updated(transaction, table).await? {
                ConflictError::TableMissing => Err(ConflictError::TableMissing.into()),
                _ => Err(ConflictError::EntryGap.into()),
            }
        }
        Err(fault) => Err(conflict(fault, ConflictError::EntryTaken)),
    }
}

/// One value for all of them: the statement is the same however many there are, so it is compiled
/// once, and no limit on the number of values applies.
fn as_json<'a>(entries: impl Iterator<Item = (&'a str, &'a EntryRow)>) -> Query {
    let rows: Vec<_> = entries
        .map(|(table, entry)| {
            (table, signed(entry.seq), &entry.line, &entry.call, signed(entry.machine_ms))
        })
        .collect();
    let rows = serde_json::to_string(&rows).expect("plain data");
    let sql = "INSERT INTO entries (table_id, seq, line, call, house_ms) \
        SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each($1)";
    Query::Sqlite(sqlx::query(sql).bind(rows))
}

/// A list for each column.
fn as_arrays(batch: &[TableWrite]) -> Query {
    let (mut tables, mut seqs, mut lines) = (Vec::new(), Vec::new(), Vec::new());
    let (mut calls, mut times) = (Vec::new(), Vec::new());
    for (table, entry) in entries(batch) {
        tables.push(table);
        seqs.push(signed(entry.seq));
        lines.push(entry.line.as_str());
        calls.push(entry.call.as_deref());
        times.push(signed(entry.machine_ms));
    }
    let plain = "INSERT INTO entries (table_id, seq, line, call, house_ms) \
        SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[])";
    let fenced = "INSERT INTO entries (table_id, seq, line, call, house_ms, term) \
        SELECT * FROM UNNEST($1::text[], $2::bigint[], $3::text[], $4::text[], $5::bigint[], \
        $6::bigint[])";
    let has_terms = batch.iter().any(|write| write.term.is_some());
    let query = sqlx::query(if has_terms { fenced } else { plain });
    let query = query.bind(tables).bind(seqs).bind(lines).bind(calls).bind(times);
    Query::Postgres(if has_terms { query.bind(terms(batch)) } else { query })
}

/// The term of each entry of a batch.
fn terms(batch: &[TableWrite]) -> Vec<Option<i64>> {
    let terms = |write: &TableWrite| vec![write.term.map(signed); write.entries.len()];
    batch.iter().flat_map(terms).collect()
}

async fn put_chat(
    transaction: &mut Transaction,
    table: &str,
    line: &ChatRow,
) -> Result<(), CommitError> {
    let sql = "INSERT INTO chat (table_id, number, account, name, text, call, said_ms) \
               VALUES ($1, $2, $3, $4, $5, $6, $7)";
    let query = transaction
        .query(sql)
        .bind(table)
        .number(line.number)
        .bind(&line.account)
        .bind(&line.name)
        .bind(&line.text)
        .bind(&line.call)
        .number(line.said_ms);
    let done = transaction.execute(query).await;
    done.map(drop).map_err(|fault| conflict(fault, ConflictError::ChatTaken))
}
