//! Accounts and everything that belongs to them, in memory.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use async_trait::async_trait;

use super::{Contents, Memory};
use crate::error::{AccountError, StoreError};
use crate::rows::{
    AccountRow, PasskeyRow, RatingPoint, RatingRow, ReportRow, SessionRow, SubscriptionRow,
    TokenRow,
};
use crate::store::{Accounts, Credentials, RatingOutcome, Ratings, Reports, Subscriptions};

impl Contents {
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
        let mut contents = self.contents();
        if contents.accounts.contains_key(&row.id) {
            return Err(AccountError::Exists);
        }
        if contents.has_name(&row) {
            return Err(AccountError::NameTaken);
        }
        contents.accounts.insert(row.id.clone(), AccountRow { revision: 1, ..row });
        Ok(())
    }

    async fn get(&self, id: &str) -> Result<Option<AccountRow>, StoreError> {
        Ok(self.contents().accounts.get(id).cloned())
    }

    async fn by_name_key(&self, name_key: &str) -> Result<Option<AccountRow>, StoreError> {
        let contents = self.contents();
        Ok(contents.accounts.values().find(|account| account.name_key == name_key).cloned())
    }

    async fn update(&self, row: AccountRow) -> Result<(), AccountError> {
        let mut contents = self.contents();
        let stored = contents.accounts.get(&row.id).ok_or(AccountError::Missing)?;
        if stored.revision != row.revision {
            return Err(AccountError::Stale);
        }
        if contents.has_name(&row) {
            return Err(AccountError::NameTaken);
        }
        let revision = row.revision + 1;
        contents.accounts.insert(row.id.clone(), AccountRow { revision, ..row });
        Ok(())
    }

    async fn delete(&self, id: &str) -> Result<bool, StoreError> {
        let mut contents = self.contents();
        contents.sessions.retain(|_, row| row.account != id);
        contents.passkeys.retain(|_, row| row.account != id);
        contents.tokens.retain(|_, row| row.account != id);
        contents.subscriptions.retain(|_, row| row.account != id);
        contents.sent_results.retain(|_, row| row.account != id);
        contents.ratings.retain(|(account, _), _| account != id);
        contents.rating_points.retain(|(account, ..), _| account != id);
        for table in contents.tables.values_mut() {
            table.chat.retain(|_, line| line.account.as_deref() != Some(id));
        }
        Ok(contents.accounts.remove(id).is_some())
    }

    async fn search(&self, prefix: &str, limit: u32) -> Result<Vec<AccountRow>, StoreError> {
        let contents = self.contents();
        let all = contents.accounts.values();
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
        let contents = self.contents();
        let is_used = |id: &String| {
            contents.sessions.values().any(|row| row.account == *id)
                || contents.passkeys.values().any(|row| row.account == *id)
                || contents.tokens.values().any(|row| row.account == *id)
                || contents.tables.values().any(|table| table.row.accounts.contains(id))
        };
        let old = contents
            .accounts
            .values()
            .filter(|row| row.role == role && row.changed_ms < before_ms && !is_used(&row.id));
        Ok(old.take(limit as usize).cloned().collect())
    }
}

#[async_trait]
impl Credentials for Memory {
    async fn add_session(&self, row: SessionRow) -> Result<(), AccountError> {
        let mut contents = self.contents();
        contents.admits(&contents.sessions, &row.token_hash, &row.account)?;
        contents.sessions.insert(row.token_hash.clone(), row);
        Ok(())
    }

    async fn session(&self, token_hash: &[u8]) -> Result<Option<SessionRow>, StoreError> {
        Ok(self.contents().sessions.get(token_hash).cloned())
    }

    async fn sessions(&self, account: &str) -> Result<Vec<SessionRow>, StoreError> {
        let contents = self.contents();
        let all = contents.sessions.values();
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
        let mut contents = self.contents();
        let session = contents.sessions.get_mut(token_hash);
        Ok(session.map(|row| (row.seen_ms, row.expires_ms) = (seen_ms, expires_ms)).is_some())
    }

    async fn delete_session(&self, token_hash: &[u8]) -> Result<bool, StoreError> {
        Ok(self.contents().sessions.remove(token_hash).is_some())
    }

    async fn delete_sessions(&self, account: &str, but: Option<&[u8]>) -> Result<u64, StoreError> {
        let sessions = &mut self.contents().sessions;
        let ends = sessions.extract_if(.., |hash, row| {
            row.account == account && but.is_none_or(|but| hash != but)
        });
        Ok(ends.count() as u64)
    }

    async fn delete_expired_sessions(&self, now_ms: u64) -> Result<u64, StoreError> {
        let sessions = &mut self.contents().sessions;
        Ok(sessions.extract_if(.., |_, row| row.expires_ms < now_ms).count() as u64)
    }

    async fn add_passkey(&self, row: PasskeyRow) -> Result<(), AccountError> {
        let mut contents = self.contents();
        contents.admits(&contents.passkeys, &row.credential, &row.account)?;
        contents.passkeys.insert(row.credential.clone(), row);
        Ok(())
    }

