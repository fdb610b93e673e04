//! Where people are called while no page is open, in a database.

use async_trait::async_trait;

use super::SqlStore;
use super::database::Row;
use super::error::SqlError;
use crate::error::{AccountError, StoreError};
use crate::rows::SubscriptionRow;
use crate::store::Subscriptions;

fn read(row: &Row) -> Result<SubscriptionRow, StoreError> {
    Ok(SubscriptionRow {
        endpoint: row.get(0)?,
        account: row.get(1)?,
        created_ms: row.number(2)?,
        failures: row.number(3)?,
    })
}

#[async_trait]
impl Subscriptions for SqlStore {
    async fn put(&self, row: SubscriptionRow) -> Result<(), AccountError> {
        let sql = "INSERT INTO push (endpoint, account, created_ms, failures) \
                   VALUES ($1, $2, $3, $4) ON CONFLICT (endpoint) DO UPDATE SET \
                   account = excluded.account, created_ms = excluded.created_ms, \
                   failures = excluded.failures";
        let query = self.database.query(sql).bind(row.endpoint).bind(row.account);
        let query = query.number(row.created_ms).number(row.failures);
        match self.database.execute(query).await {
            Ok(_) => Ok(()),
            Err(SqlError::Orphan) => Err(AccountError::Missing),
            Err(fault) => Err(StoreError::from(fault).into()),
        }
    }

    async fn of(&self, account: &str) -> Result<Vec<SubscriptionRow>, StoreError> {
        let sql = "SELECT endpoint, account, created_ms, failures FROM push WHERE account = $1 \
                   ORDER BY created_ms, endpoint";
        let rows = self.database.fetch(self.database.query(sql).bind(account)).await?;
        rows.iter().map(read).collect()
    }

    async fn set_failures(&self, endpoint: &str, failures: u64) -> Result<bool, StoreError> {
        let sql = "UPDATE push SET failures = $2 WHERE endpoint = $1";
        let query = self.database.query(sql).bind(endpoint).number(failures);
        Ok(self.database.execute(query).await? > 0)
    }

    async fn delete(&self, endpoint: &str) -> Result<bool, StoreError> {
        let query = self.database.query("DELETE FROM push WHERE endpoint = $1").bind(endpoint);
        Ok(self.database.execute(query).await? > 0)
    }
}
