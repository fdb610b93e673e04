//! Leases on a database server. A file has none: only one server uses it.
//!
//! A transaction that stores something during a tenure locks the tenure's row for sharing, and one
//! that ends the tenure locks it for itself. So whoever begins the next tenure reads everything
//! that was stored in the one before, and nothing is stored in that one any more.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::Postgres;
use sqlx::postgres::PgArguments;
use sqlx::query::Query as PgQuery;

use super::SqlStore;
use super::database::{Database, Query, Row, Transaction, signed};
use crate::error::{CommitError, ConflictError, StoreError};
use crate::leases::{LeaseError, Leases, Raised, TenureRow};
use crate::rows::TableWrite;

/// A node that stops between two statements would keep its locks until its connection ends, and
/// nobody could take over its tables. So the server ends a transaction that waits this long for its
/// next statement, in milliseconds.
const IDLE: &str = "1000";

/// A lease that was ended this long ago is forgotten: no request of its node can still be on its
/// way.
const FORGET: &str = "DELETE FROM nodes \
    WHERE is_over AND expires < clock_timestamp() - interval '1 day'";

fn postgres(query: PgQuery<'static, Postgres, PgArguments>) -> Query {
    Query::Postgres(query)
}

fn row(row: &Row) -> Result<TenureRow, StoreError> {
    Ok(TenureRow {
        table: row.get(0)?,
        term: row.number(1)?,
        node: row.get(2)?,
        is_over: row.get(3)?,
    })
}

fn rows(found: &[Row]) -> Result<Vec<TenureRow>, StoreError> {
    let mut rows = found.iter().map(row).collect::<Result<Vec<_>, _>>()?;
    rows.sort();
    Ok(rows)
}

/// Locks the tenures in which a batch is stored, in order of their tables, until it is stored.
pub(super) async fn fence(
    transaction: &mut Transaction,
    batch: &[TableWrite],
) -> Result<(), CommitError> {
    let mut fenced: Vec<(&str, i64)> =
        batch.iter().filter_map(|write| Some((&*write.table, signed(write.term?)))).collect();
    if fenced.is_empty() {
        return Ok(());
    }
    if matches!(transaction, Transaction::Sqlite(_)) {
        return Err(StoreError::Refused("a file has no leases".into()).into());
    }
    fenced.sort_unstable();
    fenced.dedup();
    let (tables, terms): (Vec<&str>, Vec<i64>) = fenced.iter().copied().unzip();
    let sql = "SELECT set_config('idle_in_transaction_session_timeout', $3, TRUE) FROM tenures \
        WHERE NOT is_over AND (table_id, term) IN \
        (SELECT * FROM UNNEST($1::text[], $2::bigint[])) ORDER BY table_id FOR SHARE";
    let found =
        transaction.fetch(postgres(sqlx::query(sql).bind(tables).bind(terms).bind(IDLE))).await?;
    if found.len() == fenced.len() { Ok(()) } else { Err(ConflictError::Fenced.into()) }
}

impl SqlStore {
    /// The connections that nodes use for their leases.
    fn for_leases(&self) -> &Database {
        self.for_leases.as_ref().unwrap_or(&self.database)
    }

    /// Begins a transaction for a node, and keeps others from ending its lease meanwhile.
    async fn on_behalf(&self, node: &str) -> Result<Transaction, LeaseError> {
        let mut transaction = self.for_leases().write().await?;
        let sql = "SELECT set_config('idle_in_transaction_session_timeout', $2, TRUE) FROM nodes \
            WHERE node = $1 AND NOT is_over FOR SHARE";
        let found = transaction.fetch(transaction.query(sql).bind(node).bind(IDLE)).await?;
        if found.is_empty() { Err(LeaseError::Gone) } else { Ok(transaction) }
    }
}

