//! The contract of a store. `tests/contract` tests it for each kind.

use std::path::Path;

use async_trait::async_trait;

use crate::error::{AccountError, BackupError, CommitError, StoreError};
use crate::leases::Leases;
use crate::rows::{
    AccountRow, PasskeyRow, RatingPoint, RatingRow, ReportRow, SentResultRow, SessionRow,
    StoredTable, SubscriptionRow, TableFilter, TableRow, TableWrite, TokenRow,
};

/// What a server keeps. When an answer arrives, what was stored is on the disk.
#[async_trait]
pub trait Store: People + 'static {
    /// Stores a batch durably and returns the result of each write, in their order. Each write is
    /// stored completely or not at all. One that conflicts does not affect the others, except later
    /// ones to the same table: these are not stored either.
    ///
    /// Wait for the answer before you write to the same table again. A write that was made before
    /// the previous one is known to be stored could continue the log of somebody else.
    async fn commit(&self, batch: &[TableWrite]) -> Vec<Result<(), CommitError>>;

    /// A table with its log, as of one moment.
    async fn table(&self, id: &str) -> Result<Option<StoredTable>, StoreError>;

    /// Tables by their last change, newest first; with equal times, by id, descending.
    async fn tables(&self, which: &TableFilter) -> Result<Vec<TableRow>, StoreError>;

    /// How many tables [`Store::tables`] would give. A database counts them without reading them.
    async fn count_tables(&self, which: &TableFilter) -> Result<usize, StoreError> {
        Ok(self.tables(which).await?.len())
    }

    /// Deletes a table with its log and chat; returns whether there was one. The store remembers
    /// that it was rated.
    async fn delete_table(&self, id: &str) -> Result<bool, StoreError>;

    /// A value of the server, such as its running time.
    async fn value(&self, key: &str) -> Result<Option<String>, StoreError>;

    /// Sets a value of the server.
    async fn set_value(&self, key: &str, value: &str) -> Result<(), StoreError>;

    /// Whether the store answers.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Writes a backup of everything to a new file while play goes on.
    async fn backup(&self, to: &Path) -> Result<(), BackupError>;

    /// Looks for damage: one line for each error.
    async fn check(&self) -> Result<Vec<String>, StoreError>;

    /// Closes the store. Later calls fail.
    async fn close(&self);

    /// Which node plays which table; none in a store that only one server can use.
    fn leases(&self) -> Option<&dyn Leases> {
        None
    }
}

/// What is kept about people, each kind with a trait of its own.
pub trait People: Send + Sync {
    /// Accounts.
    fn accounts(&self) -> &dyn Accounts;

    /// What accounts log in with.
    fn credentials(&self) -> &dyn Credentials;

    /// How strong accounts are.
    fn ratings(&self) -> &dyn Ratings;

    /// Reports.
    fn reports(&self) -> &dyn Reports;

    /// What people scored with deals of the day.
    fn sent_results(&self) -> &dyn SentResults;

    /// Where people are called while no page is open.
    fn subscriptions(&self) -> &dyn Subscriptions;
}

impl<T: Accounts + Credentials + Ratings + Reports + SentResults + Subscriptions> People for T {
    fn accounts(&self) -> &dyn Accounts {
        self
    }

    fn credentials(&self) -> &dyn Credentials {
        self
    }

    fn ratings(&self) -> &dyn Ratings {
        self
    }

    fn reports(&self) -> &dyn Reports {
        self
    }

    fn sent_results(&self) -> &dyn SentResults {
        self
    }

    fn subscriptions(&self) -> &dyn Subscriptions {
        self
    }
}

/// People, guests and bots.
#[async_trait]
pub trait Accounts: Send + Sync {
    /// Stores a new account, with revision 1.
    async fn create(&self, row: AccountRow) -> Result<(), AccountError>;

    /// The account with this id.
    async fn get(&self, id: &str) -> Result<Option<AccountRow>, StoreError>;

    /// The account with this name.
    async fn by_name_key(&self, name_key: &str) -> Result<Option<AccountRow>, StoreError>;

    /// Changes an account, if its revision is still the row's, and increases the revision by one.
    async fn update(&self, row: AccountRow) -> Result<(), AccountError>;

    /// Deletes an account, and with it its logins, its ratings and its chat lines; returns whether
    /// there was one. Tables where it sat stay: the caller renames its seats first. Reports stay,
    /// with only its id.
    async fn delete(&self, id: &str) -> Result<bool, StoreError>;

    /// Accounts whose name key has this prefix, ascending by it.
    async fn search(&self, prefix: &str, limit: u32) -> Result<Vec<AccountRow>, StoreError>;

    /// Accounts with this role that last changed before this time, and that have no login, no token
    /// and no table: nobody can ever use them again, and nothing shows them.
    async fn idle(
        &self,
        role: &str,
        before_ms: u64,
        limit: u32,
    ) -> Result<Vec<AccountRow>, StoreError>;
}

/// What accounts log in with: sessions of devices, passkeys, tokens of programs.
#[async_trait]
pub trait Credentials: Send + Sync {
    /// Stores a new session.
    async fn add_session(&self, row: SessionRow) -> Result<(), AccountError>;

    /// The session whose token has this hash.
    async fn session(&self, token_hash: &[u8]) -> Result<Option<SessionRow>, StoreError>;

