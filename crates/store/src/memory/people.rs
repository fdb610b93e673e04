//! Accounts and everything that belongs to them, in memory.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use async_trait::async_trait;

use super::{Memory, Shelves};
use crate::error::{AccountError, StoreError};
use crate::rows::{
    AccountRow, PasskeyRow, RatingPoint, RatingRow, ReportRow, SessionRow, SubscriptionRow,
    TokenRow,
};
use crate::store::{Accounts, Credentials, Rated, Ratings, Reports, Subscriptions};

impl Shelves {
    fn has_name(&self, row: &AccountRow) -> bool {
        let mut others = self.accounts.values().filter(|other| other.id != row.id);
        others.any(|other| other.name_key == row.name_key)
    }

    /// Whether something new may be added for an account.
    fn admits<T>(
        &self,
        shelf: &BTreeMap<Vec<u8>, T>,
        key: &[u8],
        account: &str,
    ) -> Result<(), AccountError> {
        if shelf.contains_key(key) {
            Err(AccountError::Exists)
        } else if self.accounts.contains_key(account) {
            Ok(())
        } else {
            Err(AccountError::Missing)
        }
    }
}

#[async_trait]
impl Accounts for Memory {
    async fn create(&self, row: AccountRow) -> Result<(), AccountError> {
        let mut shelves = self.shelves();
        if shelves.accounts.contains_key(&row.id) {
            return Err(AccountError::Exists);
        }
        if shelves.has_name(&row) {
            return Err(AccountError::NameTaken);
        }
        shelves.accounts.insert(row.id.clone(), AccountRow { revision: 1, ..row });
        Ok(())
    }

    async fn get(&self, id: &str) -> Result<Option<AccountRow>, StoreError> {
        Ok(self.shelves().accounts.get(id).cloned())
    }

    async fn by_name_key(&self, name_key: &str) -> Result<Option<AccountRow>, StoreError> {
        let shelves = self.shelves();
        Ok(shelves.accounts.values().find(|account| account.name_key == name_key).cloned())
    }

    async fn update(&self, row: AccountRow) -> Result<(), AccountError> {
        let mut shelves = self.shelves();
        let stored = shelves.accounts.get(&row.id).ok_or(AccountError::Missing)?;
        if stored.revision != row.revision {
            return Err(AccountError::Stale);
        }
        if shelves.has_name(&row) {
            return Err(AccountError::NameTaken);
        }
        let revision = row.revision + 1;
        shelves.accounts.insert(row.id.clone(), AccountRow { revision, ..row });
        Ok(())
    }

    async fn delete(&self, id: &str) -> Result<bool, StoreError> {
        let mut shelves = self.shelves();
        shelves.sessions.retain(|_, row| row.account != id);
        shelves.passkeys.retain(|_, row| row.account != id);
        shelves.tokens.retain(|_, row| row.account != id);
        shelves.subscriptions.retain(|_, row| row.account != id);
        shelves.sent_results.retain(|_, row| row.account != id);
        shelves.ratings.retain(|(account, _), _| account != id);
        shelves.course.retain(|(account, ..), _| account != id);
        for held in shelves.tables.values_mut() {
            held.chat.retain(|_, line| line.account.as_deref() != Some(id));
        }
        Ok(shelves.accounts.remove(id).is_some())
    }

    async fn search(&self, prefix: &str, limit: u32) -> Result<Vec<AccountRow>, StoreError> {
        let shelves = self.shelves();
        let all = shelves.accounts.values();
        let mut found: Vec<_> = all.filter(|row| row.name_key.starts_with(prefix)).collect();
        found.sort_by_key(|row| &row.name_key);
        Ok(found.into_iter().take(limit as usize).cloned().collect())
    }

    async fn idle(
        &self,
        role: &str,
        before_ms: u64,
        limit: u32,
    ) -> Result<Vec<AccountRow>, StoreError> {
        let shelves = self.shelves();
        let is_used = |id: &String| {
            shelves.sessions.values().any(|row| row.account == *id)
                || shelves.passkeys.values().any(|row| row.account == *id)
                || shelves.tokens.values().any(|row| row.account == *id)
                || shelves.tables.values().any(|held| held.row.accounts.contains(id))
        };
        let old = shelves
            .accounts
            .values()
            .filter(|row| row.role == role && row.changed_ms < before_ms && !is_used(&row.id));
        Ok(old.take(limit as usize).cloned().collect())
    }
}