/// Ends leases, and the tenures of their nodes. Tenures are locked in the same order as for
/// writing.
async fn end(transaction: &mut Transaction, nodes: Vec<String>) -> Result<(), StoreError> {
    let lock = "SELECT 1 FROM tenures WHERE node = ANY($1) AND NOT is_over \
        ORDER BY table_id FOR UPDATE";
    transaction.fetch(postgres(sqlx::query(lock).bind(nodes.clone()))).await?;
    for sql in [
        "UPDATE tenures SET is_over = TRUE WHERE node = ANY($1) AND NOT is_over",
        "UPDATE nodes SET is_over = TRUE WHERE node = ANY($1)",
    ] {
        transaction.execute(postgres(sqlx::query(sql).bind(nodes.clone()))).await?;
    }
    transaction.execute(transaction.query(FORGET)).await?;
    Ok(())
}

/// Ends every lease that has run out. One that is locked is being used or ended.
async fn end_expired(transaction: &mut Transaction, node: &str) -> Result<(), StoreError> {
    let sql = "SELECT node FROM nodes WHERE NOT is_over AND expires <= clock_timestamp() \
        AND node <> $1 ORDER BY node FOR UPDATE SKIP LOCKED";
    let late = transaction.fetch(transaction.query(sql).bind(node)).await?;
    if late.is_empty() {
        return Ok(());
    }
    let late = late.iter().map(|row| row.get(0)).collect::<Result<_, _>>()?;
    end(transaction, late).await
}

async fn current(
    transaction: &mut Transaction,
    table: &str,
) -> Result<Option<TenureRow>, StoreError> {
    let sql = "SELECT table_id, term, node, is_over FROM tenures \
        WHERE table_id = $1 AND NOT is_over";
    transaction.fetch(transaction.query(sql).bind(table)).await?.first().map(row).transpose()
}

#[async_trait]
impl Leases for SqlStore {
    async fn renew(&self, node: &str, lasts_ms: u64) -> Result<(), LeaseError> {
        let sql = "INSERT INTO nodes (node, expires, is_over) \
            VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond', FALSE) \
            ON CONFLICT (node) DO UPDATE SET expires = excluded.expires WHERE NOT nodes.is_over";
        let query = self.for_leases().query(sql).bind(node).number(lasts_ms);
        let touched = self.for_leases().execute(query).await.map_err(StoreError::from)?;
        if touched == 0 { Err(LeaseError::Gone) } else { Ok(()) }
    }

    async fn sweep(
        &self,
        node: &str,
        limit: u32,
        inventory: bool,
    ) -> Result<Vec<TenureRow>, LeaseError> {
        let mut transaction = self.on_behalf(node).await?;
        end_expired(&mut transaction, node).await?;
        // what another node is about to take is left to it: nodes that waited for each other with
        // some tables in hand could wait for ever
        let sql = "INSERT INTO tenures (table_id, term, node, is_over) SELECT free.id, \
            (SELECT COALESCE(MAX(term), 0) + 1 FROM tenures b WHERE b.table_id = free.id), \
            $1, FALSE FROM (SELECT t.id FROM tables t WHERE t.phase = 'playing' AND NOT EXISTS \
            (SELECT 1 FROM tenures n WHERE n.table_id = t.id AND NOT n.is_over) \
            ORDER BY t.id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED) free \
            ON CONFLICT DO NOTHING RETURNING table_id, term, node, is_over";
        let query = transaction.query(sql).bind(node.to_owned()).number(limit.into());
        let mut found = transaction.fetch(query).await?;
        if inventory {
            let sql = "SELECT table_id, term, node, is_over FROM tenures \
                WHERE node = $1 AND NOT is_over";
            found = transaction.fetch(transaction.query(sql).bind(node)).await?;
        }
        let tenures = rows(&found)?;
        transaction.commit().await?;
        Ok(tenures)
    }

    async fn claim(&self, node: &str, table: &str) -> Result<TenureRow, LeaseError> {
        let mut transaction = self.on_behalf(node).await?;
        if let Some(tenure) = current(&mut transaction, table).await? {
            return Ok(tenure);
        }
        let sql = "INSERT INTO tenures (table_id, term, node, is_over) SELECT id, \
            (SELECT COALESCE(MAX(term), 0) + 1 FROM tenures WHERE table_id = $2), $1, FALSE \
            FROM tables WHERE id = $2 ON CONFLICT DO NOTHING";
        let query = transaction.query(sql).bind(node.to_owned()).bind(table.to_owned());
        let begun = transaction.execute(query).await.map_err(StoreError::from)?;
        let Some(tenure) = current(&mut transaction, table).await? else {
            // if there is such a table, somebody else has begun a tenure and ended it
            let sql = "SELECT 1 FROM tables WHERE id = $1";
            let is_there = !transaction.fetch(transaction.query(sql).bind(table)).await?.is_empty();
            let others =
                || StoreError::Unavailable("others have claimed the table meanwhile".into());
            return Err(if is_there { others().into() } else { LeaseError::TableMissing });
        };
        if begun > 0 {
            transaction.commit().await?;
        }
        Ok(tenure)
    }

