//! Reports in a database.

use async_trait::async_trait;

use super::SqlStore;
use super::database::{Row, signed};
use crate::error::StoreError;
use crate::rows::ReportRow;
use crate::store::Reports;

fn report(row: &Row) -> Result<ReportRow, StoreError> {
    Ok(ReportRow {
        id: row.get(0)?,
        table: row.get(1)?,
        by: row.get(2)?,
        about: row.get(3)?,
        text: row.get(4)?,
        created_ms: row.number(5)?,
        closed_ms: row.get::<Option<i64>>(6)?.map(i64::cast_unsigned),
        outcome: row.get(7)?,
    })
}

#[async_trait]
impl Reports for SqlStore {
    async fn add(&self, row: ReportRow) -> Result<(), StoreError> {
        let sql = "INSERT INTO reports (id, table_id, by_account, about_account, text, created_ms, \
                   closed_ms, outcome) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) \
                   ON CONFLICT (id) DO NOTHING";
        let query = self.database.query(sql).bind(row.id).bind(row.table).bind(row.by);
        let query = query.bind(row.about).bind(row.text).number(row.created_ms);
        let query = query.bind(row.closed_ms.map(signed)).bind(row.outcome);
        self.database.execute(query).await?;
        Ok(())
    }

    async fn list(&self, open: bool, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
        let sql = "SELECT id, table_id, by_account, about_account, text, created_ms, closed_ms, \
                   outcome FROM reports WHERE closed_ms IS NULL OR NOT $1 \
                   ORDER BY created_ms DESC, id DESC LIMIT $2";
        let query = self.database.query(sql).bind(open).number(limit.into());
        self.database.fetch(query).await?.iter().map(report).collect()
    }

    async fn by(&self, account: &str) -> Result<Vec<ReportRow>, StoreError> {
        let sql = "SELECT id, table_id, by_account, about_account, text, created_ms, closed_ms, \
                   outcome FROM reports WHERE by_account = $1 ORDER BY created_ms DESC, id DESC";
        let query = self.database.query(sql).bind(account);
        self.database.fetch(query).await?.iter().map(report).collect()
    }

    async fn close(&self, id: &str, outcome: &str, closed_ms: u64) -> Result<bool, StoreError> {
        let sql = "UPDATE reports SET outcome = $2, closed_ms = $3 \
                   WHERE id = $1 AND closed_ms IS NULL";
        let query = self.database.query(sql).bind(id).bind(outcome).number(closed_ms);
        Ok(self.database.execute(query).await? > 0)
    }
}
