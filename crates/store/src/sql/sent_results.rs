//! Results of deals of the day, in a database.

use async_trait::async_trait;

use super::SqlStore;
use super::accounts;
use super::database::Row;
use super::error::SqlError;
use crate::error::{AccountError, StoreError};
use crate::rows::{AccountRow, SentResultRow};
use crate::store::SentResults;

fn read(row: &Row) -> Result<SentResultRow, StoreError> {
    Ok(SentResultRow {
        account: row.get(0)?,
        game: row.get(1)?,
        date: row.get(2)?,
        points: row.get(3)?,
        place: row.number(4)?,
        sent_ms: row.number(5)?,
    })
}

#[async_trait]
impl SentResults for SqlStore {
    async fn add(&self, row: SentResultRow) -> Result<bool, AccountError> {
        let sql = "INSERT INTO sent_results (account, game, date, points, place, sent_ms) \
                   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (game, date, account) DO NOTHING";
        let query = self.database.query(sql).bind(row.account).bind(row.game).bind(row.date);
        let query = query.bind(row.points).number(row.place).number(row.sent_ms);
        match self.database.execute(query).await {
            Ok(stored) => Ok(stored > 0),
            Err(SqlError::Orphan) => Err(AccountError::Missing),
            Err(fault) => Err(StoreError::from(fault).into()),
        }
    }

    async fn of_deal(
        &self,
        game: &str,
        date: &str,
        limit: u32,
    ) -> Result<Vec<(SentResultRow, AccountRow)>, StoreError> {
        let sql = "SELECT account, game, date, points, place, sent_ms, id, revision, name, \
                   name_key, role, password, settings, created_ms, changed_ms \
                   FROM sent_results JOIN accounts ON id = account \
                   WHERE game = $1 AND date = $2 \
                   ORDER BY points DESC, sent_ms, account LIMIT $3";
        let query = self.database.query(sql).bind(game).bind(date).number(limit.into());
        let rows = self.database.fetch(query).await?;
        rows.iter().map(|row| Ok((read(row)?, accounts::read_from(row, 6)?))).collect()
    }

    async fn by(&self, account: &str) -> Result<Vec<SentResultRow>, StoreError> {
        let sql = "SELECT account, game, date, points, place, sent_ms FROM sent_results \
                   WHERE account = $1 ORDER BY date DESC, game";
        let rows = self.database.fetch(self.database.query(sql).bind(account)).await?;
        rows.iter().map(read).collect()
    }
}