    async fn release(&self, node: &str, tenures: &[(String, u64)]) -> Result<(), LeaseError> {
        let mut transaction = self.on_behalf(node).await?;
        let (tables, terms): (Vec<String>, Vec<i64>) =
            tenures.iter().map(|(table, term)| (table.clone(), signed(*term))).unzip();
        let sql = "UPDATE tenures SET is_over = TRUE WHERE node = $1 AND NOT is_over \
            AND (table_id, term) IN (SELECT * FROM UNNEST($2::text[], $3::bigint[]))";
        let query = sqlx::query(sql).bind(node.to_owned()).bind(tables).bind(terms);
        transaction.execute(postgres(query)).await.map_err(StoreError::from)?;
        Ok(transaction.commit().await?)
    }

    async fn leave(&self, node: &str) -> Result<(), LeaseError> {
        let mut transaction = self.on_behalf(node).await?;
        end(&mut transaction, vec![node.to_owned()]).await?;
        Ok(transaction.commit().await?)
    }

    async fn settle(&self, key: &str, value: &str) -> Result<String, StoreError> {
        let mut work = self.database.write().await?;
        let sql = "INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING";
        work.execute(work.query(sql).bind(key).bind(value)).await?;
        let sql = "SELECT value FROM house WHERE key = $1";
        let found = work.fetch(work.query(sql).bind(key)).await?;
        work.commit().await?;
        let gone = || StoreError::Unavailable("a value is gone that was there just now".into());
        found.first().ok_or_else(gone)?.get(0)
    }

    async fn raise(&self, key: &str, to: u64) -> Result<Raised, StoreError> {
        let sql = "INSERT INTO house AS h (key, value) VALUES ($1, $2::bigint::text) \
            ON CONFLICT (key) DO UPDATE \
            SET value = GREATEST(h.value::bigint, excluded.value::bigint)::text \
            RETURNING value::bigint, (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::bigint";
        let mut work = self.for_leases().write().await?;
        let found = work.fetch(work.query(sql).bind(key).number(to)).await?;
        work.commit().await?;
        let row = found.first().ok_or_else(|| StoreError::Damaged("no row came back".into()))?;
        Ok(Raised { value: row.number(0)?, store_ms: row.number(1)? })
    }

    async fn take(&self, key: &str, burst: u32, back_after: Duration) -> Result<bool, StoreError> {
        let step = u64::try_from(back_after.as_micros()).unwrap_or(u64::MAX);
        let room = step.saturating_mul(burst.into());
        let sql = "INSERT INTO allowances AS a (key, due) \
            VALUES ($1, clock_timestamp() + $2 * interval '1 microsecond') \
            ON CONFLICT (key) DO UPDATE SET due = GREATEST(a.due, clock_timestamp()) \
            + $2 * interval '1 microsecond' WHERE GREATEST(a.due, clock_timestamp()) \
            + $2 * interval '1 microsecond' <= clock_timestamp() + $3 * interval '1 microsecond'";
        let query = self.database.query(sql).bind(key).number(step).number(room);
        Ok(self.database.execute(query).await? > 0)
    }

    async fn forget_allowances(&self) -> Result<(), StoreError> {
        let sql = "DELETE FROM allowances WHERE due < clock_timestamp()";
        self.database.execute(self.database.query(sql)).await?;
        Ok(())
    }

    async fn history(&self, table: &str) -> Result<Vec<TenureRow>, StoreError> {
        let sql = "SELECT table_id, term, node, is_over FROM tenures WHERE table_id = $1";
        rows(&self.database.fetch(self.database.query(sql).bind(table)).await?)
    }
}