#[async_trait]
impl Credentials for Memory {
    async fn add_session(&self, row: SessionRow) -> Result<(), AccountError> {
        let mut shelves = self.shelves();
        shelves.admits(&shelves.sessions, &row.token_hash, &row.account)?;
        shelves.sessions.insert(row.token_hash.clone(), row);
        Ok(())
    }

    async fn session(&self, token_hash: &[u8]) -> Result<Option<SessionRow>, StoreError> {
        Ok(self.shelves().sessions.get(token_hash).cloned())
    }

    async fn sessions(&self, account: &str) -> Result<Vec<SessionRow>, StoreError> {
        let shelves = self.shelves();
        let all = shelves.sessions.values();
        let mut found: Vec<_> = all.filter(|row| row.account == account).cloned().collect();
        found.sort_by_key(|row| Reverse(row.seen_ms));
        Ok(found)
    }

    async fn touch_session(
        &self,
        token_hash: &[u8],
        seen_ms: u64,
        expires_ms: u64,
    ) -> Result<bool, StoreError> {
        let mut shelves = self.shelves();
        let session = shelves.sessions.get_mut(token_hash);
        Ok(session.map(|row| (row.seen_ms, row.expires_ms) = (seen_ms, expires_ms)).is_some())
    }

    async fn delete_session(&self, token_hash: &[u8]) -> Result<bool, StoreError> {
        Ok(self.shelves().sessions.remove(token_hash).is_some())
    }

    async fn delete_sessions(&self, account: &str, but: Option<&[u8]>) -> Result<u64, StoreError> {
        let sessions = &mut self.shelves().sessions;
        let ends = sessions.extract_if(.., |hash, row| {
            row.account == account && but.is_none_or(|but| hash != but)
        });
        Ok(ends.count() as u64)
    }

    async fn delete_expired_sessions(&self, now_ms: u64) -> Result<u64, StoreError> {
        let sessions = &mut self.shelves().sessions;
        Ok(sessions.extract_if(.., |_, row| row.expires_ms < now_ms).count() as u64)
    }

    async fn add_passkey(&self, row: PasskeyRow) -> Result<(), AccountError> {
        let mut shelves = self.shelves();
        shelves.admits(&shelves.passkeys, &row.credential, &row.account)?;
        shelves.passkeys.insert(row.credential.clone(), row);
        Ok(())
    }

    async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
        Ok(self.shelves().passkeys.get(credential).cloned())
    }

    async fn passkeys(&self, account: &str) -> Result<Vec<PasskeyRow>, StoreError> {
        let shelves = self.shelves();
        let all = shelves.passkeys.values();
        let mut found: Vec<_> = all.filter(|row| row.account == account).cloned().collect();
        found.sort_by_key(|row| row.created_ms);
        Ok(found)
    }

    async fn update_passkey(&self, row: PasskeyRow) -> Result<bool, StoreError> {
        let mut shelves = self.shelves();
        let Some(stored) = shelves.passkeys.get_mut(&row.credential) else {
            return Ok(false);
        };
        (stored.name, stored.key, stored.used_ms) = (row.name, row.key, row.used_ms);
        Ok(true)
    }

    async fn delete_passkey(&self, credential: &[u8]) -> Result<bool, StoreError> {
        Ok(self.shelves().passkeys.remove(credential).is_some())
    }

    async fn add_token(&self, row: TokenRow) -> Result<(), AccountError> {
        let mut shelves = self.shelves();
        shelves.admits(&shelves.tokens, &row.hash, &row.account)?;
        shelves.tokens.insert(row.hash.clone(), row);
        Ok(())
    }

    async fn token(&self, hash: &[u8]) -> Result<Option<TokenRow>, StoreError> {
        Ok(self.shelves().tokens.get(hash).cloned())
    }

    async fn tokens(&self, account: &str) -> Result<Vec<TokenRow>, StoreError> {
        let shelves = self.shelves();
        let all = shelves.tokens.values();
        let mut found: Vec<_> = all.filter(|row| row.account == account).cloned().collect();
        found.sort_by_key(|row| row.created_ms);
        Ok(found)
    }

    async fn delete_token(&self, hash: &[u8]) -> Result<bool, StoreError> {
        Ok(self.shelves().tokens.remove(hash).is_some())
    }
}

