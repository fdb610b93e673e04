//! Results of deals of the day, in memory.

use std::cmp::Reverse;

use async_trait::async_trait;

use super::Memory;
use crate::error::{AccountError, StoreError};
use crate::rows::{AccountRow, SentResultRow};
use crate::store::SentResults;

#[async_trait]
impl SentResults for Memory {
    async fn add(&self, row: SentResultRow) -> Result<bool, AccountError> {
        let mut contents = self.contents();
        if !contents.accounts.contains_key(&row.account) {
            return Err(AccountError::Missing);
        }
        let key = (row.game.clone(), row.date.clone(), row.account.clone());
        if contents.sent_results.contains_key(&key) {
            return Ok(false);
        }
        contents.sent_results.insert(key, row);
        Ok(true)
    }

    async fn of_deal(
        &self,
        game: &str,
        date: &str,
        limit: u32,
    ) -> Result<Vec<(SentResultRow, AccountRow)>, StoreError> {
        let contents = self.contents();
        let all = contents.sent_results.values();
        let mut found: Vec<_> = all.filter(|row| row.game == game && row.date == date).collect();
        found.sort_by_key(|row| (Reverse(row.points), row.sent_ms, &row.account));
        found.truncate(limit as usize);
        let with_account = |row: &SentResultRow| {
            let account = contents.accounts.get(&row.account)?;
            Some((row.clone(), account.clone()))
        };
        Ok(found.into_iter().filter_map(with_account).collect())
    }

    async fn by(&self, account: &str) -> Result<Vec<SentResultRow>, StoreError> {
        let contents = self.contents();
        let all = contents.sent_results.values();
        let mut own: Vec<_> = all.filter(|row| row.account == account).cloned().collect();
        own.sort_by(|one, other| (&other.date, &one.game).cmp(&(&one.date, &other.game)));
        Ok(own)
    }
}
