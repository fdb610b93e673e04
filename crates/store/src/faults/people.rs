//! Faults in what is stored about people.

use async_trait::async_trait;

use super::FaultyStore;
use crate::error::{AccountError, StoreError};
use crate::rows::{
    AccountRow, PasskeyRow, RatingPoint, RatingRow, ReportRow, SentResultRow, SessionRow,
    SubscriptionRow, TokenRow,
};
use crate::store::{
    Accounts, Credentials, RatingOutcome, Ratings, Reports, SentResults, Store, Subscriptions,
};

#[async_trait]
impl<S: Store> Accounts for FaultyStore<S> {
    async fn create(&self, row: AccountRow) -> Result<(), AccountError> {
        self.reach_to_write()?;
        self.inside.accounts().create(row).await
    }

    async fn get(&self, id: &str) -> Result<Option<AccountRow>, StoreError> {
        self.reach()?;
        self.inside.accounts().get(id).await
    }

    async fn by_name_key(&self, name_key: &str) -> Result<Option<AccountRow>, StoreError> {
        self.reach()?;
        self.inside.accounts().by_name_key(name_key).await
    }

    async fn update(&self, row: AccountRow) -> Result<(), AccountError> {
        self.reach_to_write()?;
        self.inside.accounts().update(row).await
    }

    async fn delete(&self, id: &str) -> Result<bool, StoreError> {
        self.reach_to_write()?;
        self.inside.accounts().delete(id).await
    }

    async fn search(&self, prefix: &str, limit: u32) -> Result<Vec<AccountRow>, StoreError> {
        self.reach()?;
        self.inside.accounts().search(prefix, limit).await
    }

    async fn idle(
        &self,
        role: &str,
        before_ms: u64,
        limit: u32,
    ) -> Result<Vec<AccountRow>, StoreError> {
        self.reach()?;
        self.inside.accounts().idle(role, before_ms, limit).await
    }
}

#[async_trait]
impl<S: Store> Credentials for FaultyStore<S> {
    async fn add_session(&self, row: SessionRow) -> Result<(), AccountError> {
        self.reach_to_write()?;
        self.inside.credentials().add_session(row).await
    }

    async fn session(&self, token_hash: &[u8]) -> Result<Option<SessionRow>, StoreError> {
        self.reach()?;
        self.inside.credentials().session(token_hash).await
    }

    async fn sessions(&self, account: &str) -> Result<Vec<SessionRow>, StoreError> {
        self.reach()?;
        self.inside.credentials().sessions(account).await
    }

    async fn touch_session(
        &self,
        token_hash: &[u8],
        seen_ms: u64,
        expires_ms: u64,
    ) -> Result<bool, StoreError> {
        self.reach_to_write()?;
        self.inside.credentials().touch_session(token_hash, seen_ms, expires_ms).await
    }

    async fn delete_session(&self, token_hash: &[u8]) -> Result<bool, StoreError> {
        self.reach_to_write()?;
        self.inside.credentials().delete_session(token_hash).await
    }

    async fn delete_sessions(&self, account: &str, but: Option<&[u8]>) -> Result<u64, StoreError> {
        self.reach_to_write()?;
        self.inside.credentials().delete_sessions(account, but).await
    }

    async fn delete_expired_sessions(&self, now_ms: u64) -> Result<u64, StoreError> {
        self.reach_to_write()?;
        self.inside.credentials().delete_expired_sessions(now_ms).await
    }

    async fn add_passkey(&self, row: PasskeyRow) -> Result<(), AccountError> {
        self.reach_to_write()?;
        self.inside.credentials().add_passkey(row).await
    }