#[async_trait]
impl Ratings for Memory {
    async fn of(&self, account: &str) -> Result<Vec<RatingRow>, StoreError> {
        let shelves = self.shelves();
        Ok(shelves.ratings.values().filter(|row| row.account == account).cloned().collect())
    }

    async fn course(
        &self,
        account: &str,
        game: &str,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let shelves = self.shelves();
        let key = |games| (account.to_owned(), game.to_owned(), games);
        let course = shelves.course.range(key(0)..=key(u64::MAX)).rev();
        Ok(course.take(limit as usize).map(|(_, point)| point.clone()).collect())
    }

    async fn rate(&self, table: &str, mut ratings: Vec<RatingRow>) -> Result<Rated, StoreError> {
        let mut shelves = self.shelves();
        if shelves.rated.contains(table) {
            return Ok(Rated::Before);
        }
        ratings.retain(|row| shelves.accounts.contains_key(&row.account));
        let key = |row: &RatingRow| (row.account.clone(), row.game.clone());
        let games = |row| shelves.ratings.get(&key(row)).map_or(0, |stored| stored.games);
        if ratings.iter().any(|row| row.games != games(row) + 1) {
            return Ok(Rated::Stale);
        }
        shelves.rated.insert(table.into());
        for rating in ratings {
            let (account, game) = key(&rating);
            let point = RatingPoint { table: table.into(), rating: rating.clone() };
            shelves.course.insert((account.clone(), game.clone(), rating.games), point);
            shelves.ratings.insert((account, game), rating);
        }
        Ok(Rated::Stored)
    }
}

#[async_trait]
impl Reports for Memory {
    async fn add(&self, row: ReportRow) -> Result<(), StoreError> {
        let mut shelves = self.shelves();
        shelves.reports.entry(row.id.clone()).or_insert(row);
        Ok(())
    }

    async fn list(&self, open: bool, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
        let shelves = self.shelves();
        let all = shelves.reports.values();
        let mut found: Vec<_> = all.filter(|row| !open || row.closed_ms.is_none()).collect();
        found.sort_by_key(|row| Reverse((row.created_ms, &row.id)));
        Ok(found.into_iter().take(limit as usize).cloned().collect())
    }

    async fn by(&self, account: &str) -> Result<Vec<ReportRow>, StoreError> {
        let mut own = self.list(false, u32::MAX).await?;
        own.retain(|row| row.by == account);
        Ok(own)
    }

    async fn close(&self, id: &str, outcome: &str, closed_ms: u64) -> Result<bool, StoreError> {
        let mut shelves = self.shelves();
        let open = shelves.reports.get_mut(id).filter(|row| row.closed_ms.is_none());
        let Some(row) = open else {
            return Ok(false);
        };
        (row.outcome, row.closed_ms) = (Some(outcome.into()), Some(closed_ms));
        Ok(true)
    }
}

#[async_trait]
impl Subscriptions for Memory {
    async fn put(&self, row: SubscriptionRow) -> Result<(), AccountError> {
        let mut shelves = self.shelves();
        if !shelves.accounts.contains_key(&row.account) {
            return Err(AccountError::Missing);
        }
        shelves.subscriptions.insert(row.endpoint.clone(), row);
        Ok(())
    }

    async fn of(&self, account: &str) -> Result<Vec<SubscriptionRow>, StoreError> {
        let shelves = self.shelves();
        let all = shelves.subscriptions.values();
        let mut found: Vec<_> = all.filter(|row| row.account == account).cloned().collect();
        found.sort_by_key(|row| row.created_ms);
        Ok(found)
    }

    async fn set_failures(&self, endpoint: &str, failures: u64) -> Result<bool, StoreError> {
        let mut shelves = self.shelves();
        let found = shelves.subscriptions.get_mut(endpoint);
        Ok(found.map(|row| row.failures = failures).is_some())
    }

    async fn delete(&self, endpoint: &str) -> Result<bool, StoreError> {
        Ok(self.shelves().subscriptions.remove(endpoint).is_some())
    }
}
