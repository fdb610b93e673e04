//! Accounts in a database.

use async_trait::async_trait;
use sqlx::AssertSqlSafe;

use super::SqlStore;
use super::database::{Query, Row};
use super::error::SqlError;
use crate::error::{AccountError, StoreError};
use crate::rows::AccountRow;
use crate::store::Accounts;

const COLUMNS: &str =
    "id, revision, name, name_key, role, password, settings, created_ms, changed_ms";

fn read(row: &Row) -> Result<AccountRow, StoreError> {
    read_from(row, 0)
}

/// An account whose columns begin at this one.
pub(super) fn read_from(row: &Row, first: usize) -> Result<AccountRow, StoreError> {
    Ok(AccountRow {
        id: row.get(first)?,
        revision: row.number(first + 1)?,
        name: row.get(first + 2)?,
        name_key: row.get(first + 3)?,
        role: row.get(first + 4)?,
        password: row.get(first + 5)?,
        settings: row.get(first + 6)?,
        created_ms: row.number(first + 7)?,
        changed_ms: row.number(first + 8)?,
    })
}

impl SqlStore {
    fn select(&self, conditions: &'static str) -> Query {
        self.database.query(AssertSqlSafe(format!("SELECT {COLUMNS} FROM accounts {conditions}")))
    }

    async fn find(&self, query: Query) -> Result<Vec<AccountRow>, StoreError> {
        self.database.fetch(query).await?.iter().map(read).collect()
    }

    fn put(&self, sql: &'static str, row: &AccountRow) -> Query {
        self.database
            .query(sql)
            .bind(&row.id)
            .number(row.revision)
            .bind(&row.name)
            .bind(&row.name_key)
            .bind(&row.role)
            .bind(&row.password)
            .bind(&row.settings)
            .number(row.created_ms)
            .number(row.changed_ms)
    }
}

#[async_trait]
impl Accounts for SqlStore {
    async fn create(&self, row: AccountRow) -> Result<(), AccountError> {
        let first = AccountRow { revision: 1, ..row };
        let sql = "INSERT INTO accounts (id, revision, name, name_key, role, password, settings, \
                   created_ms, changed_ms) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)";
        match self.database.execute(self.put(sql, &first)).await {
            Ok(_) => Ok(()),
            Err(SqlError::Taken) if self.get(&first.id).await?.is_some() => {
                Err(AccountError::Exists)
            }
            Err(SqlError::Taken) => Err(AccountError::NameTaken),
            Err(fault) => Err(StoreError::from(fault).into()),
        }
    }

    async fn get(&self, id: &str) -> Result<Option<AccountRow>, StoreError> {
        Ok(self.find(self.select("WHERE id = $1").bind(id)).await?.pop())
    }

    async fn by_name_key(&self, name_key: &str) -> Result<Option<AccountRow>, StoreError> {
        Ok(self.find(self.select("WHERE name_key = $1").bind(name_key)).await?.pop())
    }

    async fn update(&self, row: AccountRow) -> Result<(), AccountError> {
        let sql = "UPDATE accounts SET revision = revision + 1, name = $3, name_key = $4, \
                   role = $5, password = $6, settings = $7, created_ms = $8, changed_ms = $9 \
                   WHERE id = $1 AND revision = $2";
        match self.database.execute(self.put(sql, &row)).await {
            Ok(0) if self.get(&row.id).await?.is_some() => Err(AccountError::Stale),
            Ok(0) => Err(AccountError::Missing),
            Ok(_) => Ok(()),
            Err(SqlError::Taken) => Err(AccountError::NameTaken),
            Err(fault) => Err(StoreError::from(fault).into()),
        }
    }

    async fn delete(&self, id: &str) -> Result<bool, StoreError> {
        let mut transaction = self.database.write().await?;
        transaction
            .execute(transaction.query("DELETE FROM chat WHERE account = $1").bind(id))
            .await?;
        // Everything else that belongs to it refers to it and is deleted with it.
        let deleted = transaction
            .execute(transaction.query("DELETE FROM accounts WHERE id = $1").bind(id))
            .await?;
        transaction.commit().await?;
        Ok(deleted > 0)
    }

    async fn search(&self, prefix: &str, limit: u32) -> Result<Vec<AccountRow>, StoreError> {
        // Keys are compared by their bytes: nothing with this prefix comes after the prefix with
        // the last possible character.
        let conditions = "WHERE name_key >= $1 AND name_key < $2 ORDER BY name_key LIMIT $3";
        let query = self.select(conditions).bind(prefix).bind(format!("{prefix}\u{10ffff}"));
        self.find(query.number(limit.into())).await
    }

    async fn idle(
        &self,
        role: &str,
        before_ms: u64,
        limit: u32,
    ) -> Result<Vec<AccountRow>, StoreError> {
        let conditions = "WHERE role = $1 AND changed_ms < $2 \
            AND NOT EXISTS (SELECT 1 FROM sessions WHERE account = accounts.id) \
            AND NOT EXISTS (SELECT 1 FROM passkeys WHERE account = accounts.id) \
            AND NOT EXISTS (SELECT 1 FROM tokens WHERE account = accounts.id) \
            AND NOT EXISTS (SELECT 1 FROM table_accounts WHERE account = accounts.id) \
            ORDER BY id LIMIT $3";
        let query = self.select(conditions).bind(role).number(before_ms);
        self.find(query.number(limit.into())).await
    }
}