    async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
        self.reach()?;
        self.inside.credentials().passkey(credential).await
    }

    async fn passkeys(&self, account: &str) -> Result<Vec<PasskeyRow>, StoreError> {
        self.reach()?;
        self.inside.credentials().passkeys(account).await
    }

    async fn update_passkey(&self, row: PasskeyRow) -> Result<bool, StoreError> {
        self.reach_to_write()?;
        self.inside.credentials().update_passkey(row).await
    }

    async fn delete_passkey(&self, credential: &[u8]) -> Result<bool, StoreError> {
        self.reach_to_write()?;
        self.inside.credentials().delete_passkey(credential).await
    }

    async fn add_token(&self, row: TokenRow) -> Result<(), AccountError> {
        self.reach_to_write()?;
        self.inside.credentials().add_token(row).await
    }

    async fn token(&self, hash: &[u8]) -> Result<Option<TokenRow>, StoreError> {
        self.reach()?;
        self.inside.credentials().token(hash).await
    }

    async fn tokens(&self, account: &str) -> Result<Vec<TokenRow>, StoreError> {
        self.reach()?;
        self.inside.credentials().tokens(account).await
    }

    async fn delete_token(&self, hash: &[u8]) -> Result<bool, StoreError> {
        self.reach_to_write()?;
        self.inside.credentials().delete_token(hash).await
    }
}

#[async_trait]
impl<S: Store> Ratings for FaultyStore<S> {
    async fn of(&self, account: &str) -> Result<Vec<RatingRow>, StoreError> {
        self.reach()?;
        self.inside.ratings().of(account).await
    }

    async fn history(
        &self,
        account: &str,
        game: &str,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        self.reach()?;
        self.inside.ratings().history(account, game, limit).await
    }

    async fn rate(
        &self,
        table: &str,
        ratings: Vec<RatingRow>,
    ) -> Result<RatingOutcome, StoreError> {
        self.reach_to_write()?;
        self.inside.ratings().rate(table, ratings).await
    }
}

#[async_trait]
impl<S: Store> Reports for FaultyStore<S> {
    async fn add(&self, row: ReportRow) -> Result<(), StoreError> {
        self.reach_to_write()?;
        self.inside.reports().add(row).await
    }

    async fn list(&self, open: bool, limit: u32) -> Result<Vec<ReportRow>, StoreError> {
        self.reach()?;
        self.inside.reports().list(open, limit).await
    }

    async fn close(&self, id: &str, outcome: &str, closed_ms: u64) -> Result<bool, StoreError> {
        self.reach_to_write()?;
        self.inside.reports().close(id, outcome, closed_ms).await
    }

    async fn by(&self, account: &str) -> Result<Vec<ReportRow>, StoreError> {
        self.reach()?;
        self.inside.reports().by(account).await
    }
}

#[async_trait]
impl<S: Store> Subscriptions for FaultyStore<S> {
    async fn put(&self, row: SubscriptionRow) -> Result<(), AccountError> {
        self.reach_to_write()?;
        self.inside.subscriptions().put(row).await
    }

    async fn of(&self, account: &str) -> Result<Vec<SubscriptionRow>, StoreError> {
        self.reach()?;
        self.inside.subscriptions().of(account).await
    }

    async fn set_failures(&self, endpoint: &str, failures: u64) -> Result<bool, StoreError> {
        self.reach_to_write()?;
        self.inside.subscriptions().set_failures(endpoint, failures).await
    }

    async fn delete(&self, endpoint: &str) -> Result<bool, StoreError> {
        self.reach_to_write()?;
        self.inside.subscriptions().delete(endpoint).await
    }
}

#[async_trait]
impl<S: Store> SentResults for FaultyStore<S> {
    async fn add(&self, row: SentResultRow) -> Result<bool, AccountError> {
        self.reach_to_write()?;
        self.inside.sent_results().add(row).await
    }

    async fn of_deal(
        &self,
        game: &str,
        date: &str,
        limit: u32,
    ) -> Result<Vec<(SentResultRow, AccountRow)>, StoreError> {
        self.reach()?;
        self.inside.sent_results().of_deal(game, date, limit).await
    }

    async fn by(&self, account: &str) -> Result<Vec<SentResultRow>, StoreError> {
        self.reach()?;
        self.inside.sent_results().by(account).await
    }
}