    /// An account's sessions, last used first.
    async fn sessions(&self, account: &str) -> Result<Vec<SessionRow>, StoreError>;

    /// Records that a session was used; returns whether there is one.
    async fn touch_session(
        &self,
        token_hash: &[u8],
        seen_ms: u64,
        expires_ms: u64,
    ) -> Result<bool, StoreError>;

    /// Ends a session; returns whether there was one.
    async fn delete_session(&self, token_hash: &[u8]) -> Result<bool, StoreError>;

    /// Ends an account's sessions, except the given one; returns how many.
    async fn delete_sessions(&self, account: &str, but: Option<&[u8]>) -> Result<u64, StoreError>;

    /// Ends all sessions that expired before this time; returns how many.
    async fn delete_expired_sessions(&self, now_ms: u64) -> Result<u64, StoreError>;

    /// Stores a new passkey.
    async fn add_passkey(&self, row: PasskeyRow) -> Result<(), AccountError>;

    /// The passkey with this credential.
    async fn passkey(&self, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError>;

    /// An account's passkeys, oldest first.
    async fn passkeys(&self, account: &str) -> Result<Vec<PasskeyRow>, StoreError>;

    /// Changes a passkey's name, key and time of use; returns whether there is one. Its account
    /// stays the same.
    async fn update_passkey(&self, row: PasskeyRow) -> Result<bool, StoreError>;

    /// Deletes a passkey; returns whether there was one.
    async fn delete_passkey(&self, credential: &[u8]) -> Result<bool, StoreError>;

    /// Stores a new token.
    async fn add_token(&self, row: TokenRow) -> Result<(), AccountError>;

    /// The token with this hash.
    async fn token(&self, hash: &[u8]) -> Result<Option<TokenRow>, StoreError>;

    /// An account's tokens, oldest first.
    async fn tokens(&self, account: &str) -> Result<Vec<TokenRow>, StoreError>;

    /// Deletes a token; returns whether there was one.
    async fn delete_token(&self, hash: &[u8]) -> Result<bool, StoreError>;
}

/// The result of rating a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RatingOutcome {
    /// The ratings are stored.
    Stored,
    /// The table was already rated; nothing has changed.
    AlreadyRated,
    /// Somebody played another game meanwhile: one of the ratings is not based on the stored one.
    /// Nothing has changed; the caller computes them again.
    Stale,
}

/// How strong accounts are.
#[async_trait]
pub trait Ratings: Send + Sync {
    /// An account's ratings, by game.
    async fn of(&self, account: &str) -> Result<Vec<RatingRow>, StoreError>;

    /// The last ratings of an account at a game, newest first.
    async fn history(
        &self,
        account: &str,
        game: &str,
        limit: u32,
    ) -> Result<Vec<RatingPoint>, StoreError>;

    /// Stores the ratings that follow from a table, once per table. Each must have one more game
    /// than the stored one. Deleted accounts are left out.
    async fn rate(&self, table: &str, ratings: Vec<RatingRow>)
    -> Result<RatingOutcome, StoreError>;
}

/// Reports.
#[async_trait]
pub trait Reports: Send + Sync {
    /// Stores a report, unless one with its id is stored already: a repeated one counts once.
    async fn add(&self, row: ReportRow) -> Result<(), StoreError>;

    /// The last reports, newest first; with `open`, only those that were not handled.
    async fn list(&self, open: bool, limit: u32) -> Result<Vec<ReportRow>, StoreError>;

    /// The reports that an account has written, newest first.
    async fn by(&self, account: &str) -> Result<Vec<ReportRow>, StoreError>;

    /// Records that a report was handled; returns whether there was an open one.
    async fn close(&self, id: &str, outcome: &str, closed_ms: u64) -> Result<bool, StoreError>;
}

/// What people scored with deals of the day.
#[async_trait]
pub trait SentResults: Send + Sync {
    /// Stores a result, unless the account has one of this deal: only the first one counts.
    /// Returns whether it was stored.
    async fn add(&self, row: SentResultRow) -> Result<bool, AccountError>;

    /// The results of a deal with the accounts that have sent them: most points first, then those
    /// that came first.
    async fn of_deal(
        &self,
        game: &str,
        date: &str,
        limit: u32,
    ) -> Result<Vec<(SentResultRow, AccountRow)>, StoreError>;

    /// An account's results, newest day first.
    async fn by(&self, account: &str) -> Result<Vec<SentResultRow>, StoreError>;
}

/// Where people are called while no page is open: addresses of browsers at their push services.
#[async_trait]
pub trait Subscriptions: Send + Sync {
    /// Stores a subscription. A known address now belongs to this account: a browser calls whoever
    /// uses it last.
    async fn put(&self, row: SubscriptionRow) -> Result<(), AccountError>;

    /// An account's subscriptions, oldest first.
    async fn of(&self, account: &str) -> Result<Vec<SubscriptionRow>, StoreError>;

    /// Sets how many calls in a row have failed; returns whether there is such a subscription.
    async fn set_failures(&self, endpoint: &str, failures: u64) -> Result<bool, StoreError>;

    /// Deletes a subscription; returns whether there was one.
    async fn delete(&self, endpoint: &str) -> Result<bool, StoreError>;
}