    async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
        Ok(self.contents().passkeys.get(credential).cloned())
    }

    async fn passkeys(&self, account: &str) -> Result<Vec<PasskeyRow>, StoreError> {
        let contents = self.contents();
        let all = contents.passkeys.values();
        let mut found: Vec<_> = all.filter(|row| row.account == account).cloned().collect();
        found.sort_by_key(|row| row.created_ms);
        Ok(found)
    }

    async fn update_passkey(&self, row: PasskeyRow) -> Result<bool, StoreError> {
        let mut contents = self.contents();
        let Some(stored) = contents.passkeys.get_mut(&row.credential) else {
            return Ok(false);
        };
        (stored.name, stored.key, stored.used_ms) = (row.name, row.key, row.used_ms);
        Ok(true)
    }

    async fn delete_passkey(&self, credential: &[u8]) -> Result<bool, StoreError> {
        Ok(self.contents().passkeys.remove(credential).is_some())
    }

    async fn add_token(&self, row: TokenRow) -> Result<(), AccountError> {
        let mut contents = self.contents();
        contents.admits(&contents.tokens, &row.hash, &row.account)?;
        contents.tokens.insert(row.hash.clone(), row);
        Ok(())
    }

    async fn token(&self, hash: &[u8]) -> Result<Option<TokenRow>, StoreError> {
        Ok(self.contents().tokens.get(hash).cloned())
    }

    async fn tokens(&self, account: &str) -> Result<Vec<TokenRow>, StoreError> {
        let contents = self.contents();
        let all = contents.tokens.values();
        let mut found: Vec<_> = all.filter(|row| row.account == account).cloned().collect();
        found.sort_by_key(|row| row.created_ms);
        Ok(found)
    }

    async fn delete_token(&self, hash: &[u8]) -> Result<bool, StoreError> {
        Ok(self.contents().tokens.remove(hash).is_some())
    }
}

#[async_trait]
impl Ratings for Memory {
    async fn of(&self, account: &str) -> Result<Vec<RatingRow>, StoreError> {
        let contents = self.contents();
        Ok(contents.ratings.values().filter(|row| row.account == account).cloned().collect())
    }

    async fn history(
        &self,
        account: &str,
        game: &str,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        let contents = self.contents();
        let key = |games| (account.to_owned(), game.to_owned(), games);
        let points = contents.rating_points.range(key(0)..=key(u64::MAX)).rev();
        Ok(points.take(limit as usize).map(|(_, point)| point.clone()).collect())
    }

    async fn rate(
        &self,
        table: &str,
        mut ratings: Vec<RatingRow>,
    ) -> Result<RatingOutcome, StoreError> {
        let mut contents = self.contents();
        if contents.rated.contains(table) {
            return Ok(RatingOutcome::AlreadyRated);
        }
        ratings.retain(|row| contents.accounts.contains_key(&row.account));
        let key = |row: &RatingRow| (row.account.clone(), row.game.clone());
        let games = |row| contents.ratings.get(&key(row)).map_or(0, |stored| stored.games);
        if ratings.iter().any(|row| row.games != games(row) + 1) {
            return Ok(RatingOutcome::Stale);
        }
        contents.rated.insert(table.into());
        for rating in ratings {
            let (account, game) = key(&rating);
            let point = RatingPoint { table: table.into(), rating: rating.clone() };
            contents.rating_points.insert((account.clone(), game.clone(), rating.games), point);
            contents.ratings.insert((account, game), rating);
        }
        Ok(RatingOutcome::Stored)
    }
}

#[async_trait]
impl Reports for Memory {
    async fn add(&self, row: ReportRow) -> Result<(), StoreError> {
        let mut contents = self.contents();
        contents.reports.entry(row.id.clone()).or_insert(row);
        Ok(())
    }

    async fn list(&self, open: bool, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
        let contents = self.contents();
        let all = contents.reports.values();
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
        let mut contents = self.contents();
        let open = contents.reports.get_mut(id).filter(|row| row.closed_ms.is_none());
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
        let mut contents = self.contents();
        if !contents.accounts.contains_key(&row.account) {
            return Err(AccountError::Missing);
        }
        contents.subscriptions.insert(row.endpoint.clone(), row);
        Ok(())
    }

    async fn of(&self, account: &str) -> Result<Vec<SubscriptionRow>, StoreError> {
        let contents = self.contents();
        let all = contents.subscriptions.values();
        let mut found: Vec<_> = all.filter(|row| row.account == account).cloned().collect();
        found.sort_by_key(|row| row.created_ms);
        Ok(found)
    }

    async fn set_failures(&self, endpoint: &str, failures: u64) -> Result<bool, StoreError> {
        let mut contents = self.contents();
        let found = contents.subscriptions.get_mut(endpoint);
        Ok(found.map(|row| row.failures = failures).is_some())
    }

    async fn delete(&self, endpoint: &str) -> Result<bool, StoreError> {
        Ok(self.contents().subscriptions.remove(endpoint).is_some())
    }
}
